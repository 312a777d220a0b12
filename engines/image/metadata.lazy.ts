/** What reads the blocks beside the picture: needed for the first picture, not when the engine starts. */
export { gather } from './metadata/gather';

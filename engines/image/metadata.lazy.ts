/** What reads the blocks beside the picture, and the formats beside the six: not needed when the engine starts. */
export { summarize, takenOf } from './summary/summary';
export { inspectOther } from './formats/other';
export { gather } from './formats/six-formats';

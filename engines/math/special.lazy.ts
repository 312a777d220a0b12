/** Special functions: closed forms, digits, and values in doubles. Loaded when one occurs. */
export { SPECIAL } from './definitions/special';

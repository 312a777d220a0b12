/** Reads a picture and sums it up: not needed when the engine starts. */
export { summarize, takenOf } from './summary/summary';
export { inspectImage } from './inspect';

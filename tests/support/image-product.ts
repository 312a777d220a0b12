/** The image engine with its lazy parts and its maker of copies, as one module: benches build it as it is shipped. */
export { cleanCopy, LOOKS } from '../../engines/image/copy/clean';
export { engine } from '../../engines/image/engine';
export { inspectImage } from '../../engines/image/inspect';
export * as metadata from '../../engines/image/metadata.lazy';
export * as place from '../../engines/image/place.lazy';
export * as signature from '../../engines/image/signature.lazy';

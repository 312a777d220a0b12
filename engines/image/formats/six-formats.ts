import type { Format } from '../header';
import { Gatherer } from '../metadata/gather';
import type { Gathered } from '../metadata/gathered';
import { withUnreached } from '../metadata/unreached';
import { readEmbeddedFilm } from './movie';

/** Reads all blocks of a picture of the six formats. Time and memory are bounded by the real size of the file. */
export function gather(bytes: Uint8Array, format: Format): Gathered {
	const gatherer = new Gatherer(bytes.length);
	gatherer.file(bytes, format);
	for (const film of gatherer.films) readEmbeddedFilm(film, gatherer);
	return withUnreached(gatherer.finish(), bytes, format === 'TIFF' ? 'other' : 'six');
}

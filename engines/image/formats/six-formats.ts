import type { Format } from '../header';
import { Gatherer } from '../metadata/gather';
import type { KnownExif } from '../exif';
import type { Gathered } from '../metadata/gathered';
import { withUnreached } from '../metadata/unreached';
import { readEmbeddedFilm } from './movie';

/**
 * Reads all blocks of a picture of the six formats. Time and memory are bounded by the real size of the file.
 *
 * @param known EXIF that the header's reader has read
 */
export function gather(bytes: Uint8Array, format: Format, known: KnownExif | null = null): Gathered {
	const gatherer = new Gatherer(bytes.length, known);
	gatherer.file(bytes, format);
	for (const film of gatherer.films) readEmbeddedFilm(film, gatherer);
	return withUnreached(gatherer.finish(), bytes, format === 'TIFF' ? 'other' : 'six');
}

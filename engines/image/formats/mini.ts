import type { Gatherer } from '../metadata/gather';
import type { Header } from '../header';
import { BitReader } from './bit-reader';
import type { Box } from './isobmff';
import { pictureHeader } from './read';

/** The box of a minimised picture (ISO/IEC 23008-12, brand mif3) up to its bit depth, without its metadata. */
export function readMini(
	bytes: Uint8Array,
	{ body, end }: Box,
	gatherer: Gatherer
): { header: Header; orientation: number } {
	const bits = new BitReader(bytes.subarray(body, end), false);
	const flag = () => bits.read(1) === 1;
	bits.read(2); // version
	flag(); // explicit codec types
	const float = flag();
	flag(); // full range
	const hasAlpha = flag();
	flag(); // explicit colour code points
	flag(); // HDR
	const [icc, exif, xmp] = [flag(), flag(), flag()];
	const subsampling = bits.read(2);
	const orientation = bits.read(3) + 1;
	const size = flag() ? 15 : 7;
	const width = bits.read(size) + 1;
	const height = bits.read(size) + 1;
	if (subsampling === 1 || subsampling === 2) flag();
	if (subsampling === 1) flag();
	const depth = float ? 16 << bits.read(2) : flag() ? 9 + bits.read(3) : 8;
	if (icc) gatherer.unreadBlock('colour profile', 0);
	if (exif) gatherer.unreadBlock('EXIF', 0);
	if (xmp) gatherer.unreadBlock('XMP', 0);
	return {
		header: pictureHeader(width, height, (subsampling === 0 ? 1 : 3) + (hasAlpha ? 1 : 0), depth, hasAlpha),
		orientation
	};
}

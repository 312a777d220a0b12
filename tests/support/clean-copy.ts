/** Clean copies of made pictures, and parts of JPEG files that they keep. */
import { expect } from 'vitest';
import { cleanCopy, LOOKS, type CleanCopy, type Keep } from '../../engines/image/copy/clean';
import * as make from './pictures';
import { tiffBlock } from './tiff-block';

export const XMP_HEAD = 'http://ns.adobe.com/xap/1.0/\0';
export const jfif = make.segment(0xe0, 'JFIF\0', [1, 2, 1, 0, 72, 0, 72, 0, 0]);
export const adobe = make.segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1]);
export const icc = make.segment(0xe2, 'ICC_PROFILE\0', [1, 1], make.iccProfile('Display P3'));

/** The copy of a picture that gets a complete one. */
export function clean(bytes: Uint8Array, keep: Partial<Keep> = {}): CleanCopy {
	const copy = cleanCopy(bytes, { ...LOOKS, ...keep });
	if (!copy) throw new Error('no copy');
	expect(copy.isComplete).toBe(true);
	return copy;
}

/** Names of what a copy lost. */
export const names = ({ removed }: CleanCopy) => removed.map(({ name }) => name);

/** An HDR picture as phones write it: a list of pictures, and the gain map behind the first. */
export function ultraHdr(): make.Bytes {
	const hdrgm = 'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"';
	const rdf = (attributes: string) =>
		`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ${attributes} xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Asha"/></rdf:RDF></x:xmpmeta>`;
	const map = make.jpeg({
		width: 8,
		height: 6,
		segments: [make.segment(0xe1, XMP_HEAD, rdf(`${hdrgm} hdrgm:GainMapMax="2.5"`)), make.segment(0xfe, 'private')]
	});
	const list = tiffBlock({
		little: false,
		pages: [
			[
				[0xb001, 'long', [2]],
				[0xb002, 'undefined', Array.from({ length: 32 }, () => 0)]
			]
		]
	});
	const first = make.jpeg({
		segments: [
			jfif,
			make.exifSegment(make.cameraExif(true, 1)),
			make.segment(0xe1, XMP_HEAD, rdf(hdrgm)),
			make.segment(0xe2, 'MPF\0', list)
		]
	});
	return make.join(first, map);
}

import { latin1Bytes } from '../bytes';
import type { Keep } from './keep';
import type { TagBytes } from './tiff-writer';

const [BYTE, ASCII, RATIONAL, UNDEFINED] = [1, 2, 5, 7];
const ascii = (tag: number, text: string): TagBytes => ({
	tag,
	type: ASCII,
	count: text.length + 1,
	value: latin1Bytes(`${text}\0`)
});

/** Hundredths of a degree: about a kilometre. */
const STEPS_A_DEGREE = 100;

function degrees(tag: number, value: number, little: boolean): TagBytes {
	const out = new Uint8Array(24);
	const view = new DataView(out.buffer);
	const parts = [Math.round(Math.abs(value) * STEPS_A_DEGREE), STEPS_A_DEGREE, 0, 1, 0, 1];
	for (const [i, part] of parts.entries()) view.setUint32(4 * i, part, little);
	return { tag, type: RATIONAL, count: 3, value: out };
}

function areaName(name: string, little: boolean): TagBytes {
	const isAscii = /^[\x20-\x7e]*$/.test(name);
	const value = new Uint8Array(8 + (isAscii ? name.length : 2 * name.length));
	value.set(latin1Bytes(isAscii ? 'ASCII\0\0\0' : 'UNICODE\0'));
	const view = new DataView(value.buffer);
	for (let i = 0; i < name.length; i++)
		if (isAscii) value[8 + i] = name.charCodeAt(i);
		else view.setUint16(8 + 2 * i, name.charCodeAt(i), little);
	return { tag: 28, type: UNDEFINED, count: value.length, value };
}

/** Tags of EXIF for the coarse place and year. Unknown parts of the time are blanks (EXIF 2.32, 4.6.5). */
export function coarseTags(
	{ coarse }: Keep,
	little: boolean
): { readonly moment: readonly TagBytes[]; readonly place: readonly TagBytes[] } {
	const { year, town } = coarse ?? { year: null, town: null };
	return {
		moment: year === null ? [] : [ascii(0x9003, `${String(year).padStart(4, '0')}:  :     :  :  `)],
		place:
			town === null
				? []
				: [
						{ tag: 0, type: BYTE, count: 4, value: Uint8Array.of(2, 3, 0, 0) },
						ascii(1, town.latitude < 0 ? 'S' : 'N'),
						degrees(2, town.latitude, little),
						ascii(3, town.longitude < 0 ? 'W' : 'E'),
						degrees(4, town.longitude, little),
						areaName(town.name, little)
					]
	};
}

import { decodeText, latin1, u16, u32 } from '../bytes';
import { privateTags, profileName, tagAt } from '../icc';

/** A colour profile in words (ICC.1:2022). */
export interface Profile {
	readonly name: string | null;
	readonly version: string;
	/** `RGB`, `CMYK`, `GRAY`. */
	readonly colorSpace: string;
	/** CIE x and y of white, as the profile adapts it, or null. */
	readonly whitePoint: readonly [number, number] | null;
	readonly copyright: string | null;
	/** The well-known space whose primaries it has, null when it has others. */
	readonly gamut: string | null;
	readonly privateTags: readonly string[];
	/** The monitor that Apple's profiles name. */
	readonly monitor: { readonly maker: string; readonly model: number; readonly serial: number } | null;
	readonly words: readonly (readonly [name: string, text: string])[];
}

/** Primaries as CIE x, y adapted to D50: ICC's registry of sRGB, Display P3, Adobe RGB, ProPhoto, Rec. 2020. */
const GAMUTS: readonly (readonly [name: string, xy: readonly number[]])[] = [
	['sRGB', [0.6484, 0.3309, 0.3212, 0.5979, 0.1559, 0.0661]],
	['Display P3', [0.6818, 0.3193, 0.2853, 0.6743, 0.1554, 0.0662]],
	['Adobe RGB', [0.6484, 0.3309, 0.2302, 0.7016, 0.1559, 0.0661]],
	['ProPhoto RGB', [0.7347, 0.2653, 0.1596, 0.8404, 0.0366, 0.0001]],
	['Rec. 2020', [0.7084, 0.2934, 0.1908, 0.7755, 0.1288, 0.0464]]
];
const TOLERANCE = 0.008;

/** In names of colours that everybody has. */
const STANDARD =
	/rgb|ycc|p3|prophoto|romm|gamma|gr[ae]y|gain|fogra|swop|coated|cmyk|bt\.?\d|rec\.|linear|eci|wide|ntsc|pal|secam|smpte|xyz|lab|iec|dci|aces|gimp|adobe|apple|generic|default|unnamed|profile|space|nikon|canon|sony|kodak|epson|^c2(?:ci)?$|^icc$|^uncal/i;

/** Whether a profile's name is that of a screen or its calibration, or a custom name. */
export const namesMonitor = (name: string): boolean =>
	/calibrat|monitor|display(?! p3)|dell|eizo|lcd|screen|benq|spyder/i.test(name) ||
	(/\p{L}{3}/u.test(name) && !STANDARD.test(name));

export function describeProfile(profile: Uint8Array): Profile {
	const monitor = tagAt(profile, 'mmod');
	const white = xyzOf(profile, 'wtpt');
	const primaries = ['rXYZ', 'gXYZ', 'bXYZ'].map((tag) => xyzOf(profile, tag));
	const xy = primaries.flatMap((point) => point ?? [NaN, NaN]);
	const words: [string, string][] = [];
	for (const [tag, name] of [
		['dmnd', 'device manufacturer'],
		['dmdd', 'device model'],
		['dscm', 'monitor']
	] as const) {
		const text = profileName(profile, tag);
		if (text !== null) words.push([name, text]);
	}
	return {
		name: profileName(profile),
		version: `${profile[8] ?? 0}.${(profile[9] ?? 0) >> 4}`,
		colorSpace: latin1(profile, 16, 4).trim(),
		whitePoint: white,
		gamut:
			GAMUTS.find(([, known]) => known.every((value, i) => Math.abs(value - (xy[i] ?? NaN)) < TOLERANCE))?.[0] ?? null,
		copyright: profileName(profile, 'cprt'),
		privateTags: privateTags(profile).filter((tag) => tag !== 'mmod'),
		monitor:
			monitor === null
				? null
				: {
						maker: makerOf(profile, monitor + 8),
						model: u32(profile, monitor + 12, false),
						serial: u32(profile, monitor + 16, false)
					},
		words
	};
}

/** VESA's three letters, five bits each, or four letters as they are. */
function makerOf(profile: Uint8Array, at: number): string {
	const packed = u16(profile, at + 2, false);
	const letters = [10, 5, 0].map((shift) => String.fromCharCode(64 + ((packed >> shift) & 31))).join('');
	return u16(profile, at, false) === 0 && /^[A-Z]{3}$/.test(letters)
		? letters
		: decodeText(profile.subarray(at, at + 4));
}

const fixed = (bytes: Uint8Array, at: number) => (u32(bytes, at, false) | 0) / 65536;

function xyzOf(profile: Uint8Array, tag: string): [number, number] | null {
	const at = tagAt(profile, tag);
	if (at === null) return null;
	const [x, y, z] = [fixed(profile, at + 8), fixed(profile, at + 12), fixed(profile, at + 16)];
	const sum = x + y + z;
	return sum > 0 ? [round(x / sum), round(y / sum)] : null;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

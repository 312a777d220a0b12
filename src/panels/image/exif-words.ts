import type { Info } from './privacy';
import english from '../../locales/en/image.json';

type Value = Info['exif'][string];

/** Meanings of the numbers of EXIF 2.32. */
const MEANINGS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
	Orientation: {
		1: 'upright',
		2: 'mirrored',
		3: 'upside down',
		4: 'mirrored upside down',
		5: 'mirrored, on its side',
		6: 'turned right',
		7: 'mirrored, on its other side',
		8: 'turned left'
	},
	MeteringMode: {
		0: 'unknown',
		1: 'average',
		2: 'centre-weighted average',
		3: 'spot',
		4: 'several spots',
		5: 'pattern',
		6: 'partial',
		255: 'other'
	},
	ExposureProgram: {
		0: 'not defined',
		1: 'manual',
		2: 'normal program',
		3: 'aperture priority',
		4: 'shutter priority',
		5: 'creative program',
		6: 'action program',
		7: 'portrait',
		8: 'landscape'
	},
	LightSource: {
		0: 'unknown',
		1: 'daylight',
		2: 'fluorescent',
		3: 'tungsten',
		4: 'flash',
		9: 'fine weather',
		10: 'cloudy',
		11: 'shade',
		12: 'daylight fluorescent',
		13: 'day white fluorescent',
		14: 'cool white fluorescent',
		15: 'white fluorescent',
		17: 'standard light A',
		18: 'standard light B',
		19: 'standard light C',
		20: 'D55',
		21: 'D65',
		22: 'D75',
		23: 'D50',
		24: 'studio tungsten',
		255: 'other'
	},
	WhiteBalance: { 0: 'automatic', 1: 'manual' },
	ExposureMode: { 0: 'automatic', 1: 'manual', 2: 'bracket' },
	ColorSpace: { 1: 'sRGB', 2: 'Adobe RGB', 65535: 'not sRGB, see the colour profile' },
	SensingMethod: {
		1: 'not defined',
		2: 'one-chip colour sensor',
		3: 'two-chip colour sensor',
		4: 'three-chip colour sensor',
		5: 'colour sequential sensor',
		7: 'trilinear sensor',
		8: 'colour sequential linear sensor'
	},
	SceneCaptureType: { 0: 'standard', 1: 'landscape', 2: 'portrait', 3: 'night' },
	CustomRendered: {
		0: 'normal',
		1: 'custom',
		2: 'HDR',
		3: 'HDR',
		4: 'original of an HDR',
		6: 'panorama',
		7: 'portrait HDR',
		8: 'portrait'
	},
	GainControl: { 0: 'none', 1: 'low gain up', 2: 'high gain up', 3: 'low gain down', 4: 'high gain down' },
	Contrast: { 0: 'normal', 1: 'soft', 2: 'hard' },
	Saturation: { 0: 'normal', 1: 'low', 2: 'high' },
	Sharpness: { 0: 'normal', 1: 'soft', 2: 'hard' },
	SubjectDistanceRange: { 0: 'unknown', 1: 'macro', 2: 'close', 3: 'distant' },
	ResolutionUnit: { 1: 'none', 2: 'inch', 3: 'centimetre' },
	FocalPlaneResolutionUnit: { 1: 'none', 2: 'inch', 3: 'centimetre' },
	YCbCrPositioning: { 1: 'centred', 2: 'co-sited' },
	FileSource: { 1: 'film scanner', 2: 'print scanner', 3: 'digital camera' },
	SceneType: { 1: 'directly photographed' },
	SensitivityType: {
		0: 'unknown',
		1: 'standard output sensitivity',
		2: 'recommended exposure index',
		3: 'ISO speed',
		4: 'standard output sensitivity and recommended exposure index',
		5: 'standard output sensitivity and ISO speed',
		6: 'recommended exposure index and ISO speed',
		7: 'all three'
	},
	CompositeImage: { 0: 'unknown', 1: 'no', 2: 'yes', 3: 'yes, taken while shooting' },
	GPSAltitudeRef: { 0: 'above the sea', 1: 'below the sea' }
};

/** Names that say more than the tag, of tags that few people meet. */
const NAMES: Readonly<Record<string, string>> = {
	ApertureValue: 'Aperture (APEX)',
	ShutterSpeedValue: 'Exposure time (APEX)',
	MaxApertureValue: 'Widest aperture',
	ExifVersion: 'EXIF version'
};

/** Keys of the words that name a tag. */
export type TagKey = Extract<keyof typeof english.words, `tag ${string}`>;
const isTagKey = (key: string): key is TagKey => Object.hasOwn(english.words, key);

/** The key of the words under which a tag that people meet is named in their language; null for the others. */
export const tagKey = (tag: string): TagKey | null => {
	const key = `tag ${tag}`;
	return isTagKey(key) ? key : null;
};

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** `SceneCaptureType` → Scene capture type, `GPSDateStamp` → GPS date stamp: the English name of a tag without words. */
export function fieldName(tag: string): string {
	const named = NAMES[tag];
	if (named !== undefined) return named;
	const words = tag
		.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
		.replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
		.split(' ');
	return words.map((word, i) => (i === 0 || /^[A-Z]{2}/.test(word) ? word : word.toLowerCase())).join(' ');
}

const short = (value: number) => String(Math.round(value * 1000) / 1000);
/** Shorter than half a second as a fraction. */
const exposure = (seconds: number) =>
	seconds > 0 && seconds < 0.5 ? `1/${Math.round(1 / seconds)} s` : `${short(seconds)} s`;
const aperture = (value: number) => `f/${Math.round(value * 10) / 10}`;

/** APEX (EXIF 2.32, annex C): exposure time is 2^-v, the aperture 2^(v/2). */
const UNITS: Readonly<Record<string, (value: number) => string>> = {
	ExposureTime: exposure,
	ShutterSpeedValue: (value) => exposure(2 ** -value),
	FNumber: aperture,
	ApertureValue: (value) => aperture(2 ** (value / 2)),
	MaxApertureValue: (value) => aperture(2 ** (value / 2)),
	BrightnessValue: (value) => `${short(value)} EV`,
	ISOSpeedRatings: (value) => `ISO ${value}`,
	FocalLength: (value) => `${short(value)} mm`,
	FocalLengthIn35mmFilm: (value) => `${value} mm`,
	ExposureBiasValue: (value) => `${value > 0 ? '+' : ''}${short(value)} EV`,
	SubjectDistance: (value) => `${short(value)} m`,
	GPSAltitude: (value) => `${short(value)} m`,
	GPSHPositioningError: (value) => `± ${short(value)} m`,
	GPSImgDirection: (value) => `${COMPASS[Math.round(value / 45) % 8]} (${short(value)}°)`,
	GPSTrack: (value) => `${short(value)}°`,
	DigitalZoomRatio: (value) => (value <= 1 ? 'none' : `${short(value)} ×`),
	Flash: flash
};

/** Bits: 0 fired, 1 and 2 the light that came back, 3 and 4 the mode, 5 no flash there, 6 against red eyes. */
function flash(value: number): string {
	if ((value & 0x20) !== 0) return 'there is none';
	const mode = ['', 'always on', 'always off', 'automatic'][(value >> 3) & 3] ?? '';
	const back = { 2: 'its light did not come back', 3: 'its light came back' }[(value >> 1) & 3] ?? '';
	const eyes = (value & 0x40) !== 0 ? 'against red eyes' : '';
	return [(value & 1) !== 0 ? 'fired' : 'did not fire', mode, back, eyes].filter((word) => word !== '').join(', ');
}

/** A tag's value as people write it: `1/250 s`, `f/2.8`, `centre-weighted average`, `37° 47′ 9.8″`. */
export function fieldText(tag: string, value: Value): string {
	if (typeof value === 'string') return value;
	if (typeof value === 'number') return MEANINGS[tag]?.[value] ?? UNITS[tag]?.(value) ?? short(value);
	const parts = value.map((part) => (part === null ? '?' : short(part)));
	if (/^GPS(?:Dest)?(?:Latitude|Longitude)$/.test(tag)) return degrees(value);
	if (tag === 'GPSTimeStamp') return `${parts.map((part) => part.padStart(2, '0')).join(':')} UTC`;
	if (tag === 'LensSpecification') return lens(value);
	if (tag === 'GPSVersionID') return parts.join('.');
	return parts.join(', ');
}

function degrees(parts: readonly (number | null)[]): string {
	const [whole, minutes, seconds] = parts;
	return [`${short(whole ?? 0)}°`, minutes ? `${short(minutes)}′` : '', seconds ? `${short(seconds)}″` : '']
		.join(' ')
		.trim();
}

/** Shortest and longest focal length, widest aperture at each: `24–70 mm, f/2.8–4`. */
function lens(parts: readonly (number | null)[]): string {
	const range = (from: number | null | undefined, to: number | null | undefined) =>
		from === null || from === undefined
			? '?'
			: from === to || to === null || to === undefined
				? short(from)
				: `${short(from)}–${short(to)}`;
	const [from, to, wide, tele] = parts;
	return `${range(from, to)} mm${wide ? `, f/${range(wide, tele)}` : ''}`;
}

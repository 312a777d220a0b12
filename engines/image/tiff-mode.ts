import type { Mode } from './header';

/** A directory's description of its samples: TIFF 6.0 names and defaults. */
export interface SampleLayout {
	readonly little: boolean;
	readonly compression: number;
	readonly photometric: number;
	readonly planar: number;
	readonly bitsPerSample: readonly number[];
	readonly samplesPerPixel: number | undefined;
	readonly extraSamples: readonly number[];
	/** 1 unsigned, 2 signed, 3 floating point. */
	readonly sampleFormat: readonly number[];
}

export interface SampleMode {
	readonly mode: Mode | null;
	readonly bitDepth: number;
	readonly channels: number;
	readonly hasAlpha: boolean;
}

const OLD_JPEG = 6;
const SEPARATE_PLANES = 2;
/** Photometric interpretations. */
const [BLACK_IS_ZERO, RGB, PALETTE, CMYK, YCBCR] = [1, 2, 3, 5, 6];
const [CIE_LAB, ITU_LAB] = [8, 10];
const [COLOR_FILTER_ARRAY, LOG_L, LOG_LUV] = [32803, 32844, 32845];
/** ExtraSamples: premultiplied and plain alpha; 999 is written by Corel for plain alpha. */
const [PREMULTIPLIED, PLAIN_ALPHA, COREL_ALPHA] = [1, 2, 999];
const FLOATING = 3;
const SIGNED = 2;
const MAX_SAMPLES = 64;

/** The mode in which Pillow opens a TIFF of this layout, or null. */
export function sampleMode(layout: SampleLayout): SampleMode {
	const photometric = layout.compression === OLD_JPEG ? YCBCR : layout.photometric;
	const { bits, extra } = normalise(layout, photometric);
	const depth = bits[0] ?? 1;
	const uniform = bits.every((bit) => bit === depth);
	const isAlpha = (sample: number | undefined) => sample === PREMULTIPLIED || sample === PLAIN_ALPHA;
	const hasAlpha = extra.some(isAlpha);
	const answer = (mode: Mode | null, alpha = hasAlpha): SampleMode => ({
		mode,
		bitDepth: depth,
		channels: bits.length,
		hasAlpha: alpha
	});
	if (!uniform) {
		if (photometric !== RGB || bits.length < 3) return answer(null);
		return answer(bits.length > 3 && hasAlpha ? 'RGBA' : 'RGB');
	}
	if (photometric <= BLACK_IS_ZERO) {
		if (bits.length === 1) return answer(greyMode(depth, formatOf(layout.sampleFormat), layout.little));
		return answer(bits.length === 2 ? 'LA' : null);
	}
	if (photometric === RGB || (photometric === YCBCR && bits.length >= 3)) {
		if (bits.length === 3) return answer('RGB');
		const first = extra[0];
		const fourthIsAlpha = first === undefined || isAlpha(first) || first === COREL_ALPHA;
		return fourthIsAlpha ? answer('RGBA', true) : answer('RGB');
	}
	if (photometric === YCBCR || photometric === COLOR_FILTER_ARRAY || photometric === LOG_L) return answer('L');
	if (photometric === PALETTE) return answer(bits.length >= 2 && isAlpha(extra[0]) ? 'PA' : 'P');
	if (photometric === CMYK) return answer('CMYK');
	if (photometric >= CIE_LAB && photometric <= ITU_LAB) return answer('LAB');
	return answer(photometric === LOG_LUV ? 'RGB' : null);
}

/** Bits of each sample, with missing tags filled in; planes of meaningless extra samples are dropped. */
function normalise(layout: SampleLayout, photometric: number): { bits: readonly number[]; extra: readonly number[] } {
	const colors = photometric === RGB || photometric === YCBCR ? 3 : 1;
	let samples = layout.samplesPerPixel ?? (layout.compression === OLD_JPEG ? colors : 1);
	let bits = layout.bitsPerSample.length > 0 ? layout.bitsPerSample : [1];
	let extra = layout.extraSamples;
	if (layout.planar === SEPARATE_PLANES && extra.length > 0 && extra.every((sample) => sample === 0)) {
		bits = bits.slice(0, Math.max(0, bits.length - extra.length));
		samples -= extra.length;
		extra = [];
	}
	if (samples < bits.length) bits = bits.slice(0, Math.max(0, samples));
	else if (samples > bits.length && bits.length === 1) {
		bits = Array.from({ length: Math.min(samples, MAX_SAMPLES) }, () => bits[0] ?? 1);
	}
	return { bits, extra };
}

/** The shared format of all samples, unsigned by default, 0 when they differ. */
function formatOf(formats: readonly number[]): number {
	const first = formats[0] ?? 1;
	return formats.every((format) => format === first) ? first : 0;
}

function greyMode(depth: number, format: number, little: boolean): Mode {
	if (format === FLOATING) return 'F';
	if (depth === 1) return '1';
	if (depth <= 8) return 'L';
	if (depth > 16 || format === SIGNED) return 'I';
	return little || depth === 12 ? 'I;16' : 'I;16B';
}

import { expect, test } from 'vitest';
import { sampleMode, type SampleLayout } from './tiff-mode';

const grey: SampleLayout = {
	little: true,
	compression: 1,
	photometric: 1,
	planar: 1,
	bitsPerSample: [8],
	samplesPerPixel: undefined,
	extraSamples: [],
	sampleFormat: []
};
const rgb = { photometric: 2, samplesPerPixel: 3, bitsPerSample: [8, 8, 8] };

test.each<[string, Partial<SampleLayout>, string | null]>([
	['bits are black and white', { bitsPerSample: [] }, '1'],
	['4 bits are grey', { bitsPerSample: [4] }, 'L'],
	['16 bits', { bitsPerSample: [16] }, 'I;16'],
	['16 bits, big-endian', { bitsPerSample: [16], little: false }, 'I;16B'],
	['12 bits, big-endian', { bitsPerSample: [12], little: false }, 'I;16'],
	['16 bits, signed', { bitsPerSample: [16], sampleFormat: [2] }, 'I'],
	['32 bits', { bitsPerSample: [32] }, 'I'],
	['floating point', { bitsPerSample: [32], sampleFormat: [3] }, 'F'],
	['grey and alpha', { bitsPerSample: [8, 8], samplesPerPixel: 2, extraSamples: [2] }, 'LA'],
	['grey in five samples', { samplesPerPixel: 5 }, null],
	['three colours', rgb, 'RGB'],
	['three colours by one size', { ...rgb, bitsPerSample: [8] }, 'RGB'],
	['four colours without a word are alpha', { ...rgb, bitsPerSample: [8], samplesPerPixel: 4 }, 'RGBA'],
	['four colours with alpha', { ...rgb, bitsPerSample: [8], samplesPerPixel: 4, extraSamples: [2] }, 'RGBA'],
	['a fourth sample without a meaning', { ...rgb, bitsPerSample: [8], samplesPerPixel: 4, extraSamples: [0] }, 'RGB'],
	[
		'a plane without a meaning',
		{ ...rgb, bitsPerSample: [8, 8, 8, 8], samplesPerPixel: 4, extraSamples: [0], planar: 2 },
		'RGB'
	],
	['colours of different size', { ...rgb, bitsPerSample: [5, 6, 5] }, 'RGB'],
	['greys of different size', { bitsPerSample: [8, 16], samplesPerPixel: 2 }, null],
	['luminance and chrominance', { ...rgb, photometric: 6 }, 'RGB'],
	['luminance alone', { photometric: 6 }, 'L'],
	['old JPEG', { compression: 6, photometric: 2 }, 'RGB'],
	['a palette', { photometric: 3 }, 'P'],
	['a palette and alpha', { photometric: 3, bitsPerSample: [8], samplesPerPixel: 2, extraSamples: [2] }, 'PA'],
	['inks', { photometric: 5, bitsPerSample: [8], samplesPerPixel: 4 }, 'CMYK'],
	['CIE Lab', { photometric: 8, bitsPerSample: [8], samplesPerPixel: 3 }, 'LAB'],
	['a camera’s raw mosaic', { photometric: 32803 }, 'L'],
	['an unknown interpretation', { photometric: 9999 }, null]
])('%s', (_, layout, mode) => expect(sampleMode({ ...grey, ...layout }).mode).toBe(mode));

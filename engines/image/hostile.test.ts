import { expect, test } from 'vitest';
import { cpuTime } from '../../tests/support/growth';
import * as make from '../../tests/support/pictures';
import { tiffBlock } from '../../tests/support/tiff-block';
import { hostileFiles } from '../../tests/support/hostile-pictures';
import { DamagedImage } from './header';
import { inspectImage } from './inspect';

/** Whether the file was read or refused: any other error is a bug and fails the test. */
function outcome(bytes: make.Bytes): 'answered' | 'refused' {
	try {
		return inspectImage(bytes) ? 'answered' : 'refused';
	} catch (error) {
		if (error instanceof DamagedImage) return 'refused';
		throw error;
	}
}

const samples: Record<string, make.Bytes> = {
	JPEG: make.jpeg({
		segments: [make.exifSegment(make.cameraExif()), make.segment(0xe2, 'ICC_PROFILE\0', [1, 1], make.iccProfile('x'))]
	}),
	PNG: make.png({
		chunks: [make.chunk('eXIf', make.cameraExif()), make.chunk('acTL', make.be32(2), make.be32(0)), make.fctl(0, 1, 4)]
	}),
	WEBP: make.riff(
		make.vp8x(0x2e, 4, 4),
		make.riffChunk('ICCP', make.iccProfile('x')),
		make.anmf(10),
		make.riffChunk('EXIF', make.cameraExif())
	),
	GIF: make.gif({ blocks: [make.gifLoop(1), make.gifDelay(10), make.gifFrame(), make.gifDelay(5), make.gifFrame()] }),
	BMP: make.bmp({ bits: 8, rest: Array.from({ length: 1024 }, () => 7) }),
	TIFF: tiffBlock({
		pages: [make.page(7, 5, [8, 8, 8], 2), make.page(7, 5, [8], 1)],
		exif: [[0x829a, 'rational', [1, 250]]],
		gps: [[2, 'rational', [1, 1]]]
	}),
	BigTIFF: tiffBlock({ big: true, pages: [make.page(7, 5, [8, 8, 8], 2)] })
};

test.each(hostileFiles.map(({ name, make: file }) => [name, file] as const))(
	'%s: read as fast as twenty thousand photographs',
	async (_name, file) => {
		const bytes = file();
		const photographs = await cpuTime(() => {
			for (let i = 0; i < 1000; i++) outcome(samples['JPEG'] as make.Bytes);
		});
		expect(await cpuTime(() => outcome(bytes))).toBeLessThan(20 * photographs);
	}
);

test.each(Object.entries(samples))('%s cut at every byte is answered or refused', (_, bytes) => {
	expect(outcome(bytes)).toBe('answered');
	for (let length = 0; length < bytes.length; length++) outcome(bytes.slice(0, length));
});

/** Codes of other kinds, read back by zxing, by jsQR (QR) and by zbar where it is installed (QR and EAN). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import * as rxing from '../../../../node_modules/rxing-wasm/rxing_wasm_bg.js';
import jsQR from 'jsqr';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule as prepareReader, readBarcodes } from 'zxing-wasm/reader';
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer';
import * as make from '../../../../tests/support/pictures';
import { hasZbar, readByZbar } from '../../../../tests/support/zbar';
import { rxingReader, rxingReads } from './rxing-reader';
import { typescriptReader, typescriptReads } from './typescript-reader';
import { makeCode, type OtherKind, type Pixels, type Reader, type Writer } from './other-codes';

const wasm = (name: string) => readFile(path.resolve(`node_modules/${name}.wasm`));
beforeAll(async () => {
	const [reader, writer, second] = await Promise.all([
		wasm('zxing-wasm/dist/reader/zxing_reader'),
		wasm('zxing-wasm/dist/writer/zxing_writer'),
		wasm('rxing-wasm/rxing_wasm_bg')
	]);
	const { instance } = await WebAssembly.instantiate(second, { './rxing_wasm_bg.js': rxing });
	rxing.__wbg_set_wasm(instance.exports);
	await prepareReader({ overrides: { wasmBinary: reader.buffer as ArrayBuffer }, fireImmediately: true });
	await prepareWriter({ overrides: { wasmBinary: writer.buffer as ArrayBuffer }, fireImmediately: true });
});

const write: Writer = (text, kind) => writeBarcode(text, { format: kind });
const image = (pixels: Pixels) => ({ ...pixels, colorSpace: 'srgb' }) as ImageData;
const zxing: Reader = {
	name: 'zxing',
	read: async (pixels) => (await readBarcodes(image(pixels), { tryHarder: true })).map(({ text }) => text)
};
const jsQr: Reader = {
	name: 'jsQR',
	read: ({ data, width, height }) => Promise.resolve([jsQR(new Uint8ClampedArray(data), width, height)?.data ?? ''])
};
/** A PNG of eight bits a sample with alpha. */
function pngOf({ data, width, height }: Pixels): Uint8Array {
	const rows = Array.from({ length: height }, (_, y) =>
		make.join([0], new Uint8Array(data.slice(y * width * 4, (y + 1) * width * 4)))
	);
	const head = make.join(make.be32(width), make.be32(height), [8, 6, 0, 0, 0]);
	const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
	const body = Uint8Array.from(deflateSync(make.join(...rows)));
	return make.join(signature, make.chunk('IHDR', head), make.chunk('IDAT', body), make.chunk('IEND'));
}
const blind: Reader = { name: 'blind', read: () => Promise.resolve([]) };

test.each([
	['DataMatrix', 'Hello wörld'],
	['DataMatrix', '(01)04006381333931'],
	['Aztec', 'Platform 4 · 12:05'],
	['Aztec', '時刻 📶'],
	['EAN13', '400638133393'],
	['EAN13', '4006381333931'],
	['EAN13', '0012345678905'],
	['DataMatrix', '日本語'],
	['MicroQRCode', 'HELLO'],
	['MicroQRCode', '0123456789'],
	['QRCode', 'https://example.org/']
] as const)('%s of %s reads back', async (kind, text) => {
	const third = kind === 'QRCode' ? [jsQr] : typescriptReads(kind, text) ? [typescriptReader(kind)] : [];
	const second = rxingReads(kind, text) ? [rxingReader(rxing.decode_barcode)] : [];
	const code = await makeCode(text, kind, null, write, [zxing, ...second, ...third]);
	// Beyond Latin-1 one of them fails: rxing in a Data Matrix, @zxing/library in an Aztec code.
	expect(code?.readBy.length).toBe(/[^\0-\xff]/.test(text) ? 2 : 3);
});

test.each([
	['EAN13', '4006381333932', /check digit/],
	['EAN13', 'hello', /Invalid character/],
	['MicroQRCode', 'a text of many more letters than the kind can hold', /too long/]
] as const)(
	'%s cannot hold %s',
	async (kind, text, reason) => await expect(makeCode(text, kind, null, write, [zxing])).rejects.toThrow(reason)
);

test('a code that one of the readers does not read is not shown', async () =>
	expect(await makeCode('hello', 'QRCode', null, write, [zxing, blind])).toBeNull());

/** A picture of one colour, with a hole in its middle. */
function logo(width: number, height: number, grey: number): Pixels {
	const data = new Uint8ClampedArray(width * height * 4).fill(grey);
	for (let i = 3; i < data.length; i += 4) data[i] = i % 5 === 0 ? 0 : 255;
	return { data, width, height };
}

test.each([
	['https://example.org/', logo(64, 64, 0)],
	['https://example.org/a/longer/address?with=some&query=parameters#and-a-part', logo(120, 30, 30)],
	['WIFI:T:WPA;S:Café;P:secret phrase;;', logo(20, 200, 0)],
	['x', logo(1, 1, 0)],
	['Hello', logo(100, 90, 128)]
])('a QR code of %s with a logo reads back and shows it', async (text, picture) => {
	const plain = await makeCode(text, 'QRCode', null, write, [zxing]);
	const code = await makeCode(text, 'QRCode', picture, write, [zxing, rxingReader(rxing.decode_barcode), jsQr]);
	expect(code?.readBy).toEqual(['zxing', 'rxing', 'jsQR']);
	expect(code?.pixels.data).not.toEqual(plain?.pixels.data);
});

test.skipIf(!hasZbar())('zbar reads QR codes with a logo and EAN-13', async () => {
	const kinds: readonly (readonly [OtherKind, string])[] = [
		['QRCode', 'https://example.org/'],
		['EAN13', '4006381333931']
	];
	for (const [kind, text] of kinds) {
		const code = await makeCode(text, kind, logo(64, 64, 0), write, [zxing]);
		if (!code) throw new Error('not read back');
		expect(readByZbar([pngOf(code.pixels)], kind === 'QRCode' ? 'qrcode' : 'ean13')).toEqual([text]);
	}
});

import jsQR from 'jsqr';
import { prepareZXingModule as prepareReader, readBarcodes } from 'zxing-wasm/reader';
import readerWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer';
import writerWasm from 'zxing-wasm/writer/zxing_writer.wasm?url';
import * as rxing from '../../../../node_modules/rxing-wasm/rxing_wasm_bg.js';
import rxingWasm from '../../../../node_modules/rxing-wasm/rxing_wasm_bg.wasm?url';
import { detectorFor } from '../../food/scan/barcode-reader';
import type { OtherKind, Pixels, Reader, Writer } from './other-codes';
import { rxingReader, rxingReads, type Decode } from './rxing-reader';
import { typescriptReader, typescriptReads } from './typescript-reader';

/** Names of kinds in the Barcode Detection API, which lacks Micro QR. */
const DETECTED: Readonly<Partial<Record<OtherKind, string>>> = {
	DataMatrix: 'data_matrix',
	Aztec: 'aztec',
	EAN13: 'ean_13',
	QRCode: 'qr_code'
};

/** Writes codes with zxing's writer (Zint), loaded from this origin. */
export const write: Writer = async (text, kind) => {
	await prepareWriter({ overrides: { locateFile: () => writerWasm }, fireImmediately: true });
	return writeBarcode(text, { format: kind });
};

const zxing: Reader = {
	name: 'zxing',
	read: async (pixels) => {
		await prepareReader({ overrides: { locateFile: () => readerWasm }, fireImmediately: true });
		return (await readBarcodes(imageOf(pixels), { tryHarder: true })).map(({ text }) => text);
	}
};

const jsQr: Reader = {
	name: 'jsQR',
	read: ({ data, width, height }) => {
		const found = jsQR(new Uint8ClampedArray(data), width, height);
		return Promise.resolve(found ? [found.data] : []);
	}
};

let opened: Promise<Decode> | undefined;
const openRxing = async (): Promise<Decode> => {
	const { instance } = await WebAssembly.instantiateStreaming(fetch(rxingWasm), { './rxing_wasm_bg.js': rxing });
	rxing.__wbg_set_wasm(instance.exports);
	return rxing.decode_barcode;
};

/** Returns the readers of a code: zxing, rxing, for QR jsQR, otherwise @zxing/library, and the browser's own where it knows the kind. */
export async function readersOf(kind: OtherKind, text: string): Promise<readonly Reader[]> {
	const format = DETECTED[kind];
	const detector = format === undefined ? null : await detectorFor(format);
	const own: readonly Reader[] = detector
		? [
				{
					name: 'BarcodeDetector',
					read: async (pixels) => (await detector.detect(imageOf(pixels))).map(({ rawValue }) => rawValue)
				}
			]
		: [];
	const second = rxingReads(kind, text) ? [rxingReader(await (opened ??= openRxing()))] : [];
	const third = kind === 'QRCode' ? [jsQr] : typescriptReads(kind, text) ? [typescriptReader(kind)] : [];
	return [zxing, ...second, ...third, ...own];
}

const imageOf = ({ data, width, height }: Pixels) => new ImageData(new Uint8ClampedArray(data), width, height);

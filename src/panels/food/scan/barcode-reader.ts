import { memoize } from '../../../../engines/kit/memoize';
import { normaliseBarcode } from '../../../../engines/food/barcode';

/** Reads the codes in a picture, each once: those that name a product where one is wanted. */
export type BarcodeReader = (picture: ImageBitmap | HTMLVideoElement) => Promise<readonly string[]>;

/** The part of the Barcode Detection API that is used; not in TypeScript's library yet. */
interface Detector {
	detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
	new (options: { formats: readonly string[] }): Detector;
	getSupportedFormats(): Promise<readonly string[]>;
}

/** Of products: retail codes, and those that hold GS1 Digital Links or element strings. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'qr_code', 'data_matrix', 'code_128'];

/** Which codes are looked for: those of products, or all that the reader knows, QR among them. */
export type Wanted = 'product' | 'any';

/** The browser's own detector where it reads such codes, else zxing in WebAssembly, loaded from this origin. */
export const barcodeReader = memoize(
	async (wanted: Wanted): Promise<BarcodeReader> => (await native(wanted)) ?? zxing(wanted)
);

async function native(wanted: Wanted): Promise<BarcodeReader | null> {
	const Class = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
	const supported = (await Class?.getSupportedFormats()) ?? [];
	if (Class === undefined || !supported.includes('ean_13') || !supported.includes('qr_code')) return null;
	const formats = wanted === 'any' ? supported.filter((format) => format !== 'unknown') : FORMATS;
	const detector = new Class({ formats: formats.filter((format) => supported.includes(format)) });
	return async (picture) => eachOnce(await detector.detect(picture), ({ rawValue }) => rawValue, wanted);
}

async function zxing(wanted: Wanted): Promise<BarcodeReader> {
	const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
		import('zxing-wasm/reader'),
		import('zxing-wasm/reader/zxing_reader.wasm?url')
	]);
	await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
	return async (picture) => {
		const found = await readBarcodes(pixelsOf(picture), {
			formats:
				wanted === 'any' ? [] : ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF', 'QRCode', 'DataMatrix', 'Code128', 'DataBar'],
			tryHarder: true,
			maxNumberOfSymbols: MOST_CODES
		});
		return eachOnce(found, ({ text }) => text, wanted);
	};
}

/** Codes that are read in one picture: a sheet of labels has some dozen. */
const MOST_CODES = 20;

/** Returns the browser's own detector of one format, or null. */
export async function detectorFor(format: string): Promise<Detector | null> {
	const Class = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
	const supported = (await Class?.getSupportedFormats()) ?? [];
	return Class && supported.includes(format) ? new Class({ formats: [format] }) : null;
}

/** A package has codes of other kinds too: its web site, its lot. */
const eachOnce = <Code>(found: readonly Code[], textOf: (code: Code) => string, wanted: Wanted): readonly string[] => [
	...new Set(found.map(textOf).filter((text) => text !== '' && (wanted === 'any' || normaliseBarcode(text) !== null)))
];

/** Larger pictures are scaled down: bars of a code that fills a tenth of it stay wide enough. */
const LONGEST_SIDE = 1600;

function pixelsOf(picture: ImageBitmap | HTMLVideoElement): ImageData {
	const [width, height] =
		picture instanceof ImageBitmap ? [picture.width, picture.height] : [picture.videoWidth, picture.videoHeight];
	const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
	const canvas = document.createElement('canvas');
	canvas.width = Math.max(1, Math.round(width * scale));
	canvas.height = Math.max(1, Math.round(height * scale));
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (context === null) throw new Error('this browser gives no canvas');
	context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return context.getImageData(0, 0, canvas.width, canvas.height);
}

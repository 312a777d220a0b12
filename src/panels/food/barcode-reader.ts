/** Reads a barcode of a product from a picture; null when there is none to be seen. */
export type BarcodeReader = (picture: ImageBitmap | HTMLVideoElement) => Promise<string | null>;

/** The part of the Barcode Detection API that is used; not in TypeScript's library yet. */
interface Detector {
	detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
	new (options: { formats: readonly string[] }): Detector;
	getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf'];

let reader: Promise<BarcodeReader> | undefined;

/** The browser's own detector where it reads product codes, else zxing in WebAssembly, loaded from this origin. */
export function barcodeReader(): Promise<BarcodeReader> {
	reader ??= native().then((found) => found ?? zxing());
	// A download that failed may be tried again.
	reader.catch(() => (reader = undefined));
	return reader;
}

async function native(): Promise<BarcodeReader | null> {
	const Class = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
	const supported = (await Class?.getSupportedFormats()) ?? [];
	if (Class === undefined || !supported.includes('ean_13')) return null;
	const detector = new Class({ formats: FORMATS.filter((format) => supported.includes(format)) });
	return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}

async function zxing(): Promise<BarcodeReader> {
	const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
		import('zxing-wasm/reader'),
		import('zxing-wasm/reader/zxing_reader.wasm?url')
	]);
	await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
	return async (picture) => {
		const found = await readBarcodes(pixelsOf(picture), {
			formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF'],
			tryHarder: true,
			maxNumberOfSymbols: 1
		});
		return found[0]?.text ?? null;
	};
}

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

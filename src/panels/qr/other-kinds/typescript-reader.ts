import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import ReaderException from '@zxing/library/esm/core/ReaderException';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';
import AztecReader from '@zxing/library/esm/core/aztec/AztecReader';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DataMatrixReader from '@zxing/library/esm/core/datamatrix/DataMatrixReader';
import MicroQRCodeReader from '@zxing/library/esm/core/microqr/MicroQRCodeReader';
import EAN13Reader from '@zxing/library/esm/core/oned/EAN13Reader';
import type { OtherKind, Reader } from './other-codes';

const READERS = {
	DataMatrix: DataMatrixReader,
	Aztec: AztecReader,
	EAN13: EAN13Reader,
	MicroQRCode: MicroQRCodeReader
};

/** Whether it reads such a text: in an Aztec code it takes the mark of an encoding (ECI) for letters. */
export const typescriptReads = (kind: OtherKind, text: string): kind is keyof typeof READERS =>
	kind !== 'QRCode' && (kind !== 'Aztec' || /^[\0-\xff]*$/.test(text));

/** Returns the decoders in TypeScript of @zxing/library as a reader of black and white pictures of one kind, QR excepted. */
export const typescriptReader = (kind: keyof typeof READERS): Reader => ({
	name: '@zxing/library',
	read: ({ data, width, height }) => {
		const grey = Uint8ClampedArray.from({ length: width * height }, (_, i) => data[4 * i + 1] ?? 0);
		const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
		try {
			return Promise.resolve([new READERS[kind]().decode(bitmap).getText()]);
		} catch (error) {
			if (error instanceof ReaderException) return Promise.resolve([]);
			throw error;
		}
	}
});

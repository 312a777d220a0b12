import qrcode from 'qrcode';
import { layOut } from '../../engines/qr/code';
import { toPng } from '../../engines/qr/png';
import { encodeWifiPayload } from '../../engines/qr/wifi-payload';
import { wifiCases } from '../support/wifi-networks';
import { hasZbar, readByZbar } from '../support/zbar';
import { median } from './figures';

/** Our PNG beside that of `qrcode`: read back, exact size, time, bytes. */
export async function bench(): Promise<void> {
	const cases = wifiCases(60, 3);
	const texts = cases.map((network) => encodeWifiPayload(network).text);
	const decoders = hasZbar() ? 'zbarimg' : 'no decoder (zbar-tools is not installed)';
	console.log(`QR: ${cases.length} Wi-Fi codes at 64 to 2000 pixels, read by ${decoders}`);
	const makers: [string, (text: string, size: number) => Uint8Array | Promise<Uint8Array>][] = [
		['ours', (text, size) => toPng(layOut(text, size))],
		['qrcode', (text, size) => qrcode.toBuffer(text, { width: size, errorCorrectionLevel: 'M' })]
	];
	const rows: Record<string, Record<string, number | string>> = {};
	for (const [name, make] of makers) {
		const pictures: Uint8Array[] = [];
		const times: number[] = [];
		for (const [index, { size }] of cases.entries()) {
			const started = performance.now();
			pictures.push(await make(texts[index] ?? '', size));
			times.push(performance.now() - started);
		}
		const read = hasZbar() ? readByZbar(pictures) : [];
		const exact = pictures.filter((png, index) => widthOf(png) === cases[index]?.size).length;
		rows[name] = {
			decoded: read.filter((text, index) => text === texts[index]).length,
			'exact size': exact,
			'median ms': round(median(times)),
			'slowest ms': round(Math.max(...times)),
			'mean bytes': Math.round(pictures.reduce((sum, png) => sum + png.length, 0) / pictures.length),
			'largest bytes': Math.max(...pictures.map((png) => png.length))
		};
	}
	console.table(rows);
}

const widthOf = (png: Uint8Array) => new DataView(png.buffer, png.byteOffset).getUint32(16);
const round = (value: number) => Math.round(value * 100) / 100;

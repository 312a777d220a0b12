import jsQR from 'jsqr';
import { layOut } from '../../engines/qr/code';
import { toPng } from '../../engines/qr/png';
import { encodeWifiPayload } from '../../engines/qr/wifi-payload';
import { pngPixels, toRgba } from '../support/png-pixels';
import { wifiCases } from '../support/wifi-networks';
import { hasZbar, readByZbar, zbarVersion } from '../support/zbar';

/** Encodes random networks at sizes 64 to 2000 and reads every picture back by zbarimg and by jsQR. */
export async function main(): Promise<void> {
	const count = Number(process.env['QR_CASES'] ?? 500);
	if (!hasZbar()) console.log('zbarimg is not installed (Debian: zbar-tools): read back by jsQR alone');
	const cases = wifiCases(count);
	let zbar = 0;
	let jsqr = 0;
	for (const network of cases) {
		const { text } = encodeWifiPayload(network);
		const png = toPng(layOut(text, network.size));
		const pixels = pngPixels(png);
		const ours = jsQR(toRgba(pixels), pixels.width, pixels.height)?.data;
		if (ours === text) jsqr++;
		else console.log(`jsQR read ${JSON.stringify(ours)} for ${JSON.stringify({ text, size: network.size })}`);
		if (!hasZbar()) continue;
		const [theirs] = readByZbar([png]);
		if (theirs === text) zbar++;
		else console.log(`zbarimg read ${JSON.stringify(theirs)} for ${JSON.stringify({ text, size: network.size })}`);
	}
	console.log(`jsQR: ${jsqr} of ${count}`);
	if (hasZbar()) console.log(`zbarimg ${zbarVersion()}: ${zbar} of ${count}`);
	if (jsqr < count || (hasZbar() && zbar < count)) process.exitCode = 1;
}

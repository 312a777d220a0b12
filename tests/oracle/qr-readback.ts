import jsQR from 'jsqr';
import { layOut, layOutText } from '../../engines/qr/code';
import { toPng } from '../../engines/qr/png';
import { encodeWifiPayload } from '../../engines/qr/wifi-payload';
import { pngPixels, toRgba } from '../support/png-pixels';
import { randomNumbers, wifiCases } from '../support/wifi-networks';
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
	console.log(
		`Wi-Fi codes: jsQR ${jsqr} of ${count}${hasZbar() ? `, zbarimg ${zbarVersion()} ${zbar} of ${count}` : ''}`
	);
	const general = readGeneral(count);
	if (Math.min(jsqr, general.jsqr) < count || (hasZbar() && Math.min(zbar, general.zbar) < count)) process.exitCode = 1;
}

const LEVELS = ['L', 'M', 'Q', 'H'] as const;
const ALPHABETS = [
	'0123456789',
	'ABCDEFGHIJ0123456789 $%*+-./:',
	'abcdefghijklmnop:/?=&.-_~%',
	'äöüßéñ',
	'кафеСеть',
	'网络咖啡',
	'कैफ़ेनेटवर्क',
	'📶☕🏠'
];

/** Texts of all alphabets, lengths, levels and colours, each read by both decoders. */
function readGeneral(count: number): { jsqr: number; zbar: number } {
	const random = randomNumbers(11);
	const below = (limit: number) => Math.floor(random() * limit);
	const found = { jsqr: 0, zbar: 0 };
	for (let i = 0; i < count; i++) {
		const letters = [...(ALPHABETS[i % ALPHABETS.length] ?? 'x')];
		const text = Array.from({ length: 1 + below(i % 5 === 0 ? 250 : 60) }, () => letters[below(letters.length)]).join(
			''
		);
		const code = layOutText(text, 400 + below(400), LEVELS[i % 4] ?? 'M');
		const colors = i % 3 === 0 ? [0x10, 0x30, 0x60, 0xff, 0xf8, 0xe0] : [];
		const png = toPng(code, colors);
		const pixels = pngPixels(toPng(code));
		if (jsQR(toRgba(pixels), pixels.width, pixels.height)?.data === text) found.jsqr++;
		else console.log(`jsQR does not read ${JSON.stringify(text)}`);
		if (!hasZbar()) continue;
		const [theirs] = readByZbar([png]);
		if (theirs === text) found.zbar++;
		else console.log(`zbarimg read ${JSON.stringify(theirs)} for ${JSON.stringify(text)}`);
	}
	console.log(`general codes: jsQR ${found.jsqr} of ${count}${hasZbar() ? `, zbarimg ${found.zbar} of ${count}` : ''}`);
	return found;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import jsQR from 'jsqr';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { layOut, layOutText } from '../../engines/qr/code';
import { toPng } from '../../engines/qr/png';
import { encodeWifiPayload } from '../../engines/qr/wifi-payload';
import { pngPixels, toRgba } from '../support/png-pixels';
import { randomNumbers, wifiCases } from '../support/wifi-networks';
import { hasZbar, readByZbar, zbarVersion } from '../support/zbar';

interface Drawn {
	readonly text: string;
	/** The code's features, for the message about an unreadable one. */
	readonly like: string;
	readonly png: Uint8Array<ArrayBuffer>;
	/** The same in black and white: jsQR takes pixels. */
	readonly plain: Uint8Array<ArrayBuffer>;
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

/** Random networks at sizes 64 to 2000. */
function* networks(count: number): Generator<Drawn> {
	for (const network of wifiCases(count)) {
		const { text } = encodeWifiPayload(network);
		const png = toPng(layOut(text, network.size));
		yield { text, like: `${network.size} pixels`, png, plain: png };
	}
}

/** Texts of all alphabets, lengths, levels and colours. */
function* texts(count: number): Generator<Drawn> {
	const random = randomNumbers(11);
	const below = (limit: number) => Math.floor(random() * limit);
	for (let i = 0; i < count; i++) {
		const letters = [...(ALPHABETS[i % ALPHABETS.length] ?? 'x')];
		const length = 1 + below(i % 5 === 0 ? 250 : 60);
		const text = Array.from({ length }, () => letters[below(letters.length)]).join('');
		const level = LEVELS[i % 4] ?? 'M';
		const code = layOutText(text, 400 + below(400), level);
		const colors = i % 3 === 0 ? [0x10, 0x30, 0x60, 0xff, 0xf8, 0xe0] : [];
		yield { text, like: `level ${level}`, png: toPng(code, colors), plain: toPng(code) };
	}
}

type Decoder = (code: Drawn) => Promise<string | null | undefined> | string | null | undefined;

/** By name: the page's scanner, a second one, and zbar if installed. */
const DECODERS: Readonly<Record<string, Decoder>> = {
	'zxing-wasm': async ({ png }) => {
		const [found] = await readBarcodes(new Blob([png]), { formats: ['QRCode'] });
		return found?.text;
	},
	jsQR: ({ plain }) => {
		const pixels = pngPixels(plain);
		return jsQR(toRgba(pixels), pixels.width, pixels.height)?.data;
	},
	...(hasZbar() && { [`zbarimg ${zbarVersion()}`]: ({ png }: Drawn) => readByZbar([png])[0] })
};

/** Encodes `QR_CASES` random networks and as many general texts (500 of each) and reads every picture back by all decoders. */
export async function main(): Promise<void> {
	const count = Number(process.env['QR_CASES'] ?? 500);
	if (!hasZbar()) console.log('zbarimg is not installed (Debian: zbar-tools)');
	const wasm = await readFile(path.resolve('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
	await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
	for (const [kind, codes] of [
		['Wi-Fi codes', networks(count)],
		['general codes', texts(count)]
	] as const) {
		const right = new Map(Object.keys(DECODERS).map((name) => [name, 0]));
		for (const code of codes)
			for (const [name, decode] of Object.entries(DECODERS)) {
				const read = await decode(code);
				if (read === code.text) right.set(name, (right.get(name) ?? 0) + 1);
				else console.log(`${name} read ${JSON.stringify(read)} for ${JSON.stringify(code.text)}, ${code.like}`);
			}
		console.log(`${kind}: ${[...right].map(([name, read]) => `${name} ${read} of ${count}`).join(', ')}`);
		if ([...right.values()].some((read) => read < count)) process.exitCode = 1;
	}
}

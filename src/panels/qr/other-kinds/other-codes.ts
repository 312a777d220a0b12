/** Codes of other kinds than the operation makes, and QR codes with a logo: each is read back before it is shown. */

import { layOutText } from '../../../../engines/qr/code';

/** Kinds of codes, by zxing's names; of QR that with a logo in its middle. */
export const OTHER_KINDS = {
	DataMatrix: 'Data Matrix',
	Aztec: 'Aztec',
	EAN13: 'EAN-13',
	MicroQRCode: 'Micro QR',
	QRCode: 'QR'
} as const;
export type OtherKind = keyof typeof OTHER_KINDS;

/** Pixels of a picture, four bytes each. */
export interface Pixels {
	readonly data: Uint8ClampedArray;
	readonly width: number;
	readonly height: number;
}

/** Modules of a code, a byte each, 0 for black, without a margin. */
export type Modules = Pixels;

/** Writes a code of a kind other than QR, or says why the kind cannot hold the text. */
export type Writer = (text: string, kind: OtherKind) => Promise<{ readonly error: string; readonly symbol: Modules }>;

/** Reads all codes of a picture. */
export interface Reader {
	readonly name: string;
	readonly read: (pixels: Pixels) => Promise<readonly string[]>;
}

/** A code that all readers read, and their names. */
export type CheckedCode = { readonly pixels: Pixels; readonly readBy: readonly string[] };

/** Largest size that the operation makes, pixels. */
const MOST_SIDE = 2000;
/** Modules of white around a code: the widest that a standard asks for is EAN's eleven. */
const MARGIN = 11;
/** Length of the longer side in pixels, about. */
const WANTED_SIDE = 640;
/** Parts of a code's side that a logo may take, the largest first: of level H a fifth of the area may be lost. */
const LOGO_SIDES = [0.3, 0.26, 0.22, 0.18, 0.14] as const;

/**
 * Makes a code and reads it with every reader. Of a logo the largest size that all of them read stays.
 *
 * @throws Error with the writer's reason where the kind cannot hold the text
 * @returns null where a reader does not read the text
 */
export async function makeCode(
	text: string,
	kind: OtherKind,
	logo: Pixels | null,
	write: Writer,
	readers: readonly Reader[]
): Promise<CheckedCode | null> {
	const { error, symbol } = kind === 'QRCode' ? qrModules(text) : await write(text, kind);
	if (error !== '') throw new Error(error);
	for (const side of logo && kind === 'QRCode' ? LOGO_SIDES : [0]) {
		const { pixels, scale } = draw(symbol);
		if (logo && side > 0) placeLogo(pixels, logo, Math.round(symbol.width * scale * side));
		const readings = await Promise.all(readers.map(({ read }) => read(pixels)));
		if (readings.every((texts) => texts.some((read) => isSame(read, text, kind))))
			return { pixels, readBy: readers.map(({ name }) => name) };
	}
	return null;
}

/** The operation's own code, at the level of which a logo may cover most. */
function qrModules(text: string): { readonly error: ''; readonly symbol: Modules } {
	const { modules, dark } = layOutText(text, MOST_SIDE, 'H');
	const data = Uint8ClampedArray.from({ length: modules * modules }, (_, i) =>
		dark(i % modules, Math.floor(i / modules)) ? 0 : 255
	);
	return { error: '', symbol: { data, width: modules, height: modules } };
}

/** The check digit of an EAN-13 may be left to the writer; some readers name one that begins with 0 by its twelve digits (UPC-A). */
const isSame = (read: string, text: string, kind: OtherKind) =>
	kind === 'EAN13'
		? read.length >= 12 && read.padStart(13, '0').startsWith(text.trim())
		: read === text || inUtf8(read) === text;

/** The text of a reader that names bytes as Latin-1, its mark of an encoding (ECI) left out, in UTF-8. */
function inUtf8(read: string): string | null {
	const bytes = Uint8Array.from(read.replace('\x1a', ''), (letter) => letter.charCodeAt(0));
	return /^[\0-\xff]*$/.test(read) ? new TextDecoder().decode(bytes) : null;
}

function draw({ data, width, height }: Modules): { readonly pixels: Pixels; readonly scale: number } {
	const scale = Math.max(1, Math.round(WANTED_SIDE / (Math.max(width, height) + 2 * MARGIN)));
	const [wide, high] = [(width + 2 * MARGIN) * scale, (height + 2 * MARGIN) * scale];
	const out = new Uint8ClampedArray(wide * high * 4).fill(255);
	for (let y = 0; y < height * scale; y++)
		for (let x = 0; x < width * scale; x++)
			if (data[Math.floor(y / scale) * width + Math.floor(x / scale)] === 0) {
				const at = ((y + MARGIN * scale) * wide + x + MARGIN * scale) * 4;
				out.fill(0, at, at + 3);
			}
	return { pixels: { data: out, width: wide, height: high }, scale };
}

/** White around a logo, as a part of its side. */
const RIM = 0.06;

/** Draws a logo on white into the middle; `box` is the side of both, pixels. */
function placeLogo({ data, width, height }: Pixels, logo: Pixels, box: number): void {
	const room = box * (1 - 2 * RIM);
	const scale = Math.min(room / logo.width, room / logo.height);
	const [left, top] = [Math.round((width - box) / 2), Math.round((height - box) / 2)];
	for (let y = 0; y < box; y++)
		for (let x = 0; x < box; x++) {
			const fromX = Math.floor((x + 0.5 - box / 2) / scale + logo.width / 2);
			const fromY = Math.floor((y + 0.5 - box / 2) / scale + logo.height / 2);
			const isInside = fromX >= 0 && fromX < logo.width && fromY >= 0 && fromY < logo.height;
			const from = (fromY * logo.width + fromX) * 4;
			const alpha = isInside ? (logo.data[from + 3] ?? 0) / 255 : 0;
			const at = ((top + y) * width + left + x) * 4;
			for (let c = 0; c < 3; c++) data[at + c] = 255 + ((logo.data[from + c] ?? 0) - 255) * alpha;
		}
}

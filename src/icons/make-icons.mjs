// Draws the app's icons into public/icons: `node src/icons/make-icons.mjs`. Fifteen keys on dark ground, a sixteenth
// that answers. Plain PNG by zlib in exact sizes, so that every address in the manifest has its declared size.
import { mkdirSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const GROUND = [27, 30, 39];
const KEY = [248, 246, 241];
const ANSWER = [240, 124, 82];
const FOLDER = new URL('../../public/icons/', import.meta.url);
/** Samples a pixel and side, for smooth edges. */
const SAMPLES = 4;

/** Distance to a rounded square's edge, negative inside; `half` its half side. */
function roundedSquare(x, y, half, radius) {
	const [dx, dy] = [Math.abs(x) - half + radius, Math.abs(y) - half + radius];
	return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
}

/** Colour (RGB and alpha) at a point of the unit square. `inset` keeps the drawing in a maskable icon's safe zone. */
function colourAt(u, v, { inset, corner }) {
	if (corner > 0 && roundedSquare(u - 0.5, v - 0.5, 0.5, corner) > 0) return [0, 0, 0, 0];
	const pitch = (1 - 2 * inset) / 4;
	const [column, row] = [Math.floor((u - inset) / pitch), Math.floor((v - inset) / pitch)];
	if (column < 0 || column > 3 || row < 0 || row > 3) return [...GROUND, 255];
	const [x, y] = [u - inset - (column + 0.5) * pitch, v - inset - (row + 0.5) * pitch];
	if (column === 3 && row === 3) return [...(Math.hypot(x, y) < pitch * 0.39 ? ANSWER : GROUND), 255];
	return [...(roundedSquare(x, y, pitch * 0.34, pitch * 0.1) < 0 ? KEY : GROUND), 255];
}

function chunk(type, data) {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const head = Buffer.alloc(4);
	head.writeUInt32BE(data.length);
	const tail = Buffer.alloc(4);
	tail.writeUInt32BE(crc32(body));
	return Buffer.concat([head, body, tail]);
}

function png(size, shape) {
	const rows = Buffer.alloc(size * (size * 4 + 1));
	for (let y = 0; y < size; y++) {
		for (let x = 0; x < size; x++) {
			const sum = [0, 0, 0, 0];
			for (let sample = 0; sample < SAMPLES ** 2; sample++) {
				const u = (x + ((sample % SAMPLES) + 0.5) / SAMPLES) / size;
				const v = (y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / size;
				const [red, green, blue, alpha] = colourAt(u, v, shape);
				for (const [index, value] of [red * alpha, green * alpha, blue * alpha, alpha].entries()) sum[index] += value;
			}
			const at = y * (size * 4 + 1) + 1 + x * 4;
			for (let index = 0; index < 3; index++) rows[at + index] = sum[3] === 0 ? 0 : Math.round(sum[index] / sum[3]);
			rows[at + 3] = Math.round(sum[3] / SAMPLES ** 2);
		}
	}
	const header = Buffer.alloc(13);
	header.writeUInt32BE(size, 0);
	header.writeUInt32BE(size, 4);
	header.set([8, 6, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
		chunk('IHDR', header),
		chunk('IDAT', deflateSync(rows, { level: 9 })),
		chunk('IEND', Buffer.alloc(0))
	]);
}

function svg() {
	const colour = ([red, green, blue]) =>
		`#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
	const keys = Array.from({ length: 15 }, (_, index) => {
		const [x, y] = [22 + (index % 4) * 21, 22 + Math.floor(index / 4) * 21].map((centre) =>
			(centre - 3.5 - 7.1).toFixed(1)
		);
		return `<rect x="${x}" y="${y}" width="14.3" height="14.3" rx="2.1"/>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="22" fill="${colour(GROUND)}"/><g fill="${colour(KEY)}" transform="translate(7.1 7.1)">${keys.join('')}</g><circle cx="81.5" cy="81.5" r="8.2" fill="${colour(ANSWER)}"/></svg>\n`;
}

const rounded = { inset: 0.08, corner: 0.22 };
const square = { inset: 0.12, corner: 0 };
const maskable = { inset: 0.2, corner: 0 };
mkdirSync(FOLDER, { recursive: true });
writeFileSync(new URL('icon-192.png', FOLDER), png(192, rounded));
writeFileSync(new URL('icon-512.png', FOLDER), png(512, rounded));
writeFileSync(new URL('maskable-512.png', FOLDER), png(512, maskable));
writeFileSync(new URL('apple-touch-180.png', FOLDER), png(180, square));
writeFileSync(new URL('icon.svg', FOLDER), svg());

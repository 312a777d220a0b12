import { BLACK_ON_WHITE, type Colors } from './colors';
import type { Code } from './code';

/** The code as a sharp SVG of `size`: a light square, and a line of dark runs; the same picture as the PNG. */
export function toSvg(code: Code, { dark, light }: Colors = BLACK_ON_WHITE): string {
	const { size, modules, scale, margin } = code;
	let path = '';
	// Where the pen stands, in modules: each run is reached by a relative move.
	let [penX, penY] = [0, 0];
	for (let y = 0; y < modules; y++) {
		for (let x = 0; x < modules; x++) {
			if (!code.dark(x, y)) continue;
			const start = x;
			while (x + 1 < modules && code.dark(x + 1, y)) x++;
			path += `m${start - penX} ${y - penY}h${x + 1 - start}`;
			[penX, penY] = [x + 1, y];
		}
	}
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
		`<path fill="${light}" d="M0 0h${size}v${size}H0z"/>` +
		`<path stroke="${dark}" transform="translate(${margin} ${margin})scale(${scale})" d="M0 .5${path}"/></svg>`
	);
}

import type { Code } from './code';

/**
 * The code as an SVG of `size` × `size`: one white square, one path of black runs in whole pixels, so that it is the
 * same picture as the PNG at that size and stays sharp at any other.
 */
export function toSvg(code: Code): string {
	const { size, modules, scale, margin } = code;
	let path = '';
	for (let y = 0; y < modules; y++) {
		for (let x = 0; x < modules; x++) {
			if (!code.dark(x, y)) continue;
			const start = x;
			while (x + 1 < modules && code.dark(x + 1, y)) x++;
			const width = (x + 1 - start) * scale;
			path += `M${margin + start * scale} ${margin + y * scale}h${width}v${scale}h-${width}z`;
		}
	}
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
		`<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
	);
}

import type { Engine, EngineContext } from '../kit/contract';
import { layOut, layOutText } from './code';
import { colorWarnings, contrastOf, hex, parseColor } from './colors';
import type { qr } from './contract';
import { toPng } from './png';
import { toSvg } from './svg';
import { encodeWifiPayload } from './wifi-payload';

export const engine: Engine<typeof qr> = {
	wifi(input, context) {
		const { ssid, password, security, hidden, size } = input;
		const payload = encodeWifiPayload({ ssid, password, security, hidden });
		const code = layOut(payload.text, size);
		const format = input.format ?? formatOf(context.accept);
		if (format === 'svg') return { media: 'image/svg+xml', bytes: new TextEncoder().encode(toSvg(code)) };
		const png = toPng(code);
		if (format === 'png') return { media: 'image/png', bytes: png };
		return {
			ssid,
			security: payload.security,
			hidden,
			size,
			payload: payload.text,
			format: 'png',
			image: `data:image/png;base64,${toBase64(png)}`,
			// A Wi-Fi code is M, or L where the picture is small.
			error_correction: code.errorCorrection === 'L' ? 'L' : 'M',
			version: code.version,
			warnings: payload.warnings
		};
	},
	qr(input, context) {
		const { text, size } = input;
		const [dark, light] = [parseColor('dark', input.dark), parseColor('light', input.light)];
		const warnings = colorWarnings(dark, light);
		const code = layOutText(text, size, input.error_correction);
		const colors = { dark: hex(dark), light: hex(light) };
		const format = input.format ?? formatOf(context.accept);
		if (format === 'svg') return { media: 'image/svg+xml', bytes: new TextEncoder().encode(toSvg(code, colors)) };
		const isPlain = colors.dark === '#000000' && colors.light === '#ffffff';
		const png = toPng(code, isPlain ? [] : [...dark, ...light]);
		if (format === 'png') return { media: 'image/png', bytes: png };
		return {
			text,
			bytes: new TextEncoder().encode(text).length,
			size,
			...colors,
			contrast: Math.round(Math.abs(contrastOf(dark, light)) * 10) / 10,
			format: 'png',
			image: `data:image/png;base64,${toBase64(png)}`,
			error_correction: code.errorCorrection,
			version: code.version,
			warnings: code.scale < 2 ? [...warnings, 'size: has one pixel a module, which cameras read badly'] : warnings
		};
	}
};

function formatOf(accept: EngineContext['accept']): 'json' | 'png' | 'svg' {
	if (accept === 'image/png') return 'png';
	return accept === 'image/svg+xml' ? 'svg' : 'json';
}

/** A picture has a few kilobytes: few enough to be the arguments of one call only in pieces. */
function toBase64(bytes: Uint8Array): string {
	let binary = '';
	for (let at = 0; at < bytes.length; at += 4096) binary += String.fromCharCode(...bytes.subarray(at, at + 4096));
	return btoa(binary);
}

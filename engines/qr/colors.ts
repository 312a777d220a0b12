import { invalid } from '../kit/errors';

/** The colours of a code as `#rrggbb`. */
export type Colors = { readonly dark: string; readonly light: string };
export const BLACK_ON_WHITE: Colors = { dark: '#000', light: '#fff' };

/** Below this contrast (WCAG 2.2, relative luminance) cameras in poor light begin to fail. */
const READABLE_CONTRAST = 4;

/** `#abc`, `abc`, `#aabbcc` or `AABBCC` as three numbers of 0 to 255. */
export function parseColor(field: string, text: string): readonly [number, number, number] {
	const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
	if (digits === undefined) throw invalid(field, 'must be a colour like #1a2b3c');
	const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
	return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as unknown as readonly [number, number, number];
}

const luminance = (rgb: readonly number[]): number => {
	const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
		const share = value / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours, 1 to 21, negative where the first is the lighter one. */
export function contrastOf(dark: readonly number[], light: readonly number[]): number {
	const [a, b] = [luminance(dark), luminance(light)];
	const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
	return a > b ? -ratio : ratio;
}

/**
 * What may keep a camera from reading a code of these colours, in words.
 * @throws ApiError `dark:` when both are the same colour
 */
export function colorWarnings(dark: readonly number[], light: readonly number[]): string[] {
	const contrast = contrastOf(dark, light);
	if (Math.abs(contrast) < 1.05) throw invalid('dark', 'must be another colour than light');
	const warnings: string[] = [];
	if (Math.abs(contrast) < READABLE_CONTRAST)
		warnings.push(
			`dark: has a contrast of ${Math.abs(contrast).toFixed(1)} to light, cameras want ${READABLE_CONTRAST} and more`
		);
	if (contrast < 0) warnings.push('dark: is lighter than light, which many readers refuse');
	return warnings;
}

export const hex = (rgb: readonly number[]): string =>
	`#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

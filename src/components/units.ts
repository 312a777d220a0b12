import { made } from '../state/settings/intl-cache';
import { settings } from '../state/settings/settings.svelte';

/** Units of CLDR that the app writes. */
export type Unit = 'kilometer' | 'mile' | 'gram';

const SPANS = ['hour', 'day', 'week', 'month', 'year'];

/** A time span of the API in words: `3m` → 3 months, `day` → 1 day. Null for other texts. */
export function spanText(span: string): string | null {
	const [, count, name = ''] = /^(\d*)(\D*)$/.exec(span) ?? [];
	const unit = SPANS.find((one) => name === (count ? one[0] : one));
	return unit
		? made(Intl.NumberFormat, settings.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Number(count || 1))
		: null;
}

const formatOf = (unit: Unit, digits: number) =>
	made(Intl.NumberFormat, settings.locale, {
		style: 'unit',
		unit,
		unitDisplay: 'short',
		maximumFractionDigits: digits
	});

/** A number with its unit, as the interface's language shortens it: `12.5 km`. `digits` is the most decimals shown. */
export const formatUnit = (value: number, unit: Unit, digits = 3): string => formatOf(unit, digits).format(value);

/** The unit alone, for use without its number. */
export const unitName = (unit: Unit, value = 2): string =>
	formatOf(unit, 0).formatToParts(value).find(({ type }) => type === 'unit')?.value ?? ''; // prettier-ignore

/** A name, code or point that keeps its own direction within a sentence of another (Unicode UAX #9, isolates). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

import type { EngineContext } from '../kit/contract';
import { openedInTime, openedOnce } from '../kit/lazy-pack';
import { PrefixTable, type PackedPhones } from './prefixes';
import type { NumberType } from './types';

/** Where a number's range is, whose it was made, and the clocks there. */
export interface Whereabouts {
	readonly region: string | null;
	readonly carrier: string | null;
	/** Whether mobile numbers of the country move between carriers; null without a carrier. */
	readonly portable: boolean | null;
	readonly timezones: readonly string[] | null;
}

const NOWHERE: Whereabouts = { region: null, carrier: null, portable: null, timezones: null };

/** How long a first question waits for the pack, milliseconds. */
const PATIENCE = 1500;
/** Calling codes whose mobile numbers have the area in them: Argentina, Brazil, China, Indonesia, Mexico (libphonenumber, `GEO_MOBILE_COUNTRIES`). */
const MOBILE_HAS_AREA: ReadonlySet<number> = new Set([52, 54, 55, 62, 86]);
/** What stands before the area in mobile numbers abroad (libphonenumber, `MOBILE_TOKEN_MAPPINGS`). */
const MOBILE_TOKEN: Readonly<Record<number, string>> = { 54: '9' };

const open = openedOnce('phones', (bytes) => {
	const pack = JSON.parse(new TextDecoder().decode(bytes)) as PackedPhones;
	return {
		regions: new PrefixTable(pack.regions),
		carriers: new PrefixTable(pack.carriers),
		zones: new PrefixTable(pack.zones),
		portable: new Set(pack.portable)
	};
});

/** A valid number as `whereaboutsOf` needs it. */
export interface PlacedNumber {
	readonly type: NumberType;
	readonly country: string | null;
	readonly callingCode: number;
	/** Digits in E.164 without +. */
	readonly digits: string;
}

/** Returns a valid number's place, carrier and zones by its longest known prefix; null without the pack. */
export async function whereaboutsOf(number: PlacedNumber, context: EngineContext): Promise<Whereabouts> {
	const tables = await openedInTime('phones', open, context, PATIENCE);
	if (typeof tables === 'string') return NOWHERE;
	const { type, country, callingCode, digits } = number;
	const isFixed = type === 'fixed_line' || type === 'fixed_line_or_mobile';
	const isMobile = type === 'mobile' || type === 'fixed_line_or_mobile' || type === 'pager';
	const hasArea = isFixed || (type === 'mobile' && MOBILE_HAS_AREA.has(callingCode));
	const token = `${callingCode}${MOBILE_TOKEN[callingCode] ?? '-'}`;
	const withoutToken = digits.startsWith(token) ? `${callingCode}${digits.slice(token.length)}` : digits;
	const carrier = isMobile ? tables.carriers.find(digits) : null;
	return {
		region: hasArea ? tables.regions.find(withoutToken) : null,
		carrier,
		portable: carrier === null || country === null ? null : tables.portable.has(country),
		timezones: tables.zones.find(hasArea ? digits : String(callingCode))?.split('&') ?? []
	};
}

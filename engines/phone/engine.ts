import type { Engine } from '../kit/contract';
import { countryOf } from '../kit/country';
import { COUNTRY_NAMES } from '../kit/country-names';
import { invalid, notFound } from '../kit/errors';
import type { phone } from './contract';
import { phonesOf, toE164, toRfc3966 } from './examples';
import type * as Checking from './number.lazy';
import type * as Ranges from './ranges.lazy';
import { PHONE_TYPES } from './types';
import { whereaboutsOf } from './whereabouts';

export const engine: Engine<typeof phone> = {
	example(input) {
		const country = countryOf(input.country, 'country');
		const phones = phonesOf(country);
		if (!phones) throw notFound('country', `${COUNTRY_NAMES[country]} has no numbering plan of its own`);
		// Fixed line, fixed-line and FixedLine are fixed_line.
		const bare = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '');
		const type = PHONE_TYPES.find((known) => bare(known) === bare(input.type));
		if (!type) throw invalid('type', `must be one of ${PHONE_TYPES.join(', ')}`);
		const available = PHONE_TYPES.filter((known) => phones.examples.has(known));
		const example = phones.examples.get(type);
		if (!example)
			throw notFound('type', `no ${type} example for ${country}; available: ${available.join(', ') || 'none'}`);
		return {
			country,
			country_name: COUNTRY_NAMES[country] ?? country,
			type,
			calling_code: phones.callingCode,
			e164: toE164(example.international),
			international: example.international,
			national: example.national,
			rfc3966: toRfc3966(example.international),
			types_available: available
		};
	},
	async number(input, context) {
		const country = input.country?.trim() ? countryOf(input.country, 'country') : undefined;
		const { checkNumber, hasPlan } = await context.lazy<typeof Checking>('phone/number');
		const home = country !== undefined && hasPlan(country) ? country : undefined;
		const plan = checkNumber(input.number, home);
		if (!plan)
			throw country === undefined
				? invalid('country', 'is required for a number that does not begin with + and a calling code')
				: notFound('country', `${COUNTRY_NAMES[country]} has no numbering plan of its own`);
		const { e164, callingCode } = plan;
		const update = e164 === null || callingCode === null ? undefined : await context.update?.();
		const newer =
			update === undefined || e164 === null || callingCode === null
				? undefined
				: (await context.lazy<typeof Ranges>('phone/ranges')).newerRange(e164, callingCode, update);
		const found = { ...plan, ...newer?.checked };
		const placed =
			found.valid && e164 !== null && callingCode !== null
				? await whereaboutsOf({ ...found, callingCode, digits: e164.slice(1) }, context)
				: { region: null, carrier: null, portable: null, timezones: null };
		const where = found.valid ? { ...placed, ...newer?.where } : placed;
		return {
			number: input.number,
			valid: found.valid,
			possible: found.possible,
			type: found.type,
			country: found.country,
			country_name: found.country === null ? null : (COUNTRY_NAMES[found.country] ?? found.country),
			calling_code: found.callingCode,
			e164: found.e164,
			international: found.international,
			national: found.national,
			rfc3966: found.rfc3966,
			extension: found.extension,
			region: where.region,
			carrier: where.carrier,
			carrier_may_differ: where.portable,
			timezones: where.timezones === null ? null : [...where.timezones],
			reason: found.reason,
			updated: newer?.updated ?? null
		};
	}
};

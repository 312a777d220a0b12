import libphonenumber from 'google-libphonenumber';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { phoneModule } from '../../data/build/phone';
import { testContext } from '../../tests/support/context';
import { COUNTRY_NAMES } from '../kit/country-names';
import { engine } from './engine';
import { phoneCountries } from './examples';
import { PHONE_TYPES } from './types';

const { PhoneNumberFormat, PhoneNumberType, PhoneNumberUtil } = libphonenumber;
const util = PhoneNumberUtil.getInstance();
const example = (country: string, type: string = 'mobile') => engine.example({ country, type }, testContext());
const answerOf = async (country: string, type: string) => await example(country, type);

test.each(['fixed line', 'FixedLine', 'FIXED-LINE', ' fixed_line '])('the type %j is fixed_line', async (type) =>
	expect(await example('DE', type)).toMatchObject({ type: 'fixed_line' })
);

test('every example is what upstream gives for its country and type, valid, and in each format what upstream writes', async () => {
	let examples = 0;
	for (const country of phoneCountries()) {
		const { types_available } = await anyOf(country);
		for (const type of PHONE_TYPES) {
			const upstream = util.getExampleNumberForType(country, PhoneNumberType[type.toUpperCase() as 'MOBILE']);
			expect(types_available.includes(type), `${country} ${type}`).toBe(upstream !== null);
			if (!upstream) continue;
			const answer = await answerOf(country, type);
			const number = util.parse(answer.national, country);
			expect(util.format(number, PhoneNumberFormat.E164), `${country} ${type}`).toBe(
				util.format(upstream, PhoneNumberFormat.E164)
			);
			expect(util.isValidNumberForRegion(number, country), `${country} ${type}`).toBe(true);
			expect([answer.e164, answer.international, answer.national, answer.rfc3966]).toEqual(
				[
					PhoneNumberFormat.E164,
					PhoneNumberFormat.INTERNATIONAL,
					PhoneNumberFormat.NATIONAL,
					PhoneNumberFormat.RFC3966
				].map((format) => util.format(number, format))
			);
			examples++;
		}
	}
	expect(examples).toBe(1377);
});

async function anyOf(country: string) {
	for (const type of PHONE_TYPES)
		try {
			return await answerOf(country, type);
		} catch (error) {
			expect(String(error)).toContain('no ');
		}
	throw new Error(`${country} has no phones at all`);
}

test('every country with a plan has a name', () =>
	expect(phoneCountries().filter((country) => !(country in COUNTRY_NAMES))).toEqual([]));

test('the recipe still yields the table that is kept', () =>
	expect(readFileSync(path.join(import.meta.dirname, 'table.generated.ts'), 'utf8')).toBe(phoneModule()));

test('codes and types are read without regard to case, types with hyphens too', async () =>
	expect(await answerOf('us', 'Toll-Free')).toMatchObject({ country: 'US', type: 'toll_free', e164: '+18002345678' }));

test('countries go by alpha-3 codes and common names too', async () => {
	for (const country of ['GB', 'GBR', 'UK', 'Great Britain', 'united kingdom'])
		expect(await answerOf(country, 'mobile')).toMatchObject({ country: 'GB', calling_code: 44 });
});

test.each(['XX', '', '__proto__', '1|', 'ZZZ'])('the country %j is unknown', (country) =>
	expect(() => example(country)).toThrow(/^country: ".*" is no country known here/)
);

test('a country without a numbering plan has no examples', () =>
	expect(() => example('AQ')).toThrow('country: Antarctica has no numbering plan of its own'));

test('an unknown type is told all of them, a missing one those of the country', () => {
	expect(() => example('DE', 'satellite')).toThrow(`type: must be one of ${PHONE_TYPES.join(', ')}`);
	expect(() => example('AC', 'premium_rate')).toThrow(
		'type: no premium_rate example for AC; available: mobile, fixed_line, fixed_line_or_mobile, uan'
	);
});

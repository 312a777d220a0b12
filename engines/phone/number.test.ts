import fc from 'fast-check';
import libphonenumber from 'google-libphonenumber';
import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { engine } from './engine';
import { checkNumber } from './number.lazy';
import { PHONE_TYPES } from './types';

const { PhoneNumberFormat, PhoneNumberType, PhoneNumberUtil } = libphonenumber;
const ask = async (number: string, country?: string) => engine.number({ number, country }, testContext());

test.each([
	['+49 30 901820', undefined, '+4930901820', 'fixed_line', 'DE'],
	['0049 30 901820', 'DE', '+4930901820', 'fixed_line', 'DE'],
	['011 49 30 901820', 'US', '+4930901820', 'fixed_line', 'DE'],
	['030/901820', 'DEU', '+4930901820', 'fixed_line', 'DE'],
	['+49 (0)30 901820', undefined, '+4930901820', 'fixed_line', 'DE'],
	['(201) 555-0123', 'USA', '+12015550123', 'fixed_line_or_mobile', 'US'],
	['tel:+1-201-555-0123', undefined, '+12015550123', 'fixed_line_or_mobile', 'US'],
	['Tel.: +44 7400 123456', undefined, '+447400123456', 'mobile', 'GB'],
	['07400 123456', 'UK', '+447400123456', 'mobile', 'GB'],
	['0049 30 901820', undefined, '+4930901820', 'fixed_line', 'DE'],
	['1-800-FLOWERS', 'US', '+18003569377', 'toll_free', 'US'],
	['(800) GO-FEDEX', 'US', '+18004633339', 'toll_free', 'US'],
	['+1 800 PETMEDS', undefined, '+18007386337', 'toll_free', 'US'],
	['+९१ ९८१०० १२३४५', undefined, '+919810012345', 'mobile', 'IN'],
	['＋49 30 901820', 'FR', '+4930901820', 'fixed_line', 'DE'],
	['+39 06 6982', undefined, '+39066982', 'fixed_line', 'VA'],
	['https://api.whatsapp.com/send/?phone=%2B4930901820&text=hi', undefined, '+4930901820', 'fixed_line', 'DE'],
	['whatsapp://send?text=a&phone=4930901820', undefined, '+4930901820', 'fixed_line', 'DE'],
	['https://signal.me/#p/+447400123456', undefined, '+447400123456', 'mobile', 'GB'],
	['viber://chat?number=%2B447400123456', undefined, '+447400123456', 'mobile', 'GB'],
	['t.me/+447400123456', undefined, '+447400123456', 'mobile', 'GB'],
	['callto:07400123456', 'GB', '+447400123456', 'mobile', 'GB'],
	['sms:+447400123456?body=hi', undefined, '+447400123456', 'mobile', 'GB'],
	['skype:+447400123456?call', undefined, '+447400123456', 'mobile', 'GB'],
	['tel:%2B44-7400-123456', undefined, '+447400123456', 'mobile', 'GB'],
	['sip:+447400123456@example.org', undefined, '+447400123456', 'mobile', 'GB'],
	['+800 1234 5678', undefined, '+80012345678', 'toll_free', null]
])('%s dialled in %s is %s', async (number, country, e164, type, of) =>
	expect(await ask(number, country)).toMatchObject({
		valid: true,
		possible: true,
		e164,
		type,
		country: of,
		reason: null
	})
);

test('extensions are told apart and written as the country does', async () =>
	expect(await ask('07400 123456 ext 15', 'GB')).toMatchObject({
		e164: '+447400123456',
		extension: '15',
		international: '+44 7400 123456 x15',
		rfc3966: 'tel:+44-7400-123456;ext=15'
	}));

test.each([
	['+4930', 'is too short'],
	['+493012345678901234567', 'is too long'],
	['+1 201 055 0123', 'begins with digits that are not in use'],
	['112', "is too short for a subscriber's number; short and emergency numbers are not checked here"],
	['+0 123 456', 'has a calling code that no country has'],
	['call me', 'is no phone number']
])('%s %s', async (number, reason) => expect(await ask(number, 'DE')).toMatchObject({ valid: false, reason }));

test.each([
	['030 901820 ext 15', 'DE', '+4930901820'],
	['030 901820 x15', 'DE', '+4930901820'],
	['call 030 901820 now', 'DE', '+4930901820'],
	['030 901820 is mine', 'DE', '+4930901820']
])('letters of %s are no digits', async (number, country, e164) =>
	expect(await ask(number, country)).toMatchObject({ e164 })
);

test.each([
	['+49 30 901820 / 21', undefined],
	['+49 30 901820/21', undefined],
	['030 901820/21', 'DE'],
	['+49 30 901820 or +49 30 901821', undefined],
	['+49 30 901820, +49 30 901821', undefined],
	['Tel +49 30 901820 Fax +49 30 901821', undefined],
	['0176 12345678 / 030 901820', 'DE'],
	['201-555-0123 or 0124', 'US'],
	['+4915112345678+4915112345679', undefined]
])('%s is not read as one number', async (number, country) =>
	expect(await ask(number, country)).toMatchObject({
		valid: false,
		e164: null,
		reason: 'may be more than one number: give each by itself'
	})
);

test.each([
	['030 / 90 18 20', 'DE', '+4930901820', null],
	['+49 30 / 901820', undefined, '+4930901820', null],
	['030/90/18/20', 'DE', '+4930901820', null],
	['030 901820-21', 'DE', '+493090182021', null],
	['01/42/34/56/78', 'FR', '+33142345678', null],
	['201-555-0123,,45#', 'US', '+12015550123', '45'],
	['+49 (30) 901820 Durchwahl 21', undefined, '+4930901820', '21'],
	['+49 30 901820 App. 21', undefined, '+4930901820', '21'],
	['+39 06 6982 1234 interno 7', undefined, '+390669821234', '7'],
	['wa.me/4915112345678', undefined, '+4915112345678', null],
	['https://api.whatsapp.com/send?phone=4915112345678&text=hi', undefined, '+4915112345678', null],
	['++49 30 901820', undefined, '+4930901820', null],
	['+0049 30 901820', undefined, '+4930901820', null],
	['+49 30 9O182O', undefined, '+4930901820', null]
])('%s is one number', async (number, country, e164, extension) =>
	expect(await ask(number, country)).toMatchObject({ valid: true, e164, extension })
);

test('without + and country the country is asked for; one without a plan is told so', async () => {
	await expect(ask('030 901820')).rejects.toThrow('country: is required for a number that does not begin with +');
	await expect(ask('030 901820', 'Antarctica')).rejects.toThrow('country: Antarctica has no numbering plan of its own');
	expect(await ask('+4930901820', 'Antarctica')).toMatchObject({ valid: true, country: 'DE' });
});

test.each([
	['+49 30 901820 / 901821', undefined, 'may be more than one number: give each by itself'],
	['Tel. 030 901820 Fax 030 901821', 'DE', 'may be more than one number: give each by itself'],
	['116117', 'DE', "is too short for a subscriber's number; short and emergency numbers are not checked here"],
	['+44 7911 12345', undefined, 'is too short'],
	['+999 1234 5678', undefined, 'has a calling code that no country has'],
	['+999 1234 5678', 'DE', 'has a calling code that no country has'],
	['Tel +999 1234 5678', undefined, 'has a calling code that no country has'],
	['call me', undefined, 'is no phone number'],
	['call me', 'DE', 'is no phone number']
])('%s from %s: %s', (text, country, reason) =>
	expect(checkNumber(text, country)).toMatchObject({ valid: false, reason })
);

test.each([
	['+52 1 55 1234 5678', undefined, '+525512345678'],
	['044 55 1234 5678', 'MX', '+525512345678'],
	['0xx11 91234-5678', 'BR', '+5511912345678']
])('%s, as it was written until some years ago, is %s %s', (text, country, e164) =>
	expect(checkNumber(text, country)).toMatchObject({ valid: true, e164 })
);

/** Where the libraries' metadata differ: other releases, and Saint Helena and Tristan da Cunha. */
const OTHER_RELEASE = new Set(['BJ', 'BW', 'CR', 'DK', 'PG', 'SH', 'TA', 'ZW']);

test('16,000 generated numbers are read and written as google-libphonenumber does, but for eight countries', () => {
	const util = PhoneNumberUtil.getInstance();
	let seed = 5;
	const random = () => (seed = (seed * 48_271) % 0x7fffffff) / 0x7fffffff;
	let numbers = 0;
	const differing = new Map<string, string>();
	for (const region of [...util.getSupportedRegions()].sort())
		for (const type of PHONE_TYPES) {
			const example = util.getExampleNumberForType(region, PhoneNumberType[type.toUpperCase() as 'MOBILE']);
			if (!example) continue;
			const national = util.getNationalSignificantNumber(example);
			for (let round = 0; round < 12; round++) {
				const digits = [...national];
				const from = round < 3 ? Math.max(0, digits.length - 3) : round < 8 ? Math.max(0, digits.length - 6) : 1;
				for (let at = from; at < digits.length; at++)
					if (random() < 0.7) digits[at] = String(Math.floor(random() * 10));
				if (round === 10) digits.pop();
				if (round === 11) digits.push('7');
				const text = `+${util.getCountryCodeForRegion(region)}${digits.join('')}`;
				let upstream: libphonenumber.PhoneNumber;
				try {
					upstream = util.parse(text);
				} catch {
					// Too short or too long to be read at all there.
					continue;
				}
				numbers++;
				const valid = util.isValidNumber(upstream);
				const found = checkNumber(text, undefined);
				const ours = [found?.valid, found?.type, found?.e164, found?.international, found?.rfc3966];
				const name = Object.entries(PhoneNumberType).find(([, value]) => value === util.getNumberType(upstream))?.[0];
				const theirs = [
					valid,
					valid ? name?.toLowerCase() : 'unknown',
					util.format(upstream, PhoneNumberFormat.E164),
					util.format(upstream, PhoneNumberFormat.INTERNATIONAL),
					util.format(upstream, PhoneNumberFormat.RFC3966)
				];
				if (ours.join() !== theirs.join() && !OTHER_RELEASE.has(region))
					differing.set(text, `${ours.join()} for ${theirs.join()}`);
			}
		}
	expect(numbers).toBeGreaterThan(16_000);
	expect([...differing]).toEqual([]);
}, 120_000);

test('whatever is typed is answered, or a 400 or 404', () =>
	fc.assert(
		fc.asyncProperty(
			fc.oneof(
				fc.string({ maxLength: 250 }),
				fc.string({ unit: fc.constantFrom(...'0123456789+-() ext.;=#'), maxLength: 60 })
			),
			fc.constantFrom(undefined, 'DE', 'US', 'AQ'),
			async (number, country) => {
				try {
					const { valid, e164 } = await ask(number, country);
					expect(valid && e164 === null).toBe(false);
				} catch (error) {
					expect(String(error)).toMatch(/ApiError: country: /);
				}
			}
		),
		{ numRuns: 500 }
	));

test.each([
	['+49 30 901820', 'Berlin', null, null, ['Europe/Berlin']],
	['+1 212 555 0123', 'New York, NY', null, null, ['America/New_York']],
	['+54 9 11 2345 6789', 'Buenos Aires', null, null, ['America/Buenos_Aires']],
	['+44 7400 123456', null, 'Three', true, ['Europe/Guernsey', 'Europe/Isle_of_Man', 'Europe/Jersey', 'Europe/London']],
	['+800 1234 5678', null, null, null, []]
])('%s belongs to %s, %s, %s, %j', async (number, region, carrier, differs, timezones) =>
	expect(await ask(number)).toMatchObject({ region, carrier, carrier_may_differ: differs, timezones })
);

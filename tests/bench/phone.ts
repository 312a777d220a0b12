import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import libphonenumber from 'google-libphonenumber';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { checkNumber } from '../../engines/phone/number.lazy';
import { phoneCountries, phonesOf, toE164, toRfc3966 } from '../../engines/phone/examples';
import { randomFrom } from './figures';

/** Our table beside google-libphonenumber, from which it is made, and libphonenumber-js, which formats by itself. */
export async function bench(): Promise<void> {
	const util = libphonenumber.PhoneNumberUtil.getInstance();
	const { PhoneNumberFormat } = libphonenumber;
	let [numbers, ours, theirs] = [0, 0, 0];
	for (const country of phoneCountries())
		for (const example of phonesOf(country)?.examples.values() ?? []) {
			numbers++;
			const e164 = toE164(example.international);
			const upstream = util.parse(example.national, country);
			const expected = [PhoneNumberFormat.NATIONAL, PhoneNumberFormat.INTERNATIONAL, PhoneNumberFormat.RFC3966].map(
				(format) => util.format(upstream, format)
			);
			const same = (forms: readonly (string | undefined)[]) => forms.every((form, index) => form === expected[index]);
			if (same([example.national, example.international, toRfc3966(example.international)])) ours++;
			const parsed = parsePhoneNumberFromString(e164, country as CountryCode);
			if (same([parsed?.formatNational(), parsed?.formatInternational(), expected[2]])) theirs++;
		}
	const table = readFileSync('engines/phone/table.generated.ts');
	const rounds = 200;
	const started = performance.now();
	for (let round = 0; round < rounds; round++) for (const country of phoneCountries()) phonesOf(country);
	const microseconds = ((performance.now() - started) * 1000) / rounds / phoneCountries().length;
	console.log(
		`${numbers} examples of ${phoneCountries().length} countries; table ${brotliCompressSync(table).length} bytes br`
	);
	console.log(`formats as google-libphonenumber writes them: ours ${ours}, libphonenumber-js ${theirs}`);
	console.log(`a country looked up: ${microseconds.toFixed(2)} µs`);
	readNumbers();
}

/** Numbers read and written: ours, which is libphonenumber-js with full metadata, beside google-libphonenumber. */
function readNumbers(): void {
	const util = libphonenumber.PhoneNumberUtil.getInstance();
	const { PhoneNumberFormat } = libphonenumber;
	const random = randomFrom(3);
	const numbers = phoneCountries().flatMap((country) =>
		[...(phonesOf(country)?.examples.values() ?? [])].map(({ international }) =>
			[...toE164(international)]
				.map((digit, at) => (at > 5 && random() < 0.5 ? Math.floor(random() * 10) : digit))
				.join('')
		)
	);
	const perSecond = (read: (number: string) => unknown) => {
		for (const number of numbers.slice(0, 100)) read(number);
		const started = performance.now();
		for (const number of numbers) read(number);
		return Math.round((numbers.length * 1000) / (performance.now() - started));
	};
	const theirs = (number: string) => {
		try {
			const parsed = util.parse(number);
			return [util.isValidNumber(parsed), util.format(parsed, PhoneNumberFormat.INTERNATIONAL)].join();
		} catch {
			return 'unread';
		}
	};
	const ours = (number: string) => {
		const found = checkNumber(number, undefined);
		return found?.e164 ? [found.valid, found.international].join() : 'unread';
	};
	const same = numbers.filter((number) => ours(number) === theirs(number)).length;
	console.log(
		`numbers read and written: ours ${perSecond(ours)}/s, google-libphonenumber ${perSecond(theirs)}/s; ${same} of ${numbers.length} alike`
	);
}

import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import libphonenumber from 'google-libphonenumber';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { phoneCountries, phonesOf, toE164, toRfc3966 } from '../../engines/phone/examples';

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
}

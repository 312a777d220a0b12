import { COUNTRY_NAMES } from './country-names';
import { ALPHA_3 } from './country-codes';
import { OTHER_NAMES } from './country-words';
import { invalid } from './errors';
import { foldName } from './fold-name';

/** Words that stand for several countries, with their codes. */
const SHARED = new Map(
	Object.entries<readonly string[]>({
		korea: ['KP', 'KR'],
		congo: ['CD', 'CG'],
		'virgin islands': ['VG', 'VI'],
		england: ['GB'],
		scotland: ['GB'],
		wales: ['GB'],
		'northern ireland': ['GB']
	})
);

let codes: Map<string, string> | undefined;

/** Every code and name by its key. */
function words(): Map<string, string> {
	if (codes) return codes;
	codes = new Map();
	for (const code of Object.keys(COUNTRY_NAMES))
		for (const word of countryWords(code)) codes.set(countryKey(word), code);
	return codes;
}

/** `St. Lucia`, `Saint Lucia`; `Trinidad & Tobago`, `Trinidad and Tobago`; `the Gambia`: one key each. */
const countryKey = (name: string): string =>
	foldName(name.replaceAll('&', ' and '))
		.replace(/\bsaint\b/g, 'st')
		.replace(/^the /, '');

/**
 * The alpha-2 code of a country that is given by ISO 3166-1 alpha-2 or alpha-3 code or by a common name, in English or in a
 * language of its own: `de`, `DEU`, `Germany`, `Deutschland`; `UK` is `GB`. Undefined when no country is called so.
 */
export const readCountry = (text: string): string | undefined => words().get(countryKey(text));

/** What a country is called: its two codes, its English name, and others. */
export const countryWords = (code: string): readonly string[] => [
	code,
	...ALPHA_3.filter((both) => both.startsWith(code)).map((both) => both.slice(2)),
	COUNTRY_NAMES[code] ?? code,
	...(OTHER_NAMES[code] ?? [])
];

/** Codes of the countries that a word could mean that does not name one of them: `Korea`; none for most words. */
export const sharedBy = (text: string): readonly string[] => SHARED.get(countryKey(text)) ?? [];

/**
 * The alpha-2 code of the country that a parameter names.
 *
 * @throws ApiError INVALID_INPUT when it is no country, or a word for several.
 */
export function countryOf(text: string, field: string): string {
	const code = readCountry(text);
	if (code !== undefined) return code;
	const offers = sharedBy(text).map((shared) => `${shared} (${COUNTRY_NAMES[shared]})`);
	throw invalid(
		field,
		offers.length > 0
			? `${JSON.stringify(text.trim())} is not one country; did you mean ${offers.join(' or ')}?`
			: `${JSON.stringify(text.trim())} is no country known here: give its name or its ISO 3166-1 code, like DE, DEU or Germany`
	);
}

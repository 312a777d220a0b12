import { COUNTRY_NAMES } from './country-names';
import { ALPHA_3 } from './country-codes';
import { OTHER_NAMES } from './country-words';
import { invalid, OFFERING } from './errors';
import { foldName } from './fold-name';
import { regionName } from './intl-cache';

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

/** The alpha-2 code for an ISO 3166-1 code or a name, in English or local (`UK`: `GB`). Undefined if unknown. */
export const readCountry = (text: string): string | undefined => words().get(countryKey(text));

/** Names of a country: its two codes, its English name, and others. */
export const countryWords = (code: string): readonly string[] => [
	code,
	...ALPHA_3.filter((both) => both.startsWith(code)).map((both) => both.slice(2)),
	COUNTRY_NAMES[code] ?? code,
	...(OTHER_NAMES[code] ?? [])
];

/** Languages beside English in which a country is known beside a place. */
const LANGUAGES = 'ar de es fr hi it ja mr nl pl pt ru ta tr zh'.split(' ');
let translated: Map<string, string> | undefined;

/** The alpha-2 code of a country by the key of its name in a language of `LANGUAGES`, as Intl has it: `rumanien`. Undefined for an unknown name. */
export function countryInLanguages(key: string): string | undefined {
	translated ??= new Map(
		LANGUAGES.flatMap((language) =>
			Object.keys(COUNTRY_NAMES).map((code) => [foldName(regionName(language, code)), code] as const)
		)
	);
	return translated.get(key);
}

/** Codes of the countries that an ambiguous word could mean: `Korea`; empty for most words. */
export const sharedBy = (text: string): readonly string[] => SHARED.get(countryKey(text)) ?? [];

/**
 * The alpha-2 code of the country in a parameter.
 *
 * @throws ApiError INVALID_INPUT for an unknown country, and for an ambiguous word.
 */
export function countryOf(text: string, field: string): string {
	const code = readCountry(text);
	if (code !== undefined) return code;
	const offers = sharedBy(text).map((shared) => `${shared} (${COUNTRY_NAMES[shared]})`);
	throw invalid(
		field,
		offers.length > 0
			? `${JSON.stringify(text.trim())} is not one country${OFFERING}${offers.join(' or ')}?`
			: `${JSON.stringify(text.trim())} is no country known here: give its name or its ISO 3166-1 code, like DE, DEU or Germany`
	);
}

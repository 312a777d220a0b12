import { AsYouType, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { isSupportedCountry, type CountryCode } from 'libphonenumber-js/min';

/** State of a number during typing. */
export interface NumberCheck {
	/** As it is written, as far as it goes. */
	readonly formatted: string;
	/** `empty` has no digits; `wrong` has a valid length but an unassigned prefix. */
	readonly state: 'empty' | 'short' | 'long' | 'wrong' | 'good';
	/** ISO code of the country, null while it is open. */
	readonly country: string | null;
	readonly international: string | null;
	readonly national: string | null;
	readonly e164: string | null;
	readonly uri: string | null;
}

/** Digits, a plus and the usual separators; longer texts are not numbers (E.164 has 15 digits). */
const MAX_CHARACTERS = 40;

/** Checks a number by libphonenumber's smallest table. `country` is where it is dialled without +. */
export function checkNumber(text: string, country: string): NumberCheck {
	const typed = text.slice(0, MAX_CHARACTERS);
	const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
	const typing = new AsYouType(home);
	const formatted = typing.input(typed);
	const number = parsePhoneNumberFromString(typed, home);
	const found = number?.country ?? typing.getCountry() ?? null;
	const written = number?.isPossible()
		? {
				international: number.formatInternational(),
				national: number.formatNational(),
				e164: number.number,
				uri: number.getURI()
			}
		: { international: null, national: null, e164: null, uri: null };
	return { formatted, country: found, state: stateOf(), ...written };

	function stateOf(): NumberCheck['state'] {
		if (!/\p{Nd}/u.test(typed)) return 'empty';
		switch (validatePhoneNumberLength(typed, home)) {
			case 'TOO_LONG':
				return 'long';
			case undefined:
				return number?.isValid() ? 'good' : 'wrong';
			case 'INVALID_COUNTRY':
			case 'TOO_SHORT':
			case 'NOT_A_NUMBER':
				return 'short';
			case 'INVALID_LENGTH':
				return 'wrong';
		}
	}
}

import { foldName } from '../kit/fold-name';
import type { Country } from './table';

/** Words of an official name that people leave out, folded. */
const OFFICIAL =
	/^(?:canton of|hansestadt|ciudad de|comunidad de|departement et region doutre mer|departement|state of|province of) (?:la )?| (?:region|chartered community|community|country)$/g;

/** Names in another language than that of the table, folded; by country and code. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	AT: {
		'2': 'karnten',
		'3': 'niederosterreich',
		'4': 'oberosterreich',
		'6': 'steiermark',
		'7': 'tirol',
		'9': 'wien'
	},
	// As other collections have them.
	BQ: { BO: 'bon|bq-bon', SA: 'sab|bq-sab', SE: 'sta|bq-sta' },
	BE: {
		BRU: 'brussels|brussel|brüssel',
		DE: 'german-speaking community',
		VLG: 'flanders|vlaanderen|flandre',
		WAL: 'wallonia|wallonie'
	},
	CH: {
		AI: 'appenzell innerrhoden',
		AR: 'appenzell ausserrhoden',
		BL: 'basel-landschaft|baselland',
		BS: 'basel-stadt',
		FR: 'freiburg',
		GE: 'geneve|genf|ginevra',
		GR: 'graubunden|grigioni',
		LU: 'luzern',
		NE: 'neuenburg',
		SG: 'sankt gallen',
		TI: 'tessin',
		VD: 'waadt',
		VS: 'wallis',
		// The city, where another collection lists it separately.
		ZH: 'stadt zurich'
	},
	// Ñuble by its code of ISO 3166-2.
	CL: { NU: 'nb|cl-nb' },
	DE: {
		BY: 'bavaria',
		'BY-A': 'augsburg',
		HE: 'hesse',
		MV: 'mecklenburg-western pomerania',
		NI: 'lower saxony',
		NW: 'north rhine-westphalia|nrw',
		RP: 'rhineland-palatinate',
		SN: 'saxony',
		ST: 'saxony-anhalt',
		TH: 'thuringia'
	},
	FR: { GF: '973|fr-973', GP: '971|fr-971', MQ: '972|fr-972', RE: '974|fr-974', YT: '976|fr-976' },
	ES: {
		AN: 'andalusia',
		CL: 'castilla y leon',
		CM: 'castilla-la mancha',
		CN: 'canarias|islas canarias',
		CT: 'cataluna|catalunya',
		IB: 'islas baleares|illes balears|baleares',
		MC: 'region de murcia',
		NC: 'navarre|comunidad foral de navarra',
		PV: 'pais vasco|euskadi',
		VC: 'comunidad valenciana|comunitat valenciana|valencia'
	},
	// Codes of ISO 3166-2 since 2023.
	IN: { CT: 'cg|in-cg', OR: 'od|in-od|orissa', TG: 'ts|in-ts', UT: 'uk|in-uk' }
};

/** Parts of countries with their own code and holidays, which are also accepted as parts: `US-PR`. */
const OWN_CODES: Readonly<Record<string, string>> = {
	AU: 'CC CX NF',
	CN: 'HK MO TW',
	FR: 'NC PF PM TF WF',
	NL: 'AW BQ CW SX',
	US: 'AS GU MP PR UM VI'
};

/** The code of the country that a part of another is in this table: of `PR` or `US-PR` in the United States `PR`. */
export function countryInside(text: string, country: string): string | undefined {
	const code = text.toUpperCase().replace(`${country}-`, '');
	return OWN_CODES[country]?.split(' ').includes(code) ? code : undefined;
}

/** The part of a country with a code of ISO 3166-2, `DE-BY`, current or former. */
export function subdivisionOfCode(code: string, country: string, { subdivisions }: Country): string | undefined {
	if (!code.startsWith(`${country}-`)) return undefined;
	const part = code.slice(country.length + 1);
	if (subdivisions.has(part)) return part;
	return [...subdivisions.keys()].find((one) =>
		(OTHER_NAMES[country]?.[one] ?? '').split('|').includes(code.toLowerCase())
	);
}

/** The code of the part of a country with a name; a part comes before its own parts of the same name. */
export function subdivisionNamed(text: string, country: string, { subdivisions }: Country): string | undefined {
	const asked = foldName(text);
	const bare = (name: string) => foldName(name).replace(OFFICIAL, '').replace(/^la /, '');
	for (const fits of [
		(_: string, name: string) => foldName(name) === asked,
		(code: string) => (OTHER_NAMES[country]?.[code] ?? '').split('|').some((other) => foldName(other) === asked),
		(_: string, name: string) => bare(name) === asked.replace(/^la /, '')
	]) {
		const codes = [...subdivisions].filter(([code, { name }]) => fits(code, name)).map(([code]) => code);
		const [first] = codes.sort((a, b) => a.length - b.length);
		if (first !== undefined && asked !== '') return first;
	}
	return undefined;
}

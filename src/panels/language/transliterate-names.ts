import { scriptName } from './names';

/** Scripts by their names in the API, with a sample; their names are those of Unicode. */
const SCRIPTS: Readonly<Record<string, readonly [name: string, sample: string]>> = {
	devanagari: ['Devanagari', 'देवनागरी'],
	bengali: ['Bengali', 'বাংলা'],
	gurmukhi: ['Gurmukhi', 'ਗੁਰਮੁਖੀ'],
	gujarati: ['Gujarati', 'ગુજરાતી'],
	oriya: ['Oriya', 'ଓଡ଼ିଆ'],
	tamil: ['Tamil', 'தமிழ்'],
	telugu: ['Telugu', 'తెలుగు'],
	kannada: ['Kannada', 'ಕನ್ನಡ'],
	malayalam: ['Malayalam', 'മലയാളം']
};
/** Latin schemes, which are named alike everywhere. */
const SCHEMES: Readonly<Record<string, readonly [name: string, sample: string]>> = {
	iso15919: ['ISO 15919', 'saṁskr̥ta'],
	iast: ['IAST', 'saṃskṛta'],
	itrans: ['ITRANS', 'saMskRRita'],
	hk: ['Harvard-Kyoto', 'saMskRta'],
	slp1: ['SLP1', 'saMskfta'],
	wx: ['WX', 'saMskqwa'],
	velthuis: ['Velthuis', 'sa.msk.rta']
};

export const SCRIPT_IDS = Object.keys(SCRIPTS);
export const SCHEME_IDS = Object.keys(SCHEMES);

/** Name of the API's script or scheme in a locale; `casual` is the word for informal spelling. */
export function shortName(id: string, locale: string, casual: string): string {
	const script = SCRIPTS[id]?.[0];
	if (script !== undefined) return script === 'Oriya' && locale.startsWith('en') ? 'Odia' : scriptName(script, locale);
	return id === 'casual' ? casual : (SCHEMES[id]?.[0] ?? id);
}

/** The name and how it looks: `Tamil · தமிழ்`. */
export function fullName(id: string, locale: string, casual: string): string {
	const [, sample = 'sanskrit'] = SCRIPTS[id] ?? SCHEMES[id] ?? [];
	return [...new Set([shortName(id, locale, casual), sample])].join(' · ');
}

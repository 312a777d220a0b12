/** Names of scripts and schemes for people, by their names in the API, in two lists. */
export const SCRIPT_NAMES: Readonly<Record<string, string>> = {
	devanagari: 'Devanagari · देवनागरी',
	bengali: 'Bengali · বাংলা',
	gurmukhi: 'Gurmukhi · ਗੁਰਮੁਖੀ',
	gujarati: 'Gujarati · ગુજરાતી',
	oriya: 'Odia · ଓଡ଼ିଆ',
	tamil: 'Tamil · தமிழ்',
	telugu: 'Telugu · తెలుగు',
	kannada: 'Kannada · ಕನ್ನಡ',
	malayalam: 'Malayalam · മലയാളം'
};
export const SCHEME_NAMES: Readonly<Record<string, string>> = {
	iso15919: 'ISO 15919 · saṁskr̥ta',
	iast: 'IAST · saṃskṛta',
	itrans: 'ITRANS · saMskRRita',
	hk: 'Harvard-Kyoto · saMskRta',
	slp1: 'SLP1 · saMskfta',
	wx: 'WX · saMskqwa',
	velthuis: 'Velthuis · sa.msk.rta'
};
export const CASUAL_NAME = 'Casual · sanskrit';

/** The name without its sample. */
export const shortName = (id: string): string =>
	(SCRIPT_NAMES[id] ?? SCHEME_NAMES[id] ?? (id === 'casual' ? CASUAL_NAME : id)).replace(/ · .*/, '');

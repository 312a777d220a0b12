/** Languages whose names every city keeps, where the source has one: those of the interface and the widest spoken. */
export const EVERYWHERE: readonly string[] = words('en hi mr ta ar de es fr');
/** Languages whose names cities of `LARGE` people and capitals keep besides. */
export const WIDE: readonly string[] = words('ru zh ja pt it ko tr fa ur bn uk pl nl he el th');
/** Languages in which a country's own cities keep their names, the likeliest local name first. */
export const LOCAL: Readonly<Record<string, readonly string[]>> = byCountry(
	'RU:ru UA:uk,ru BY:be,ru BG:bg RS:sr MK:mk ME:sr BA:sr KZ:kk,ru KG:ru UZ:ru TJ:ru TM:ru MN:mn GR:el CY:el,tr IL:he,ar PS:ar,he',
	'IR:fa AF:fa PK:ur IN:hi,mr,bn,ta,te,kn,ml,gu,pa,or,ur NP:ne BD:bn LK:si,ta TH:th GE:ka AM:hy ET:am KR:ko KP:ko JP:ja CN:zh TW:zh',
	'HK:zh MO:zh,pt SG:zh,ta MM:my KH:km LA:lo AZ:az TR:tr VN:vi ID:id PL:pl CZ:cs SK:sk HU:hu RO:ro MD:ro,ru SE:sv FI:fi,sv DK:da',
	'NL:nl BE:nl,fr,de CH:de,fr,it IT:it,de PT:pt BR:pt AO:pt MZ:pt LT:lt LV:lv EE:et HR:hr SI:sl'
);
/** Languages that are written in Latin letters: only they may have a name in them. */
export const LATIN_LANGUAGES: ReadonlySet<string> = new Set(
	words('en de es fr pt it nl pl tr vi id sv cs hu ro sr az lt lv et fi da sk hr sl')
);
/** Language of a subdivision that has another than its country, by ISO 3166-2 code. */
export const OF_SUBDIVISION: Readonly<Record<string, string>> = Object.fromEntries(
	words(
		'IN-MH:mr IN-TN:ta IN-PY:ta IN-WB:bn IN-TR:bn IN-TS:te IN-TG:te IN-AP:te IN-KA:kn IN-KL:ml IN-GJ:gu IN-PB:pa IN-OR:or IN-OD:or ' +
			'CA-QC:fr CH-GE:fr CH-VD:fr CH-NE:fr CH-JU:fr CH-FR:fr CH-VS:fr CH-TI:it BE-WAL:fr BE-VLG:nl'
	).map((pair) => pair.split(':') as [string, string])
);

/** Scripts of those languages, where the source does not say which name is in which. */
export const SCRIPT_OF_LANGUAGE: Readonly<Record<string, string>> = {
	mr: 'Devanagari',
	ta: 'Tamil',
	bn: 'Bengali',
	te: 'Telugu',
	kn: 'Kannada',
	ml: 'Malayalam',
	gu: 'Gujarati',
	pa: 'Gurmukhi',
	or: 'Oriya'
};

/** Scripts of the names without a language, which cities keep by country. */
export const SCRIPTS_OF: Readonly<Record<string, readonly string[]>> = byCountry(
	'IN:Devanagari,Tamil,Bengali,Telugu,Kannada,Malayalam,Gujarati,Gurmukhi,Oriya,Arabic NP:Devanagari BD:Bengali LK:Sinhala,Tamil',
	'JP:Han CN:Han TW:Han HK:Han MO:Han SG:Han,Tamil KR:Hangul KP:Hangul RU:Cyrillic UA:Cyrillic BY:Cyrillic BG:Cyrillic RS:Cyrillic',
	'MK:Cyrillic ME:Cyrillic KZ:Cyrillic KG:Cyrillic TJ:Cyrillic UZ:Cyrillic MN:Cyrillic GR:Greek CY:Greek TH:Thai GE:Georgian',
	'AM:Armenian IL:Hebrew,Arabic MM:Myanmar KH:Khmer LA:Lao ET:Ethiopic ER:Ethiopic',
	words('EG SA AE IQ SY JO LB KW QA BH OM YE LY TN DZ MA SD IR AF PK PS MR SO DJ KM')
		.map((country) => `${country}:Arabic`)
		.join(' ')
);
/** All scripts of the names in the pack. */
export const SCRIPTS: readonly string[] = [...new Set([...Object.values(SCRIPTS_OF).flat(), 'Katakana'])];
/** Scripts of the interface. */
export const INTERFACE_SCRIPTS: readonly string[] = ['Devanagari', 'Tamil', 'Arabic'];

function words(text: string): string[] {
	return text.split(' ');
}
function byCountry(...lines: string[]): Record<string, readonly string[]> {
	return Object.fromEntries(
		lines.flatMap(words).map((entry) => {
			const [country = '', values = ''] = entry.split(':');
			return [country, values.split(',')];
		})
	);
}

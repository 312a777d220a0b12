import { made } from '../../state/settings/intl-cache';

/** Names of languages and scripts in a locale, by CLDR. English keeps the API's own names; so does what CLDR does not name. */

/** Unicode's names of the scripts that are most written → ISO 15924. */
const SCRIPT_CODES: Readonly<Record<string, string>> = Object.fromEntries(
	'Arabic=Arab,Armenian=Armn,Bengali=Beng,Bopomofo=Bopo,Cherokee=Cher,Coptic=Copt,Cyrillic=Cyrl,Devanagari=Deva,Ethiopic=Ethi,Georgian=Geor,Gothic=Goth,Greek=Grek,Gujarati=Gujr,Gurmukhi=Guru,Han=Hani,Hangul=Hang,Hebrew=Hebr,Hiragana=Hira,Javanese=Java,Kannada=Knda,Katakana=Kana,Khmer=Khmr,Lao=Laoo,Latin=Latn,Malayalam=Mlym,Mongolian=Mong,Myanmar=Mymr,Nko=Nkoo,Oriya=Orya,Runic=Runr,Sinhala=Sinh,Syriac=Syrc,Tamil=Taml,Telugu=Telu,Thaana=Thaa,Thai=Thai,Tibetan=Tibt,Tifinagh=Tfng,Yi=Yiii'
		.split(',')
		.map((pair) => pair.split('='))
);

const named = (type: 'language' | 'script', code: string, english: string, locale: string): string =>
	locale.startsWith('en') ? english : (made(Intl.DisplayNames, locale, { type, fallback: 'none' }).of(code) ?? english);

/** `de`, `zh-tw` → its name; Chinese is distinguished by its script. */
export const languageName = (code: string, english: string, locale: string): string =>
	named('language', code.replace('zh-cn', 'zh-Hans').replace('zh-tw', 'zh-Hant'), english, locale);

/** A script by Unicode's name of it. */
export function scriptName(name: string, locale: string): string {
	const code = SCRIPT_CODES[name];
	return code === undefined ? name : named('script', code, name, locale);
}

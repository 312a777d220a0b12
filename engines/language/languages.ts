/** A language that detection can answer with. */
export interface Language {
	/** ISO 639-1, with zh-cn and zh-tw for Chinese in simplified and traditional characters. */
	readonly code: string;
	/** In English. */
	readonly name: string;
	/** As its speakers write it. */
	readonly nativeName: string;
	/** Unicode names of the scripts that detection knows it in. */
	readonly scripts: readonly string[];
	readonly direction: 'ltr' | 'rtl';
}

const language = (
	code: string,
	name: string,
	nativeName: string,
	scripts: readonly string[] = ['Latin'],
	direction: 'ltr' | 'rtl' = 'ltr'
): Language => ({ code, name, nativeName, scripts, direction });

/** The 55 languages, sorted by code: the set of the langdetect libraries. Names follow CLDR. */
export const LANGUAGES: readonly Language[] = [
	language('af', 'Afrikaans', 'Afrikaans'),
	language('ar', 'Arabic', 'العربية', ['Arabic'], 'rtl'),
	language('bg', 'Bulgarian', 'български', ['Cyrillic']),
	language('bn', 'Bengali', 'বাংলা', ['Bengali']),
	language('ca', 'Catalan', 'català'),
	language('cs', 'Czech', 'čeština'),
	language('cy', 'Welsh', 'Cymraeg'),
	language('da', 'Danish', 'dansk'),
	language('de', 'German', 'Deutsch'),
	language('el', 'Greek', 'Ελληνικά', ['Greek']),
	language('en', 'English', 'English'),
	language('es', 'Spanish', 'español'),
	language('et', 'Estonian', 'eesti'),
	language('fa', 'Persian', 'فارسی', ['Arabic'], 'rtl'),
	language('fi', 'Finnish', 'suomi'),
	language('fr', 'French', 'français'),
	language('gu', 'Gujarati', 'ગુજરાતી', ['Gujarati']),
	language('he', 'Hebrew', 'עברית', ['Hebrew'], 'rtl'),
	language('hi', 'Hindi', 'हिन्दी', ['Devanagari']),
	language('hr', 'Croatian', 'hrvatski'),
	language('hu', 'Hungarian', 'magyar'),
	language('id', 'Indonesian', 'Bahasa Indonesia'),
	language('it', 'Italian', 'italiano'),
	language('ja', 'Japanese', '日本語', ['Hiragana', 'Katakana', 'Han']),
	language('kn', 'Kannada', 'ಕನ್ನಡ', ['Kannada']),
	language('ko', 'Korean', '한국어', ['Hangul']),
	language('lt', 'Lithuanian', 'lietuvių'),
	language('lv', 'Latvian', 'latviešu'),
	language('mk', 'Macedonian', 'македонски', ['Cyrillic']),
	language('ml', 'Malayalam', 'മലയാളം', ['Malayalam']),
	language('mr', 'Marathi', 'मराठी', ['Devanagari']),
	language('ne', 'Nepali', 'नेपाली', ['Devanagari']),
	language('nl', 'Dutch', 'Nederlands'),
	language('no', 'Norwegian', 'norsk'),
	language('pa', 'Punjabi', 'ਪੰਜਾਬੀ', ['Gurmukhi']),
	language('pl', 'Polish', 'polski'),
	language('pt', 'Portuguese', 'português'),
	language('ro', 'Romanian', 'română'),
	language('ru', 'Russian', 'русский', ['Cyrillic']),
	language('sk', 'Slovak', 'slovenčina'),
	language('sl', 'Slovenian', 'slovenščina'),
	language('so', 'Somali', 'Soomaali'),
	language('sq', 'Albanian', 'shqip'),
	language('sv', 'Swedish', 'svenska'),
	language('sw', 'Swahili', 'Kiswahili'),
	language('ta', 'Tamil', 'தமிழ்', ['Tamil']),
	language('te', 'Telugu', 'తెలుగు', ['Telugu']),
	language('th', 'Thai', 'ไทย', ['Thai']),
	language('tl', 'Tagalog', 'Tagalog'),
	language('tr', 'Turkish', 'Türkçe'),
	language('uk', 'Ukrainian', 'українська', ['Cyrillic']),
	language('ur', 'Urdu', 'اردو', ['Arabic'], 'rtl'),
	language('vi', 'Vietnamese', 'Tiếng Việt'),
	language('zh-cn', 'Chinese (Simplified)', '简体中文', ['Han']),
	language('zh-tw', 'Chinese (Traditional)', '繁體中文', ['Han'])
];

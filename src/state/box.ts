import { readDay } from '../../engines/kit/date-words';
import { isGibberish, noToolFor, unreadKind, type NoTool } from '../../engines/kit/no-tool';
import { oneOf, readTyped, type Hints, type Reading } from '../../engines/kit/suggest';
import { askedDay, type AskedDay } from './asked-day';
import type { AppKey } from './words/messages.svelte';
import { suggestions } from './suggestions';

/** A tool that answers what was typed. */
export interface ToolReading extends Reading {
	readonly kind: 'tool';
	readonly group: string;
}
/** A page of the app that was called by name. */
export interface PageReading {
	readonly kind: 'page';
	/** Path under the app's base. */
	readonly path: string;
	readonly title: AppKey;
	readonly score: number;
}
export type BoxReading = ToolReading | PageReading;

/** Operations by what they are called, lower case. */
export type Titles = ReadonlyMap<string, readonly { readonly group: string; readonly operation: string }[]>;

/** What the box makes of what was typed. */
export interface Understood {
	/** Best first, each operation and page once. */
	readonly readings: readonly BoxReading[];
	/** What it is, where no tool reads it: the readings are tools that are near. Null when it may be a question that nothing here answers. */
	readonly noTool: NoTool | 'date' | null;
	/** A translation was asked for, which no tool makes: the readings are what else may help. */
	readonly translation?: true;
	/** The day that was asked for: it is the answer, written with its weekday, and the readings are what else may be meant. */
	readonly day?: AskedDay;
}

/** Pages by the names that people call them, in the languages of the interface. */
const PAGES: readonly (readonly [path: string, title: AppKey, words: string])[] = [
	['settings', 'settings', 'settings|preferences|options|change language|language|turn on dark mode|imperial units|metric units|change units|sprache ändern|cambiar idioma|changer de langue|भाषा बदलें|भाषा बदला|மொழியை மாற்று|تغيير اللغة|dark mode|light mode|dark theme|light theme|night mode|dark|theme|language settings|units settings|metric|imperial|einstellungen|dunkelmodus|dunkler modus|dunkles design|nachtmodus|heller modus|dunkel|design|ajustes|configuración|modo oscuro|tema oscuro|modo noche|modo claro|tema|paramètres|réglages|mode sombre|thème sombre|mode nuit|mode clair|thème|सेटिंग|सेटिंग्स|डार्क मोड|थीम|सेटिंग्ज|गडद|गडद रूप|गडद मोड|डार्क थीम|அமைப்புகள்|இருண்ட பயன்முறை|இருண்ட தோற்றம்|மொழி மாற்று|மொழியை மாற்றவும்|الإعدادات|اعدادات|الوضع الداكن|الوضع الليلي|المظهر الداكن'],
	['keys', 'keys', 'keys|key|api key|api keys|token|rate limit|schlüssel|api-schlüssel|clave api|claves|clés|clé api|कुंजी|कुंजियाँ|एपीआई कुंजी|कळ|விசைகள்|مفاتيح|مفتاح api'],
	['docs', 'docs', 'docs|documentation|api|help|manual|openapi|swagger|reference|hilfe|dokumentation|ayuda|documentación|aide|documentation api|मदद|दस्तावेज़|मदत|दस्तऐवज|உதவி|ஆவணங்கள்|مساعدة|توثيق'],
	['docs/script', 'scriptTitle', 'script|javascript|fetch|curl|embed|sdk|snippet|snippets'],
	['history', 'history', 'history of calls|clear history|delete history|delete my data|verlauf löschen|borrar historial|effacer l’historique|my history|recent calls|pins|favourites|favorites|verlauf|favoriten|historial|favoritos|historique|favoris|पसंदीदा|आवडते|பிடித்தவை|المفضلة|السجل'],
	['offline', 'offline', 'offline|use offline|work offline|works offline|does it work offline|does this work offline|how do i use this offline|can i use this offline|without internet|no internet|offline nutzen|offline verwenden|ohne internet|geht das offline|usar sin conexión|sin internet|funciona sin internet|utiliser hors ligne|sans internet|बिना इंटरनेट|इंटरनेटशिवाय|இணையம் இல்லாமல்|بدون إنترنت|بدون انترنت|offline data|storage|downloads|download|packs|speicher|offline-daten|sin conexión|almacenamiento|hors ligne|stockage|ऑफ़लाइन|ऑफलाइन|ஆஃப்லைன்|دون اتصال|بلا اتصال'],
	['', 'install', 'install|install app|app installieren|instalar|installer']
]; // prettier-ignore

/** A reading as sure as this is what was meant. */
const SURE = 0.76;
const opened = (group: string, operation: string): ToolReading => ({ kind: 'tool', group, operation, values: {}, about: '', score: 0.7 }); // prettier-ignore
/** Tools that know something else of what was asked for. */
const NEAR: Readonly<Partial<Record<NoTool, ToolReading>>> = {
	schoolHolidays: opened('holidays', 'holidays'),
	food: opened('food', 'product'),
	areaCode: opened('phone', 'example'),
	currency: opened('currency', 'rates')
};

/** Nobody is told of a reading that is less sure. */
const LEAST = 0.3;
/** Text longer than this is prose: only tools for texts look at it. Characters. */
const PROSE = 400;
const PROSE_GROUPS = new Set(['language', 'text', 'image', 'qr']);
const MAX_READINGS = 6;

const byName = new Map<string, { readonly group: string; readonly operation: string }[]>();
for (const [group, { names }] of Object.entries(suggestions))
	for (const [operation, words] of Object.entries(names))
		for (const word of words) byName.set(word, [...(byName.get(word) ?? []), { group, operation }]);
const pageByName = new Map(
	PAGES.flatMap(([path, title, words]) => words.split('|').map((word) => [word, { path, title }]))
);

/** Words that people put before or after the name of a tool. */
const AROUND =
	/^(?:open |show |go to |öffne |zeige |abrir |ouvrir |make a |create a |my |the )?(.+?)(?: tool| app| page| rechner| for my \S+)?$/;

function named(lower: string, titles: Titles): BoxReading[] {
	const bare = AROUND.exec(lower)?.[1] ?? lower;
	const page = pageByName.get(lower) ?? pageByName.get(bare);
	const called = (name: string) => [...(byName.get(name) ?? []), ...(titles.get(name) ?? [])];
	const tools = called(lower);
	const exact = (tools.length > 0 ? tools : called(bare)).map((found): BoxReading => ({
		kind: 'tool',
		...found,
		values: {},
		about: '',
		score: 0.91
	}));
	const pages: BoxReading[] = page ? [{ kind: 'page', ...page, score: 0.93 }] : [];
	if (exact.length + pages.length > 0 || bare.length < 3) return [...pages, ...exact];
	// A few letters find a tool too, behind what they may mean as a word.
	const begun = (word: string) => word.startsWith(bare);
	return [
		...[...pageByName].filter(([word]) => begun(word)).map(([, found]): BoxReading => ({ kind: 'page', ...found, score: 0.36 })), // prettier-ignore
		...[...byName, ...titles].filter(([word]) => begun(word)).flatMap(([, found]) => found.map((one): BoxReading => ({ kind: 'tool', ...one, values: {}, about: '', score: 0.37 }))) // prettier-ignore
	];
}

/** A translation asked for in words: `translate good morning to german`. */
const TRANSLATE =
	/^(?:(?:translate|übersetze?|übersetzen|traduce|traducir|traduis|traduire|ترجم)[: ]+\S|\S.* का अनुवाद|\S.* (?:ஆங்கிலத்தில்|தமிழில்|அங்கிலத்தில்|अंग्रेज़ी में|अंग्रेजी में|इंग्रजीत|हिंदी में|मराठीत|بالإنجليزية|بالعربية|بالفرنسية)$)/u;
const TONGUE = oneOf('english | french | german | spanish | italian | portuguese | dutch | swedish | polish | russian | turkish | greek | arabic | hebrew | hindi | marathi | chinese | mandarin | japanese | korean | latin | englisch | französisch | deutsch | spanisch | italienisch | portugiesisch | russisch | inglés | francés | alemán | español | italiano | portugués | anglais | français | allemand | espagnol | italien | portugais'); // prettier-ignore
/** The same in other words: `how do you say cat in french`, `hund auf englisch`. */
const SAID_IN = new RegExp(`^(?:.+ (?:in|into|auf|ins|en|al) ${TONGUE}|(?:how (?:do you|to) say|wie sagt man|cómo se dice|comment dit-on) .+)$`, 'u'); // prettier-ignore

/** A day that no calendar has is no day, and nothing else either. */
const isNoDay = (lower: string, today: string): boolean =>
	/^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2}\/\d{1,2}\/(?:19|20)\d{2})$/.test(lower) &&
	readDay(lower, today) === null;

const keyOf = (reading: BoxReading): string =>
	reading.kind === 'page' ? reading.path : `${reading.group}/${reading.operation}/${reading.variant || (reading.score < 0.62 && reading.operation === 'onThisDay') ? reading.about : ''}`; // prettier-ignore

/**
 * What was typed may mean, best first. Pure: all that depends on the device comes in by the hints, and what tools are called
 * in the interface's language by the titles.
 */
export function understand(input: string, hints: Hints, titles: Titles = new Map()): Understood {
	const typed = readTyped(input);
	if (typed.text === '') return { readings: [], noTool: null };
	const short = typed.text.length <= PROSE;
	if (short && isNoDay(typed.lower, hints.today)) return { readings: [], noTool: 'date' };
	const day = short ? askedDay(typed.lower, hints) : null;
	if (day !== null && day.about === undefined) return { readings: [], noTool: null, day };
	const noTool = short || typed.text.length < 20_000 ? noToolFor(typed.text) : null;
	if (noTool !== null && !/^(?:WIFI:|data:image\/)|^\S+@\S+\.(?:edu|(?:edu|ac)\.[a-z]{2})$/i.test(typed.text))
		return { readings: [], noTool };
	const found: BoxReading[] = short ? named(typed.lower, titles) : [];
	for (const [group, { read }] of Object.entries(suggestions)) {
		if (!short && !PROSE_GROUPS.has(group)) continue;
		for (const reading of read(typed, hints)) found.push({ kind: 'tool', group, ...reading });
	}
	if (isGibberish(typed.lower) && found.every(({ score }) => score < 0.9)) return { readings: [], noTool: null };
	const seen = new Set<string>();
	const sorted = found.filter(({ score }) => score >= LEAST).sort((a, b) => b.score - a.score);
	const best = sorted[0]?.score ?? 0;
	// Tools that are near are still offered, but none answers.
	const unread = short && best < SURE ? unreadKind(typed.lower) : null;
	const near = unread === null ? undefined : NEAR[unread];
	// A feast that is a public holiday somewhere is told with its law; every other by its day alone.
	const isHoliday = sorted[0]?.kind === 'tool' && sorted[0].operation === 'holidays';
	const readings = [...(near ? [near] : []), ...sorted]
		// What is nearly certain is not cluttered with guesses.
		.filter(({ score }) => best < 0.9 || score >= 0.44)
		.filter((reading) => !seen.has(keyOf(reading)) && seen.add(keyOf(reading)))
		.slice(0, MAX_READINGS);
	return {
		readings,
		noTool: unread,
		...(day !== null && !isHoliday && { day }),
		...(!(sorted[0]?.kind === 'tool' && sorted[0].operation === 'transliterate') &&
			(TRANSLATE.test(typed.lower) || SAID_IN.test(typed.lower)) && { translation: true })
	};
}

import { isSql } from './sql';

/** What a text is that no tool reads: saying so is better than a guess. */
export type NoTool =
	| 'uuid'
	| 'iban'
	| 'email'
	| 'colour'
	| 'hash'
	| 'json'
	| 'markup'
	| 'code'
	| 'address'
	| 'isbn'
	| 'weather'
	| 'price'
	| 'random'
	| 'timer'
	/** A sum with a tax whose rate is not said. */
	| 'tax'
	| Unread;

/** What no tool here knows, where none of them read it otherwise. */
type Unread = 'areaCode' | 'schoolHolidays' | 'food' | 'stars' | 'lottery' | 'nameDay' | 'currency';

/** What no tool here can know, by the words that ask for it. */
const WEATHER =
	/^(?:(?:what(?:'s| is) the )?(?:weather|forecast|weather forecast|temperature|rain)(?: (?:today|tomorrow|now|this week|in .+|at .+|for .+|forecast.*))|weather|weather (?!vane|station|balloon|man|map|front|proof|strip|system|underground|channel|girl|the|beaten|bound|side|chart|ship|eye|cock).+|(?!cold|hot|severe|bad|good|nice|wet|warm|fair|under|heavy|foul|stormy|extreme|sweater|space|inclement|dry|fine).+ weather|will it (?:rain|snow).*|is it (?:raining|snowing|cold|hot|warm).*|(?:das )?wetter(?: .+)?|.+ wetter|wettervorhersage.*|(?:el )?(?:clima|tiempo) (?:en|de|hoy|mañana) ?.*|pronóstico.*|(?:la )?météo.*|quel temps .*|मौसम.*|.+ (?:का|में) मौसम|हवामान.*|வானிலை.*|.+ வானிலை|(?:حالة )?الطقس.*|طقس .*|sunrise.*|sunset.*|moon phase.*|mondphasen?.*|fases? lunar(?:es)?.*|phases? de (?:la )?lune.*|चंद्र(?:मा)? (?:की )?कला.*|(?:next )?full moon.*|sonnenaufgang.*|sonnenuntergang.*)$/u;
const COIN =
	'(?:bitcoin|btc|ethereum|ether|eth|dogecoin|doge|solana|litecoin|ltc|ripple|xrp|crypto|gold|silver|platinum|oil|petrol|gas)';
const PRICE = new RegExp(`^(?:(?:price of |${COIN} )?(?:stock|share) price.*|.+ (?:share price|stock price|aktienkurs)|(?:apple|google|alphabet|tesla|microsoft|amazon|nvidia|netflix|meta|aapl|tsla|goog|msft|nvda|amzn) (?:stocks?|shares?|aktien?)|(?:price of |price for )${COIN}.*|${COIN} (?:price|prices|rate|kurs|preis|precio|prix|cours|value|today)(?: .*)?|[\\d.,]+ ?(?:bitcoins?|btc|eth|ethereum|doge|dogecoin|ltc|xrp|solana)(?: .*)?|(?:btc|eth|bitcoin) (?:to|in|vs) .*|(?:goldpreis|ölpreis|silberpreis|aktienkurse?|benzinpreise?|spritpreise?|precio del? (?:oro|la plata|petróleo|la gasolina|la luz)|prix de l['’](?:or|argent|essence)|prix du pétrole|cours de l['’]or|सोने का (?:भाव|दाम|रेट)|चाँदी का (?:भाव|दाम)|सोन्याचा (?:भाव|दर)|தங்கம்? விலை|سعر (?:ال)?(?:ذهب|فضة|نفط))(?: .*)?)$`, 'u'); // prettier-ignore
const RANDOM =
	/^(?:random (?:number|numbers|password|word|name|color|colour|string)(?: .*)?|(?:generate |make |create )?(?:a )?(?:strong |random |secure )?(?:password|passwort|uuid|guid)(?: generator| generieren| erzeugen)|(?:generate|create|make)(?: a| an)? (?:random |strong |secure |new )?(?:password|uuid|guid|number)|(?:roll|throw) (?:a |the )?(?:dice|die|d\d+)(?: .*)?|(?:flip|toss) (?:a )?coin|coin flip|heads or tails|zufallszahl(?: .*)?|würfeln|münze werfen|número aleatorio(?: .*)?|nombre aléatoire(?: .*)?)$/;
const TIMER =
	/^(?:(?:set |start )?(?:a |an )?(?:timer|alarm|countdown|reminder)(?: (?:for |of |at |to )?.*\d.*)|remind me .*|(?:\d+ (?:min|minutes?|hours?|seconds?) timer)|(?:timer|wecker) .*\d.*|erinnere mich .*)$/;

const TAX = '(?:vat|gst|sales tax|mwst|mehrwertsteuer|ust|umsatzsteuer|iva|tva)';
/** A tax on a sum, and no rate. */
const TAXED = new RegExp(`^(?!.*(?:%|percent|prozent|por ?ciento|pour cent))(?:(?:calculate |add |remove |what is |berechne )?${TAX} (?:on|of|from|auf|von|aus|de|sobre|sur)? ?(?:€|\\$|£)? ?\\d[\\d.,]*(?: ?(?:€|euros?|dollars?|pounds?))?|(?:€|\\$|£)? ?\\d[\\d.,]*(?: ?(?:€|euros?|dollars?|pounds?))? (?:(?:plus|inkl\\.?|incl\\.?|including|excluding|excl\\.?|with|without|zzgl\\.?|ohne|mit|sin|con|más|hors|avec|sans) ${TAX}|brutto(?: in)? netto|netto(?: in)? brutto|(?:ht|hors taxes?)(?: en| à)? ttc|ttc(?: en| à)? (?:ht|hors taxes?)))$`, 'u'); // prettier-ignore

/** ISBN-13 with its check digit, or either ISBN when it is called so. */
function isBookNumber(text: string): boolean {
	const [, called, number = ''] = /^(isbn(?:-1[03])?:?\s*)?([\dxX][\d xX-]{8,20})$/i.exec(text) ?? [];
	const digits = number.replace(/[ -]/g, '').toUpperCase();
	if (/^97[89]\d{10}$/.test(digits)) return [...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 === 0; // prettier-ignore
	return called !== undefined && /^\d{9}[\dX]$/.test(digits);
}

const KINDS: readonly (readonly [NoTool, (text: string) => boolean])[] = [
	['uuid', (text) => /^\{?[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\}?$/i.test(text)],
	['iban', (text) => isIban(text.replace(/^(?:is |check |validate |verify |iban )+|(?: valid| gültig| a valid iban)+\??$/gi, ''))],
	['email', (text) => /^[^\s@,;]+@[^\s@,;]+\.[a-z]{2,}$/i.test(text)],
	['isbn', isBookNumber],
	['weather', (text) => WEATHER.test(text.toLowerCase())],
	['price', (text) => PRICE.test(text.toLowerCase())],
	['random', (text) => RANDOM.test(text.toLowerCase())],
	['timer', (text) => TIMER.test(text.toLowerCase())],
	['tax', (text) => TAXED.test(text.toLowerCase())],
	['colour', (text) => /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text) || /^(?:rgba?|hsla?|oklch|lab)\([^)]*\)$/i.test(text)], // prettier-ignore
	['hash', (text) => /^(?=.*[a-f])(?=.*\d)(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64}|[\da-f]{128})$/i.test(text)],
	['hash', (text) => text.length >= 16 && /^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[A-Za-z\d+/_-]{16,}={0,2}$/.test(text)],
	['hash', (text) => /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(text)],
	['json', isJson],
	['markup', (text) => /^<(?:!doctype|\?xml|[a-z][\w-]*)(?:\s[^>]*)?>/i.test(text)],
	['code', isSql],
	['code', (text) => /^(?:(?:const|let|var)\s+\w+\s*=|(?:async )?function\s*\w*\s*\(|def\s+\w+\(|class\s+\w+\s*[:{(]|import\s.+\sfrom\s|#include\b|public\s+(?:static|class)\b|console\.log\(|print\(|npm (?:i|install|run)\b|git \w+|sudo\s|curl\s-|docker \w+)/.test(text)],
	['code', (text) => /(?:=>|\{\s*\n|;\s*\n|<\/\w+>|&&|\|\|)/.test(text) && /[{};]/.test(text)],
	['address', (text) => /^(?:\d{1,3}\.){3}\d{1,3}(?::\d+|\/\d+)?$/.test(text) || /^(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}$/i.test(text) || /^(?:[\da-f]{2}[:-]){5}[\da-f]{2}$/i.test(text)] // prettier-ignore
]; // prettier-ignore

/** Country, check digits and account, mod 97 = 1 (ISO 13616). */
function isIban(text: string): boolean {
	const plain = text.replace(/\s/g, '').toUpperCase();
	if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false;
	let rest = 0;
	for (const char of plain.slice(4) + plain.slice(0, 4))
		for (const digit of String(parseInt(char, 36))) rest = (rest * 10 + Number(digit)) % 97;
	return rest === 1;
}

function isJson(text: string): boolean {
	if (!/^[[{][^]*[\]}]$/.test(text)) return false;
	if (!/["{]/.test(text)) return false;
	try {
		JSON.parse(text);
		return true;
	} catch {
		return /^\{\s*["']?\w+["']?\s*:/.test(text);
	}
}

/** Rows of keyboards: a run of five along one is no word. */
const ROWS = ['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'];

/** Letters as a hand finds them on a keyboard: `asdfghjkl`. */
export function isGibberish(lower: string): boolean {
	if (!/^[a-z]{5,}$/.test(lower)) return false;
	if (!/[aeiouy]/.test(lower)) return true;
	return ROWS.some((row) => {
		for (let at = 0; at + 5 <= row.length; at++) if (lower.includes(row.slice(at, at + 5))) return lower !== 'rewrite' && !/^(?:property|powertype)/.test(lower); // prettier-ignore
		return false;
	});
}

const NAMES_OF_MONEY = 'egp|aed|sar|vnd|pkr|bdt|lkr|npr|ars|clp|cop|pen|uah|kes|ngn|ghs|mad|qar|kwd|bhd|omr|jod|rub|twd|tnd|dzd|gel|kzt|uzs|amd|azn|byn|rsd|mkd|all|bam|isl|etb|tzs|ugx|xaf|xof|irr|iqd|lbp|syp|crc|dop|gtq|uyu|bob|pyg|ves|mmk|khr|mnt|dirhams?|riyals?|rials?|dinars?|taka|dong|rou?bles?|rubel|rublos?|hryvnias?|griwna|nairas?|cedis?|shillings?|(?:argentine|chilean|colombian) pesos?|(?:argentinische|chilenische|kolumbianische) pesos?|pesos? (?:argentinos?|chilenos?|colombianos?)|soles|egyptian pounds?|ägyptische pfund|libras? egipcias?|livres? égyptiennes?|(?:ب?ال)?(?:جنيه|درهم|ريال|دينار|ليرة سورية)(?: (?:ال)?(?:مصري|إماراتي|سعودي|كويتي|أردني))?'; // prettier-ignore
const NOT = '(?<![\\p{L}\\p{M}])';
const END = '(?![\\p{L}\\p{M}])';
const asWord = (words: string): RegExp => new RegExp(`${NOT}(?:${words})${END}`, 'u');

/** By the words that ask for it, in the languages of the interface. */
const UNREAD: readonly (readonly [Unread, RegExp])[] = [
	['schoolHolidays', asWord("school (?:holidays?|breaks?|vacations?)|half[- ]term|term dates|(?:sommer|herbst|winter|oster|pfingst|weihnachts|schul)ferien|vacaciones escolares|calendario escolar|vacances scolaires|calendrier scolaire|स्कूल की छुट्टियाँ|शाळेच्या सुट्ट्या|பள்ளி விடுமுறை|(?:إجازة|عطلة|إجازات) (?:المدارس|المدرسة|نصف السنة)")],
	['areaCode', /^(?:(?:us |uk )?area code(?: (?:for|of))? .+|.+ area code|(?:dialling|dialing) code(?: (?:for|of))? .+|(?:orts|telefon)?vorwahl(?: (?:von|für))? .+|prefijo(?: telefónico)? (?:de .+|\d+)|indicatif(?: (?:téléphonique|régional))? (?:d[eu] .+|\d+)|std code(?: (?:for|of))? .+|.+ std code|0\d{1,4} (?:कोड|code|vorwahl)|एसटीडी कोड .+|.+ एसटीडी कोड)$/u],
	['food', /^(?=\D+$)(?:.*(?<![\p{L}\p{M}])(?:calories|calorías|kalorien|kcal|nutrition(?:al)? (?:facts|info|values?)|nährwerte?|valor nutricional|valeurs nutritionnelles|कैलोरी|கலோரி|سعرات(?: حرارية)?)(?![\p{L}\p{M}]).*|(?:how much )?(?:protein|carbs|carbohydrates|caffeine) (?:is |are )?in .+)$/u],
	['stars', asWord("horoscopes?|horoskop|horóscopo|zodiac signs?|star sign|sternzeichen|signo zodiacal|signe astrologique|राशिफल|राशीभविष्य|राशिभविष्य|ராசி பலன்|ராசிபலன்|(?:ال)?أبراج")],
	['lottery', asWord("(?:lottery|lotto|lotería|loterie|loto) (?:numbers|results|draw|zahlen|ergebnis|resultados?|números|résultats?|numéros|heute|today|hoy)|lottozahlen|euromillions?|euromillones|eurojackpot|powerball|mega millions|लॉटरी|லாட்டரி|يانصيب")],
	['nameDay', asWord("name day|namenstage?|santoral|onomástica|fête du jour|saint du jour")],
	['currency', new RegExp(`^(?:convert )?(?:\\d[\\d.,' ]* ?)?(?:[\\p{L}\\p{M}$€£¥₹]+ )?(?:(?:in|to|into|en|a|à|nach|إلى|الى|में) )?(?:${NAMES_OF_MONEY})$|^(?:convert )?(?:\\d[\\d.,' ]* ?)?(?:${NAMES_OF_MONEY}) (?:in|to|into|en|a|à|nach|إلى|الى|में) [\\p{L}\\p{M}$€£¥₹]+$|^(?:سعر|صرف) (?:${NAMES_OF_MONEY})$`, 'u')]
]; // prettier-ignore

/** Alone these are words of the dictionary. */
const WORDS =
	/^(?:zodiac|lotto|loto|lottery|dirhams?|dinars?|ri[iy]?als?|nairas?|cedis?|shillings?|taka|dong|rou?bles?|kcal|top|all|mad|lari)$/;

/** What a text asks for that is not known here: only where no tool is sure of it. Lower case; null where it is none of these. */
export const unreadKind = (lower: string): Unread | null =>
	lower.length > 80 || WORDS.test(lower) ? null : (UNREAD.find(([, words]) => words.test(lower))?.[0] ?? null);

/** The kind of thing that a text is when no tool is for it; null when it may well be a question. */
export const noToolFor = (text: string): NoTool | null => KINDS.find(([, fits]) => fits(text))?.[0] ?? null;

import { intoLast } from '../kit/case-endings';
import { isoOf, readDay } from '../kit/date-words';
import { byWord, oneOf, readNumber, type Reading, type Suggest } from '../kit/suggest';
import type { currency } from './contract';
import { CURRENCIES } from './currencies';

/** Currencies by what people call them, in the languages of the interface. */
const NAMES: Readonly<Record<string, string>> = byWord(
	Object.fromEntries(
		`EUR: € euro euros eur यूरो युरो யூரோ يورو اليورو
	USD: $ us$ dollar dollars bucks dólar dólares डॉलर டாலர் دولار دولارا الدولار us-dollar
	GBP: £ pound pounds quid sterling pfund libra libras livre livres पाउंड पौंड பவுண்ட் பவுண்டு إسترليني
	JPY: ¥ yen yens येन யென் ين
	INR: ₹ rs rupee rupees rupien rupie rupia rupias roupie roupies रुपये रुपया रुपए रुपय रुपयों ரூபாய் روبية
	CHF: franken francs franc franco francos फ़्रैंक فرنك
	CNY: yuan renminbi rmb युआन யுவான் يوان
	AUD: a$ aud
	CAD: c$ cad
	KRW: ₩ won
	TRY: ₺ lira liras
	ILS: ₪ shekel shekels schekel
	PLN: zł zloty złoty zlotys
	CZK: kč koruna koruny
	SEK: krona kronor
	NOK: krone kroner
	DKK: danish krone
	HUF: forint
	BRL: real reais reales
	MXN: peso pesos
	ZAR: rand
	THB: ฿ baht
	RON: leu lei
	PHP: ₱`
			.split('\n')
			.flatMap((line) => {
				const [code = '', words = ''] = line.trim().split(': ');
				return words.split(' ').map((word) => [word, code]);
			})
	)
);

const known = new Set<string>(CURRENCIES);
const codeOf = (word: string | undefined): string | undefined => {
	const upper = (word ?? '').toUpperCase();
	return known.has(upper) ? upper : NAMES[(word ?? '').toLowerCase()];
};

const WORD = String.raw`(?:(?!(?:in|to|into|as|nach|en|a|à|zu|में|मध्ये|से|إلى|الى|ب|vs)(?:\s|$))[\p{L}\p{M}]+\$?|[€$£¥₹₩₺₪฿₱]|us\$|a\$|c\$)`;
const AMOUNT = String.raw`\d[\d\s.,'’]*?`;
const TO = oneOf('in | to | into | as | nach | en | a | à | zu | = | → | -> | / | में | मध्ये | से | إلى | الى | ب | vs');
const MONEY = new RegExp(
	`^(?:convert |wechselkurs |exchange rate |kurs |how much is |was sind |wie viel sind |cuánto son |combien font |tipo de cambio |taux de change )?(?:(${WORD})\\s?)?(?:(${AMOUNT})\\s?(${WORD})?)?(?:\\s?${TO}\\s|\\s|${oneOf('/ | → | -> | =')})?(${WORD})?(?: (?:umrechnen|bitte))?$`,
	'iu'
);
const BETWEEN = new RegExp(
	`^(?:(?:wechsel)?kurs |exchange rate |rate |taux(?: de change)? |tipo de cambio |cambio |विनिमय दर |سعر صرف )?(${WORD})\\s?(?:${TO})?\\s?(${WORD})$`,
	'iu'
);

/** Splits off the day that stands at the end: `usd to inr 2020-01-02`, `100 eur in usd am 3. mai 2024`. */
function splitDay(lower: string, today: string): { rest: string; date: string | null } {
	const match = /^(.+?) (?:(?:on|am|vom|of|le|el|du|في) )?((?:\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2}\.? [\p{L}\p{M}]{3,} \d{4}|yesterday|gestern|ayer|hier))$/u.exec(lower); // prettier-ignore
	const day = match && readDay(match[2] ?? '', today);
	return match && day
		? { rest: match[1] ?? '', date: isoOf(day, Number(today.slice(0, 4))) }
		: { rest: lower, date: null };
}

/** `5k`, `2.5m`, `1,5 mio`, `3 lakh` written out. */
const inFull = (lower: string, groupsByDot: boolean): string =>
	lower.replace(
		/(\d[\d.,]*)\s?(k|thousand|tausend|mil|mille|m|mn|mio|million(?:s|en|es)?|millón|millones|bn|billion|mrd|milliarden?|lakhs?|crores?|लाख|करोड़|कोटी|லட்சம்|இலட்சம்|கோடி|ألف|مليون|مليار)(?=\s|$)/u,
		(all, number: string, word: string) => {
			const value = readNumber(number, groupsByDot) * MULTIPLES.find(([words]) => words.test(word))![1];
			return Number.isFinite(value) ? String(Number(value.toPrecision(15))) : all;
		}
	);
const MULTIPLES: readonly (readonly [RegExp, number])[] = [
	[/^(?:k|thousand|tausend|mil|mille)$/u, 1e3],
	[/^(?:crores?|करोड़|कोटी|கோடி)$/u, 1e7],
	[/^(?:lakhs?|लाख|லட்சம்|இலட்சம்)$/u, 1e5],
	[/^ألف$/u, 1e3],
	[/^(?:bn|مليار)$/u, 1e9],
	[/^(?:crores?|करोड़)$/u, 1e7],
	[/^(?:bn|billion|mrd|milliarden?)$/u, 1e9],
	[/./u, 1e6]
];

/** Currencies that are named with their country. */
const FULL_NAMES: readonly (readonly [RegExp, string])[] = (
	[
		[
			'USD',
			'u\\.?s\\.?[ -]dollars?|american dollars?|amerikanische dollar|dólar(?:es)? (?:estadounidenses?|americanos?)|dollars? américains?'
		],
		['CAD', 'canadian dollars?|kanadische dollar|dólar(?:es)? canadienses?|dollars? canadiens?'],
		['AUD', 'australian dollars?|aussie dollars?|australische dollar|dólar(?:es)? australianos?|dollars? australiens?'],
		['NZD', 'new zealand dollars?|neuseeland-dollar|neuseeländische dollar'],
		['HKD', 'hong ?kong[ -]dollars?'],
		['SGD', 'singapore dollars?|singapur-dollar'],
		['CHF', 'swiss francs?|schweizer franken|francos? suizos?|francs? suisses?'],
		['GBP', 'british pounds?|pounds? sterling|britische pfund|pfund sterling|libras? esterlinas?|livres? sterling'],
		['JPY', 'japanese yen|japanische yen|yen(?:es)? japonese?s?|yens? japonais'],
		['CNY', 'chinese yuan|chinesische yuan|yuan(?:es)? chinos?|yuans? chinois'],
		['INR', 'indian rupees?|indische rupien?|rupias? indias?|roupies? indiennes?'],
		['MXN', 'mexican pesos?|mexikanische pesos?|pesos? mexicanos?|pesos? mexicains?'],
		['PHP', 'philippine pesos?|philippinische pesos?'],
		['BRL', 'brazilian reais|brazilian real|brasilianische real'],
		['SEK', 'swedish (?:krona|kronor|crowns?)|schwedische kronen?|coronas? suecas?|couronnes? suédoises?'],
		['NOK', 'norwegian (?:krone|kroner|crowns?)|norwegische kronen?|coronas? noruegas?|couronnes? norvégiennes?'],
		['DKK', 'danish (?:krone|kroner|crowns?)|dänische kronen?|coronas? danesas?|couronnes? danoises?'],
		['CZK', 'czech (?:koruna|crowns?)|tschechische kronen?|coronas? checas?|couronnes? tchèques?'],
		['KRW', 'south korean won|korean won'],
		['ZAR', 'south african rands?'],
		['THB', 'thai baht'],
		['TRY', 'turkish liras?|türkische lira|liras? turcas?|livres? turques?'],
		['PLN', 'polish z[lł]oty|polnische z[lł]oty'],
		['ILS', 'israeli shekels?|israelische schekel'],
		['HUF', 'hungarian forint|ungarische forint']
	] as const
).map(([code, names]) => [new RegExp(`(?<![\\p{L}])(?:${names})(?![\\p{L}])`, 'gu'), code.toLowerCase()] as const);
const byCodes = (lower: string): string => FULL_NAMES.reduce((text, [names, code]) => text.replace(names, code), lower); // prettier-ignore

/** The rate of one currency: `kurs dollar`, `dollar rate today`. */
const RATE_OF =
	/^(?:(?:wechsel)?kurs|exchange rate(?: of)?|rate of|tipo de cambio(?: del?)?|precio del|cotización del|cours d[ue]|taux d[ue]|taux de change d[ue]|cuánto (?:es|vale|está|cuesta) un|how much is (?:an?|one)|what is (?:an?|one)|wie viel ist ein|was kostet ein|combien vaut un|سعر(?: صرف)?|كم سعر|आज का) (?:the |ال)?(\S+)(?: (?:today|worth|now|heute|wert|hoy|aujourd['’]hui|اليوم|الآن|आज))?$|^(\S+?)(?: का| ka| चा)?[ -]?(?:exchange rate|rate|wechselkurs|kurs|रेट|भाव|दर|विनिमय दर|மதிப்பு|விலை)(?: (?:today|heute))?$/u;

function read(lower: string, today: string, home: string, groupsByDot: boolean): Reading<'rates'>[] {
	const one = RATE_OF.exec(byCodes(lower));
	const alone = codeOf(one?.[1] ?? one?.[2]);
	const { rest: said, date } = splitDay(inFull(byCodes(lower), groupsByDot), today);
	const rest = intoLast(said, (word) => codeOf(word) !== undefined);
	if (date !== null && (date < '1999-01-04' || date > today)) return [];
	const pair = BETWEEN.exec(rest);
	const money = MONEY.exec(rest);
	let amount = '';
	let base: string | undefined;
	let to: string | undefined;
	const joined = /^([a-z]{3})([a-z]{3})$/.exec(rest);
	const codes = joined?.slice(1).map((code) => code.toUpperCase());
	if (alone !== undefined) base = alone;
	else if (codes?.every((code) => known.has(code))) [base, to] = codes;
	else if (pair && codeOf(pair[1]) && codeOf(pair[2])) [base, to] = [codeOf(pair[1]), codeOf(pair[2])];
	else if (money) {
		const [, before, number, after, last] = money;
		// Every word that stands there must be a currency: otherwise it is something else.
		if ([before, after, last].some((word) => word !== undefined && codeOf(word) === undefined)) return [];
		const words = [before, after, last].flatMap((word) => codeOf(word) ?? []);
		[base, to] = [words[0], words.find((code, index) => index > 0 && code !== words[0])];
		if (number !== undefined) {
			const value = readNumber(number, groupsByDot);
			if (!(value >= 0)) return [];
			amount = String(value);
		} else if (words.length < 2 && !known.has(rest.trim().toUpperCase()) && !/^[^\p{L}]$/u.test(rest.trim())) return [];
	}
	if (base === undefined || base === to) return [];
	const other = to ?? (home === base ? (base === 'USD' ? 'EUR' : 'USD') : home);
	const values = { base, symbols: other, ...(amount && { amount }), ...(date && { date }) };
	const about = `${amount && `${amount} `}${base} → ${other}${date ? `, ${date}` : ''}`;
	const coded = /^[a-z]{3}$/.test(rest) && amount === '';
	return [
		{
			operation: 'rates',
			values,
			about,
			score: to !== undefined || amount !== '' || alone !== undefined ? 0.95 : coded ? 0.75 : 0.6
		}
	];
}

export const suggest: Suggest<typeof currency> = {
	names: {
		rates: ['currency', 'currencies', 'currency converter', 'conversor de moneda', 'conversor de divisas', 'convertisseur de devises', 'währungsumrechner', 'money', 'exchange rate', 'exchange rates', 'rates', 'forex', 'fx', 'währung', 'währungen', 'währungsrechner', 'wechselkurs', 'wechselkurse', 'geld', 'divisas', 'moneda', 'dinero', 'tipo de cambio', 'devise', 'devises', 'monnaie', 'argent', 'taux de change', 'मुद्रा', 'विनिमय दर', 'चलन', 'நாணயம்', 'பணம்', 'மாற்று விகிதம்', 'عملة', 'عملات', 'سعر الصرف'] // prettier-ignore
	},
	read: ({ text, lower }, { today, currency, groupsByDot }) =>
		text.length > 80 || text.includes('\n') ? [] : read(lower, today, currency, groupsByDot)
};

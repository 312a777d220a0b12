/** Times of the clock in words, in the languages of the interface. */
import { byWord, oneOf } from '../kit/suggest';

const HOURS: Readonly<Record<string, number>> = byWord(
	Object.fromEntries(
		[
			'one two three four five six seven eight nine ten eleven twelve',
			'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
			'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
			'une deux trois quatre cinq six sept huit neuf dix onze douze'
		].flatMap((line) => line.split(' ').map((word, at) => [word, at + 1] as const))
	)
);
const HOUR = `(\\d{1,2}|${oneOf(Object.keys(HOURS).join(' | '))})`;
const hourOf = (said: string): number => HOURS[said] ?? Number(said);
const before = (said: string): number => (hourOf(said) === 1 ? 12 : hourOf(said) - 1);

const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}\\d])';
/** Halves and quarters: `half past three`, `halb drei`, `las 3 y media`, `3 heures moins le quart`. */
const PARTS: readonly (readonly [RegExp, (said: string) => string])[] = (
	[
		[`half past ${HOUR}`, (said) => `${hourOf(said)}:30`],
		[`quarter past ${HOUR}`, (said) => `${hourOf(said)}:15`],
		[`quarter to ${HOUR}`, (said) => `${before(said)}:45`],
		[`half ${HOUR}`, (said) => `${hourOf(said)}:30`],
		[`halb ${HOUR}`, (said) => `${before(said)}:30`],
		[`viertel nach ${HOUR}`, (said) => `${hourOf(said)}:15`],
		[`(?:dreiviertel|viertel vor) ${HOUR}`, (said) => `${before(said)}:45`],
		[`(?:las? )?${HOUR} y media`, (said) => `${hourOf(said)}:30`],
		[`(?:las? )?${HOUR} y cuarto`, (said) => `${hourOf(said)}:15`],
		[`(?:las? )?${HOUR} menos cuarto`, (said) => `${before(said)}:45`],
		[`${HOUR} ?h(?:eures?)? et demie`, (said) => `${hourOf(said)}:30`],
		[`${HOUR} ?h(?:eures?)? et quart`, (said) => `${hourOf(said)}:15`],
		[`${HOUR} ?h(?:eures?)? moins le quart`, (said) => `${before(said)}:45`]
	] satisfies [string, (said: string) => string][]
).map(([form, write]) => [new RegExp(START + form + END, 'gu'), write]);

const AFTER_NOON = oneOf("de la tarde | de la noche | nachmittags | abends | am nachmittag | am abend | de l'après-midi | du soir | in the afternoon | in the evening | عصرا | عصرًا | مساء | مساءً | ظهرا"); // prettier-ignore
const BEFORE_NOON = oneOf("de la mañana | morgens | vormittags | früh | am morgen | am vormittag | du matin | in the morning | صباحا | صباحًا"); // prettier-ignore
const DAYTIME = new RegExp(`${START}(?:las? |الساعة )?(\\d{1,2})(?::(\\d\\d))?(?: uhr| ?h(?:eures?)?)? (?:(${AFTER_NOON})|${BEFORE_NOON})${END}`, 'u'); // prettier-ignore
/** In Hindi and Marathi the part of the day stands first, and the place last. */
const DAYTIME_FIRST = /^(?:(सुबह|सकाळी)|शाम|दोपहर|रात|संध्याकाळी|दुपारी|रात्री) (\d{1,2}) (?:बजे|वाजता) (\S+?)(?: में|मध्ये)?$/u;

/** Twelve hours more in the afternoon; 12 in the morning is midnight. */
const ofDay = (hour: number, isAfterNoon: boolean): number => (hour > 12 ? hour : (hour % 12) + (isAfterNoon ? 12 : 0));

/** A question with its time as digits: `viertel nach 3 uhr in london` as `3:15 uhr in london`. Twelve hours stay as they were said. */
export function withClock(lower: string): string {
	const first = DAYTIME_FIRST.exec(lower);
	if (first) return `${ofDay(Number(first[2]), first[1] === undefined)}:00 in ${first[3]}`;
	let said = lower
		.replaceAll('’', "'")
		.replace(/\b12 (?=noon|midday|midnight)/, '')
		.replace(/\b(?:noon|midday|mittags?|mediodía|midi)\b/u, '12:00')
		.replace(/\b(?:midnight|mitternacht|medianoche|minuit)\b/u, '00:00')
		.replace(/(?<![\p{L}\d])(\d{1,2})h(\d\d)(?![\p{L}\d])/u, '$1:$2');
	for (const [form, write] of PARTS) said = said.replace(form, (_, hour: string) => write(hour));
	return said
		.replace(
			DAYTIME,
			(_, hour: string, minute = '00', after?: string) => `${ofDay(Number(hour), after !== undefined)}:${minute}`
		)
		.replace(/^(\d{1,2}:\d\d) في /u, '$1 in ');
}

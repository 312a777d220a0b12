/** Writes readings in a few words and answers in a line, in the language of the reader. */
import { lines as dictionary } from '../dictionary/lines';
import { lines as geo } from '../geo/lines';
import type { holidays as holidayGroup } from '../holidays/contract';
import { lines as holidays } from '../holidays/lines';
import { stretchesOf } from '../holidays/long-weekends';
import { isWeekend } from '../holidays/weekends';
import { lineValues, type AnyLines } from '../kit/answer-lines';
import type { Infer } from '../kit/schema';
import { regionName } from '../kit/intl-cache';
import { usesMiles } from '../kit/road-distances';
import { Writing, type Reader as LineReader } from '../kit/writing';
import { lines as language } from '../language/lines';
import { lines as math } from '../math/lines';
import { lines as phone } from '../phone/lines';
import { lines as readable } from '../text/lines';
import { lines as universities } from '../universities/lines';
import { daysBetween } from './facts/calendar';
import { isNamedAs } from './facts/feasts';
import { DAYS_OF } from './facts/units';
import { offsetAt } from './facts/zones';
import type { Focus } from './frame';
import type { Lexicon } from './lexicon';
import { lines as ask } from './lines';
import { TARGETS } from './operations';
import type { Reading } from './reading';
import type { Setting } from './setting';

type Value = Readonly<Record<string, unknown>>;
type YearOfHolidays = Infer<(typeof holidayGroup)['operations']['holidays']['response']>;

/** A reading as the API gives it. */
export function describe(
	{ operation, input, score, focus }: Reading,
	sure: boolean,
	setting: Setting,
	spoken: Lexicon
) {
	const [group = '', name = ''] = operation.split('/');
	const target = TARGETS[operation];
	const pathField = /\{(\w+)\}$/.exec(target?.path ?? '')?.[1];
	const filled = pathField === undefined ? '' : encodeURIComponent(String(input[pathField] ?? ''));
	return {
		operation: name,
		group,
		method: target?.method ?? ('GET' as const),
		path: target ? target.path.replace(/\{\w+\}$/, filled) : `/${name}`,
		input: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Readonly<
			Record<string, string | number | boolean>
		>,
		score: Math.round(score * 1000) / 1000,
		sure,
		text: summary(operation, { ...input, name: focus?.['name'] }, setting, spoken),
		focus:
			focus === undefined
				? null
				: (Object.fromEntries(Object.entries(focus).filter(([, value]) => value !== undefined)) as Readonly<
						Record<string, string | number | boolean | readonly string[]>
					>)
	};
}

/** Fields that a summary names, in its order. */
const FIELDS =
	'expression coords at local q word date country subdivision year from to number barcode domain text name'.split(' ');

/** `250 USD → EUR`, `Tokyo`: the values of a reading. */
function summary(operation: string, input: Value, setting: Setting, spoken: Lexicon): string {
	const said = (...fields: readonly string[]) =>
		fields.flatMap((field) => {
			const value = input[field];
			if (value === undefined) return [];
			return field === 'country' ? regionName(setting.language, String(value)) : String(value);
		});
	if (operation === 'currency/rates')
		return `${said('amount', 'base').join(' ')}${input['symbols'] === undefined ? '' : ` → ${String(input['symbols'])}`}`;
	if (operation === 'geo/distance') return said('from', 'to').join(' → ');
	const values = said(...FIELDS);
	return values.length > 0 ? values.join(' · ') : spoken.say(operation, TARGETS[operation]?.title ?? operation);
}

/** Each group writes the lines of its operations. */
const LINES: Readonly<Record<string, AnyLines>> = {
	ask,
	dictionary,
	geo,
	holidays,
	language,
	math,
	phone,
	text: readable,
	universities
};

/** The answer of a reading in a line, from its value and those beside it; null where only its tool can show it. */
export function answerLine(
	reading: Reading,
	values: readonly Value[],
	setting: Setting,
	spoken: Lexicon
): string | null {
	const writing = new Writing(readerOf(setting, spoken));
	const said = lineOf(reading, values, setting, spoken, writing);
	const isSo = reading.focus?.['isSo'];
	// A question that yes or no answers.
	return said !== null && typeof isSo === 'boolean' ? `${writing.reader.yes(isSo)} · ${said}` : said;
}

function lineOf(
	{ operation, input, focus }: Reading,
	values: readonly Value[],
	setting: Setting,
	spoken: Lexicon,
	writing: Writing
): string | null {
	const [value] = values;
	if (!value) return null;
	const then = typeof input['at'] === 'string' ? Date.parse(input['at']) : setting.now;
	if (focus?.kind === 'difference') return clockDifference(values, setting.timeZone, then, writing);
	if (focus?.kind === 'clocks')
		return [...values.map((one) => clockOf(one, writing)), workingHours(values, setting, spoken, writing)].join(', ');
	if (focus?.kind === 'nearer') return byDistance(values, focus['places'], writing);
	if (focus?.kind === 'long-weekend')
		return longWeekend(values as unknown as readonly YearOfHolidays[], focus, writing);
	const [group = '', name = ''] = operation.split('/');
	const line = LINES[group]?.[name];
	if (!line) return null;
	const date = focus?.kind === 'feast' ? dayOfFeast(focus, values, setting.today) : undefined;
	const asked = lineValues(input, { ...focus, ...(date !== undefined && { date }) });
	const isOfYear = (one: Value) =>
		date === undefined || focus?.['next'] !== true || date.startsWith(String(one['year']));
	const said = values
		.filter(isOfYear)
		.map((one) => line(one as never, asked, writing))
		.filter((one) => one !== '');
	const until = date === undefined ? undefined : DAYS_OF[String(focus?.['unit'])];
	if (date !== undefined && until !== undefined)
		said.unshift(writing.size(Math.floor(daysBetween(setting.today, date) / until), String(focus?.['unit'])));
	return said.slice(0, focus?.kind === 'next' ? 1 : undefined).join(' · ') || null;
}

/** The texts of a lexicon, and how people of a country write days. */
const readerOf = ({ language, country, today }: Setting, spoken: Lexicon): LineReader => ({
	locale: `${language}-${country}`,
	language,
	today,
	day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
	usesMiles: usesMiles(country),
	value: (word) => (language === 'en' ? word.replaceAll('_', ' ') : ''),
	yes: (isSo) => spoken.say(isSo ? 'yes' : 'no'),
	none: () => spoken.say('no'),
	noChange: () => spoken.say('no-change'),
	workdays: (count) => String(count)
});

/** `Tokyo 02:45 (Thu, Nov 26)`: the place, or the best known town of a zone, the last part of its name; with the day where it is another. */
function clockOf(value: Value, writing: Writing): string {
	const [place] = text(value['place']).split(',');
	const [town = '', local] = [place || text(value['timezone']).split('/').at(-1), text(value['local_time'])];
	const date = local.slice(0, 10);
	const day = date === writing.reader.today ? '' : ` (${writing.shortDay(date)})`;
	return writing.apart(`${town.replaceAll('_', ' ')} ${writing.clock(local)}${day}`);
}

/** Hours that the clock of an answer is ahead of UTC. */
const hoursAhead = (value: Value, now: number): number => offsetAt(text(value['timezone']), now) / 60;

/** How many hours the clock of the first answer is ahead of the second, or of the caller's, then. */
function clockDifference(
	[first, second]: readonly Value[],
	timeZone: string,
	now: number,
	writing: Writing
): string | null {
	if (!first) return null;
	const other = second ? hoursAhead(second, now) : offsetAt(timeZone, now) / 60;
	return `${writing.number(Math.abs(hoursAhead(first, now) - other), 2)} h`;
}

function byDistance(values: readonly Value[], places: Focus[string], writing: Writing): string {
	const names = Array.isArray(places) ? (places as readonly string[]) : [];
	return values
		.map(({ kilometers }, nth) => ({ name: names[nth] ?? '', far: Number(kilometers) }))
		.sort((a, b) => a.far - b.far)
		.map(({ name, far }) => writing.apart(`${name} ${writing.way(far)}`))
		.join(', ');
}

/** People work from nine to five where they are. */
const [WORK_BEGINS, WORK_ENDS] = [9, 17];

/** The hours, by the first clock, in which people work at all of them. */
function workingHours(values: readonly Value[], setting: Setting, spoken: Lexicon, writing: Writing): string {
	const offsets = values.map((value) => hoursAhead(value, setting.now));
	const own = offsets[0] ?? 0;
	const steps = Array.from({ length: 96 }, (_, at) => at / 4);
	const common = steps.filter((hour) =>
		offsets.every((offset) => {
			const local = (((hour - own + offset) % 24) + 24) % 24;
			return local >= WORK_BEGINS && local < WORK_ENDS;
		})
	);
	const [from, to] = [common[0], common.at(-1)];
	if (from === undefined || to === undefined) return spoken.say('no-working-hours');
	const clock = (hours: number) => writing.clock(new Date(hours * 3_600_000).toISOString());
	return `${spoken.say('working-hours')} ${clock(from)}–${clock(to + 1 / 4)}`;
}

/** The day of a feast, also of one that only the table of holidays has: the first in its year, or the next one. */
const dayOfFeast = ({ feast, date, next }: Focus, values: readonly Value[], today: string): string | undefined =>
	typeof date === 'string'
		? date
		: (values as unknown as readonly YearOfHolidays[])
				.flatMap(({ holidays: days }) => days)
				.find((day) => isNamedAs(String(feast), day.name) && (next !== true || day.date >= today))?.date;

/** The next three days or more off in a row, weekends counted, or those from one day to another; null without one in the years. */
function longWeekend(
	years: readonly YearOfHolidays[],
	{ from: first, to: last }: Focus,
	writing: Writing
): string | null {
	const { today } = writing.reader;
	const ahead = years.flatMap(({ country, subdivision, holidays: days, year }) =>
		stretchesOf({ year, holidays: days }, (day: number) => isWeekend(country, subdivision, day)).flatMap(
			({ from, to, bridge }) => {
				const day = days.find(({ date }) => date >= from && date <= to);
				if (bridge !== null || to < today || !day) return [];
				return [{ from, said: `${writing.name(day.name, day.local_name, country)} · ${writing.days(from, to)}` }];
			}
		)
	);
	if (typeof first !== 'string' || typeof last !== 'string') return ahead[0]?.said ?? null;
	const within = ahead.filter(({ from }) => from >= first && from <= last);
	return within.map(({ said }) => said).join(', ') || writing.reader.none();
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

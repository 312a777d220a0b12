/** Writes readings in a few words and answers in a line, in the language of the reader. */
import { stretchesOf } from '../holidays/long-weekends';
import { isWeekend } from '../holidays/weekends';
import { dateFormat, numberFormat, regionName } from '../kit/intl-cache';
import { usesMiles } from '../kit/road-distances';
import { valueLine } from '../math/lines';
import { isoWeekday } from './facts/calendar';
import type { Lexicon } from './lexicon';
import { TARGETS } from './operations';
import type { Reading } from './reading';
import type { Setting } from './setting';
import { offsetAt } from './facts/zones';

type Value = Readonly<Record<string, unknown>>;

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
		text: summary(operation, input, setting, spoken),
		focus:
			focus === undefined
				? null
				: (Object.fromEntries(Object.entries(focus).filter(([, value]) => value !== undefined)) as Readonly<
						Record<string, string | number | boolean | readonly string[]>
					>)
	};
}

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
	const values = said(
		'expression',
		'coords',
		'at',
		'local',
		'q',
		'word',
		'date',
		'country',
		'subdivision',
		'year',
		'from',
		'to',
		'number',
		'barcode',
		'domain',
		'text'
	);
	return values.length > 0 ? values.join(' · ') : spoken.say(operation, TARGETS[operation]?.title ?? operation);
}

/** The answer of a reading in a line, from its value and those beside it; null where only its tool can show it. */
export function answerLine(
	reading: Reading,
	values: readonly Value[],
	setting: Setting,
	spoken: Lexicon
): string | null {
	const write = WRITERS[reading.operation];
	const words = new Words(setting, spoken);
	const [value] = values;
	if (!write || !value) return null;
	if (reading.focus?.kind === 'difference') return clockDifference(values, words);
	if (reading.focus?.kind === 'clocks')
		return [...values.map((one) => clockOf(one, words)), workingHours(values, words)].join(', ');
	const lines = values.map((one) => write(one, reading, words)).filter((line) => line !== null);
	return lines.length > 0 ? lines.join(' · ') : null;
}

/** `Tokyo 02:45`: the last part of a zone's name is its best known town. */
const clockOf = (value: Value, words: Words): string =>
	`${(text(value['timezone']).split('/').at(-1) ?? '').replaceAll('_', ' ')} ${words.clock(text(value['local_time']))}`;

/** Hours that the clock of an answer is ahead of UTC. */
const hoursAhead = (value: Value, { setting }: Words): number => offsetAt(text(value['timezone']), setting.now) / 60;

/** How many hours the clock of the first answer is ahead of the second, or of the caller's. */
function clockDifference([first, second]: readonly Value[], words: Words): string | null {
	if (!first) return null;
	const other = second ? hoursAhead(second, words) : offsetAt(words.setting.timeZone, words.setting.now) / 60;
	return `${words.number(Math.abs(hoursAhead(first, words) - other))} h`;
}

/** People work from nine to five where they are. */
const [WORK_BEGINS, WORK_ENDS] = [9, 17];

/** The hours, by the first clock, in which people work at all of them. */
function workingHours(values: readonly Value[], words: Words): string {
	const offsets = values.map((value) => hoursAhead(value, words));
	const own = offsets[0] ?? 0;
	const steps = Array.from({ length: 96 }, (_, at) => at / 4);
	const common = steps.filter((hour) =>
		offsets.every((offset) => {
			const local = (((hour - own + offset) % 24) + 24) % 24;
			return local >= WORK_BEGINS && local < WORK_ENDS;
		})
	);
	const [from, to] = [common[0], common.at(-1)];
	if (from === undefined || to === undefined) return words.spoken.say('no-working-hours');
	return `${words.spoken.say('working-hours')} ${words.hour(from)}–${words.hour(to + 1 / 4)}`;
}

/** Days, clocks and numbers as they are written in a language. */
class Words {
	constructor(
		readonly setting: Setting,
		readonly spoken: Lexicon
	) {}
	get locale(): string {
		return `${this.setting.language}-${this.setting.country}`;
	}
	day(iso: string): string {
		return dateFormat(this.locale, {
			timeZone: 'UTC',
			weekday: 'long',
			day: 'numeric',
			month: 'long',
			year: 'numeric'
		}).format(Date.parse(`${iso}T00:00:00Z`));
	}
	/** Days from a first to a last one. */
	days(first: string, last: string): string {
		const [from, to] = [first, last].map((iso) => Date.parse(`${iso}T00:00:00Z`)) as [number, number];
		const format = dateFormat(this.locale, {
			timeZone: 'UTC',
			weekday: 'short',
			day: 'numeric',
			month: 'short',
			year: 'numeric'
		});
		return format.formatRange(from, to);
	}
	/** The time of a clock, from `2026-11-25T17:45`; with its weekday when that differs from the caller's. */
	clock(local: string): string {
		const shown = Date.parse(`${local.slice(0, 16)}:00Z`);
		const isToday = local.slice(0, 10) === this.setting.today;
		return dateFormat(this.locale, {
			timeZone: 'UTC',
			hour: 'numeric',
			minute: '2-digit',
			...(!isToday && { weekday: 'short', day: 'numeric', month: 'short' })
		}).format(shown);
	}
	/** A time of day from its hours, `13.5`. */
	hour(hours: number): string {
		return dateFormat(this.locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(hours * 3_600_000);
	}
	number(value: number, digits = 2): string {
		return numberFormat(this.locale, { maximumFractionDigits: digits }).format(value);
	}
	/** A number with its unit, whose name is that of the language where CLDR has it. */
	size(value: number, unit: string): string {
		const named = NAMED_UNITS.find((one) => unit === one || unit === `${one}s`);
		if (named === undefined) return `${this.number(value, 6)} ${unit}`;
		return numberFormat(this.locale, {
			style: 'unit',
			unit: named,
			unitDisplay: 'long',
			maximumFractionDigits: 6
		}).format(value);
	}
	/** A decimal in the locale, with all of its digits. */
	figures(decimal: string): string {
		const digits = decimal.split('.')[1]?.length ?? 0;
		return digits > 12 || decimal.includes('e') ? decimal : this.number(Number(decimal), digits);
	}
	/** The name of a holiday: the local one where the country's people read the language, else the English one. */
	nameOf(day: Value, { country }: Value): string {
		const isLocal = new Intl.Locale(`und-${text(country)}`).maximize().language === this.setting.language;
		return (isLocal && text(day['local_name'])) || text(day['name']);
	}
	yes(isSo: boolean): string {
		return this.spoken.say(isSo ? 'yes' : 'no');
	}
}

type Writer = (value: Value, reading: Reading, words: Words) => string | null;
const list = (value: unknown): readonly Value[] => (Array.isArray(value) ? (value as readonly Value[]) : []);
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const WRITERS: Readonly<Record<string, Writer>> = {
	'math/evaluate'(value, { focus }, words) {
		const exact = text(value['exact']);
		const decimal = value['decimal'];
		if (focus?.kind === 'is-true') return words.yes(exact === 'true');
		if (focus?.kind === 'is-zero') return words.yes(decimal === 0);
		if (focus?.kind === 'is-leap') return words.yes(exact === '366' || exact.startsWith('366 '));
		// 0xff and 0b101 are figures, not numbers.
		if (exact[0] === '0' && LETTER.test(exact[1] ?? '')) return exact;
		const isWhole = focus?.kind === 'span' && (focus['unit'] === 'year' || focus['unit'] === 'month');
		const size = sizeOf(exact, isWhole, words);
		if (size !== null) return size;
		if (typeof decimal !== 'number') return exact;
		if (Number.isFinite(Number(exact))) return Math.abs(decimal) < 1e15 ? words.number(decimal, 12) : exact;
		const typed = { expression: text(value['expression']), reading: text(value['reading']) };
		return valueLine({ exact, decimal, decimal_text: text(value['decimal_text']), ...typed }, (figures) =>
			words.figures(figures)
		);
	},
	'math/simplify': (value) => text(value['simplified']) || null,
	'geo/timezone'(value, { focus }, words) {
		const local = text(value['local_time']);
		const zone = `${text(value['timezone'])} · UTC${text(value['utc_offset'])}`;
		if (focus?.kind === 'zone') return zone;
		if (focus?.kind === 'change') {
			const next = value['next_transition'] as Value | null;
			return next
				? `${words.day(text(next['local_time']).slice(0, 10))} · UTC${text(next['utc_offset'])}`
				: words.spoken.say('no-change');
		}
		return `${words.clock(local)} · ${zone}`;
	},
	'geo/distance': (value, { focus }, words) =>
		focus?.['unit'] === 'mile' || usesMiles(words.setting.country)
			? `${words.number(Number(value['miles']), 0)} mi`
			: `${words.number(Number(value['kilometers']), 0)} km`,
	'geo/places'(value) {
		const [first] = list(value['places']);
		return first
			? `${text(first['name'])}, ${text(first['country_name'])} · ${text(first['latitude'])}, ${text(first['longitude'])}`
			: null;
	},
	'ask/day'(value, { focus }, words) {
		const date = text(value['date']);
		if (focus?.kind === 'is-weekday') return words.yes(isoWeekday(date) === isoWeekday(text(focus['of'])));
		if (focus?.kind === 'is-now')
			return words.yes(
				date.startsWith(text(focus['of'])) ||
					(text(focus['of']).length > 7 && isoWeekday(date) === isoWeekday(text(focus['of'])))
			);
		if (focus?.['part'] === 'week') return text(value['iso_week']);
		return words.day(date);
	},
	'holidays/holidays'(value, { focus }, words) {
		const days = list(value['holidays']);
		const line = (day: Value | undefined): string | null =>
			day ? `${words.nameOf(day, value)} · ${words.day(text(day['date']))}` : null;
		if (focus?.kind === 'on') return line(days.find(({ date }) => date === focus['date'])) ?? words.yes(false);
		if (focus?.kind === 'feast')
			return (
				line(days.find(({ date }) => date === focus['date'])) ??
				(focus['date'] === undefined ? null : words.day(text(focus['date'])))
			);
		if (focus?.kind === 'within') {
			const within = days.filter(({ date }) => text(date).startsWith(text(focus['month'])));
			return within.length > 0 ? within.slice(0, 4).map(line).join(', ') : words.yes(false);
		}
		if (focus?.kind === 'long-weekend') return longWeekend(value, words);
		return line(days.find(({ date }) => text(date) >= words.setting.today)) ?? line(days.at(-1));
	},
	'holidays/workdays': (value, _, words) => words.number(Number(value['workdays'])),
	'dictionary/related'(value, { focus }) {
		const said = (field: string) =>
			[...new Set(list(value[field]).map(({ word }) => text(word)))].slice(0, 5).join(', ');
		if (focus?.kind === 'synonyms') return said('synonyms') || said('similar') || null;
		if (focus?.kind === 'antonyms') return said('antonyms') || null;
		const [first] = list(value['definitions']);
		return first ? text(first['text']) : said('synonyms') || null;
	},
	'phone/number': (value, _, words) =>
		value['valid'] === true
			? `${text(value['international'])} · ${regionName(words.setting.language, text(value['country']))}`
			: words.yes(false),
	'phone/example': (value) => `+${text(value['calling_code'])}`,
	'language/detect': (value) => text(value['name']) || null,
	'language/transliterate': (value) => text(value['result']) || null
};

/**
 * A number with its unit, `(78125/12573) mile` as `≈ 6.213712 miles`: an exact fraction of a unit tells people nothing.
 * `isWhole`: only completed units count, as in an age. Null without a unit.
 */
function sizeOf(exact: string, isWhole: boolean, words: Words): string | null {
	const [amount = '', ...unit] = exact.split(' ');
	const [over = '', below = '1'] = amount.replace('(', '').replace(')', '').split('/');
	const value = Number(over) / Number(below);
	if (unit.length === 0 || over === '' || !Number.isFinite(value) || !LETTER.test(unit[0] ?? '')) return null;
	const isExact = isWhole || (below === '1' && Number(value.toFixed(6)) === value);
	return `${isExact ? '' : '≈ '}${words.size(isWhole ? Math.floor(value) : value, unit.join(' '))}`;
}

/** Units that CLDR names in every language. */
const NAMED_UNITS: readonly string[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'mile', 'stone'];

/** The first letter of a unit, or its sign. */
const LETTER = /^[\p{L}°]/u;

/** The next three days or more off in a row, weekends counted. */
function longWeekend(value: Value, words: Words): string | null {
	const [country, subdivision] = [text(value['country']), text(value['subdivision']) || null];
	const days = list(value['holidays']).map((day) => ({
		name: words.nameOf(day, value),
		date: text(day['date']),
		half_day: day['half_day'] === true
	}));
	const next = stretchesOf({ year: Number(value['year']), holidays: days }, (day) =>
		isWeekend(country, subdivision, day)
	).find(({ to, bridge }) => bridge === null && to >= words.setting.today);
	if (!next) return null;
	const name = days.find(({ date }) => date >= next.from && date <= next.to)?.name ?? '';
	return `${name} · ${words.days(next.from, next.to)}`;
}

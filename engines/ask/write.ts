/** Writes readings in a few words and answers in a line, in the language of the reader. */
import { dateFormat, numberFormat } from '../kit/intl-cache';
import { daysBetween, isoWeekday } from './calendar';
import type { Lexicon } from './lexicon';
import { TARGETS } from './operations';
import type { Reading } from './reading';
import type { Setting } from './setting';
import { offsetAt } from './zones';

type Value = Readonly<Record<string, unknown>>;

/** A reading as the API gives it. */
export function describe({ operation, input, score, focus }: Reading, sure: boolean, spoken: Lexicon) {
	const [group = '', name = ''] = operation.split('/');
	const target = TARGETS[operation];
	const pathField = /\{(\w+)\}$/.exec(target?.path ?? '')?.[1];
	const filled = pathField === undefined ? '' : encodeURIComponent(String(input[pathField] ?? ''));
	return {
		operation: name,
		group,
		method: target?.method ?? ('GET' as const),
		path: target ? target.path.replace(/\{\w+\}$/, filled) : `/${name}`,
		input: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Readonly<Record<string, string | number | boolean>>, // prettier-ignore
		score: Math.round(score * 1000) / 1000,
		sure,
		text: summary(operation, input, spoken),
		focus: focus === undefined ? null : (Object.fromEntries(Object.entries(focus).filter(([, value]) => value !== undefined)) as Readonly<Record<string, string | number | boolean | readonly string[]>>) // prettier-ignore
	};
}

/** `250 USD → EUR`, `Tokyo`: the values of a reading. */
function summary(operation: string, input: Value, spoken: Lexicon): string {
	const said = (...fields: readonly string[]) => fields.map((field) => input[field]).filter((value) => value !== undefined).map(String); // prettier-ignore
	if (operation === 'currency/rates') return `${said('amount', 'base').join(' ')}${input['symbols'] === undefined ? '' : ` → ${String(input['symbols'])}`}`; // prettier-ignore
	if (operation === 'geo/distance') return said('from', 'to').join(' → ');
	const values = said('expression', 'coords', 'at', 'local', 'q', 'word', 'date', 'country', 'subdivision', 'year', 'from', 'to', 'number', 'barcode', 'domain', 'text'); // prettier-ignore
	return values.length > 0 ? values.join(' · ') : spoken.say(operation, TARGETS[operation]?.title ?? operation);
}

/** The answer of a reading in a line; null where only its tool can show it. */
export function answerLine(reading: Reading, value: Value, setting: Setting, spoken: Lexicon): string | null {
	const write = WRITERS[reading.operation];
	return write ? write(value, reading, new Words(setting, spoken)) : null;
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
		return dateFormat(this.locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(Date.parse(`${iso}T00:00:00Z`)); // prettier-ignore
	}
	/** What a clock shows, from `2026-11-25T17:45`; with its weekday where that is another day than the caller's. */
	clock(local: string): string {
		const shown = Date.parse(`${local.slice(0, 16)}:00Z`);
		const isToday = local.slice(0, 10) === this.setting.today;
		return dateFormat(this.locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit', ...(!isToday && { weekday: 'short', day: 'numeric', month: 'short' }) }).format(shown); // prettier-ignore
	}
	number(value: number, digits = 2): string {
		return numberFormat(this.locale, { maximumFractionDigits: digits }).format(value);
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
		if (typeof decimal === 'number' && decimal !== Number(exact)) return `${exact} ≈ ${words.number(decimal, 6)}`;
		return typeof decimal === 'number' && Number.isFinite(Number(exact)) && Math.abs(decimal) < 1e15 ? words.number(decimal, 12) : readable(exact, words); // prettier-ignore
	},
	'math/simplify': (value) => text(value['simplified']) || null,
	'geo/timezone'(value, { focus }, words) {
		const local = text(value['local_time']);
		const zone = `${text(value['timezone'])} · UTC${text(value['utc_offset'])}`;
		if (focus?.kind === 'zone') return zone;
		if (focus?.kind === 'change') {
			const next = value['next_transition'] as Value | null;
			return next ? `${words.day(text(next['local_time']).slice(0, 10))} · UTC${text(next['utc_offset'])}` : words.spoken.say('no-change'); // prettier-ignore
		}
		if (focus?.kind === 'difference') {
			const own =
				offsetAt(text(value['timezone']), words.setting.now) - offsetAt(words.setting.timeZone, words.setting.now);
			return Array.isArray(focus['places']) && focus['places'][0] === words.setting.timeZone ? `${words.number(own / 60)} h` : null; // prettier-ignore
		}
		return `${words.clock(local)} · ${zone}`;
	},
	'geo/distance': (value, { focus }, words) => (focus?.['unit'] === 'mile' || words.setting.country === 'US' || words.setting.country === 'GB' ? `${words.number(Number(value['miles']), 0)} mi` : `${words.number(Number(value['kilometers']), 0)} km`), // prettier-ignore
	'geo/places'(value) {
		const [first] = list(value['places']);
		return first ? `${text(first['name'])}, ${text(first['country_name'])} · ${text(first['latitude'])}, ${text(first['longitude'])}` : null; // prettier-ignore
	},
	'ask/day'(value, { focus }, words) {
		const date = text(value['date']);
		if (focus?.kind === 'is-weekday') return words.yes(isoWeekday(date) === isoWeekday(text(focus['of'])));
		if (focus?.kind === 'is-now') return words.yes(date.startsWith(text(focus['of'])) || (text(focus['of']).length > 7 && isoWeekday(date) === isoWeekday(text(focus['of'])))); // prettier-ignore
		if (focus?.['part'] === 'week') return text(value['iso_week']);
		return words.day(date);
	},
	'holidays/holidays'(value, { focus }, words) {
		const days = list(value['holidays']);
		const line = (day: Value | undefined): string | null => (day ? `${text(day['local_name']) || text(day['name'])} · ${words.day(text(day['date']))}` : null); // prettier-ignore
		if (focus?.kind === 'on') return line(days.find(({ date }) => date === focus['date'])) ?? words.yes(false);
		if (focus?.kind === 'feast') return line(days.find(({ date }) => date === focus['date'])) ?? (focus['date'] === undefined ? null : words.day(text(focus['date']))); // prettier-ignore
		if (focus?.kind === 'within') {
			const within = days.filter(({ date }) => text(date).startsWith(text(focus['month'])));
			return within.length > 0 ? within.slice(0, 4).map(line).join(', ') : words.yes(false);
		}
		if (focus?.kind === 'long-weekend') return longWeekend(days, words);
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
	'phone/number': (value, _, words) => (value['valid'] === true ? `${text(value['international'])} · ${text(value['country'])}` : words.yes(false)), // prettier-ignore
	'phone/example': (value) => `+${text(value['calling_code'])}`,
	'language/detect': (value) => text(value['name']) || null,
	'language/transliterate': (value) => text(value['text']) || text(value['result']) || null
};

/** `(78125/12573) mile` as `≈ 6.213712 mile`: an exact fraction of a unit tells people nothing. */
function readable(exact: string, words: Words): string {
	const match = /^\(?(-?\d{1,15})\/(\d{1,15})\)? (.+)$/.exec(exact);
	return match ? `≈ ${words.number(Number(match[1]) / Number(match[2]), 6)} ${match[3]}` : exact;
}

/** The next three days or more off in a row, weekends counted. */
function longWeekend(days: readonly Value[], words: Words): string | null {
	const { today } = words.setting;
	for (const day of days) {
		const date = text(day['date']);
		const weekday = isoWeekday(date);
		if (date < today || daysBetween(today, date) > 400 || (weekday !== 1 && weekday !== 5)) continue;
		return `${text(day['local_name']) || text(day['name'])} · ${words.day(date)}`;
	}
	return null;
}

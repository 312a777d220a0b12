/** Writes days, clocks, lengths and numbers of an answer's line in the reader's locale. */
import { dateFormat, numberFormat, regionName } from './intl-cache';

const MILE_KM = 1.609344;
const UTC = { timeZone: 'UTC' } as const;

/** Units that CLDR names in every language. */
const NAMED_UNITS: readonly string[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'mile', 'stone'];
/** Signs of units beside their names in an expression. */
const SIGNS: Readonly<Record<string, string>> = {
	degC: '°C',
	degF: '°F',
	inch: 'in',
	foot: 'ft',
	metricpound: 'Pfund',
	metrichorsepower: 'PS',
	imperialpint: 'pint (UK)',
	imperialgallon: 'gallon (UK)'
};
/** A whole number that a double holds exactly. */
const WHOLE = /^-?\d{1,15}$/;

/** Texts of an answer's line in the reader's language, and how it writes days. */
export interface Reader {
	/** BCP 47, with the region. */
	readonly locale: string;
	readonly language: string;
	/** ISO date where the reader is. */
	readonly today: string;
	readonly day: Intl.DateTimeFormatOptions;
	readonly usesMiles: boolean;
	/** A value of an answer, such as `toll_free`; empty or unchanged without a translation. */
	value(word: string): string;
	yes(isSo: boolean): string;
	/** Text for a day that is not a holiday of the whole country. */
	none(): string;
	noChange(): string;
	/** So many working days of so many days. */
	workdays(count: number, days: number): string;
}

export class Writing {
	constructor(readonly reader: Reader) {}

	/** A day of the calendar, from its ISO date. */
	day(iso: string): string {
		return this.#date(Date.parse(iso), { ...this.reader.day, ...UTC });
	}

	/** A day of this year, with its weekday, from its ISO date. */
	shortDay(iso: string): string {
		return this.#date(Date.parse(iso), { weekday: 'short', day: 'numeric', month: 'short', ...UTC });
	}

	/** Days from a first to a last one, both ISO dates. */
	days(first: string, last: string): string {
		const format = dateFormat(this.reader.locale, {
			weekday: 'short',
			day: 'numeric',
			month: 'short',
			year: 'numeric',
			...UTC
		});
		return this.apart(format.formatRange(Date.parse(first), Date.parse(last)));
	}

	/** A moment by the device's clock, from its ISO time. */
	moment(iso: string): string {
		return this.#date(Date.parse(iso), { dateStyle: 'medium', timeStyle: 'short' });
	}

	/** The time of a wall clock, from `2026-07-01T14:00:00`; text after the minutes is ignored. */
	clock(local: string): string {
		return this.#date(Date.parse(`${local.slice(0, 16)}Z`), { timeStyle: 'short', ...UTC });
	}

	/** The current time of a zone (IANA name) and how far it is from UTC. Throws a RangeError for an unknown zone. */
	clockOf(timeZone: string, now: number): string {
		const clock = this.#date(now, { timeStyle: 'short', timeZone });
		return `${clock} · ${this.apart(this.#offsetOf(timeZone, now))}`;
	}

	/** How far a clock is from UTC, from `+05:45`, as the language writes it: `GMT-5`, `UTC+5:45`. */
	offset(utcOffset: string): string {
		return this.apart(this.#offset(utcOffset));
	}

	/** With at most so many decimals, and at least `least` of them. */
	number(value: number, digits: number, least = 0): string {
		const options = { maximumFractionDigits: digits, minimumFractionDigits: least };
		return this.apart(numberFormat(this.reader.locale, options).format(value));
	}

	/** A number with its unit, by the unit's name in the language where CLDR has it. */
	size(value: number, unit: string): string {
		const named = NAMED_UNITS.find((one) => unit === one || unit === `${one}s`);
		const options = { maximumFractionDigits: 12 } as const;
		if (named === undefined) return `${numberFormat(this.reader.locale, options).format(value)} ${this.unit(unit)}`;
		return numberFormat(this.reader.locale, { ...options, style: 'unit', unit: named, unitDisplay: 'long' }).format(
			value
		);
	}

	/** Signs of units: `degC / inch` as `°C/in`. */
	unit(text: string): string {
		return text
			.split(' ')
			.map((word) => SIGNS[word] ?? word.replace('^2', '²').replace('^3', '³'))
			.join(' ')
			.replaceAll(' / ', '/');
	}

	/** A way, in the unit of length that the reader prefers. */
	way(kilometers: number): string {
		const { locale, usesMiles } = this.reader;
		const length = usesMiles ? kilometers / MILE_KM : kilometers;
		const unit = usesMiles ? 'mile' : 'kilometer';
		const format = numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: length < 100 ? 1 : 0 });
		return this.apart(format.format(length));
	}

	/** A name of a country's own, where its people read the reader's language; else the English one. `country` is an ISO code. */
	name(english: string, local: string, country: string): string {
		const { language } = this.reader;
		const isLocal = language !== 'en' && new Intl.Locale(`und-${country}`).maximize().language === language;
		return isLocal && local !== '' ? local : english;
	}

	/** A country by its ISO code, in the reader's language; the code when unknown. */
	country(code: string): string {
		return regionName(this.reader.locale, code.toUpperCase());
	}

	/** A language by its code, in the reader's language; `english` when its name is unknown. */
	language(code: string, english: string): string {
		if (this.reader.language === 'en' || code === 'und') return english;
		const tag = code === 'zh-cn' ? 'zh-Hans' : code === 'zh-tw' ? 'zh-Hant' : code;
		return new Intl.DisplayNames(this.reader.locale, { type: 'language', fallback: 'none' }).of(tag) ?? english;
	}

	/** A whole number in groups, decimal fractions in a text with the reader's decimal mark. */
	figures(text: string): string {
		if (WHOLE.test(text)) return numberFormat(this.reader.locale, {}).format(Number(text));
		const parts = numberFormat(this.reader.locale, {}).formatToParts(1.5);
		const mark = parts.find(({ type }) => type === 'decimal')?.value;
		// Where commas part values, a comma within one would be read as another of them.
		return mark === ',' && !text.includes(',') ? text.replace(/(?<=\d)\.(?=\d)/g, ',') : text;
	}

	/** Keeps a part of a line, such as a date, apart from text that runs the other way. */
	apart(text: string): string {
		return this.reader.language === 'ar' ? `\u2068${text}\u2069` : text;
	}

	#date(value: number, options: Intl.DateTimeFormatOptions): string {
		return this.apart(dateFormat(this.reader.locale, options).format(value));
	}

	#offset(utcOffset: string): string {
		try {
			return this.#offsetOf(utcOffset, 0);
		} catch {
			// Not every browser has zones by their offset: one of whole hours, whose name has the other sign, lends the form.
			const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(utcOffset) ?? [];
			const hour = Number(hours);
			if (hour === 0 && minutes === '00') return this.#offsetOf('UTC', 0);
			const whole = this.#offsetOf(`Etc/GMT${sign === '+' ? '-' : '+'}${hour || 1}`, 0);
			const digits = (count: number, least = 1) =>
				numberFormat(this.reader.locale, { minimumIntegerDigits: least }).format(count);
			return minutes === '00'
				? whole
				: whole.replace(digits(hour || 1), `${digits(hour)}:${digits(Number(minutes), 2)}`);
		}
	}

	#offsetOf(timeZone: string, now: number): string {
		const parts = dateFormat(this.reader.locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now);
		// A hyphen would let the number go on to the next line.
		return (
			parts
				.find(({ type }) => type === 'timeZoneName')
				?.value.replace('-', '\u2212')
				.replace(/[[\]]/g, '') ?? ''
		);
	}
}

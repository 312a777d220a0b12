import { isoDate, yearOf, type DayNumber } from '../kit/calendar';
import { updateSection } from '../kit/update-section';
import type { PackedSource } from './columns';
import { fieldsOf, NATIONAL, readNoticeDays, type NoticeDays } from './notice-lines';
import { BASES, BASIS_SHIFT, holidaysOf, WORKING, type HolidayTable, type PlaceDays, type Rule } from './table';

/** A notice that is newer than the pack. */
interface Notice extends NoticeDays {
	readonly source: PackedSource;
}

/**
 * A table with the notices of an update, lines `CN 2027 | off Spring Festival 02-05..02-11 | worked 02-14 | in … | <source> | <page>`: each
 * feast that one names is on its days in that year, on no others, and has no substitutes there. A line of a newer form is skipped.
 */
export function withNotices(table: HolidayTable, update: string): HolidayTable {
	const notices = readNotices(update);
	return notices.size === 0
		? table
		: {
				codes: table.codes,
				country(code) {
					const country = table.country(code);
					const own = notices.get(code);
					if (!country || !own) return country;
					return {
						...country,
						...followNotices(country, NATIONAL, own),
						subdivisions: new Map(
							[...country.subdivisions].map(([part, place]) => [part, { ...place, ...followNotices(place, part, own) }])
						)
					};
				}
			};
}

function readNotices(update: string): Map<string, Notice[]> {
	const notices = new Map<string, Notice[]>();
	for (const line of updateSection(update, 'holidays')) {
		const match = /^([A-Z]{2}) (\d{4}) \| /.exec(line);
		if (!match) continue;
		const [, code = '', year] = match;
		const fields = fieldsOf(line).slice(1);
		const [text = '', page] = fields.filter((field) => !/^(?:off|worked|in|but) /.test(field));
		const source: PackedSource = page === undefined ? [text] : [text, page];
		try {
			const notice = { ...readNoticeDays(Number(year), fields), source };
			notices.set(code, [...(notices.get(code) ?? []), notice]);
		} catch (error) {
			console.warn(`holidays: a notice of ${code} is not read`, error);
		}
	}
	return notices;
}

const followNotices = (place: PlaceDays, part: string, notices: readonly Notice[]): PlaceDays =>
	notices.filter(({ holdsIn }) => holdsIn(part)).reduce(followNotice, place);

function followNotice(place: PlaceDays, { year, off, worked, source }: Notice): PlaceDays {
	const flags = BASES.indexOf('announced') << BASIS_SHIFT;
	const rule = (name: string, localName: string, days: readonly DayNumber[], more = 0): Rule[] =>
		[...new Set(days.map(yearOf))].map((on) => ({
			name,
			localName,
			flags: flags | more,
			source,
			length: 1,
			runs: [{ first: on, last: on, on: () => days.filter((day) => yearOf(day) === on) }]
		}));
	const named = new Set(off.flatMap(({ name }) => [name, `${name} (substitute day)`]));
	const days = [
		...place.days.map((day) => (named.has(day.name) ? without(day, year) : day)),
		...off.flatMap(({ name, days: on }) =>
			rule(name, place.days.find((day) => day.name === name)?.localName ?? name, on)
		),
		...rule('Working day', 'Working day', worked, WORKING)
	];
	return { ...place, days, known: knownUntil(place.known, days, year) };
}

const without = (rule: Rule, year: number): Rule => ({
	...rule,
	runs: rule.runs.map((run) => ({ ...run, on: (one) => (one === year ? [] : run.on(one)) }))
});

/** The eve of the first estimate of the year, or its end, where the year follows the known ones. */
function knownUntil(known: string | null, days: readonly Rule[], year: number): string | null {
	if (known === null || known < `${year - 1}-12-31` || known >= `${year}-12-31`) return known;
	const estimate = holidaysOf(days, year).find(({ estimated }) => estimated);
	const eve = estimate === undefined ? `${year}-12-31` : isoDate(estimate.day - 1);
	return eve > known ? eve : known;
}

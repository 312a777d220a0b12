import type { PackedCountry, Section } from '../../../engines/holidays/columns';
import {
	FIELD_END,
	FIRST_YEAR_CODE,
	LAST,
	MONTH_CODE,
	PART_END,
	SECTION_END,
	SECTIONS,
	YEAR_CODE
} from '../../../engines/holidays/columns';

/** Writes the pack as `engines/holidays/columns.ts` reads it, the countries in the order given. */
export function writeColumns(
	steps: readonly (readonly number[])[],
	countries: readonly { readonly code: string; readonly packed: PackedCountry }[]
): string {
	const sections = SECTIONS.map((section) =>
		countries.map(({ code, packed }) => partOf(section, code, packed)).join(PART_END)
	);
	return [steps.map(stepsOf).join('\n'), ...sections].join(SECTION_END);
}

/** `-7020:^^_`. Throws for a step that is neither of a month nor of a year. */
function stepsOf([first = 0, ...steps]: readonly number[]): string {
	const codes = steps.map((step) => {
		const code = step + (step + MONTH_CODE < FIRST_YEAR_CODE ? MONTH_CODE : YEAR_CODE);
		if (code < 32) throw new Error(`a step of ${step} days`);
		return code;
	});
	return `${first}:${String.fromCharCode(...codes)}`;
}

function partOf(section: Section, code: string, { sources, known, days, own, subdivisions }: PackedCountry): string {
	switch (section) {
		case 'heads':
			return line(code, known, `${own}`);
		case 'subdivisions':
			return lines(
				Object.entries(subdivisions).map(([part, [name, indices, without, ownKnown]]) =>
					line(part, name, ranges(indices), ranges(without), ...(ownKnown === undefined ? [] : [ownKnown]))
				)
			);
		case 'names':
			return lines(repeatsBlank(days.map(([name, localName]) => line(name, localName))));
		case 'marks':
			return lines(
				days.map(([, , flags, , source, length]) => `${flags} ${source}${length === 1 ? '' : ` ${length}`}`)
			);
		case 'years':
			return lines(days.map(([, , , dates]) => runsOf(dates, 0)));
		case 'rules':
			return lines(days.map(([, , , dates]) => runsOf(dates, 1)));
		case 'sources':
			return lines(sources.map(([text]) => line(text)));
		case 'pages':
			return lines(sources.map(([, url = '']) => line(shortPage(url))));
	}
}

/** A page without `https://`, its percent-encoded letters as letters. */
const shortPage = (url: string): string =>
	url.replace(/^https:\/\//, '').replace(/(?:%[89A-F][0-9A-F])+/g, (bytes) => {
		try {
			return decodeURIComponent(bytes);
		} catch {
			return bytes; // Not UTF-8.
		}
	});

/** Every line that is like the one before it left empty. */
const repeatsBlank = (all: readonly string[]): string[] => all.map((one, at) => (one === all[at - 1] ? '' : one));

const lines = (all: readonly string[]): string => all.join('\n');

function line(...fields: readonly string[]): string {
	for (const field of fields) if (/\p{Cc}/u.test(field)) throw new Error(`a control character in ${field}`);
	return fields.join(FIELD_END);
}

/** `0-46:0704 5e1` → the years `0- 5`, or the rules `0704 e1`. */
const runsOf = (dates: string, half: 0 | 1): string =>
	dates
		.split(' ')
		.map((run) => splitRun(run)[half])
		.join(' ');

/** `0-46:0704` → its years and its rule as the pack has them. Throws unless it is a run. */
function splitRun(run: string): readonly [years: string, rule: string] {
	const match = /^([0-9a-z]+?(?:-[0-9a-z]+?)?)((?::\d{4}|[eo]-?\d+|a\d{5}|l\d+\.-?\d+)(?:\/[0-6]+[+-]\d+)?)$/.exec(run);
	const [, years, rule] = match ?? [];
	if (years === undefined || rule === undefined) throw new Error(`not a run of dates: ${run}`);
	return [years.endsWith(`-${LAST}`) ? years.slice(0, -LAST.length) : years, rule.replace(/^:/, '')];
}

/** 3, 5, 6, 7 → `3 5-7` */
function ranges(indices: readonly number[]): string {
	const runs: [first: number, last: number][] = [];
	for (const index of indices) {
		const last = runs.at(-1);
		if (last?.[1] === index - 1) last[1] = index;
		else runs.push([index, index]);
	}
	return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(' ');
}

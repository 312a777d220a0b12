import { yearOf } from '../../../engines/kit/calendar';
import { readPlaces, type Holds } from '../../../engines/holidays/notice-lines';
import { CARRIED, readRange, readSource, type BookSource } from './book-sources';
import { IN_LIEU } from './lieu';
import { UNCHECKED, type ListedDay, type Source } from './places';

/** A law or list that names holidays: their days rest on it where the line of the holiday has no source but a collection. */
export interface LawLine {
	readonly holdsIn: Holds;
	readonly from: number;
	readonly to: number;
	/** Names of the holidays, or of those that the law leaves out. */
	readonly named: ReadonlySet<string>;
	readonly isExcept: boolean;
	/** It names their days in lieu, too. */
	readonly hasLieu: boolean;
	readonly cited: BookSource;
	/** Tells whether any day rests on the line. */
	isUsed: boolean;
}

/**
 * Reads `[2000,2010) | all but Good Friday | in ZH BE | <text> | <page>`, `| list` after the page for a list: the years, the holidays (`all`,
 * `all but A; B`, `A; B`, and `days in lieu` before the places for theirs), the
 * places, and in place of text and page the key of a source.
 */
export function readLaw(
	[range = '', names = '', ...rest]: readonly string[],
	sources: ReadonlyMap<string, BookSource>
): LawLine {
	const hasLieu = rest[0] === 'days in lieu';
	if (hasLieu) rest.shift();
	const places = readPlaces(rest[0] ?? '');
	if (places) rest.shift();
	const cited = sources.get(rest[0] ?? '') ?? readSource(['', ...rest])[1];
	if (cited.source.url === undefined) throw new Error(`a law without a page: ${cited.source.text}`);
	return {
		holdsIn: places ?? (() => true),
		...readRange(range),
		named: new Set(names.replace(/^all(?: but )?/, '').split('; ')),
		isExcept: names === 'all' || names.startsWith('all but '),
		hasLieu,
		cited,
		isUsed: false
	};
}

/** Collections, laws that were not read, and lists of other years. */
const isNoLaw = ({ text }: Source) => text.endsWith(UNCHECKED) || text.startsWith(CARRIED);

const names = ({ named, isExcept, hasLieu }: LawLine, { name, observed }: ListedDay) => {
	const isInLieu = observed || name.endsWith(IN_LIEU);
	return (
		(hasLieu || !isInLieu || named.has(name)) && named.has(isInLieu ? name.replace(IN_LIEU, '') : name) !== isExcept
	);
};

/**
 * The days of a place, those of a collection under the first law that names them in their year. One-off days are left
 * out. Days that are estimates for another reason than their source remain estimates.
 */
export function underLaws(days: readonly ListedDay[], laws: readonly LawLine[]): readonly ListedDay[] {
	return laws
		.reduce((before, law) => before.flatMap((day) => underLaw(day, law)), days)
		.map((day) => ({ ...day, isUnsureBySource: undefined }));
}

function underLaw(day: ListedDay, law: LawLine): readonly ListedDay[] {
	if (!isNoLaw(day.source) || day.working || day.basis === 'one_off' || !names(law, day)) return [day];
	const isUnder = (one: number) => {
		const year = yearOf(one);
		return year >= law.from && year < law.to && law.cited.speaksOf(year);
	};
	const under = day.days.filter(isUnder);
	if (under.length === 0) return [day];
	law.isUsed = true;
	const { isList, isCompiled, source } = law.cited;
	const estimated = day.estimated && (isCompiled || !day.isUnsureBySource);
	return [
		{ ...day, days: day.days.filter((one) => !isUnder(one)) },
		{ ...day, source, estimated, basis: estimated ? day.basis : isList ? 'collection' : 'law', days: under }
	];
}

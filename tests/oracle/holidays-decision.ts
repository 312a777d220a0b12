import type { RuleText } from '../../data/build/holidays/rules';

/**
 * Why a list that has a day, or has it not, is right beside another that says otherwise. Only what was read counts: `source` names the
 * law, notice, almanac or press that says so.
 *
 * `law` by what a law or notice says · `half` the day is off from noon or the evening on, one list has whole days only · `choice` each person
 * or employer chooses · `some` off for members of a faith, employees or offices alone · `commune` of communes, not of the whole part ·
 * `eve` an eve or bridge that no law names · `scope` the list of a country has what is off in all of its parts · `calendar` days ahead that
 * are by the calendar of that country and not by the one of Mecca or of reckoned full moons
 */
export type Kind = 'law' | 'half' | 'choice' | 'some' | 'commune' | 'eve' | 'scope' | 'calendar';

/** One decision: in these places and years, this day is a holiday or is none. Each row must match a difference: others are shown as dead. */
export interface Decision {
	/** `GT`, `US-CA US-NY` as the second source writes them, `_` for a blank in a name; `NZ-*` all parts of a country. */
	readonly places: string;
	/** First and last year; all years when not given. */
	readonly years?: readonly [first: number, last: number];
	/** Names of the day as the list that has it writes them. This, `on` or both. */
	readonly named?: readonly string[];
	/** The date by a rule of `data/build/holidays/rules.ts`: `10-17`, `easter-2`, `3 monday 02`. */
	readonly on?: RuleText;
	/**
	 * Whether the day is a public holiday: `true` settles days that only our list has, `false` those that only the second has, `dated`
	 * both: it is one, on the days on which our list has it.
	 */
	readonly ours: boolean | 'dated';
	readonly kind: Kind;
	readonly why: string;
	readonly source: string;
	readonly url?: string;
}

/** Decisions that one source settles. */
export const decided = (
	source: string,
	url: string | undefined,
	rows: readonly Omit<Decision, 'source' | 'url'>[]
): readonly Decision[] => rows.map((row) => ({ ...row, source, ...(url !== undefined && { url: `https://${url}` }) }));

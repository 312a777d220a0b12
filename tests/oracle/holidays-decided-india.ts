import type { Decision } from './holidays-decision';
import { DELHI, type Delhi, type Lists } from './holidays-lists-india';
import { EAST } from './holidays-lists-india-east';
import { NORTH_AND_MIDDLE } from './holidays-lists-india-north';
import { SOUTH_AND_WEST } from './holidays-lists-india-south';

const state = ({ place, from, to = 2032, has = [], not = [], source, url }: Lists): Decision[] => {
	const row = { places: place, years: [from, to] as const, kind: 'law' as const, source, url };
	const names = not.flatMap((one) => (one.startsWith(': ') ? [one.slice(2)] : DELHI[one as Delhi]));
	return [
		...(has.length > 0 ? [{ ...row, named: has, ours: true, why: "in the state's own lists" }] : []),
		...(names.length > 0 ? [{ ...row, named: names, ours: false, why: "not in the state's own lists" }] : [])
	];
};

/** Memoranda on the offices of Delhi, where the day that was first named was changed. */
const UNION: readonly Decision[] = [
	{
		places: 'IN-AP IN-TS',
		years: [2014, 2032],
		named: ['Holi'],
		ours: 'dated',
		kind: 'law',
		why: 'on the full moon, a day before the north: 23 March 2016, 3 March 2026',
		source: 'Andhra Pradesh, G.O.Rt. 3644 of 9 December 2015; Telangana, general holidays of 2026',
		url: 'https://govtempdiary.com/?p=17885'
	},
	{
		places: 'IN IN-DL IN-DH IN-LD',
		years: [2027, 2032],
		named: ['Maha Shivaratri'],
		ours: false,
		kind: 'choice',
		why: 'the offices of Delhi choose three of twelve feasts; the second list has four for these years',
		source: 'India, Department of Personnel and Training, memoranda on the holidays of 2020 to 2026, annex I',
		url: 'https://staffnews.in/2020/06/list-of-17-closed-gazatted-holidays-during-the-year-2021-for-central-govt-offices-located-at-delhi-new-delhi.html'
	},
	{
		places: 'IN IN-*',
		years: [2016, 2016],
		named: ["Prophet's Birthday", 'Milad-un-Nabi', 'Eid al-Adha', 'Id-ul-Zuha (Bakrid)'],
		ours: 'dated',
		kind: 'law',
		why: 'kept on 12 December and 13 September, otherwise than first named',
		source: 'India, Department of Personnel and Training, memoranda of 2016'
	}
];

/** India: the states' own lists, each for the years between the first and the last that agree, and after it. */
export const DECIDED_INDIA: readonly Decision[] = [
	...[...SOUTH_AND_WEST, ...NORTH_AND_MIDDLE, ...EAST].flatMap(state),
	...UNION
];

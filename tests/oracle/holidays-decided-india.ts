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
		places: 'IN-AP IN-TS IN-TN IN-KL IN-PY IN-KA',
		years: [2017, 2017],
		named: ['Milad-un-Nabi', "Prophet's Birthday"],
		ours: 'dated',
		kind: 'law',
		why: 'on 1 December in the south',
		source: 'India, holidays of banks in 2017 by state; Karnataka, DPAR 23 HHL 2016',
		url: 'https://docslib.org/doc/201452/state-jan-feb-mar-apr-may-jun-july-aug-sept-oct-nov-dec'
	},
	{
		places: 'IN-AP',
		years: [2026, 2026],
		named: [
			'Milad-un-Nabi',
			"Prophet's Birthday",
			'Muharram',
			'Ashura',
			'Id-ul-Fitr',
			'Eid al-Fitr',
			'Ram Navami',
			'Varalakshmi Vratam'
		],
		ours: 'dated',
		kind: 'law',
		why: 'on the days of its own list',
		source: 'Andhra Pradesh, general holidays of 2026',
		url: 'https://www.indiaherald.com/Politics/Read/994865975/2026-PRABUTVA-SELAULAU-EAVE-UTHAYRULU-JARICHESINA-AP-PRABUTVAM'
	},
	{
		places: 'IN-KA IN-TN',
		years: [2025, 2026],
		named: [
			'Id-ul-Zuha (Bakrid)',
			'Eid al-Adha',
			'Pongal',
			'Pongal holiday',
			'Uzhavar Thirunal',
			'Dussehra (Vijaya Dashami)',
			'Dussehra'
		],
		ours: 'dated',
		kind: 'law',
		why: 'on the days of their own lists',
		source: 'Tamil Nadu, list of 24 public holidays for 2026; Karnataka, list of general holidays',
		url: 'https://www.newindianexpress.com/states/tamil-nadu/2025/Nov/13/tamil-nadu-govt-announces-24-public-holidays-for-2026'
	},
	{
		places: 'IN-JK',
		years: [2020, 2020],
		named: ['Milad-un-Nabi', "Prophet's Birthday", 'Id-ul-Zuha (Bakrid)', 'Eid al-Adha', 'Muharram', 'Ashura'],
		ours: 'dated',
		kind: 'law',
		why: 'on the days of its own list',
		source: 'Jammu and Kashmir, holidays of 2020',
		url: 'http://news.statetimes.in/jk-drops-sheikhs-birth-anniversary-adds-accession-day-in-holidays-calender-2020/'
	},
	{
		places: 'IN-JK',
		years: [2010, 2019],
		named: ["Martyrs' Day", 'Birthday of Sheikh Mohammad Abdullah'],
		ours: true,
		kind: 'law',
		why: 'holidays of the state that the list of 2020 dropped',
		source: 'Jammu and Kashmir, holidays of 2020',
		url: 'http://news.statetimes.in/jk-drops-sheikhs-birth-anniversary-adds-accession-day-in-holidays-calender-2020/'
	},
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
		named: ["Prophet's Birthday", 'Milad-un-Nabi'],
		ours: 'dated',
		kind: 'law',
		why: 'kept on 12 December, otherwise than first named',
		source:
			'India, Department of Personnel and Training, memorandum of 7 December 2016; elsewhere than in Delhi offices follow their states',
		url: 'https://centralgovernmentnews.com/change-of-date-of-holiday-on-account-of-milad-un-nabi-or-id-e-milad-during-2016-for-all-central-government-administrative-offices-located-at-delhi-new-delhi'
	},
	{
		places: 'IN IN-*',
		years: [2016, 2016],
		named: ['Eid al-Adha', 'Id-ul-Zuha (Bakrid)'],
		ours: 'dated',
		kind: 'law',
		why: 'kept on 13 September, otherwise than first named',
		source:
			'India, Department of Personnel and Training, memorandum of 6 September 2016; elsewhere than in Delhi offices follow their states',
		url: 'https://goipress.com/change-of-date-for-id-ul-zuha-bakrid-holiday-2016'
	}
];

/** India: the states' own lists, each for the years between the first and the last that agree, and after it. */
export const DECIDED_INDIA: readonly Decision[] = [
	...[...SOUTH_AND_WEST, ...NORTH_AND_MIDDLE, ...EAST].flatMap(state),
	...UNION
];

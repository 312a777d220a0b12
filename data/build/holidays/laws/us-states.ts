import type { Correction } from '../overlay';

/** Election Day, the Tuesday after the first Monday of November, of even years only. */
const EVEN_ELECTIONS = `on ${Array.from({ length: 46 }, (_, at) => {
	const first = new Date(Date.UTC(2010 + 2 * at, 10, 1));
	const day = 2 + ((1 - first.getUTCDay() + 7) % 7);
	return `${2010 + 2 * at}11${String(day).padStart(2, '0')}`;
}).join(' ')}`;

const GEORGIA_2025 = {
	source: 'Georgia, state holidays of 2025 under O.C.G.A. 1-4-1',
	url: 'https://georgia.gov/georgia-state-holidays-2025'
} as const;
/** The weekday beside Christmas on which Washington's Birthday is kept, by the weekday of 24 December. */
const BESIDE_CHRISTMAS = '12-24 sunday>tuesday saturday<friday friday<thursday wednesday>friday';

const GEORGIA: readonly Correction[] = [
	{
		places: 'US-GA',
		redated: { "Washington's Birthday": BESIDE_CHRISTMAS },
		source:
			'Georgia, O.C.G.A. 1-4-1: the Governor names the day, beside Christmas since 2010; 24 December 2024, 26 December 2025',
		url: GEORGIA_2025.url
	},
	{
		places: 'US-GA',
		years: [2020, 2100],
		without: ['State Holiday'],
		days: [['State Holiday', '', '4 thursday 11 +1']],
		...GEORGIA_2025
	},
	{
		places: 'US-GA',
		years: [2020, 2100],
		days: [['State Holiday (Good Friday)', '', 'easter-2']],
		estimated: true,
		source: 'Georgia, O.C.G.A. 1-4-1: the Governor names the day; Good Friday in the lists of 2024 and 2025',
		url: GEORGIA_2025.url
	},
	{
		places: 'US-GA',
		years: [2024, 2025],
		confirmed: ['State Holiday (Good Friday)', "Washington's Birthday"],
		...GEORGIA_2025
	}
];

export const US_STATES: readonly Correction[] = [
	...GEORGIA,
	{
		places: 'US-IN',
		years: [2010, 2100],
		without: ["Washington's Birthday"],
		days: [["Washington's Birthday", '', BESIDE_CHRISTMAS]],
		estimated: true,
		source:
			'Indiana Code 1-1-9: the Governor may keep a holiday on another day; beside Christmas, as vacanza/holidays (MIT) lists it'
	},
	{
		places: 'US-NC',
		years: [2013, 2100],
		days: [['Christmas holiday', '', '12-26 saturday>monday sunday>monday monday>tuesday']],
		source: 'North Carolina General Statutes 126-4: three days for Christmas',
		url: 'https://oshr.nc.gov/policies/holidays-policy'
	},
	{
		places: 'US-MI',
		years: [2010, 2100],
		days: [['Election Day', '', EVEN_ELECTIONS]],
		basis: 'law',
		source: 'Michigan, holidays of the state service: Election Day of even years',
		url: 'https://www.employmentlawhandbook.com/employment-and-labor-laws/states/michigan/leave-laws/holidays/'
	},
	{
		places: 'US-MI',
		years: [2017, 2100],
		days: [['Day after Thanksgiving', '', '4 thursday 11 +1']],
		source: 'Michigan, holidays of the state service: the Friday after Thanksgiving',
		url: 'https://www.employmentlawhandbook.com/employment-and-labor-laws/states/michigan/leave-laws/holidays/'
	},
	{
		places: 'US-KS',
		days: [["Washington's Birthday (Presidents' Day)", '', '3 monday 02']],
		source: 'Kansas Statutes 35-107: the third Monday in February',
		url: 'https://self-law.org/code/ks/chapter-35/35-107'
	},
	{
		places: 'US-KY',
		days: [["Washington's Birthday (Presidents' Day)", '', '3 monday 02']],
		source: 'Kentucky Revised Statutes 2.110: the third Monday in February',
		url: 'https://self-law.org/code/ky/chapter-2/2-110'
	},
	{
		places: 'US-VT',
		redated: { 'Bennington Battle Day': '08-16' },
		source: 'Vermont, 1 V.S.A. § 371: 16 August',
		url: 'https://www.lawserver.com/law/state/vermont/vt-statutes/vermont_statutes_title_1_371'
	},
	{
		places: 'US-WI',
		years: [2012, 2100],
		without: ['Primary Election Day'],
		source: 'Wisconsin Statutes 995.20, amended by 2011 Act 75: the September primary is none any more',
		url: 'http://wi.elaws.us/acts/2011/75,s.38'
	}
];

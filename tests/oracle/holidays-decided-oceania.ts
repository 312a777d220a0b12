import type { Decision } from './holidays-decision';

const AUCKLAND = {
	source: 'New Zealand Herald, 2024, on Auckland Anniversary Day in six regions',
	url: 'https://nzherald.co.nz/nz/auckland-anniversary-2024-waikato-community-leaders-supportive-of-own-celebration/HD4F2N36SNDTVLC63EFFKFZE3I'
} as const;

/** Australia, New Zealand, islands of the Pacific. */
export const DECIDED_OCEANIA: readonly Decision[] = [
	{
		places: 'NZ-BOP NZ-GIS NZ-WKO',
		named: ['Provincial anniversary day'],
		ours: true,
		kind: 'law',
		why: 'regions of the old province of Auckland, with its day',
		...AUCKLAND
	},
	{
		places: 'NZ-MWT',
		named: ['Provincial anniversary day'],
		ours: true,
		kind: 'law',
		why: "Wellington's day in the whole lower North Island",
		source: 'Radio New Zealand, 19 January 2026',
		url: 'https://livenews.co.nz/2026/01/19/tararua-district-caught-between-anniversary-days/'
	},
	{
		places: 'NZ-TAS',
		named: ['Provincial anniversary day'],
		ours: true,
		kind: 'law',
		why: 'a region of the old province of Nelson: the Monday closest to 1 February',
		source: 'Te Ara, provincial anniversary days; provincial districts as they stood in 1876',
		url: 'http://www.officeholidays.com/countries/new_zealand/provincial.php'
	},
	{
		places: 'NZ-South_Canterbury',
		years: [2022, 2022],
		named: ['South Canterbury Anniversary Day'],
		ours: true,
		kind: 'law',
		why: 'on 11 November in 2022, 26 September was Memorial Day',
		source: 'Timaru, Waimate and Mackenzie district councils',
		url: 'https://m.webplus.info/index.php?amphtml=mod-amp&event=202426&page=340'
	},
	{
		places: 'AU-NT',
		named: ['Christmas Eve', "New Year's Eve"],
		ours: true,
		kind: 'half',
		why: 'from 19:00 to midnight, since December 2016',
		source: 'Northern Territory, public holidays',
		url: 'http://www.aupublicholiday.com/nt-public-holidays.html'
	},
	{
		places: 'AU-SA',
		named: ['Christmas Eve', "New Year's Eve"],
		ours: true,
		kind: 'half',
		why: 'from 19:00 to midnight, since 2012',
		source: 'South Australia, YourSAy, reviewing public holidays',
		url: 'https://yoursay.sa.gov.au/reviewing-sa-public-holidays'
	},
	{
		places: 'AU-QLD',
		named: ['Christmas Eve'],
		ours: true,
		kind: 'half',
		why: 'from 18:00 to midnight, since 2019',
		source: 'Queensland, Holidays and Other Legislation Amendment Act 2019',
		url: 'https://www.hit.com.au/story/qlders-will-now-get-half-day-public-holiday-on-christmas-eve-starting-now-145569'
	},
	{
		places: 'AU-QLD',
		named: ['The Royal Queensland Show'],
		ours: false,
		kind: 'commune',
		why: 'of the city of Brisbane alone; each district has its own show day',
		source: 'Royal Queensland Show; Holidays Act 1983',
		url: 'http://www.ekka.com.au/visit-ekka/faq/what-is-show-day-qld'
	},
	{
		places: 'AU',
		named: ["New Year's Day", 'Boxing Day (substitute day)', 'Christmas Day (substitute day)', 'Australia Day'],
		ours: 'dated',
		kind: 'scope',
		why: 'the Monday or Tuesday after a weekend, which all states and territories keep; 26 January on a weekend is none in most',
		source: 'Northern Territory, Public Holidays Act, statutory holidays, and the acts of the states',
		url: 'http://www.ocpe.nt.gov.au/working_in_the_ntps/legislation/public_holidays%0A'
	},
	{
		places: 'SB SB-*',
		years: [2024, 2024],
		named: ["King's Birthday"],
		ours: false,
		kind: 'law',
		why: 'on Friday 14 June; the Saturday was not named',
		source: 'Solomon Islands, circular of the Ministry of Public Service, 13 June 2024',
		url: 'https://www.einpresswire.com/article/719603426/friday-14th-june-2024-official-king-s-birthday-therefore-a-public-holiday'
	}
];

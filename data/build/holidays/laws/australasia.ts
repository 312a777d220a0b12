import type { Correction } from '../overlay';
import { byLaw } from './parts';

const SUNDAYS =
	'https://www.qppstudio.net/public-holidays-news/2016/queensland-extends-easter-public-holidays-009615.htm';

/** Easter Sunday became a holiday state by state, first in New South Wales. */
const easterSundaySince = (place: string, year: number, act: string): readonly Correction[] =>
	byLaw(place, `${act}: Easter Sunday from ${year} on`, SUNDAYS, [
		{ years: [1950, year - 1], without: ['Easter Sunday'] }
	]);

/** Single days that were elsewhere, as their states proclaimed them; without a page, as vacanza/holidays (MIT) has them. */
const proclaimed = (
	place: string,
	source: string,
	correction: Partial<Correction>,
	url?: string
): readonly Correction[] =>
	byLaw(place, url ? source : `${source}; as vacanza/holidays (MIT) has it`, url, [
		{ basis: 'announced', ...correction }
	]);

/** Australian states and South Canterbury: what the library has otherwise than their laws and proclamations. */
export const AUSTRALASIA: readonly Correction[] = [
	...easterSundaySince('AU-NSW', 2011, 'New South Wales, Public Holidays Act 2010'),
	...easterSundaySince('AU-VIC', 2016, 'Victoria, gazette of August 2015'),
	...easterSundaySince('AU-ACT', 2016, 'Australian Capital Territory, Holidays Act 1958, as declared in August 2015'),
	...easterSundaySince('AU-QLD', 2017, 'Queensland, Holidays Act 1983'),
	...byLaw(
		'AU-QLD',
		'Queensland, Holidays Act 1983: the Diamond Jubilee in 2012, Labour Day in October from 2013 to 2015',
		SUNDAYS,
		[
			{ years: [2012, 2012], days: [["Queen's Diamond Jubilee", '', '06-11']], basis: 'one_off' },
			{ years: [2013, 2015], redated: { 'Labour Day': '1 monday 10' } }
		]
	),
	...proclaimed(
		'AU-NSW',
		'New South Wales, Public Holidays Act 2010: no other day for 25 April on a weekend',
		{ years: [2011, 2025], without: ['Anzac Day (substitute day)'] },
		'https://www.miragenews.com/minns-labor-govt-adds-extra-public-holiday-1620067'
	),
	...proclaimed(
		'AU-NSW',
		'New South Wales, Public Holidays Order 2011: 27 April 2026 and 26 April 2027 were declared, later years were not',
		{ years: [2028, 2100], without: ['Anzac Day (substitute day)'] },
		'https://lgnsw.org.au/Public/Public/Members-Services/NSW_Public_Holidays.aspx'
	),
	...proclaimed('AU-ACT', 'Australian Capital Territory, Holidays Act 1958: no other day for a Saturday', {
		years: [2015, 2015],
		without: ['Anzac Day (substitute day)']
	}),
	...proclaimed(
		'AU-ACT',
		'Australian Capital Territory: first Monday of the school holidays, the next where that is Labour Day',
		{ years: [2011, 2012], redated: { 'Family and Community Day': 'on 20111010 20121008' } },
		'http://www.aussiepublicholidays.com/family-community-day/'
	),
	...proclaimed(
		'AU-TAS',
		'Tasmania, Statutory Holidays Act 2000, section 4: the Monday after for a Saturday or Sunday',
		{
			years: [2001, 2100],
			redated: { "New Year's Day": '01-01 sunday>monday saturday>monday' },
			basis: 'law',
			estimated: false
		},
		'https://legislation.tas.gov.au/view/whole/html/inforce/2010-12-03/act-2000-096'
	),
	...proclaimed(
		'AU-VIC',
		'Victoria, Special Gazette S229 of 19 August 2015: the Friday before the grand final',
		{ years: [2015, 2015], redated: { 'AFL Grand Final Friday': 'on 20151002' } },
		'http://www.gazette.vic.gov.au/gazette_bin/place_notice_holiday_deadlines.cfm'
	),
	...proclaimed(
		'AU-VIC',
		'Victoria, 2022: the Friday before the grand final was 23 September',
		{ years: [2022, 2022], redated: { 'AFL Grand Final Friday': 'on 20220923' } },
		'https://www.surgeons.org/News/News/RACS-public-holiday-closures'
	),
	...proclaimed('AU-WA', "Western Australia, proclamations of the Queen's Birthday", {
		years: [2011, 2012],
		redated: { "Queen's Birthday": 'on 20111028 20121001' }
	}),
	...proclaimed('AU-WA', 'Western Australia: 25 April 2011 was Easter Monday and Anzac Day', {
		years: [2011, 2011],
		days: [['Additional public holiday', '', 'on 20110426']]
	}),
	{ places: 'NZ-CAN-S', named: 'South Canterbury', source: 'New Zealand, provincial district' },
	...proclaimed(
		'NZ-CAN-S',
		'South Canterbury, anniversary on the fourth Monday of September',
		{
			days: [['South Canterbury Anniversary Day', '', '4 monday 09']],
			basis: 'law',
			estimated: false
		},
		'https://publicholidays.co.nz/south-canterbury-anniversary-day/'
	),
	...proclaimed(
		'NZ-CAN-S',
		'Timaru, Waimate and Mackenzie district councils: on 11 November in 2022, 26 September was Memorial Day',
		{ years: [2022, 2022], redated: { 'South Canterbury Anniversary Day': 'on 20221111' } },
		'https://m.webplus.info/index.php?amphtml=mod-amp&event=202426&page=340'
	)
];

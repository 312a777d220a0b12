import { dayOf, weekdayOf } from '../../../../engines/kit/calendar';
import type { Correction } from '../overlay';
import { byLaw } from './parts';

/** Second Tuesdays of May in even years since 2000; the primary of 2020 was put off to 9 June. */
const PRIMARIES = `on ${Array.from({ length: 51 }, (_, at) => {
	const year = 2000 + 2 * at;
	const tuesday = 8 + ((2 - weekdayOf(dayOf(year, 5, 1)) + 7) % 7);
	return year === 2020 ? '20200609' : `${year}05${String(tuesday).padStart(2, '0')}`;
}).join(' ')}`;

/** Tuesdays after the first Monday of November of every second year from `first` on. */
export const elections = (first: number) =>
	`on ${Array.from({ length: Math.floor((2100 - first) / 2) + 1 }, (_, at) => {
		const year = first + 2 * at;
		const monday = 1 + ((1 - weekdayOf(dayOf(year, 11, 1)) + 7) % 7);
		return `${year}11${String(monday + 1).padStart(2, '0')}`;
	}).join(' ')}`;

/** 20 January of every fourth year since 1981, the day after where that is a Sunday. */
const INAUGURATIONS = `on ${Array.from({ length: 30 }, (_, at) => {
	const year = 1981 + 4 * at;
	return `${year}01${weekdayOf(dayOf(year, 1, 20)) === 0 ? 21 : 20}`;
}).join(' ')}`;

const NEAREST = 'saturday<friday sunday>monday';

/** States whose codes say otherwise than the library. */
export const US_MORE: readonly Correction[] = [
	...byLaw(
		'US-MA',
		'Massachusetts General Laws, chapter 4, section 7: a Sunday to Monday; offices are open on the Friday before a Saturday',
		'https://www.mass.gov/courts/court-info/trial-court/exec-office/ocm/legal-holidays.html',
		[
			{ withoutSubstitutes: ['*'] },
			{
				substitutes: {
					of: ["New Year's Day", 'Independence Day', 'Veterans Day', 'Christmas Day'],
					moves: 'sunday>monday'
				}
			},
			{ years: [2021, 2100], substitutes: { of: ['Juneteenth'], moves: 'sunday>monday' } }
		]
	),
	...byLaw(
		'US-WV',
		'West Virginia Code § 2-2-1: the day after Thanksgiving, days of primary and general elections',
		'http://code.wvlegislature.gov/email/2-2/',
		[
			{ without: ['Susan B. Anthony Day'], redated: { "Lincoln's Day": '4 thursday 11 +1' } },
			{
				years: [2000, 2100],
				days: [
					['Primary Election Day', '', PRIMARIES],
					['Election Day', '', elections(2000)]
				],
				basis: 'law'
			},
			{ years: [1995, 2100], substitutes: { of: ['West Virginia Day'], moves: NEAREST, shared: true } }
		]
	),
	...byLaw(
		'US-IA',
		'Iowa Code 1C.1: Columbus Day is not among the legal public holidays',
		'https://www.legis.iowa.gov/DOCS/IACODE/2001/1C/1.html',
		[{ without: ['Columbus Day', "Indigenous Peoples' Day"] }]
	),
	...byLaw(
		'US-VA',
		'Code of Virginia § 2.2-3300: Election Day of every year, from 2020 on',
		'https://law.lis.virginia.gov/vacode/title2.2/chapter33/section2.2-3300/',
		[{ years: [2021, 2100], days: [['Election Day', '', elections(2021)]], basis: 'law' }]
	),
	...byLaw(
		'US-NV',
		'Nevada Revised Statutes 236.015: the Friday after the fourth Thursday of November',
		'https://www.leg.state.nv.us/nrs/nrs-236.html',
		[{ redated: { 'Family Day': '4 thursday 11 +1' } }]
	),
	...byLaw(
		'US-GA',
		'Georgia, state holidays: the fourth Monday of April',
		'https://georgia.gov/georgia-state-holidays-2025',
		[
			{ years: [2012, 2013], redated: { 'Confederate Memorial Day': '4 monday 04' } },
			{
				years: [2018, 2019],
				without: ['State Holiday'],
				days: [
					['State Holiday', '', '4 monday 04'],
					['State Holiday', '', '4 thursday 11 +1']
				]
			}
		]
	),
	...byLaw(
		'US-MT',
		'Montana Code Annotated 1-1-216: no eves; general elections of even years',
		'https://archive.legmt.gov/bills/mca/title_0010/chapter_0010/part_0020/section_0160/0010-0010-0020-0160.html',
		[
			{ without: ['Christmas Eve', "New Year's Eve", 'Election Day'] },
			{ years: [2000, 2100], days: [['Election Day', '', elections(2000)]], basis: 'law' }
		]
	),
	...byLaw(
		'US-WI',
		'Wisconsin Statutes 995.20 and 5.02: general elections are in even years',
		'https://docs.legis.wisconsin.gov/statutes/statutes/995/20',
		[
			{ years: [2000, 2100], without: ['Election Day'] },
			{ years: [2000, 2100], days: [['Election Day', '', elections(2000)]], basis: 'law' }
		]
	),
	...byLaw(
		'US-OK',
		'Oklahoma, holidays of the state: Columbus Day is not one',
		'https://oklahoma.gov/omes/divisions/human-capital-management/employee-benefits/leave-holidays/holidays.html',
		[{ without: ['Columbus Day'] }]
	),
	...byLaw(
		'US-UT',
		'Utah Code 63G-1-301: a Saturday to Friday, a Sunday to Monday',
		'https://le.utah.gov/xcode/Title63G/Chapter1/63G-1-S301.html',
		[{ years: [1990, 2100], substitutes: { of: ['Pioneer Day'], moves: NEAREST } }]
	),
	...byLaw(
		'US-VT',
		'Vermont, 1 V.S.A. § 371: a Saturday to Friday, a Sunday to Monday',
		'https://legislature.vermont.gov/statutes/section/01/007/00371',
		[{ years: [1990, 2100], substitutes: { of: ['Bennington Battle Day'], moves: NEAREST } }]
	),
	...byLaw(
		'US-CT',
		'Connecticut General Statutes § 1-4: a Sunday to Monday, a Saturday to Friday',
		'https://lawserver.com/?p=29612004',
		[{ years: [1990, 2100], substitutes: { of: ["Lincoln's Birthday"], moves: NEAREST } }]
	),
	...byLaw(
		'US-MO',
		'Missouri Revised Statutes 9.010: a Sunday to Monday',
		'https://holidays.uslegal.com/state-holidays/missouri-legal-holidays/',
		[{ years: [1990, 2100], substitutes: { of: ["Lincoln's Birthday", 'Truman Day'], moves: 'sunday>monday' } }]
	),
	...byLaw(
		'US-DC',
		'Code of the District of Columbia § 1-612.02: a Sunday to Monday, a Saturday to Friday; Inauguration Day',
		'http://laws9.com/statutes/district-of-columbia/division-i/title-1/chapter-6/subchapter-xii/section-1-612-02',
		[
			{ years: [2007, 2100], substitutes: { of: ['Emancipation Day'], moves: NEAREST } },
			{ years: [1981, 2100], days: [['Inauguration Day', '', INAUGURATIONS]], basis: 'law' }
		]
	),
	...byLaw(
		'PR',
		'Puerto Rico, Political Code, article 387, and Act 88 of 1969: a Sunday to Monday; list of 2014',
		'https://pr.microjuris.com/noticias/noticia/dias-feriados-del-gobierno-de-puerto-rico-2014',
		[
			{
				years: [2010, 2014],
				without: ['Birthday of Luis Muñoz Marín'],
				redated: { 'Birthday of José de Diego': '3 monday 04' }
			},
			{ years: [2010, 2013], redated: { 'Columbus Day': '10-12' } },
			{
				years: [1990, 2100],
				substitutes: {
					of: [
						'Emancipation Day',
						'Puerto Rico Constitution Day',
						'Birthday of Dr. José Celso Barbosa',
						'Veterans Day',
						'Discovery of Puerto Rico'
					],
					moves: 'sunday>monday',
					shared: true
				}
			}
		]
	)
];

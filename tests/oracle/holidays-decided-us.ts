import type { Decision } from './holidays-decision';

const SC = {
	source: 'South Carolina Code § 53-5-10, with 24 December since Act 33 of 2009',
	url: 'http://scstatehouse.gov/code/t53c005.php'
} as const;
const TEXAS = {
	source: 'Texas Government Code 662.003, 662.005, 662.006, 662.013',
	url: 'http://tx.elaws.us/law/gv_title6_chapter662_sec.662.005'
} as const;
const GUAM = {
	source: 'Guam, list of the holidays of the government: neither day is there; Pacific Daily News, 17 January 2016',
	url: 'https://guamwaterworks.org/?p=8546'
} as const;

/** The United States and their territories. */
export const DECIDED_US: readonly Decision[] = [
	{
		places: 'US-NY',
		named: ['Election Day'],
		ours: true,
		kind: 'law',
		why: 'each general election day, every November',
		source: 'New York General Construction Law, § 24',
		url: 'https://www.p12.nysed.gov/sss/lawsregs/GCL24.html'
	},
	{
		places: 'US-NJ',
		named: ['Election Day'],
		ours: true,
		kind: 'law',
		why: 'general election day is a State and public holiday, every November; bills to end that failed',
		source: 'New Jersey Statutes 36:1-1 and P.L.2008, c.89, as Assembly bill 4773 of 2020 quotes them',
		url: 'https://www.legiscan.com/NJ/text/A4773/2020'
	},
	{
		places: 'US-IN',
		years: [2011, 2011],
		named: ['Election Day', 'Primary Election Day'],
		ours: true,
		kind: 'law',
		why: 'the day of any general, municipal or primary election; 2011 had municipal ones',
		source: 'Indiana Code 1-1-9-1, as House bill 1291 of 2000 quotes it',
		url: 'http://archive.iga.in.gov/2000/bills/IN/IN1291.1.html'
	},
	{
		places: 'US-IN',
		named: ['Election Day', 'Primary Election Day'],
		ours: false,
		kind: 'law',
		why: 'no election is held in the year after that of a president',
		source: 'Indiana Code 1-1-9-1, as House bill 1291 of 2000 quotes it',
		url: 'http://archive.iga.in.gov/2000/bills/IN/IN1291.1.html'
	},
	{
		places: 'US-MN',
		named: ['Day after Thanksgiving'],
		ours: true,
		kind: 'law',
		why: 'a holiday of the executive branch in place of the second Monday of October',
		source: 'Minnesota Statutes 645.44, subdivision 5',
		url: 'https://prolegalmn.com/legal-resources'
	},
	{
		places: 'US-NC',
		named: ['Day After Christmas'],
		ours: false,
		kind: 'law',
		why: 'three workdays for Christmas: kept on Monday or Tuesday where 26 December is on a weekend',
		source: 'North Carolina General Statutes 126-4, holidays policy',
		url: 'https://oshr.nc.gov/policies/holidays-policy'
	},
	{
		places: 'US-VA',
		named: ['Election Day'],
		ours: true,
		kind: 'law',
		why: 'the Tuesday after the first Monday of November, since 2020',
		source: 'Code of Virginia § 2.2-3300',
		url: 'https://law.lis.virginia.gov/vacode/title2.2/chapter33/section2.2-3300/'
	},
	{
		places: 'US-WI',
		named: ['Election Day', 'Primary Election Day'],
		ours: true,
		kind: 'law',
		why: 'the day of the general election of even years and, until 2011, of the primary in September',
		source: 'Wisconsin Statutes 995.20 and 5.02',
		url: 'https://docs.legis.wisconsin.gov/statutes/statutes/995/20'
	},
	{
		places: 'US-WV',
		named: ['Primary Election Day'],
		ours: true,
		kind: 'law',
		why: 'days of primary and general elections',
		source: 'West Virginia Code § 2-2-1',
		url: 'http://code.wvlegislature.gov/email/2-2/'
	},
	{
		places: 'US-AR',
		named: ['Christmas Eve', 'Christmas Eve (substitute day)'],
		ours: true,
		kind: 'law',
		why: 'one of the official holidays; a Saturday is kept on Friday',
		source: 'Arkansas Code § 1-5-101',
		url: 'http://statutes.laws-info.com/arkansas/title-1/chapter-5/1-5-101'
	},
	{
		places: 'US-KY',
		named: ['Christmas Eve', "New Year's Eve", "New Year's Eve (substitute day)"],
		ours: true,
		kind: 'law',
		why: 'one extra day each for Christmas and New Year, which the Governor names; estimated',
		source: 'Kentucky Revised Statutes 18A.190',
		url: 'https://self-law.org/code/ky/18a-190'
	},
	{
		places: 'US-TN',
		named: ['Christmas Eve', 'Columbus Day (on the day after Thanksgiving)'],
		ours: true,
		kind: 'law',
		why: 'the Governor gives 24 December and puts the Friday after Thanksgiving in place of Columbus Day',
		source: 'Tennessee, closures of the state government, 2021 and 2025',
		url: 'https://capitalfiling.com/state-holiday-schedule/'
	},
	{
		places: 'US-WI',
		named: ['Christmas Eve', "New Year's Eve"],
		ours: true,
		kind: 'law',
		why: 'the days before Christmas and New Year',
		source: 'Wisconsin Statutes 230.35(4)(a)',
		url: 'https://www.employmentlawhandbook.com/employment-and-labor-laws/states/wisconsin/leave-laws/holidays/'
	},
	{
		places: 'US-WI',
		named: ['Christmas Eve (observed)', "New Year's Eve (observed)"],
		ours: false,
		kind: 'law',
		why: 'only 1 January, 4 July and 25 December are moved; an eve on a weekend is a floating day',
		source: 'Wisconsin Statutes 230.35(4)(a)10; University of Wisconsin, 1 December 2006',
		url: 'https://ecals.cals.wisc.edu/2006/12/01/dec-24th-and-31st-are-floating-holidays-for-classified-staff/'
	},
	{
		places: 'US-TX',
		named: ['Cesar Chavez Day', 'Good Friday'],
		ours: false,
		kind: 'choice',
		why: 'optional holidays: who takes one works on another',
		...TEXAS
	},
	{
		places: 'US-TX',
		named: ['Christmas Eve (observed)'],
		ours: false,
		kind: 'law',
		why: 'a holiday on a Saturday or Sunday is not kept on another day',
		...TEXAS
	},
	{
		places: 'US-CO',
		named: ['Cesar Chavez Day'],
		ours: false,
		kind: 'choice',
		why: 'an optional holiday of state employees, in place of another; a city closes on its own day',
		source: 'Colorado Revised Statutes 24-11-112; Westword, 25 March 2019',
		url: 'https://www.westword.com/news/denver-traded-for-cesar-chavez-day-but-colorado-legislature-still-honors-columbus-11282490'
	},
	{
		places: 'US-CO',
		named: ['Columbus Day'],
		ours: true,
		kind: 'law',
		why: 'one of ten legal holidays until House Bill 20-1031',
		source: 'Colorado General Assembly, summary of House Bill 17-1327',
		url: 'http://leg.colorado.gov/bills/hb17-1327'
	},
	{
		places: 'US-CA',
		named: ['Diwali'],
		ours: false,
		kind: 'choice',
		why: 'a state employee may take it in place of a personal holiday',
		source: 'California, Assembly Bill 268 of 2025 (Government Code 19853)',
		url: 'https://www.lcwlegal.com/news/ab-268-adds-diwali-as-a-state-holiday-allowing-community-college-districts-to-observe-the-holiday'
	},
	{
		places: 'US-NY',
		named: ['Susan B. Anthony Day'],
		ours: false,
		kind: 'law',
		why: 'not among the public holidays',
		source: 'New York General Construction Law, § 24',
		url: 'https://www.p12.nysed.gov/sss/lawsregs/GCL24.html'
	},
	{
		places: 'US-CA',
		named: ['Susan B. Anthony Day'],
		ours: false,
		kind: 'law',
		why: 'not among the holidays to which state employees are entitled',
		source: 'California Government Code 19853, as Senate Bill 461 of 2023 quotes it',
		url: 'https://app.legiplex.com/ca/legislature/2023/2023-r/bills/sb461/draft-301732?id=301732'
	},
	{
		places: 'US-VT',
		named: ["Indigenous Peoples' Day", 'Columbus Day'],
		ours: true,
		kind: 'law',
		why: 'a legal holiday',
		source: 'Vermont, 1 V.S.A. § 371',
		url: 'https://www.lawserver.com/law/state/vermont/vt-statutes/vermont_statutes_title_1_371'
	},
	{
		places: 'US-SC',
		named: [
			'Confederate Memorial Day',
			'Confederate Memorial Day (substitute day)',
			'Christmas Eve',
			'Day after Thanksgiving',
			'Day after Christmas'
		],
		ours: 'dated',
		kind: 'law',
		why: '10 May, the day after Thanksgiving, 24 and 26 December',
		...SC
	},
	{
		places: 'US-WA',
		named: ['Day after Thanksgiving'],
		ours: true,
		kind: 'law',
		why: 'the day after the fourth Thursday of November',
		source: 'Washington, RCW 1.16.050',
		url: 'http://apps.leg.wa.gov/RCW/default.aspx?cite=1.16.050'
	},
	{
		places: 'US-MO',
		named: ["Lincoln's Birthday", "Lincoln's Birthday (substitute day)"],
		ours: true,
		kind: 'law',
		why: '12 February; a Sunday to Monday',
		source: 'Missouri Revised Statutes 9.010',
		url: 'https://holidays.uslegal.com/state-holidays/missouri-legal-holidays/'
	},
	{
		places: 'US-NM',
		named: ["Presidents' Day"],
		ours: true,
		kind: 'law',
		why: 'the third Monday of February',
		source: 'New Mexico Statutes 12-5-2',
		url: 'https://www.findlaw.com/state/new-mexico-law/new-mexico-legal-holidays-laws.html'
	},
	{
		places: 'US-HI',
		named: ['Good Friday'],
		ours: true,
		kind: 'law',
		why: 'the Friday before Easter Sunday, since 1941',
		source: 'Hawaii Revised Statutes § 8-1; Cammack v. Waihee',
		url: 'https://library.law.hawaii.edu/tag/hawaiian-state-holidays/'
	},
	{
		places: 'US-MD',
		named: ['Inauguration Day'],
		ours: false,
		kind: 'law',
		why: 'not among the legal holidays; a day off of federal offices in and near the capital',
		source: 'Maryland, General Provisions § 1-111',
		url: 'https://self-law.org/code/md/general-provisions/1-111'
	},
	{
		places: 'US-VA',
		named: ['Inauguration Day'],
		ours: false,
		kind: 'law',
		why: 'not among the state holidays; a day off of federal offices in and near the capital',
		source: 'Code of Virginia § 2.2-3300',
		url: 'https://law.lis.virginia.gov/vacode/title2.2/chapter33/section2.2-3300/'
	},
	{
		places: 'US-DC',
		on: '01-20',
		named: ['Inauguration Day'],
		years: [2013, 2013],
		ours: false,
		kind: 'law',
		why: 'a Sunday: kept on Monday',
		source: 'Code of the District of Columbia § 1-612.02',
		url: 'http://laws9.com/statutes/district-of-columbia/division-i/title-1/chapter-6/subchapter-xii/section-1-612-02'
	},
	{
		places: 'US-GU GU',
		named: ["Washington's Birthday", 'Good Friday'],
		ours: false,
		kind: 'law',
		why: 'no holidays of Guam',
		...GUAM
	},
	{
		places: 'US-GU GU',
		named: ['Liberation Day (substitute day)', 'Our Lady of Camarin Day (substitute day)'],
		ours: true,
		kind: 'law',
		why: 'the Friday before or the Monday after a weekend',
		source: 'Guam Waterworks Authority, the holidays of Guam',
		url: 'http://www.guamwaterworks.org/holidays.html'
	},
	{
		places: 'US-PR PR',
		named: ['American Citizenship Day'],
		ours: true,
		kind: 'law',
		why: '2 March, with the other days of the public service',
		source: 'Puerto Rico, Ley 26-2017, artículo 2.05',
		url: 'https://www.noticel.com/gobierno/ahora/resuelve/vida/20180717/la-razon-para-que-julio-tenga-un-solo-feriado/'
	},
	{
		places: 'US-PR PR',
		on: '07-25',
		years: [2018, 2018],
		ours: false,
		kind: 'law',
		why: 'a working day in that year',
		source: 'Puerto Rico, OATRH, memorandum 33-2017',
		url: 'https://www.primerahora.com/noticias/gobierno-politica/notas/a-trabajar-el-25-y-27-de-julio'
	}
];

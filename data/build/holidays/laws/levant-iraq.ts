import type { Correction } from '../overlay';
import { asListed } from './dates';

const LISTED = ', as vacanza/holidays (MIT) lists them; the notices were not read';

const DECREE_15215 = {
	source: 'Lebanon, Decree No. 15215 of 2005 as amended, list of the Ministry of Industry',
	url: 'http://industry.gov.lb/Ministry/WorkingHoursAndHolidays?lang=en-us'
} as const;

/** Years of this century in which both Good Fridays are one day. */
const ONE_EASTER = '2010 2011 2014 2017 2025 2028 2031 2034 2037 2038 2041'.split(' ').map(Number);

const LEBANON: readonly Correction[] = [
	{
		places: 'LB',
		years: [2005, 2100],
		// The two Sundays are on no list.
		without: ['Easter', 'Orthodox Easter'],
		shifted: { 'Eid al-Fitr': [0, 2], 'Eid al-Adha': [0, 2] },
		substitutes: { of: ['Labour Day'], moves: 'sunday>monday' },
		...DECREE_15215
	},
	{
		places: 'LB',
		years: [2006, 2100],
		days: [["Martyrs' Day", 'عيد الشهداء', '1 sunday 05']],
		...DECREE_15215
	},
	{
		places: 'LB',
		years: [2022, 2022],
		// The Monday was the first day of the feast.
		without: ['Labour Day (substitute day)'],
		...DECREE_15215
	},
	...ONE_EASTER.map((year): Correction => ({
		places: 'LB',
		years: [year, year],
		days: [['Orthodox Holy Saturday', 'سبت النور', 'orthodox-1']],
		...DECREE_15215
	})),
	{
		places: 'LB',
		years: [2023, 2024],
		confirmed: ['Resistance and Liberation Day'],
		source: 'Lebanon, memoranda of the Council of Ministers: closed on 25 May (No. 13/2023; 13 May 2024)',
		url: 'https://kawalisbeirut.com/lebanon/50048'
	},
	...asListed(
		'LB',
		{
			'Islamic New Year': '20101208 20111127 20131105 20161003 20170922',
			Ashura: '20101217 20111206 20131114 20151024 20161012 20171001 20180921 20190910 20200830 20210819 20220809',
			"Prophet's Birthday": '20110216 20120205 20140114 20150103 20151224 20161212 20171201',
			'Eid al-Fitr': '20110831 20140729 20160707 20170626',
			'Eid al-Adha': '20101117 20111107 20141005 20150924 20160913 20170902 20180822 20190812'
		},
		`Lebanon, Decree No. 15215 of 2005; days${LISTED}`
	)
];

const DECREE_188 = {
	source: 'Syria, Decree No. 188 of 5 October 2025 on official holidays, in place of Decree No. 474 of 2004',
	url: 'https://www.albayan.ae/news/middle-east/syria/635556'
} as const;

const SYRIA: readonly Correction[] = [
	{
		places: 'SY',
		years: [2004, 2025],
		days: [["Martyrs' Day", 'عيد الشهداء', '05-06']],
		source: 'Syria, Decree No. 474 of 2004: a holiday until Decree No. 188 of 2025 ended it',
		url: 'https://www.albayan.ae/news/middle-east/syria/635556'
	},
	{ places: 'SY', years: [2025, 2100], days: [["Mother's Day", 'عيد الأم', '03-21']], ...DECREE_188 },
	{
		places: 'SY',
		years: [2026, 2100],
		days: [['Revolution Day', 'عيد الثورة', '03-18']],
		confirmed: [
			"New Year's Day",
			'Easter',
			'Orthodox Easter',
			'Independence Day',
			'Labour Day',
			'Christmas Day',
			"Mother's Day",
			'Liberation Day'
		],
		...DECREE_188,
		basis: 'law'
	}
];

const SYRIAN_DAYS: readonly Correction[] = asListed(
	'SY',
	{ "Prophet's Birthday": '20211019', 'Eid al-Fitr': '20250331' },
	`Syria, Council of Ministers; days${LISTED}`
);

const CABINET = {
	source: 'State of Palestine, Cabinet decision of 18 December 2018 on the Christian holidays, as each year',
	url: 'https://www.hcc.ps/archives/49951'
} as const;

const PALESTINE: readonly Correction[] = [
	{
		places: 'PS',
		years: [1995, 2100],
		days: [['Orthodox Christmas Day', 'عيد الميلاد المجيد وفق التقويم الشرقي', '01-07']],
		...CABINET
	},
	{
		places: 'PS',
		years: [2019, 2100],
		days: [['Orthodox Easter', 'عيد الفصح وفق التقويم الشرقي', 'orthodox']],
		...CABINET
	}
];

/** What the laws of 1972 and 2024 have alike is left as it is: four days from 10 Dhu al-Hijja, no day of Arafah. */
const IRAQ: readonly Correction[] = [
	{
		places: 'IQ',
		years: [2023, 2100],
		without: ['Christmas Day'],
		source: 'Iraq, Cabinet, December 2023, and Law of Official Holidays No. 12 of 2024: for Christians only',
		url: 'https://en.964media.com/6613/'
	},
	{
		places: 'IQ',
		years: [2024, 2024],
		days: [['Christmas Day', 'عيد الميلاد المجيد', 'on 20241225']],
		basis: 'one_off',
		source: 'Iraq, Council of Ministers, 24 December 2024: for all',
		url: 'https://www.shafaq.com/en/Iraq/Iraq-declares-public-holiday-for-Christmas-celebration'
	},
	{
		places: 'IQ',
		years: [2024, 2024],
		days: [['Republic Day', 'عيد الجمهورية', 'on 20240714']],
		basis: 'announced',
		source: 'Iraq, General Secretariat of the Council of Ministers, July 2024'
	},
	...asListed(
		'IQ',
		{
			'Islamic New Year': '20131105 20151015 20161003 20170922 20200821',
			Ashura: '20131114 20151024 20161012 20171001 20190910 20200830 20210819 20230729',
			"Prophet's Birthday": '20140114 20161212 20171201 20181121',
			'Eid al-Fitr': '20150718 20160707 20170626 20250331',
			'Eid al-Ghadir': '20250615'
		},
		`Iraq, Law of Official Holidays; days${LISTED}`
	)
];

/** Lebanon, Syria, Palestine, Iraq. */
export const LEVANT_IRAQ: readonly Correction[] = [...LEBANON, ...SYRIA, ...SYRIAN_DAYS, ...PALESTINE, ...IRAQ];

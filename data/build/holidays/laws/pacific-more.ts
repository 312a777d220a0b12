import type { Correction } from '../overlay';
import { byLaw } from './parts';

const SUNDAY = 'sunday>monday';
const WEEKEND = 'saturday>monday sunday>monday';
const NEAREST = 'saturday<friday sunday>monday';
const CHRISTMAS = ['Christmas Day', 'Boxing Day'];

const FALKLANDS = byLaw(
	'FK',
	'Falkland Islands, lists of public holidays 2020–2023 and 2023–2026',
	'https://web.archive.org/web/20250402143330/https://www.falklands.gov.fk/policy/downloads?task=download.send&id=186:falkland-islands-public-holidays-2023-2026&catid=12',
	[
		{ years: [1983, 2022], days: [["Queen's Birthday", '', '04-21']] },
		{ years: [2022, 2100], days: [["King's Birthday", '', '11-14']] },
		{ years: [1983, 2001], days: [['Falkland Day', '', '08-14']] },
		{ years: [2002, 2100], days: [['Peat Cutting Day', '', '1 monday 10']] },
		{ years: [1983, 2100], days: [['Christmas Holiday', '', '12-27']] },
		{
			years: [1983, 2100],
			substitutes: {
				of: ["New Year's Day", 'Liberation Day', ...CHRISTMAS, 'Christmas Holiday'],
				moves: WEEKEND
			}
		},
		{ years: [1983, 2022], substitutes: { of: ["Queen's Birthday"], moves: WEEKEND } },
		{ years: [2022, 2100], substitutes: { of: ["King's Birthday"], moves: WEEKEND } },
		{
			years: [2022, 2023],
			days: [
				["Queen's Funeral", '', 'on 20220919'],
				["King's Coronation", '', 'on 20230508']
			],
			basis: 'one_off'
		}
	]
);

const KIRIBATI = byLaw(
	'KI',
	'Kiribati, Public Holidays Ordinance as amended in 2002',
	'https://web.archive.org/web/20250404213705/https://www.paclii.org/ki/legis/consol_act/pho216.pdf',
	[
		{ years: [1980, 2002], without: ["International Women's Day"] },
		{ years: [1980, 1992], without: ['Human Rights Day'] },
		{ years: [2003, 2100], redated: { 'Human Rights Day': '12-09' } },
		{
			years: [2003, 2100],
			days: [
				['National Health Day', '', '04-19'],
				['Gospel Day', '', '07-11'],
				['Unimwane Day', '', '07-15'],
				['Unaine Day', '', '07-16'],
				['Youth Day', '', '08-05']
			]
		},
		{
			years: [2003, 2100],
			substitutes: {
				of: [
					"New Year's Day",
					"International Women's Day",
					'National Health Day',
					'Independence Day',
					'Unaine Day',
					'Youth Day',
					'Human Rights Day',
					...CHRISTMAS
				],
				moves: WEEKEND
			}
		}
	]
);

const NAURU = byLaw(
	'NR',
	'Nauru, Public Service Act 2016 and yearly notices in the Gazette',
	'https://web.archive.org/web/20250613094703/https://ronlaw.gov.nr/assets/docs/gazettes/2024/01/Nauru%20Government%20Gazette,%20No.%2014%20(15%20January%202024).pdf',
	[
		{ years: [1969, 2100], days: [['Day following Independence Day', '', '02-01']] },
		{
			years: [2019, 2100],
			days: [
				["International Women's Day", '', '03-08'],
				['Ibumin Earoeni Day', '', '08-19']
			]
		},
		{ years: [2018, 2100], days: [['RONPHOS Handover', '', '07-01']] },
		{ years: [2001, 2019], days: [['National Youth Day', '', '09-25']] },
		{ years: [2020, 2100], days: [['Sir Hammer DeRoburt Day', '', '09-25']] },
		{
			years: [1969, 2100],
			substitutes: {
				of: ['*'],
				except: ['Good Friday', 'Easter Monday', 'Easter Tuesday'],
				moves: WEEKEND
			}
		}
	]
);

const NIUE = byLaw(
	'NU',
	'Niue, Public Holidays Ordinance 1961 and circulars of the Public Service Commission',
	'https://web.archive.org/web/20250509105501/https://www.gov.nu/media/pages/information/1018c58017-1725838374/4nov2021-circular.pdf',
	[
		{ without: ['Waitangi Day'] },
		{ years: [1962, 2022], days: [["Queen's Birthday", '', '1 monday 06']] },
		{ years: [2023, 2100], days: [["King's Birthday", '', '1 monday 06']] },
		{ years: [1974, 2100], days: [['Constitution Day Holiday', '', '10-20']] },
		{
			years: [1974, 2100],
			substitutes: {
				of: [
					"New Year's Day",
					'Takai Commission Holiday',
					'Anzac Day',
					'Constitution Day',
					'Constitution Day Holiday',
					...CHRISTMAS
				],
				moves: WEEKEND
			}
		},
		{ years: [2022, 2022], days: [["Queen's Funeral", '', 'on 20220919']], basis: 'one_off' }
	]
);

const PALAU = byLaw(
	'PW',
	'Palau National Code, title 1, chapter 7: a Sunday to Monday, a Saturday to Friday',
	'https://web.archive.org/web/20250130144425/http://www.paclii.org/pw/legis/consol_act/gpt1262/',
	[
		{ years: [1950, 2017], without: ['Independence Day', "President's Day"] },
		{ years: [2011, 2012], days: [['Memorial Day', '', 'last monday 05']] },
		{ years: [2017, 2100], days: [['Family Day', '', '4 friday 11']] },
		{ years: [2020, 2020], days: [['National Day of Democracy', '', 'on 20201103']], basis: 'one_off' },
		{
			years: [1994, 2100],
			substitutes: {
				of: ['*'],
				except: ['Labor Day', 'Thanksgiving Day', 'Memorial Day', 'Family Day'],
				moves: NEAREST
			}
		}
	]
);

const MARSHALLS = byLaw(
	'MH',
	'Marshall Islands, public holidays as the Nitijela lists them',
	'https://web.archive.org/web/20240613114250/https://rmiparliament.org/cms/component/content/article/14-pressrelease/49-important-public-holidays.html?Itemid=101',
	[
		{ years: [1987, 2100], days: [['Good Friday', '', 'easter-2']] },
		{ years: [1995, 2023], days: [['General Election Day', '', 'on 20071119 20111121 20151116 20191118 20231120']] },
		{
			years: [1987, 2100],
			substitutes: {
				of: ["New Year's Day", 'Remembrance Day', 'Constitution Day', "President's Day", 'Christmas Day'],
				moves: NEAREST,
				shared: true
			}
		}
	]
);

const VANUATU = byLaw(
	'VU',
	'Vanuatu, public holidays as the government lists them',
	'https://web.archive.org/web/20250419062251/https://gov.vu/index.php/events/holidays',
	[
		{ without: ['Public Holiday'], redated: { 'Unity Day': '11-29' } },
		{ years: [1950, 1998], without: ['Father Walter Lini Day'] },
		{
			years: [1981, 2100],
			substitutes: {
				of: [
					"New Year's Day",
					'Father Walter Lini Day',
					"Custom Chiefs' Day",
					'Labour Day',
					"Children's Day",
					'Independence Day',
					'Assumption',
					'Constitution Day',
					'Unity Day',
					'Christmas Day',
					'Family Day'
				],
				moves: SUNDAY
			}
		},
		{
			years: [2020, 2022],
			days: [
				['40 Years of Independence', '', 'on 20200723 20200727 20200728 20200729 20200731'],
				['Election Day', '', 'on 20221013']
			],
			basis: 'one_off'
		}
	]
);

const PAPUA = byLaw(
	'PG',
	'Papua New Guinea, Public Holidays Act 1953: a Sunday to Monday, Christmas to Tuesday; notices',
	'https://web.archive.org/web/20250406104407/http://www.paclii.org/pg/legis/consol_act/pha1953163.pdf',
	[
		{ years: [2023, 2100], redated: { "King's Birthday": '06-17' } },
		{ years: [2023, 2023], days: [["King's Birthday (substitute day)", '', 'on 20230616']] },
		{ years: [2023, 2023], days: [['Independence Day (substitute day)', '', 'on 20230915']] },
		{ years: [2022, 2100], days: [['Sir Michael Somare Remembrance Day', '', '02-26']] },
		{
			years: [2022, 2023],
			days: [['Sir Michael Somare Remembrance Day (substitute day)', '', 'on 20220228 20230224']]
		},
		{
			years: [1975, 2100],
			substitutes: {
				of: ["New Year's Day", 'National Remembrance Day', 'Independence Day', 'Boxing Day', 'Christmas Day'],
				moves: SUNDAY
			}
		},
		{ years: [2011, 2100], substitutes: { of: ['National Day of Repentance'], moves: SUNDAY } },
		{
			years: [2018, 2023],
			days: [
				["APEC Leaders' Summit", '', 'on 20181116'],
				['State funerals and mourning', '', 'on 20210108 20210301 20210312 20220919 20230418']
			],
			basis: 'one_off'
		}
	]
);

/** Islands whose laws make up for days of the weekend. */
export const PACIFIC_MORE: readonly Correction[] = [
	...FALKLANDS,
	...KIRIBATI,
	...NAURU,
	...NIUE,
	...PALAU,
	...MARSHALLS,
	...VANUATU,
	...PAPUA
];

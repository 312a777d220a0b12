import type { Correction } from '../overlay';
import { byLaw } from './parts';

const SUNDAY = 'sunday>monday';
const CHRISTMAS = ['Christmas Day', 'Boxing Day'];

const BOTSWANA = byLaw(
	'BW',
	'Botswana, Public Holidays Act',
	'https://web.archive.org/web/20231103081712/http://www.ilo.org/dyn/travail/docs/1766/Public%20Holidays%20Act.pdf',
	[
		{ without: ['Public Holiday'] },
		{ years: [1966, 2100], days: [['Botswana Day Holiday', '', '10-01']] },
		{
			years: [1995, 2100],
			substitutes: {
				of: [
					"New Year's Day",
					"New Year's Holiday",
					'Labour Day',
					'Sir Seretse Khama Day',
					'Botswana Day',
					'Botswana Day Holiday',
					'Christmas Day',
					'Family Day'
				],
				moves: SUNDAY
			}
		},
		{ years: [2016, 2100], substitutes: { of: ['Labour Day', 'Family Day'], moves: 'saturday>monday' } },
		{ years: [2019, 2019], days: [['Public holiday', '', 'on 20190702']], basis: 'one_off' }
	]
);

const SEYCHELLES = byLaw(
	'SC',
	'Seychelles, Public Holidays Act as amended in 1994, 2014 and 2017: a Sunday to the next day that is none',
	'https://web.archive.org/web/20240920163119/https://seylii.org/akn/sc/act/2017/3/eng@2017-04-12',
	[
		{ without: ['Easter Sunday'] },
		{ years: [1994, 2016], without: ['Easter Monday'], days: [['Liberation Day', '', '06-05']] },
		{
			years: [1994, 2100],
			substitutes: {
				of: [
					'Labour Day',
					'National Holiday',
					'Independence Day',
					'Assumption',
					"All Saints' Day",
					'Immaculate Conception',
					'Christmas Day'
				],
				moves: SUNDAY
			}
		},
		{ years: [1994, 2016], substitutes: { of: ['Liberation Day'], moves: SUNDAY } },
		{
			years: [2007, 2028],
			days: [
				["New Year's Day (substitute day)", '', 'on 20110103 20220103 20280103'],
				['Election day', '', 'on 20070512 20110521 20111001 20151205 20151218 20160910 20201024'],
				['Funeral of President France-Albert René', '', 'on 20190307'],
				['Bridge day', '', 'on 20200103 20201026']
			],
			basis: 'announced'
		}
	]
);

const BURUNDI = byLaw(
	'BI',
	'Burundi, Décret 100/150 of 7 June 2021: a Sunday to the Monday',
	'https://web.archive.org/web/20240514031141/https://www.presidence.gov.bi/wp-content/uploads/2021/06/Liste-et-regime-des-jours-feries.pdf',
	[
		{ years: [2022, 2100], days: [['National Day of Patriotism', 'Journée Nationale du Patriotisme', '06-08']] },
		{
			years: [2022, 2100],
			substitutes: { of: ['*'], except: ['Ascension Day'], moves: SUNDAY }
		}
	]
);

const BURUNDI_BEFORE = byLaw(
	'BI',
	'Burundi, a Sunday to the Monday before 2022, as vacanza/holidays (MIT) lists it',
	undefined,
	[
		{
			years: [1992, 2021],
			substitutes: { of: ['*'], except: ['Ascension Day'], moves: SUNDAY }
		}
	]
);

const ZIMBABWE = byLaw(
	'ZW',
	'Zimbabwe, Public Holidays and Prohibition of Business Act (chapter 10:21): a Sunday to Monday; notices',
	'https://www.law.co.zw/download/public-holidays-and-prohibition-of-business-act/',
	[
		{ years: [1980, 2100], redated: { 'Defence Forces Day': '2 monday 08 +1' } },
		{ years: [1980, 2100], days: [['Easter Saturday', '', 'easter-1']] },
		{ years: [2018, 2100], days: [['National Youth Day', '', '02-21']] },
		{
			years: [1980, 2100],
			substitutes: {
				of: ["New Year's Day", 'Independence Day', 'Labour Day', 'Africa Day', 'Unity Day', ...CHRISTMAS],
				moves: SUNDAY
			}
		},
		{ years: [2018, 2100], substitutes: { of: ['National Youth Day'], moves: SUNDAY } }
	]
);

const ZAMBIA = byLaw(
	'ZM',
	'Zambia, Public Holidays Act: 8 March, all of Easter, 28 April since 2022; a Sunday to Monday',
	"https://iiab.me/kiwix/content/wikipedia_en_all_maxi_2023-10/A/Farmers'_Day_(Zambia)",
	[
		{
			redated: { 'Women’s Day': '03-08' },
			days: [
				['Holy Saturday', '', 'easter-1'],
				['Easter Sunday', '', 'easter+0']
			]
		},
		{ substitutes: { of: ['Women’s Day'], moves: SUNDAY } }
	]
);

const ZAMBIA_PRAYERS = byLaw(
	'ZM',
	'Zambia, National Day of Prayers: a holiday from 2015 on',
	'http://qppstudio-public-holidays-news.blogspot.com/2015/10/zambia-to-add-new-annual-public-holiday.html',
	[{ years: [1950, 2015], without: ['National Day of Prayers', 'National Day of Prayers (substitute day)'] }]
);

const BURKINA = [
	...byLaw(
		'BF',
		'Burkina Faso, Loi 079-2015/CNT on legal holidays: a Sunday to Monday; no Sundays of Easter and Pentecost',
		'https://academiedepolice.bf/index.php/telechargement/category/51-autres-textes-legislatifs-et-reglementaires?download=83',
		[
			{ without: ['Easter Sunday', 'Pentecost'] },
			{ years: [2016, 2100], days: [["Martyrs' Day", 'Journée des martyrs', '10-31']] },
			{
				years: [2016, 2100],
				substitutes: {
					of: [
						"New Year's Day",
						"Anniversary of the 1966 Upper Voltan coup d'état",
						"International Women's Day",
						'Labour Day',
						'Independence Day',
						'Assumption',
						"Martyrs' Day",
						"All Saints' Day",
						'Proclamation of the Republic',
						'Christmas Day'
					],
					moves: SUNDAY
				}
			}
		]
	)
];

const NIGER = byLaw(
	'NE',
	'Niger, Loi 97-020 of 20 June 1997: a Sunday to Monday',
	'https://wageindicator.org/documents/decentworkcheck/africa/niger-french-2021.pdf',
	[
		{
			years: [2024, 2100],
			days: [['Anniversary of the CNSP', 'Anniversaire du CNSP', '07-26']],
			estimated: true
		},
		{
			years: [1998, 2100],
			substitutes: { of: ['*'], except: ['Easter Monday', 'Feast of the Sacrifice (Eid al-Adha)'], moves: SUNDAY }
		}
	]
);

/** Countries whose laws make up for a Sunday. */
export const AFRICA_MOVED: readonly Correction[] = [
	...BOTSWANA,
	...SEYCHELLES,
	...BURUNDI,
	...BURUNDI_BEFORE,
	...ZIMBABWE,
	...ZAMBIA,
	...ZAMBIA_PRAYERS,
	...BURKINA,
	...NIGER
];

import type { Correction } from '../overlay';
import { byLaw } from './parts';

const WEEKEND = 'saturday>monday sunday>monday';
const INDIAN_OCEAN =
	'Australia, Indian Ocean Territories: yearly proclamation of public holidays, as vacanza/holidays (MIT) cites it';
const MOURNING: NonNullable<Correction['days']>[number] = ['National Day of Mourning', '', 'on 20220922'];

/** The proclamations of 2007 to 2025 as they read alike; the Islamic feasts on the days that they or that list have. */
const CHRISTMAS_ISLAND = byLaw('CX', INDIAN_OCEAN, undefined, [
	{
		years: [2007, 2100],
		redated: { 'Territory Day': '1 monday 10', 'Labour Day': '3 monday 03' },
		basis: 'announced',
		estimated: false
	},
	{ instead: { 'Labour Day': '20100315>20100322 20140317>20140324 20210315>20210322 20250317>20250324' } },
	{
		announced: {
			'End of Ramadan (Eid al-Fitr)':
				'20100910 20110830 20120819 20130808 20140728 20150717 20160706 20170624 20180615 20190605 20200524 20210513 20220502 20230422 20240410 20250331 20260320',
			'Feast of the Sacrifice (Eid al-Adha)':
				'20101116 20111106 20121026 20131015 20141005 20150923 20160913 20170901 20180821 20190811 20200731 20210720 20220709 20230628 20240617 20250607 20260527'
		}
	},
	{
		years: [2007, 2100],
		substitutes: {
			of: [
				"New Year's Day",
				'Australia Day',
				'Chinese New Year',
				'Anzac Day',
				'Christmas Day',
				'Boxing Day',
				'End of Ramadan (Eid al-Fitr)',
				'Feast of the Sacrifice (Eid al-Adha)'
			],
			moves: WEEKEND
		}
	},
	{ days: [MOURNING], basis: 'one_off', estimated: false }
]);

const COCOS_ISLANDS = byLaw('CC', INDIAN_OCEAN, undefined, [
	{
		years: [2007, 2100],
		without: ['Chinese New Year', 'Chinese New Year (2nd Day)', 'Labour Day'],
		withoutSubstitutes: ['*'],
		days: [
			['Good Friday', '', 'easter-2'],
			["King's Birthday", '', '2 monday 06']
		],
		basis: 'announced',
		estimated: false
	},
	{ years: [2007, 2022], renamed: { "King's Birthday": ["Queen's Birthday", "Queen's Birthday"] } },
	{
		instead: {
			"Queen's Birthday": '20210614>20210607 20220613>20220606',
			"King's Birthday": '20230612>20230606 20240610>20240606',
			'Self Determination Day': '20190406>20190410'
		}
	},
	{ years: [2020, 2100], without: ['Islamic New Year', 'Islamic New Year (substitute day)'] },
	{
		announced: {
			'Hari Raya Puasa':
				'20100910 20110830 20120819 20130808 20140728 20150717 20160706 20170624 20180615 20190605 20200524 20210513 20220503 20230422 20240410 20250331 20260320',
			'Hari Raya Haji':
				'20101116 20111106 20121026 20131015 20141004 20150923 20160913 20170901 20180821 20190811 20200731 20210720 20220709 20230628 20240617 20250607 20260527',
			'Hari Maulaud Nabi':
				'20100226 20110215 20120204 20130124 20140113 20150103 20151223 20161212 20171201 20181120 20191109 20201029 20211019 20221008 20230927 20240916 20250905 20260825',
			'Islamic New Year': '20101207 20111126 20121115 20131104 20141025 20151014 20161003 20170922 20180911 20190901'
		}
	},
	{ years: [2007, 2100], substitutes: { of: ['*'], except: ['Good Friday', 'Easter Monday'], moves: WEEKEND } },
	{ days: [MOURNING], basis: 'one_off', estimated: false }
]);

const VIRGIN_ISLANDS = byLaw(
	'VG',
	'Virgin Islands, Public Holidays (Amendment) Act 2021: no Commonwealth Day, two days of their own history',
	'https://www.bvibeacon.com/holidays-reformed-to-stress-virgin-islands-history/',
	[
		{
			years: [2021, 2100],
			without: ['Commonwealth Day', 'St. Ursula’s Day'],
			redated: { 'Virgin Islands Day': '1 monday 07', 'Commemoration of the Great March of 1949': '4 monday 11' },
			days: [['Heroes and Foreparents Day', '', '3 monday 10']],
			basis: 'law'
		}
	]
);

const TURKS_AND_CAICOS = [
	...byLaw(
		'TC',
		'Turks and Caicos Islands, House of Assembly, 2025: Constitution Day, thanksgiving on the Sunday before',
		'https://www.visittci.com/news/turks-and-caicos-public-holiday-changes-2026',
		[
			{ years: [1950, 2013], without: ['National Day of Thanksgiving'] },
			{
				years: [2026, 2100],
				redated: { 'National Day of Thanksgiving': 'last monday 08 -1' },
				days: [['Constitution Day', '', 'last monday 08']],
				basis: 'law'
			}
		]
	),
	...byLaw('TC', 'Turks and Caicos Islands, list of public holidays, as vacanza/holidays (MIT) has it', undefined, [
		{ years: [2010, 2100], redated: { 'Emancipation Day': '08-01', "Queen's Birthday": '2 monday 06' } },
		{ years: [2023, 2100], renamed: { "Queen's Birthday": ["King's Birthday", "King's Birthday"] } },
		{
			instead: {
				"Queen's Birthday": '20220613>20220603',
				"King's Birthday": '20230612>20230619 20240610>20240617 20250609>20250623'
			}
		}
	])
];

/** In Saint-Martin 27 May by the decree of 2012; a decree of 2016 misprinted the date that the islands asked for, circulars mended it. */
const SAINT_MARTIN = byLaw(
	'MF FR-MF',
	'Saint-Martin, circulars of 2018 and 2019 on article L3422-2 of the Code du travail: 28 May',
	'https://soualigapost.fr/fr/actualite/29562/culture/labolition-de-lesclavage-%C3%A0-saint-martin-comm%C3%A9mor%C3%A9e-un-28-mai-pour-la',
	[{ years: [2018, 2100], redated: { 'Abolition of Slavery': '05-28' }, basis: 'law' }]
);

/** Islands whose lists another collection reads from gazettes, and one where the press tells of the law. */
export const TERRITORIES: readonly Correction[] = [
	...CHRISTMAS_ISLAND,
	...COCOS_ISLANDS,
	...VIRGIN_ISLANDS,
	...TURKS_AND_CAICOS,
	...SAINT_MARTIN,
	{
		places: 'FR-BL',
		years: [1950, 2011],
		without: ['Abolition of Slavery'],
		source: 'France, Décret 2012-553: 9 October from 26 April 2012'
	}
];

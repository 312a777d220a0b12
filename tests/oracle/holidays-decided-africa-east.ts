import { decided, type Decision } from './holidays-decision';

const EAST: readonly Decision[] = [
	...decided(
		'Tanzania, Director of Information Services, 2008: Act No. 10 of 1994 is repealed, weekends are not compensated',
		'gabjr.wordpress.com/2008/10/26/national-public-holidays-2009/',
		[
			{
				places: 'TZ',
				named: [
					"New Year's Day (observed)",
					"Prophet's Birthday (observed)",
					'Zanzibar Revolution Day (observed)',
					'The Sheikh Abeid Amani Karume Day (observed)',
					'Union Celebrations (observed)',
					"International Workers' Day (observed)",
					'International Trade Fair (observed)',
					"Peasants' Day (observed)",
					'Eid al-Fitr (observed)',
					'Eid al-Adha (observed)',
					'The Mwalimu Nyerere Day and Climax of the Uhuru Torch Race (observed)',
					'Independence and Republic Day (observed)',
					'Christmas Day (observed)',
					'Boxing Day (observed)'
				],
				ours: false,
				kind: 'law',
				why: 'holidays on a Saturday or Sunday are kept on those days'
			}
		]
	),
	...decided(
		'Kenya, Gazette: Idd-ul-Azha of 2019 to 2024 for all, under the Public Holidays Act',
		'www.kbc.co.ke/kindiki-declares-wednesday-a-public-holiday-to-celebrate-eid-ul-adha/',
		[
			{
				places: 'KE',
				years: [2018, 2100],
				named: ['Feast of the Sacrifice (Eid al-Adha)'],
				ours: true,
				kind: 'law',
				why: 'off for all by notice; ahead an estimate'
			}
		]
	),
	...decided('Kenya, Public Holidays Act (Cap. 110), schedule, part I', 'docslib.org/doc/6426380/public-holidays-act', [
		{ places: 'KE', years: [2010, 2010], on: '06-01', ours: true, kind: 'law', why: 'Madaraka Day' }
	]),
	...decided('Kenya, notices in the Gazette, September 2022', undefined, [
		{
			places: 'KE',
			named: ['Day of Mourning for Queen Elizabeth II'],
			ours: false,
			kind: 'law',
			why: 'days of mourning, no days off'
		}
	]),
	...decided(
		'Namibia, Public Holidays Act 26 of 1990 as amended in 2004',
		'namiblii.org/akn/na/act/1990/26/eng@2004-12-17',
		[
			{
				places: 'NA',
				named: [
					'Day of the Namibian Women and International Human Rights Day',
					'Day of the Namibian Women and International Human Rights Day (observed)'
				],
				ours: 'dated',
				kind: 'law',
				why: '10 December'
			},
			{ places: 'NA', on: '12-11', ours: true, kind: 'law', why: 'the Monday after a Sunday' }
		]
	),
	...decided(
		'Malawi, Ministry of Local Government, notices of 2016 to 2019',
		'www.maravipost.com/malawi-govt-declares-%E2%80%AAjune-26%E2%80%AC-public-holiday-eid-al-fitr-end-fasting/',
		[
			{
				places: 'MW',
				named: ['Eid al Fitri', 'Eid al Fitri (substitute day)'],
				ours: true,
				kind: 'law',
				why: 'a public holiday'
			}
		]
	),
	...decided('Eritrea, lists of public holidays', 'whatdateis.today/holidays/eritrea-2022', [
		{ places: 'ER', on: '12-25', ours: true, kind: 'law', why: 'Christmas is listed' }
	]),
	...decided(
		'Mauritius, public holidays of 2017, and lists of 2015 to 2025: Ganesh Chaturthi on the day after that of India',
		'www.boc.cn/mu/en/bocinfo/bi1/201705/t20170502_9355046.html',
		[
			{
				places: 'MU',
				named: ['Ganesh Chaturthi', 'Ugadi', 'Thaipoosam Cavadee', 'Thaipusam'],
				ours: 'dated',
				kind: 'calendar',
				why: 'by the lists of 2015 to 2025'
			}
		]
	),
	...decided(
		'Madagascar, list of 2019: nine holidays on working days, 11 December not among them',
		'fr.allafrica.com/stories/201901030238.html',
		[{ places: 'MG', on: '12-11', ours: false, kind: 'law', why: 'not on the list' }]
	),
	...decided(
		'Madagascar, Ministry of Labour, lists of holidays: Mondays of Easter and Pentecost, Islamic feasts since 2019',
		'lexpress.mg/29/07/2020/travail-vendredi-sera-un-jour-ferie/',
		[
			{
				places: 'MG',
				named: ['Pentecost', "Mother's Day", "Father's Day"],
				ours: false,
				kind: 'law',
				why: 'Sundays that are no holidays'
			},
			{
				places: 'MG',
				years: [2019, 2100],
				named: ['End of Ramadan (Eid al-Fitr)', 'Feast of the Sacrifice (Eid al-Adha)'],
				ours: true,
				kind: 'law',
				why: 'by decree since 2019'
			}
		]
	),
	...decided(
		'Uganda, the President: general election of 14 January 2021',
		'theugpost.com/thursday-friday-declared-public-holidays-ahead-of-tomorrows-general-election',
		[{ places: 'UG', years: [2021, 2021], named: ['General election'], ours: true, kind: 'law', why: 'declared' }]
	),
	...decided(
		'Saint Helena, Ascension and Tristan da Cunha: each has its own list',
		'en.wikipedia.org/wiki/Public_holidays_in_Saint_Helena,_Ascension_and_Tristan_da_Cunha',
		[
			{
				places: 'SH-AC SH-TA',
				named: ["New Year's Day", "New Year's Day (substitute day)", 'Whit Monday', 'August Bank Holiday'],
				ours: true,
				kind: 'law',
				why: 'public holidays there; on Saint Helena government holidays'
			}
		]
	)
];

const MIDDLE: readonly Decision[] = [
	...decided(
		'Chad, Décret 273/2019',
		'www.alwihdainfo.com/Tchad-le-8-mars-declare-ferie-pour-la-journee-de-la-femme_a71248.html',
		[
			{
				places: 'TD',
				years: [2010, 2018],
				named: ["International Women's Day", "International Women's Day (observed)"],
				ours: false,
				kind: 'law',
				why: 'not yet a holiday'
			}
		]
	),
	...decided('DR Congo, Minister of Employment, 30 December 2020', 'www.adiac-congo.com/node/123269', [
		{ places: 'CD', years: [2021, 2021], on: '01-18', ours: true, kind: 'law', why: 'moved to the Monday' }
	])
];

/** Africa with its islands. */

/** Of the east and the middle of Africa; the rest stands in holidays-decided-africa.ts. */
export const DECIDED_EAST_AFRICA: readonly Decision[] = [...EAST, ...MIDDLE];

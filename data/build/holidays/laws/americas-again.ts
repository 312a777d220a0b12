import type { Correction } from '../overlay';
import { byLaw } from './parts';

const SAFEWORK =
	'https://safework.sa.gov.au/news-and-alerts/news/news/2023/locking-in-christmas-day-as-a-public-holiday';
const SAO_PAULO = 'São Paulo, Lei municipal 14.485 of 2007 and Lei 13.707 of 2004, days of the city';

/** Days of November elections and of primaries in the years in which Indiana has none. */
const INDIANA_WITHOUT = Array.from({ length: 22 }, (_, at) => 2013 + 4 * at);

/** American states, Australian ones, Curaçao and the city of São Paulo, read again beside a second list. */
export const AMERICAS_AGAIN: readonly Correction[] = [
	...byLaw(
		'US-PA',
		'Pennsylvania: neither Flag Day nor Election Day is kept by public employers, as bills of 2023 and 2025 that would make them holidays say',
		'https://www.einpresswire.com/article/800402502/senate-bill-558-printer-s-number-550',
		[{ without: ['Flag Day', 'Election Day'] }]
	),
	...byLaw(
		'US-MN',
		'Minnesota Statutes 645.44, subdivision 5: no holiday of the executive branch, others choose; the Friday after Thanksgiving is',
		'https://prolegalmn.com/legal-resources',
		[
			{ without: ['Columbus Day', "Indigenous Peoples' Day"] },
			{ years: [1990, 2100], days: [['Day after Thanksgiving', '', '4 thursday 11 +1']] }
		]
	),
	...INDIANA_WITHOUT.flatMap((year) =>
		byLaw(
			'US-IN',
			'Indiana Code 1-1-9-1: the days of elections; every fourth year has none',
			'http://archive.iga.in.gov/2000/bills/IN/IN1291.1.html',
			[{ years: [year, year], without: ['Election Day', 'Primary Election Day'] }]
		)
	),
	...byLaw(
		'US-AR',
		'Arkansas Code § 1-5-101: 24 December; a Saturday to Friday',
		'http://statutes.laws-info.com/arkansas/title-1/chapter-5/1-5-101',
		[
			{ confirmed: ['Christmas Eve'] },
			{ years: [1990, 2100], substitutes: { of: ['Christmas Eve'], moves: 'saturday<friday' } }
		]
	),
	{
		places: 'US-KY',
		redated: { 'Christmas Eve': '12-24', "New Year's Eve": '12-31' },
		estimated: true,
		source: 'Kentucky Revised Statutes 18A.190: an extra day each for Christmas and New Year, which the Governor names',
		url: 'https://self-law.org/code/ky/18a-190'
	},
	{
		places: 'US-KY',
		years: [1990, 2100],
		substitutes: { of: ["New Year's Eve"], moves: 'saturday<friday' },
		estimated: true,
		source: 'Kentucky Revised Statutes 18A.190: a Saturday to Friday',
		url: 'https://self-law.org/code/ky/18a-190'
	},
	{
		places: 'US-TN',
		redated: { 'Christmas Eve': '12-24' },
		estimated: true,
		source: 'Tennessee: given by the Governor year by year, as in 2021 and 2025',
		url: 'https://capitalfiling.com/state-holiday-schedule/'
	},
	...byLaw(
		'US-SC',
		'South Carolina Code § 53-5-10: 24 December since Act 33 of 2009',
		'http://scstatehouse.gov/code/t53c005.php',
		[{ years: [2009, 2100], days: [['Christmas Eve', '', '12-24']] }]
	),
	...byLaw(
		'US-NJ',
		'New Jersey Statutes 36:1-1 and 36:1-1.2: a Sunday to Monday, a Saturday to Friday; State offices are open since 2009',
		'https://lawserver.com/?p=29511937',
		[
			{
				years: [1990, 2100],
				substitutes: { of: ["Lincoln's Birthday"], moves: 'saturday<friday sunday>monday', shared: true }
			}
		]
	),
	...byLaw(
		'AU-SA',
		'South Australia, Holidays Act 1910: of a Sunday both it and Monday, of a Saturday Monday alone',
		'https://yoursay.sa.gov.au/reviewing-sa-public-holidays',
		[
			{ years: [2011, 2011], redated: { "New Year's Day": '01-01 saturday>monday' } },
			{ years: [2022, 2022], redated: { "New Year's Day": '01-01 saturday>monday' } },
			{ years: [2010, 2021], substitutes: { of: ['Anzac Day'], moves: 'sunday>monday' } },
			{ days: [['Christmas Day', '', 'on 20111225 20161225 20221225']], basis: 'law' },
			{ days: [['Proclamation Day', '', 'on 20101226 20211226']], basis: 'law' },
			{ days: [['Australia Day', '', 'on 20140126 20200126']], basis: 'law' }
		]
	),
	...byLaw('AU-SA', 'South Australia, Public Holidays Act 2023: 25 December on any weekday', SAFEWORK, [
		{ years: [2024, 2100], days: [['Christmas Day', '', '12-25']] }
	]),
	...byLaw(
		'AU-NT',
		'Northern Territory: 25 December on any weekday, as in every other state when South Australia followed in 2023',
		SAFEWORK,
		[{ years: [2016, 2100], days: [['Christmas Day', '', '12-25']] }]
	),
	...byLaw(
		'AU-NT',
		'Northern Territory, Public Holidays Act: 1 January or, if that is a Saturday or Sunday, the Monday after',
		'http://www.ocpe.nt.gov.au/working_in_the_ntps/legislation/public_holidays%0A',
		[{ years: [2011, 2012], redated: { "New Year's Day": '01-01 saturday>monday sunday>monday' } }]
	),
	...byLaw(
		'CW',
		'Curaçao, Arbeidsregeling: both days of Easter',
		'https://loketdigital.gobiernu.cw/Loket/product/571960bbe1e5fe8712b10a1323630e70',
		[{ days: [['Easter Sunday', 'Eerste Paasdag', 'easter']] }]
	),
	{ places: 'BR-SP-C', named: 'São Paulo Capital', inside: true, source: SAO_PAULO },
	{
		places: 'BR-SP-C',
		days: [
			['São Paulo City Anniversary', 'Aniversário da cidade de São Paulo', '01-25'],
			['Corpus Christi', 'Corpus Christi', 'easter+60']
		],
		source: SAO_PAULO
	},
	{
		places: 'BR-SP-C',
		years: [2004, 2023],
		days: [['Black Awareness Day', 'Dia da Consciência Negra', '11-20']],
		source: SAO_PAULO
	}
];

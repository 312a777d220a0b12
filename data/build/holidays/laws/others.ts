import type { Correction } from '../overlay';

const GREEK_MOVES =
	'https://www.qppstudio.net/public-holidays-news/2022/greece-adds-public-holiday-on-may-2nd-014826.htm';

const labourDayMoved = (date: string, url = GREEK_MOVES): Correction => ({
	places: 'GR',
	years: [Number(date.slice(0, 4)), Number(date.slice(0, 4))],
	redated: { 'Labour Day': `on ${date}` },
	source: 'Greece, decision of the Minister of Labour for that year (Act 4468/2017, article 14)',
	url
});

const GREECE: readonly Correction[] = [
	labourDayMoved('20130507'),
	labourDayMoved('20160503'),
	labourDayMoved('20210504'),
	labourDayMoved('20220502'),
	labourDayMoved('20240507', 'https://newsique.gr/protomagia-2024-i-argia-metaferetai-tin-triti-tou-pascha')
];

const NEW_ZEALAND: readonly Correction[] = [
	{
		places: 'NZ',
		years: [1950, 2013],
		withoutSubstitutes: ['Waitangi Day (substitute day)', 'ANZAC Day (substitute day)'],
		source: 'New Zealand, Public Act 2013 No 19, in force on 1 January 2014: section 45A of the Holidays Act 2003',
		url: 'https://demo.legislation.govt.nz/Acts/public/2010/24/096be8ed81f94f7d/DLM4929207'
	}
];

const HONG_KONG: readonly Correction[] = [
	{
		places: 'HK',
		years: [2010, 2010],
		without: ['The fourth day of Lunar New Year'],
		days: [["The day preceding Lunar New Year's Day", '農曆年初一的前一日', 'on 20100213']],
		source: 'Hong Kong, General Holidays Ordinance (Cap. 149), schedule (c) as it stood then',
		url: 'http://www.hklii.org/hk/legis/en/ord/149/sch.html'
	},
	{
		places: 'HK',
		years: [2015, 2015],
		days: [
			[
				"70th anniversary of the victory of the Chinese people's war of resistance",
				'中國人民抗日戰爭勝利70周年紀念日',
				'on 20150903'
			]
		],
		basis: 'one_off',
		source: 'Hong Kong, Special Holiday (3 September 2015) Ordinance',
		url: 'https://www.mayerbrown.com/en/perspectives-events/publications/2015/07/3-september-2015-appointed-oneoff-holiday-in-hong'
	}
];

const SAUDI_ARABIA: readonly Correction[] = [
	{
		places: 'SA',
		years: [2023, 2100],
		substitutes: { of: ['National Day', 'Founding Day'], moves: 'friday<thursday saturday>sunday' },
		source: 'Saudi Arabia, circular of the Minister of Human Resources of February 2023',
		url: 'https://gulfnews.com/world/gulf/saudi/official-holiday-rules-amended-for-state-employees-in-saudi-arabia-1.93618921'
	},
	{
		places: 'SA',
		years: [2014, 2100],
		substitutes: {
			of: ['End of Ramadan (Eid al-Fitr)', 'Feast of the Sacrifice (Eid al-Adha)'],
			moves: 'friday>sunday saturday>sunday'
		},
		estimated: true,
		source:
			'Saudi Arabia, executive regulations of the Labour Law, article 24: days of a feast on the weekly rest are made up',
		url: 'https://ksaexpats.com/web-stories/saudi-arabia-announces-eid-al-fitr-holiday-for-private-sector/'
	},
	{
		places: 'SA',
		years: [2022, 2022],
		days: [['Holiday for the victory of the national team', 'عطلة فوز المنتخب السعودي', 'on 20221123']],
		basis: 'one_off',
		source: 'Saudi Arabia, royal order of 22 November 2022',
		url: 'https://www.zawya.com/en/life/sports/king-salman-orders-wednesday-a-public-holiday-in-celebration-of-world-cup-victory-u7jzngzf'
	}
];

const WASHINGTON = 'http://apps.leg.wa.gov/RCW/default.aspx?cite=1.16.050';

const UNITED_STATES: readonly Correction[] = [
	{
		places: 'US-AR US-KS US-KY US-LA US-MI US-MS US-ND US-OR US-SC US-TN US-WI US-WY',
		without: ['Columbus Day'],
		source: 'Council of State Governments, Book of the States: a holiday of 23 states, not of this one',
		url: 'http://www.pewresearch.org/fact-tank/2015/10/08/working-on-columbus-day-it-depends-on-where-you-live/'
	},
	{
		places: 'US-TN',
		days: [['Columbus Day (on the day after Thanksgiving)', '', '4 thursday 11 +1']],
		source: 'Council of State Governments, Book of the States: Tennessee keeps Columbus Day on that Friday',
		url: 'http://www.pewresearch.org/fact-tank/2015/10/08/working-on-columbus-day-it-depends-on-where-you-live/'
	},
	{
		places: 'US-WA',
		without: ['Columbus Day'],
		source: 'Washington, RCW 1.16.050: recognized, not a legal holiday',
		url: WASHINGTON
	},
	{
		places: 'US-WA',
		years: [1986, 2013],
		days: [['Day after Thanksgiving', '', '4 thursday 11 +1']],
		source: 'Washington, RCW 1.16.050',
		url: 'https://lawfilesext.leg.wa.gov/Biennium/2003-04/Htm/Bills/House%20Bills/2898.htm'
	},
	{
		places: 'US-WA',
		years: [2014, 2100],
		days: [['Native American Heritage Day', '', '4 thursday 11 +1']],
		source: 'Washington, Laws of 2014, chapter 177; RCW 1.16.050',
		url: WASHINGTON
	}
];

export const OTHERS: readonly Correction[] = [
	...GREECE,
	...NEW_ZEALAND,
	...HONG_KONG,
	...SAUDI_ARABIA,
	...UNITED_STATES
];

import type { Correction } from '../overlay';
import { asListed } from './dates';
import { byLaw } from './parts';

const AS_LISTED = 'as vacanza/holidays (MIT) lists them';
const FITR = 'End of Ramadan (Eid al-Fitr)';
const ADHA = 'Feast of the Sacrifice (Eid al-Adha)';

/** Days off for one time that another collection lists and no notice was read of: `places|English name|local name|days`. */
const ONCE = [
	'AZ|Public holiday|Qeyri-iş günü|20120104 20170104 20230104 20180103 20240103 20290103 20180411 20191227 20240207 20250129 20250103 20250327 20250328 20250627 20240619 20260529 20260327 20260330 20170628 20180619',
	'BN|Golden Jubilee of the Sultan|Jubli Emas Sultan|20171005',
	'KH|Paris Peace Agreement’s Day||20101023 20111023 20121023 20131023 20141023 20151023 20161023 20171023 20181023 20191023',
	'KH|Special public holiday||20160502 20160516 20180521 20200511',
	'KH|National Day of Remembrance||20180520 20190520',
	'KH|Peace Day in Cambodia||20241229',
	'KH|Khmer New Year (postponed)|ចូលឆ្នាំខ្មែរ|20200817 20200818 20200819 20200820 20200821',
	'KZ|Exchanged day off|Перенос выходного дня|20200508',
	'MV|International Workers’ Day||20100501 20110501',
	'NP|Day of national mourning||20110306 20160210 20230116 20230914',
	'NP|People’s War Day||20230213',
	'UZ|Nowruz (substitute day)|Navroʻz|20320323'
].flatMap((line) => {
	const [places = '', name = '', local = '', dates = ''] = line.split('|');
	return byLaw(places, `Days off, ${AS_LISTED}`, undefined, [
		{ days: [[name, local, `on ${dates}`]], basis: 'one_off' }
	]);
});

/** A feast of several days of which other days are listed in some years: all of them. */
const days = (places: string, name: string, local: string, dates: string, source: string): readonly Correction[] => {
	const all = dates.split(' ');
	return [...new Set(all.map((date) => Number(date.slice(0, 4))))].map((year) => ({
		places,
		years: [year, year] as const,
		without: [name],
		days: [[name, local, `on ${all.filter((date) => date.startsWith(String(year))).join(' ')}`]],
		basis: 'announced',
		estimated: true,
		source
	}));
};

const KHMER = `Cambodia, sub-decrees on public holidays, ${AS_LISTED}`;
const CAMBODIA: readonly Correction[] = [
	...asListed(
		'KH',
		{
			'Meak Bochea Day': '20120207 20130225 20140214 20150203 20160222',
			'Visak Bochea Day': '20100428 20130524 20150502 20160520 20270520 20310505 20320523',
			'Royal Ploughing Ceremony': '20100502 20130528 20140517 20150506 20160524 20270524 20310509 20320527',
			'Khmer New Year': '20100413 20110413 20120413 20130413 20140413 20150413 20160413 20190413 20280413 20320413'
		},
		KHMER
	),
	{ places: 'KH', years: [2020, 2020], without: ['Khmer New Year'], source: `${KHMER}: postponed to August` },
	...days(
		'KH',
		'Pchum Ben',
		'ភ្ជុំបិណ្ឌ',
		'20101007 20101008 20110926 20110927 20121014 20121015 20131003 20131004 20140922 20140923 20151011 20151012 20160930 20161001 20170919 20170920 20170921 20190927 20190928 20190929 20211005 20211006 20211007 20311014 20311015 20311016',
		KHMER
	),
	...days(
		'KH',
		'Water Festival',
		'បុណ្យអុំទូក',
		'20121127 20121128 20121129 20131116 20131117 20131118 20161113 20161114 20161115 20201030 20201031 20201101 20211118 20211119 20211120 20221107 20221108 20221109 20261123 20261124 20261125 20311127 20311128 20311129 20321116 20321117 20321118',
		KHMER
	)
];

const NEPAL: readonly Correction[] = [
	...(
		[
			[2015, ['Constitution Day']],
			[2018, ['Dashain (Maha Navami)']],
			[
				2019,
				[
					"Martyrs' Day",
					'Democracy Day',
					'Ram Navami',
					'Republic Day',
					'Raksha Bandhan (Janai Purnima)',
					'Krishna Janmashtami',
					'Ghatasthapana',
					'Dashain (Maha Navami)',
					'Dashain (Dwadashi)'
				]
			],
			[
				2020,
				[
					"Martyrs' Day",
					'Democracy Day',
					'Ram Navami',
					'Republic Day',
					'Raksha Bandhan (Janai Purnima)',
					'Krishna Janmashtami',
					'Ghatasthapana'
				]
			]
		] as const
	).map(([year, without]) => ({
		places: 'NP',
		years: [year, year] as const,
		without,
		source: `Nepal, notice of holidays of that year, ${AS_LISTED}`
	})),
	...byLaw('NP', `Nepal, yearly notices of holidays, ${AS_LISTED}`, undefined, [
		{
			days: [
				['Tihar', 'तिहार', 'on 20201115 20211107 20221025 20221028 20231113 20231116 20251021 20251024 20261109'],
				['Tihar (Govardhan Puja)', 'गोवर्धन पूजा', 'on 20191028 20321103']
			]
		}
	]),
	{
		places: 'NP',
		years: [2008, 2022],
		without: ['Prithvi Jayanti'],
		source: 'Nepal, yearly notices of holidays: again since 2023, as vacanza/holidays (MIT) has it'
	},
	...asListed(
		'NP',
		{
			'Maghe Sankranti': '20100114 20130114 20140114 20170114 20180114 20210114 20250114 20290114 20300114',
			"Martyrs' Day": '20130129 20170129 20210129 20250129 20260129 20270129 20280129 20290129 20300129',
			'Gyalpo Lhosar': '20100213',
			'Democracy Day': '20130218 20170218',
			'Nepali New Year': '20130413',
			'Republic Day': '20120528 20160528 20240528 20250528 20280528 20290528 20320528',
			'Raksha Bandhan (Janai Purnima)': '20130820 20290823 20310802 20320820',
			'Krishna Janmashtami': '20230906',
			'Id-ul-Fitr': '20100910 20130808 20160707',
			'Constitution Day': '20230920 20280918',
			'Tamu Lhosar': '20191231 20231231 20301231 20311231',
			Chhath: '20251027',
			'Dashain (Fulpati)': '20261018'
		},
		`Nepal, yearly notices of holidays, ${AS_LISTED}`
	)
];

/** What was decided of Asia's days beside a second list, India apart. */
export const ASIA_COMPARED: readonly Correction[] = [
	...ONCE,
	...CAMBODIA,
	...NEPAL,
	...byLaw('BN', `Brunei, ${AS_LISTED}: a Sunday is a day of rest too`, undefined, [
		{ instead: { [`${FITR} (substitute day)`]: '20100912>20100913 20130811>20130812 20210516>20210517' } },
		{ days: [["Sultan's Birthday (substitute day)", 'Hari Keputeraan', 'on 20140716']] }
	]),
	...byLaw('KH', KHMER, undefined, [
		{
			days: [
				['Khmer New Year', 'ចូលឆ្នាំខ្មែរ', 'on 20240413'],
				['Special public holiday', '', 'on 20190930']
			]
		}
	]),
	{ places: 'BT-15', named: 'Thimphu', source: 'ISO 3166-2' },
	...byLaw('BT-15', `Bhutan, days of Thimphu by the Tibetan calendar, ${AS_LISTED}`, undefined, [
		{
			years: [1990, 2100],
			days: [
				['Thimphu Drubchoe', '', 'tibetan drubchoe'],
				['Thimphu Tshechu', '', 'tibetan tshechu', 3]
			]
		}
	]),
	...asListed(
		'BT-15',
		{
			'Thimphu Drubchoe': '20130910 20140929 20210911 20220930 20230920',
			'Thimphu Tshechu': '20210915 20221004'
		},
		`Bhutan, days of Thimphu, ${AS_LISTED}`
	),
	...asListed('PK', { [FITR]: '20120819 20130808 20150717', [ADHA]: '20131015' }, `Pakistan, ${AS_LISTED}`),
	...byLaw(
		'AZ',
		'Azerbaijan, Cabinet of Ministers: 10 March and 1 April 2025 worked in place of 27 and 28 March, as vacanza/holidays (MIT) has it',
		undefined,
		[
			{
				years: [2025, 2025],
				without: ["International Women's Day (substitute day)", `${FITR} (substitute day)`]
			}
		]
	),
	...byLaw('KZ', 'Kazakhstan, Government: 8 May 2020 off, 11 May worked; 16 December alone since 2022', undefined, [
		{ years: [2020, 2020], without: ['Victory Day (substitute day)'] },
		{
			years: [2029, 2029],
			without: ['Independence Day (substitute day)'],
			days: [['Independence Day (substitute day)', 'Тәуелсіздік күні', 'on 20291217']]
		}
	]),
	...byLaw(
		'KZ',
		'Kazakhstan, Ministry of Labour, 18 March 2026: Constitution Day on 15 March from 2027 on, 30 August no more',
		'https://taspanews.kz/novosti-kazakhstana/v-etom-godu-u-kazakhstantsev-ne-budet-odnogo-vykhodnogo-795514517615',
		[
			{ years: [2026, 2026], without: ['Constitution Day', 'Constitution Day (substitute day)'] },
			{
				years: [2027, 2100],
				confirmed: ['Constitution Day', 'Constitution Day (substitute day)'],
				basis: 'law'
			}
		]
	),
	...byLaw('KP', 'Calendar of Korea by the moon at UTC+9', undefined, [
		{ years: [2027, 2100], redated: { 'Lunar New Year': 'korean 1-1' }, estimated: false }
	]),
	...byLaw('OM', 'Oman, days of the National Day announced each year; until 2019 no notice was read', undefined, [
		{ years: [1971, 2019], redated: { 'National Day': 'about 11-18' } }
	]),
	...byLaw(
		'PS',
		'State of Palestine, Government, March 2016: no day off in that year, the yearly one stays',
		'https://paltimeps.ps/post/124398/',
		[
			{ years: [2010, 2015], days: [["International Women's Day", 'يوم المرأة العالمي', '03-08']], basis: 'law' },
			{ years: [2017, 2100], days: [["International Women's Day", 'يوم المرأة العالمي', '03-08']], basis: 'law' }
		]
	),
	...byLaw('SY', `Syria, the day of Arafah with the feast, ${AS_LISTED}`, undefined, [
		{ years: [2005, 2100], days: [['Day of Arafah', 'يوم عرفة', 'hijri 12-9']] }
	]),
	...byLaw(
		'KR',
		'Korea, 공휴일에 관한 법률, 17 July a holiday since 2026; no decree on its substitute was read',
		undefined,
		[
			{
				years: [2026, 2100],
				without: ['Constitution Day (substitute day)'],
				substitutes: { of: ['Constitution Day'], moves: 'saturday>monday sunday>monday' }
			}
		]
	)
];

import type { AddedDay, Correction } from './overlay';

const ARAFAH: AddedDay = ['Day of Arafah', 'يوم عرفة', 'hijri 12-9'];

const SPRING = ['Spring Festival', '春节'] as const;
const LABOUR = ['Labour Day', '劳动节'] as const;
const springFestival = (first: number, last: number, rule: string, length: number): Correction => ({
	places: 'CN',
	years: [first, last],
	without: ['Spring Festival'],
	days: [[...SPRING, rule, length]],
	source:
		'China, Regulation on Public Holidays for National Annual Festivals and Memorial Days (1949, 1999, 2007, 2013, 2024)'
});
const CHINESE_LAW = 'China, Regulation on Public Holidays for National Annual Festivals and Memorial Days';

const CHINA: readonly Correction[] = [
	{
		places: 'CN',
		without: ["International Women's Day", 'Youth Day', "Children's Day", 'Army Day'],
		source: `${CHINESE_LAW}: for a part of the citizens only`
	},
	springFestival(1950, 2007, 'chinese 1-1', 3),
	springFestival(2008, 2009, 'chinese 1-1 -1', 3),
	{
		places: 'CN',
		years: [1950, 2007],
		without: ['Qingming Festival', 'Dragon Boat Festival', 'Mid-Autumn Festival'],
		source: `${CHINESE_LAW}, as amended 2007`
	},
	{ places: 'CN', years: [1999, 2007], days: [[...LABOUR, '05-02', 2]], source: `${CHINESE_LAW}, as amended 1999` }
];

const EAST: readonly Correction[] = [
	{
		places: 'KR',
		shifted: { 'Korean New Year': [-1, 3] },
		source:
			'South Korea, Regulations on Holidays of Public Offices, article 2: the day itself and those before and after'
	},
	{
		places: 'KR',
		years: [1950, 1984],
		without: ['Korean New Year'],
		source: 'South Korea, Presidential Decree of 1985, which made it a holiday'
	},
	{
		places: 'SG',
		years: [2018, 2018],
		redated: { 'Hari Raya Haji': '08-22' },
		source: 'Singapore, Ministry of Manpower, public holidays 2018'
	},
	{
		places: 'PH',
		years: [1950, 2001],
		without: ['End of Ramadan (Eid al-Fitr)'],
		source: 'Philippines, Republic Act 9177 of 2002'
	},
	{
		places: 'PH',
		years: [1950, 2009],
		without: ['Feast of the Sacrifice (Eid al-Adha)'],
		source: 'Philippines, Republic Act 9849 of 2009'
	},
	{
		places: 'PH',
		years: [1950, 2006],
		redated: { "National Heroes' Day": 'last sunday 08' },
		source: 'Philippines, Administrative Code of 1987, before Republic Act 9492 of 2007'
	},
	{
		places: 'PH',
		days: [
			["All Saints' Day", '', '11-01'],
			['Last Day of the Year', '', '12-31']
		],
		source: 'Philippines, Administrative Code of 1987, book I, section 26; Republic Act 9492'
	},
	{
		places: 'PH',
		years: [2004, 2100],
		days: [['Ninoy Aquino Day', '', '08-21']],
		source: 'Philippines, Republic Act 9256 of 2004'
	},
	{
		places: 'PH',
		years: [2012, 2100],
		days: [
			['Black Saturday', '', 'easter-1'],
			['Chinese New Year', '', 'chinese 1-1']
		],
		source: 'Philippines, yearly proclamations of special (non-working) days'
	}
];

const MALAYSIA = 'Malaysia, Prime Minister’s Department, public holidays ';
const EID = 'End of Ramadan (Eid al-Fitr)';
const SACRIFICE = 'Feast of the Sacrifice (Eid al-Adha)';
const SOUTH: readonly Correction[] = [
	{
		places: 'IN',
		days: [
			['Id-ul-Fitr', '', 'delhi 10-1'],
			['Id-ul-Zuha (Bakrid)', '', 'delhi 12-10'],
			['Muharram', '', 'delhi 1-10'],
			['Milad-un-Nabi', '', 'delhi 3-12']
		],
		source:
			'India, Department of Personnel and Training, yearly circular on holidays: compulsory for offices everywhere; by our own reckoning of the crescent there'
	},
	{
		places: 'MY',
		years: [2019, 2019],
		without: [EID],
		redated: { "Yang di-Pertuan Agong's Birthday": '09-09' },
		days: [[EID, 'Hari Raya Aidil Fitri', '06-05', 2]],
		source: `${MALAYSIA}2019`
	},
	{
		places: 'MY',
		years: [2023, 2023],
		without: [EID],
		redated: { [SACRIFICE]: '06-29' },
		days: [[EID, 'Hari Raya Aidil Fitri', '04-22', 2]],
		source: `${MALAYSIA}2023`
	}
];

const WEST: readonly Correction[] = [
	{
		places: 'AE',
		without: ['First day of Ramadan'],
		source:
			'United Arab Emirates, Federal Decree-Law on labour relations and cabinet decisions on public holidays: not among them'
	},
	{
		places: 'AE',
		years: [2019, 2100],
		without: ["Laylat al-Mi'raj"],
		source: 'United Arab Emirates, cabinet decision on public holidays 2019–2020'
	},
	{ places: 'AE', years: [1950, 1970], without: ['National Day'], source: 'Union of the Emirates, 2 December 1971' },
	{
		places: 'AE',
		years: [1971, 2100],
		days: [['National Day', 'اليوم الوطني', '12-03'], ARAFAH],
		source: 'United Arab Emirates, cabinet decisions on public holidays'
	},
	{
		places: 'AE',
		years: [2015, 2018],
		days: [['Commemoration Day', 'يوم الشهيد', '11-30']],
		source: 'United Arab Emirates, order of 19 August 2015'
	},
	{
		places: 'AE',
		years: [2019, 2023],
		days: [['Commemoration Day', 'يوم الشهيد', '12-01']],
		source: 'United Arab Emirates, cabinet decision on public holidays 2019–2020'
	},
	{ places: 'EG', years: [1950, 2013], without: ['30 June Day'], source: 'Egypt, Prime Minister’s decision of 2014' },
	{ places: 'EG', years: [1950, 2008], without: ['National Police Day'], source: 'Egypt, presidential decree of 2009' },
	{
		places: 'EG',
		years: [1950, 2002],
		without: ['Christmas Day'],
		source: 'Egypt, presidential decree of 2002, first kept in 2003'
	},
	{ places: 'EG', years: [1950, 1973], without: ['Armed Forces Day'], source: 'Egypt, day of the war of 1973' },
	{
		places: 'EG',
		shifted: { 'Feast of the Sacrifice (Eid al-Adha)': [0, 3] },
		days: [ARAFAH],
		source: 'Egypt, Prime Minister’s decisions on official holidays: the standing at Arafah and three days'
	}
];

const AFRICA: readonly Correction[] = [
	{
		places: 'NG',
		without: ['Islamic New Year', 'National Youth Day'],
		source: 'Nigeria, Public Holidays Act: not among the holidays'
	},
	{
		places: 'NG',
		years: [1950, 2018],
		without: ['M.K.O Abiola Day'],
		source: 'Nigeria, Public Holidays (Amendment) Act of 2019'
	},
	{
		places: 'KE',
		without: ['Easter Sunday'],
		source: 'Kenya, Public Holidays Act (Cap. 110), schedule: not among the holidays'
	},
	{ places: 'ET', redated: { 'Christmas Day': '01-07' }, source: 'Ethiopia, Proclamation No. 16/1975: 29 Tahsas' },
	{ places: 'ET', without: ['Day of Lament'], source: 'Ethiopia, Proclamation No. 16/1975: not among the holidays' },
	{
		places: 'ET',
		years: [1975, 2100],
		days: [['Labour Day', '', '05-01']],
		source: 'Ethiopia, Proclamation No. 16/1975'
	}
];

const OCEANIA: readonly Correction[] = [
	{
		places: 'AU-QLD',
		years: [1950, 2018],
		without: ['Christmas Eve'],
		source: 'Queensland, Holidays and Other Legislation Amendment Act 2019'
	},
	{
		places: 'AU-NT',
		years: [1950, 2015],
		without: ['Christmas Eve', "New Year's Eve"],
		source: 'Northern Territory, Public Holidays Amendment Act 2016'
	},
	{
		places: 'AU-SA',
		years: [1950, 2011],
		without: ['Christmas Eve', "New Year's Eve"],
		source: 'South Australia, Holidays (Miscellaneous) Amendment Act 2012'
	},
	{
		places: 'AU-QLD',
		years: [1950, 2011],
		redated: { "Queen's Birthday": '2 monday 06' },
		source: 'Queensland, Holidays Act 1983, before the amendments of 2011 and 2015'
	},
	{
		places: 'AU-QLD',
		years: [2013, 2015],
		redated: { "Queen's Birthday": '2 monday 06' },
		source: 'Queensland, Holidays Act 1983, between the amendments of 2012 and 2015'
	},
	{
		places: 'AU-ACT',
		years: [1950, 2017],
		without: ['Reconciliation Day'],
		source: 'Australian Capital Territory, Holidays (Reconciliation Day) Amendment Act 2017'
	},
	{
		places: 'AU-ACT',
		years: [2007, 2009],
		days: [['Family and Community Day', '', '1 tuesday 11']],
		source: 'Australian Capital Territory, Holidays Act 1958 as amended 2007'
	},
	{
		places: 'AU-ACT',
		years: [2010, 2017],
		days: [['Family and Community Day', '', 'last monday 09']],
		source: 'Australian Capital Territory, Holidays Act 1958 as amended 2010'
	},
	{
		places: 'AU-VIC',
		years: [1950, 2014],
		without: ['AFL Grand Final Friday'],
		source: 'Victoria Government Gazette S 229 of 2015'
	},
	{
		places: 'AU-VIC',
		years: [2020, 2020],
		redated: { 'AFL Grand Final Friday': '10-23' },
		source: 'Victoria Government Gazette, 2020'
	}
];

export const ASIA_PACIFIC: readonly Correction[] = [...CHINA, ...EAST, ...SOUTH, ...WEST, ...AFRICA, ...OCEANIA];

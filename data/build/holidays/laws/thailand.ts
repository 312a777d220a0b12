import type { Correction } from '../overlay';

const CABINET = 'Thailand, yearly Cabinet resolutions on official holidays, as the Bank of Thailand lists them';
const BANK = 'https://www.bot.or.th/en/financial-institutions-holiday.html';
const SPECIAL = 'วันหยุดพิเศษ';

/** From 2010 on all is written here: the library has the lunar days a day off in some years and no substitutes. */
export const THAILAND: readonly Correction[] = [
	{
		places: 'TH',
		years: [2010, 2100],
		without: ['*'],
		days: [
			["New Year's Day", 'วันขึ้นปีใหม่', '01-01'],
			['Chakri Memorial Day', 'วันจักรี', '04-06'],
			['National Labour Day', 'วันแรงงานแห่งชาติ', '05-01'],
			["Queen Sirikit's Birthday and Mother's Day", 'วันแม่แห่งชาติ', '08-12'],
			['King Chulalongkorn Memorial Day', 'วันปิยมหาราช', '10-23'],
			["King Bhumibol's Birthday and Father's Day", 'วันพ่อแห่งชาติ', '12-05'],
			['Constitution Day', 'วันรัฐธรรมนูญ', '12-10'],
			["New Year's Eve", 'วันสิ้นปี', '12-31']
		],
		source: `${CABINET}; 1 May by the Labour Protection Act B.E. 2541, section 29`,
		url: BANK
	},
	{
		places: 'TH',
		years: [2010, 2019],
		days: [['Songkran Festival', 'วันสงกรานต์', '04-13', 3]],
		source: CABINET
	},
	{
		places: 'TH',
		years: [2021, 2100],
		days: [['Songkran Festival', 'วันสงกรานต์', '04-13', 3]],
		source: CABINET
	},
	{ places: 'TH', years: [2010, 2016], days: [['Coronation Day', 'วันฉัตรมงคล', '05-05']], source: CABINET },
	{ places: 'TH', years: [2020, 2100], days: [['Coronation Day', 'วันฉัตรมงคล', '05-04']], source: CABINET },
	{
		places: 'TH',
		years: [2017, 2100],
		days: [
			["King's Birthday", 'วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว', '07-28'],
			['King Bhumibol Memorial Day', 'วันนวมินทรมหาราช', '10-13']
		],
		source: 'Thailand, Cabinet resolution of April 2017: two holidays added, 5 May ended',
		url: 'https://www.matichon.co.th/politics/news_526200'
	},
	{
		places: 'TH',
		years: [2019, 2100],
		days: [["Queen Suthida's Birthday", 'วันเฉลิมพระชนมพรรษาสมเด็จพระนางเจ้าฯ พระบรมราชินี', '06-03']],
		source: 'Thailand, Cabinet resolution of 14 May 2019',
		url: 'https://www.bot.or.th/English/PressandSpeeches/Press/2019/Pages/n3062.aspx'
	},
	{
		places: 'TH',
		years: [2010, 2026],
		days: [
			[
				'Makha Bucha',
				'วันมาฆบูชา',
				'on 20100228 20110218 20120307 20130225 20140214 20150304 20160222 20170211 20180301 20190219 20200208 20210226 20220216 20230306 20240224 20250212 20260303'
			],
			[
				'Visakha Bucha',
				'วันวิสาขบูชา',
				'on 20100528 20110517 20120604 20130524 20140513 20150601 20160520 20170510 20180529 20190518 20200506 20210526 20220515 20230603 20240522 20250511 20260531'
			],
			[
				'Asalha Bucha',
				'วันอาสาฬหบูชา',
				'on 20100726 20110715 20120802 20130722 20140711 20150730 20160719 20170708 20180727 20190716 20200705 20210724 20220713 20230801 20240720 20250710 20260729'
			],
			[
				'Buddhist Lent Day',
				'วันเข้าพรรษา',
				'on 20100727 20110716 20120803 20130723 20140712 20150731 20160720 20170709 20180728 20190717 20200706 20210725 20220714 20230802 20240721 20250711 20260730'
			]
		],
		source: CABINET,
		url: BANK
	},
	{
		places: 'TH',
		years: [2027, 2032],
		days: [
			['Makha Bucha', 'วันมาฆบูชา', 'on 20270221 20280210 20290227 20300217 20310307 20320225'],
			['Visakha Bucha', 'วันวิสาขบูชา', 'on 20270520 20280508 20290527 20300516 20310604 20320523'],
			['Asalha Bucha', 'วันอาสาฬหบูชา', 'on 20270718 20280706 20290725 20300714 20310802 20320722'],
			['Buddhist Lent Day', 'วันเข้าพรรษา', 'on 20270719 20280707 20290726 20300715 20310803 20320723']
		],
		basis: 'computed',
		estimated: true,
		source: 'Thai lunar calendar, as vacanza/holidays (MIT) reckons it ahead'
	},
	{
		places: 'TH',
		years: [2033, 2100],
		days: [
			['Makha Bucha', 'วันมาฆบูชา', 'full 7 02-08'],
			['Visakha Bucha', 'วันวิสาขบูชา', 'full 7 05-08'],
			['Asalha Bucha', 'วันอาสาฬหบูชา', 'full 7 07-06'],
			['Buddhist Lent Day', 'วันเข้าพรรษา', 'full 7 07-06 +1']
		],
		source: 'Thai lunar calendar: full moons of the third, sixth and eighth month, reckoned ahead'
	},
	{
		places: 'TH',
		years: [2010, 2100],
		substitutes: { of: ['Songkran Festival'], moves: 'saturday>monday sunday>monday', once: true },
		source: 'Thailand, Cabinet resolution of 16 January 2001 on days off in lieu: one for Songkran'
	},
	{
		places: 'TH',
		years: [2010, 2100],
		substitutes: {
			of: [
				"New Year's Day",
				'Makha Bucha',
				'Chakri Memorial Day',
				'National Labour Day',
				'Coronation Day',
				'Visakha Bucha',
				"Queen Suthida's Birthday",
				"King's Birthday",
				'Asalha Bucha',
				"Queen Sirikit's Birthday and Mother's Day",
				'King Bhumibol Memorial Day',
				'King Chulalongkorn Memorial Day',
				"King Bhumibol's Birthday and Father's Day",
				'Constitution Day',
				"New Year's Eve"
			],
			moves: 'saturday>monday sunday>monday'
		},
		source:
			'Thailand, Cabinet resolution of 16 January 2001: a holiday on a weekend is made up for on the next working day'
	},
	// In 2018 it was on the King's birthday, which has its day in lieu.
	...[[2010, 2017] as const, [2019, 2100] as const].map((years): Correction => ({
		places: 'TH',
		years,
		substitutes: { of: ['Buddhist Lent Day'], moves: 'saturday>monday' },
		source: 'Thailand, Cabinet resolution of 16 January 2001: Asalha Bucha and the day after it have one day in lieu'
	})),
	{
		places: 'TH',
		years: [2024, 2024],
		without: ["New Year's Eve (substitute day)"],
		source: 'Thailand, Cabinet resolution of 24 October 2023: the day in lieu of 2 January 2024 is 29 December 2023',
		url: 'https://thansettakij.com/finance/financial-banking/580064'
	},
	{
		places: 'TH',
		years: [2020, 2020],
		without: ["King Bhumibol's Birthday and Father's Day (substitute day)"],
		days: [
			['Songkran Festival (postponed)', 'ชดเชยวันสงกรานต์', 'on 20200727 20200904 20200907'],
			['Special holiday', SPECIAL, 'on 20201119 20201120 20201211']
		],
		source:
			'Thailand, Cabinet resolutions of 2020: Songkran postponed; two days in November, 7 December moved to the 11th',
		url: 'https://www.nkppao.go.th/content-19-7714.html'
	},
	{
		places: 'TH',
		years: [2010, 2026],
		days: [
			[
				'Special holiday',
				SPECIAL,
				'on 20100520 20100521 20100813 20110516 20120409 20131230 20140811 20150102 20150504 20160506 20160718 20210212 20210412 20210924 20220715 20220729 20221014 20221230 20230505 20230731 20231229 20240412 20241230 20250602 20250811 20260102'
			],
			['Day of Mourning for King Bhumibol', 'วันหยุดพิเศษร่วมถวายอาลัย', 'on 20161014'],
			["King Bhumibol's Royal Cremation", 'วันพระราชพิธีถวายพระเพลิงพระบรมศพ', 'on 20171026'],
			["King Vajiralongkorn's Coronation", 'พระราชพิธีบรมราชาภิเษก', 'on 20190506']
		],
		basis: 'one_off',
		source: 'Thailand, Cabinet resolutions on special holidays, as the Bank of Thailand lists them',
		url: 'https://www.nationthailand.com/news/tourism/40043214'
	}
];

import type { AddedDay, Correction } from '../overlay';
import { onDays, withYear } from './dates';

const REGULATION = 'China, Regulation on Public Holidays for National Annual Festivals and Memorial Days';
const SPRING = ['Spring Festival', '春节'] as const;
const LABOUR = ['Labour Day', '劳动节'] as const;
const EXCHANGE = ['Day off in exchange', '调休'] as const;

/**
 * The notices of the General Office of the State Council on each year's holidays: weekdays off besides the days of the regulation
 * (MMDD), days of the weekend that are worked, and where the notice stands.
 */
const NOTICES: readonly (readonly [year: number, off: string, worked: string, url: string])[] = [
	[
		2010,
		'0216 0217 0218 0219 0503 0614 0615 0923 0924 1004 1005 1006 1007',
		'0220 0221 0612 0613 0919 0925 0926 1009',
		'http://www.gov.cn/zwgk/2009-12/08/content_1482691.htm'
	],
	[
		2011,
		'0103 0207 0208 0404 0502 1004 1005 1006 1007',
		'0130 0212 0402 1008 1009 1231',
		'http://www.gov.cn/zwgk/2010-12/10/content_1762643.htm'
	],
	[
		2012,
		'0102 0103 0125 0126 0127 0402 0403 0430 0622 1004 1005',
		'0121 0129 0331 0401 0428 0929',
		'http://www.gov.cn/zwgk/2011-12/06/content_2012097.htm'
	],
	[
		2013,
		'0102 0103 0212 0213 0214 0215 0405 0429 0430 0610 0611 0920 1004 1007',
		'0105 0106 0216 0217 0407 0427 0428 0608 0609 0922 0929 1012',
		'http://www.gov.cn/zwgk/2012-12/10/content_2286598.htm'
	],
	[
		2014,
		'0203 0204 0205 0206 0407 0502 1006 1007',
		'0126 0208 0504 0928 1011',
		'http://www.gov.cn/zwgk/2013-12/11/content_2546204.htm'
	],
	[
		2015,
		'0102 0218 0223 0224 0406 0622 0904 1005 1006 1007',
		'0104 0215 0228 0906 1010',
		'http://www.gov.cn/zhengce/content/2014-12/16/content_9302.htm'
	],
	[
		2016,
		'0211 0212 0502 0610 0916 1004 1005 1006 1007',
		'0206 0214 0612 0918 1008 1009',
		'http://www.gov.cn/zhengce/content/2015-12/10/content_10394.htm'
	],
	[
		2017,
		'0102 0127 0131 0201 0202 0403 0529 1005 1006',
		'0122 0204 0401 0527 0930',
		'http://www.gov.cn/zhengce/content/2016-12/01/content_5141603.htm'
	],
	[
		2018,
		'0215 0219 0220 0221 0406 0430 1004 1005 1231',
		'0211 0224 0408 0428 0929 0930 1229',
		'http://www.gov.cn/zhengce/content/2017-11/30/content_5243579.htm'
	],
	[
		2019,
		'0204 0208 0502 0503 1004 1007',
		'0202 0203 0428 0505 0929 1012',
		'http://www.gov.cn/zhengce/content/2019-03/22/content_5375877.htm'
	],
	[
		2020,
		'0124 0128 0129 0130 0406 0504 0505 0626 1005 1006 1007 1008',
		'0119 0426 0509 0628 0927 1010',
		'http://www.gov.cn/zhengce/content/2019-11/21/content_5454164.htm'
	],
	[
		2021,
		'0211 0215 0216 0217 0405 0503 0504 0505 0920 1004 1005 1006 1007',
		'0207 0220 0425 0508 0918 0926 1009',
		'http://www.gov.cn/zhengce/content/2020-11/25/content_5564127.htm'
	],
	[
		2022,
		'0103 0131 0204 0404 0502 0503 0504 0912 1004 1005 1006 1007',
		'0129 0130 0402 0424 0507 1008 1009',
		'http://www.gov.cn/zhengce/content/2021-10/25/content_5644835.htm'
	],
	[
		2023,
		'0102 0125 0126 0127 0502 0503 0623 1004 1005 1006',
		'0128 0129 0423 0506 0625 1007 1008',
		'http://www.gov.cn/zhengce/content/2022-12/08/content_5730844.htm'
	],
	[
		2024,
		'0213 0214 0215 0216 0405 0502 0503 0916 1004 1007',
		'0204 0218 0407 0428 0511 0914 0929 1012',
		'https://www.gov.cn/zhengce/content/202310/content_6911527.htm'
	],
	[
		2025,
		'0203 0204 0505 0602 1007 1008',
		'0126 0208 0427 0928 1011',
		'https://www.gov.cn/zhengce/content/202411/content_6986382.htm'
	],
	[
		2026,
		'0102 0220 0223 0406 0504 0505 1005 1006 1007',
		'0104 0214 0228 0509 0920 1010',
		'https://politics.gmw.cn/2025-11/04/content_38391083.htm'
	]
];

const spring = (rule: string, length: number): AddedDay => [...SPRING, rule, length];
const FESTIVALS: readonly AddedDay[] = [
	["New Year's Day", '元旦', '01-01'],
	['Qingming Festival', '清明节', 'qingming 8'],
	[...LABOUR, '05-01'],
	['Dragon Boat Festival', '端午节', 'chinese 5-5'],
	['Mid-Autumn Festival', '中秋节', 'chinese 8-15'],
	['National Day', '国庆节', '10-01', 3]
];

/** The regulation of each time, and the arrangement of each year as it was announced. */
export const CHINA: readonly Correction[] = [
	{
		places: 'CN',
		years: [2010, 2100],
		without: ['*'],
		days: FESTIVALS,
		basis: 'law',
		source: `${REGULATION} (1949, as amended 1999, 2007, 2013, 2024), article 2`
	},
	{
		places: 'CN',
		years: [2010, 2013],
		days: [spring('chinese 1-1 -1', 3)],
		basis: 'law',
		source: `${REGULATION}, as amended 2007: the eve and two days`
	},
	{
		places: 'CN',
		years: [2014, 2024],
		days: [spring('chinese 1-1', 3)],
		basis: 'law',
		source: `${REGULATION}, as amended 2013: three days from the first of the first month`
	},
	{
		places: 'CN',
		years: [2025, 2100],
		days: [spring('chinese 1-1 -1', 4), [...LABOUR, '05-02']],
		basis: 'law',
		source: `${REGULATION}, as amended 10 November 2024 (State Council Decree 795): the eve and three days; two days of May`
	},
	{
		places: 'CN',
		years: [2015, 2015],
		days: [
			[
				'70th Anniversary of the Victory over Japanese Aggression',
				'中国人民抗日战争暨世界反法西斯战争胜利70周年纪念日',
				'09-03'
			]
		],
		basis: 'one_off',
		source: 'China, State Council, notice of 13 May 2015',
		url: 'http://www.gov.cn/zhengce/content/2015-05/13/content_9742.htm'
	},
	{
		places: 'CN',
		years: [2020, 2020],
		days: [['Extended Spring Festival holiday', '延长的春节假期', '01-31', 3]],
		basis: 'one_off',
		source: 'China, General Office of the State Council, notice of 26 January 2020: until 2 February',
		url: 'http://www.gov.cn/zhengce/content/2020-01/27/content_5472352.htm'
	},
	...NOTICES.map(([year, off, worked, url]): Correction => ({
		places: 'CN',
		years: [year, year],
		days: [[...EXCHANGE, onDays(year, off)]],
		worked: withYear(year, worked),
		confirmed: ['*'],
		source: `China, General Office of the State Council, notice on the holidays of ${year}`,
		url
	})),
	{
		places: 'CN',
		years: [2027, 2100],
		substitutes: { of: ['*'], moves: 'saturday>monday sunday>monday' },
		estimated: true,
		source: `${REGULATION}, article 6: made up for on working days, which the notice of each year names`
	}
];

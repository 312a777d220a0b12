import type { AddedDay, Correction } from '../overlay';
import { onDays, withYear } from './dates';

const ACT = 'Taiwan, Commemorative Days and Holidays Implementation Act of 28 May 2025';
const ACT_URL = 'https://law.moj.gov.tw/News/newsdetail.aspx?msgid=191745';
const REGULATIONS = 'Taiwan, Regulations for the Implementation of Memorial Days and State Holidays';
const DGPA = 'Taiwan, Directorate-General of Personnel Administration, work calendar';
const DGPA_URL = 'https://www.dgpa.gov.tw/informationlist?uid=30';

const NEW_YEAR: AddedDay = ['Founding Day of the Republic', '中華民國開國紀念日', '01-01'];
const EVE = ["Chinese New Year's Eve", '農曆除夕'] as const;
const SPRING = ['Spring Festival', '春節'] as const;
const CHILDREN = ["Children's Day", '兒童節'] as const;
const QINGMING = ['Tomb Sweeping Day', '民族掃墓節'] as const;

/** Weekdays off in exchange for Saturdays worked (MMDD), as the yearly work calendar has them; the last Saturday may be of the next year. */
const CALENDARS: readonly (readonly [year: number, off: string, worked: string])[] = [
	[2010, '0219', '0206'],
	[2012, '0127 0227 1231', '0204 0303 1222'],
	[2013, '0215 0920', '0223 0914'],
	[2015, '0102', ''],
	[2016, '0212 0610 0916', '0130 0604 0910'],
	[2017, '0227 0529 1009', '0218 0603 0930'],
	[2018, '0406 1231', '0331 1222'],
	[2019, '0208 0301 1011', '0119 0223 1005'],
	[2020, '0123 0626 1002', '0215 0620 0926'],
	[2021, '0210 0920', '0220 0911'],
	[2022, '0204', '0122'],
	[2023, '0120 0127 0227 0403 0623 1009', '0107 0204 0218 0325 0617 0923'],
	[2024, '0208', '0217'],
	[2025, '0127', '0208']
];

const TAIWAN: readonly Correction[] = [
	{
		places: 'TW',
		years: [2010, 2100],
		without: ['*'],
		days: [
			NEW_YEAR,
			[...EVE, 'chinese 1-1 -1'],
			[...SPRING, 'chinese 1-1', 3],
			['Peace Memorial Day', '和平紀念日', '02-28'],
			[...QINGMING, 'qingming 8'],
			['Dragon Boat Festival', '端午節', 'chinese 5-5'],
			['Mid-Autumn Festival', '中秋節', 'chinese 8-15'],
			['National Day', '國慶日', '10-10']
		],
		basis: 'law',
		source: `${REGULATIONS}; ${ACT}`
	},
	{ places: 'TW', years: [2011, 2100], days: [[...CHILDREN, '04-04']], source: `${REGULATIONS}, as amended 2010` },
	{
		places: 'TW',
		years: [2025, 2100],
		days: [
			["Confucius' Birthday", '孔子誕辰紀念日', '09-28'],
			['Taiwan Restoration and Guningtou Victory Memorial Day', '臺灣光復暨金門古寧頭大捷紀念日', '10-25'],
			['Constitution Day', '行憲紀念日', '12-25']
		],
		source: ACT,
		url: ACT_URL
	},
	{
		places: 'TW',
		years: [2026, 2100],
		days: [
			['Labour Day', '勞動節', '05-01'],
			['Day before New Year’s Eve', '小年夜', 'chinese 1-1 -2']
		],
		basis: 'law',
		source: ACT,
		url: ACT_URL
	},
	{
		places: 'TW',
		years: [2010, 2100],
		substitutes: { of: [EVE[0], SPRING[0]], moves: 'saturday>monday sunday>monday' },
		source: `${DGPA}: days of the Spring Festival on a weekend are made up for after it`,
		url: DGPA_URL
	},
	{
		places: 'TW',
		years: [2026, 2100],
		substitutes: { of: ['Day before New Year’s Eve'], moves: 'saturday>monday sunday>monday' },
		source: ACT,
		url: ACT_URL
	},
	{
		places: 'TW',
		years: [2015, 2100],
		substitutes: {
			of: ['*'],
			except: [EVE[0], SPRING[0], 'Day before New Year’s Eve', CHILDREN[0]],
			moves: 'saturday<friday sunday>monday'
		},
		source: `${REGULATIONS}, article 5-1 (order 1030182404): a Saturday on the day before, a Sunday on the day after`,
		url: DGPA_URL
	},
	// Together with Tomb Sweeping Day it has a day beside it.
	{
		places: 'TW',
		years: [2013, 2100],
		days: [
			[
				"Children's Day (substitute day)",
				'兒童節（補假）',
				'on 20130405 20150403 20160405 20170403 20200402 20210402 20240405 20250403 20260403 20270406 20280403 20290403 20320402 20330405 20360403 20370402 20380406 20400403 20410405 20420403 20430403 20440405 20450403 20460403 20480402 20490402 20500405 20520405 20530403 20540402 20550406 20560403 20570403 20580405 20600402 20610405 20620403 20640403 20650402 20660402 20680403 20690405 20700403 20710403 20720405 20730403 20740403 20750405 20760402 20770402 20780405 20790403 20800405 20810403 20820402 20830402 20840403 20850403 20860405 20870403 20880402 20890405 20900403 20910403 20920403 20930402 20940402 20950405 20960403 20970405 20980403 20990402 21000406'
			]
		],
		basis: 'law',
		source: `${REGULATIONS}, article 5: on the day before Tomb Sweeping Day where both fall on one, on a Thursday the day after`,
		url: DGPA_URL
	},
	...CALENDARS.map(([year, off, worked]): Correction => ({
		places: 'TW',
		years: [year, year],
		days: [['Day off in exchange', '放假日（補班）', onDays(year, off)]],
		...(worked !== '' && { worked: withYear(year, worked) }),
		source: `${DGPA} ${year}`,
		url: DGPA_URL
	})),
	{ places: 'TW', years: [2014, 2014], worked: '20141227', source: `${DGPA} 2015`, url: DGPA_URL }
];

const CODE = 'Vietnam, Labour Code 2019, article 112 (2012: article 115)';
const CODE_URL = 'https://vbpl.vn/TW/Pages/vbpq-van-ban-goc.aspx?ItemID=139264';
const DISPATCH = 'Vietnam, Government Office and Ministry of Labour, yearly dispatches on days off';
const TET = ['Lunar New Year', 'Tết Nguyên Đán'] as const;

const VIETNAM: readonly Correction[] = [
	{
		places: 'VN',
		years: [2010, 2100],
		without: ['*'],
		days: [
			["New Year's Day", 'Tết Dương lịch', '01-01'],
			['Hung Kings’ Commemoration Day', 'Ngày Giỗ Tổ Hùng Vương', 'vietnamese 3-10'],
			['Reunification Day', 'Ngày Chiến thắng', '04-30'],
			['Labour Day', 'Ngày Quốc tế Lao động', '05-01'],
			['National Day', 'Quốc khánh', '09-02']
		],
		basis: 'law',
		source: CODE,
		url: CODE_URL
	},
	{
		places: 'VN',
		years: [2010, 2012],
		days: [[...TET, 'vietnamese 1-1 -1', 4]],
		source: 'Vietnam, Labour Code 1994, article 73'
	},
	{ places: 'VN', years: [2013, 2100], days: [[...TET, 'vietnamese 1-1 -1', 5]], source: CODE, url: CODE_URL },
	{
		places: 'VN',
		years: [2010, 2013],
		substitutes: { of: [TET[0]], moves: 'saturday>monday sunday>monday' },
		source: CODE
	},
	...(
		[
			[2014, 2026],
			[2027, 2100]
		] as const
	).map((years): Correction => ({
		places: 'VN',
		years,
		substitutes: { of: [TET[0]], moves: 'saturday<friday sunday>monday' },
		...(years[0] > 2026 && { estimated: true }),
		source: DISPATCH
	})),
	{
		places: 'VN',
		years: [2010, 2100],
		substitutes: { of: ['*'], except: [TET[0]], moves: 'saturday>monday sunday>monday' },
		source: `${CODE}: a day off on the weekly rest is made up for on the next working day`,
		url: CODE_URL
	},
	{
		places: 'VN',
		years: [2021, 2026],
		days: [['National Day (second day)', 'Quốc khánh', 'on 20210903 20220901 20230901 20240903 20250901 20260901']],
		source: `${CODE}: 2 September and one day before or after it; ${DISPATCH}`,
		url: CODE_URL
	},
	{
		places: 'VN',
		years: [2027, 2100],
		days: [['National Day (second day)', 'Quốc khánh', 'about 09-03']],
		source: `${CODE}: 2 September and one day before or after it, which is told each year`,
		url: CODE_URL
	},
	{
		places: 'VN',
		years: [2010, 2024],
		days: [
			[
				'Day off in exchange',
				'Ngày nghỉ hoán đổi',
				'on 20100219 20120127 20130429 20140502 20140901 20150102 20150216 20150429 20181231 20190429 20240429'
			]
		],
		worked: '20100227 20120204 20130504 20140426 20140906 20141227 20150214 20150425 20190105 20190504 20240504',
		source: `${DISPATCH}, for offices`,
		url: 'https://thuvienphapluat.vn/cong-van/EN/Lao-dong-Tien-luong/Official-Dispatch-2450-VPCP-KGVX-2024-swap-of-working-days-during-the-Reunification-Day/606458/tieng-anh.aspx'
	},
	{
		places: 'VN',
		years: [2026, 2026],
		days: [['Day off in exchange', 'Ngày nghỉ hoán đổi', 'on 20260102']],
		worked: '20260110',
		source: 'Vietnam, Government Office, 12729/VPCP-KGVX of 25 December 2025',
		url: 'https://www.collector.com.tr//965292743'
	}
];

export const TAIWAN_VIETNAM: readonly Correction[] = [...TAIWAN, ...VIETNAM];

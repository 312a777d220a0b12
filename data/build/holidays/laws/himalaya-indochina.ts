import type { AddedDay, Correction } from '../overlay';
import { asListed } from './dates';

type Ranged = Pick<Correction, 'places' | 'source' | 'url'> & { readonly days: readonly AddedDay[] };

/** Feasts of a reckoned calendar from a year on: certain in the years whose lists were read, estimated in all others. */
const reckoned = (first: number, listed: readonly number[], { places, days, source, url }: Ranged): Correction[] =>
	[...listed, LAST + 1].flatMap((year, index) => {
		const from = index === 0 ? first : (listed[index - 1] as number) + 1;
		const common = { places, days, source, ...(url !== undefined && { url }) };
		return [
			...(from < year ? [{ ...common, years: [from, year - 1] as const, estimated: true }] : []),
			...(year <= LAST ? [{ ...common, years: [year, year] as const }] : [])
		];
	});
const LAST = 2100;

/** On lists of the years 2011, 2015 and 2020; the others by the calendar. */
const BHUTAN: readonly Correction[] = [
	...reckoned(2008, [2011, 2015, 2020], {
		places: 'BT',
		days: [
			['Traditional Day of Offering', '', 'tibetan offering'],
			['Losar', '', 'tibetan losar', 2],
			['Death Anniversary of Zhabdrung', '', 'tibetan zhabdrung'],
			["Lord Buddha's Parinirvana", '', 'tibetan parinirvana'],
			['Birth Anniversary of Guru Rinpoche', '', 'tibetan rinpoche'],
			['First Sermon of Lord Buddha', '', 'tibetan sermon'],
			['Descending Day of Lord Buddha', '', 'tibetan descending']
		],
		source: 'Bhutan, Royal Civil Service Commission, list of government holidays; day by our own Tibetan calendar',
		url: 'https://www.eda.admin.ch/countries/bhutan/en/home/news/official-holidays.html'
	}),
	{
		places: 'BT',
		years: [2008, 2100],
		days: [
			['Winter Solstice', '', '01-02'],
			['Blessed Rainy Day', '', '09-23'],
			['Dassain', '', 'hindu dussehra']
		],
		source:
			'Bhutan, Royal Civil Service Commission, list of government holidays; solstice and Blessed Rainy Day may be a day off',
		url: 'https://www.eda.admin.ch/countries/bhutan/en/home/news/official-holidays.html'
	}
];

/** Days on which another collection has them, in place of those that are reckoned. */
const BHUTAN_AS_LISTED: readonly Correction[] = [
	...asListed(
		'BT',
		{
			'Winter Solstice': '20190103 20220101',
			'Blessed Rainy Day': '20110924 20120922 20131021 20150922',
			Dassain: '20131014 20201026 20221005 20261021',
			'Birth Anniversary of Guru Rinpoche': '20190711',
			'Traditional Day of Offering': '20210114'
		},
		'Bhutan, list of government holidays, as vacanza/holidays (MIT) has it'
	),
	{
		places: 'BT',
		years: [2014, 2014],
		days: [['Traditional Day of Offering', '', 'on 20140131']],
		estimated: true,
		source: 'Bhutan, list of government holidays, as vacanza/holidays (MIT) has it'
	},
	...[2019, 2023, 2027, 2031, 2035, 2039].map((year): Correction => ({
		places: 'BT',
		years: [year, year],
		redated: { 'Blessed Rainy Day': `on ${year}0924` },
		estimated: true,
		basis: 'computed',
		source:
			'Bhutan: Thrue Bab goes by the sun, a day later in the year before a leap year, as vacanza/holidays (MIT) has it'
	}))
];

const MYANMAR: readonly Correction[] = [
	...reckoned(1990, [2017, 2020, 2021], {
		places: 'MM',
		days: [
			['Full Moon Day of Tabaung', 'တပေါင်းလပြည့်နေ့', 'myanmar tabaung'],
			['Full Moon Day of Kason', 'ကဆုန်လပြည့်နေ့', 'myanmar kason'],
			['Full Moon Day of Waso', 'ဝါဆိုလပြည့်နေ့', 'myanmar waso'],
			['Thadingyut Festival', 'သီတင်းကျွတ်', 'myanmar thadingyut', 3],
			['Deepavali', '', 'myanmar deepavali'],
			['Full Moon Day of Tazaungmon', 'တန်ဆောင်မုန်းလပြည့်နေ့', 'myanmar tazaungmon'],
			['National Day', 'အမျိုးသားနေ့', 'myanmar national-day'],
			['Kayin New Year', 'ကရင်နှစ်သစ်ကူး', 'myanmar karen']
		],
		source:
			'Myanmar, yearly notification of gazetted holidays (lists of 2017, 2020 and 2021 were read); day by our own Myanmar calendar',
		url: 'https://ryt9.com/en/hol/247831'
	}),
	{
		places: 'MM',
		days: [['Eid al-Adha', 'အီဒုလ်အဒ်ဟာ', 'hijri 12-10 +1']],
		source: 'Myanmar, yearly notification of gazetted holidays: announced apart each year'
	},
	{
		places: 'MM',
		years: [2020, 2021],
		days: [["New Year's Day", '', '01-01']],
		source: 'Myanmar, Ministry of Labour, gazetted holidays of 2020 and 2021',
		url: 'https://ryt9.com/en/hol/247831'
	},
	{
		places: 'MM',
		years: [2021, 2021],
		days: [
			["New Year's Eve", '', '12-31'],
			['Tazaungmon (second day)', '', '11-17']
		],
		source: 'Myanmar, Ministry of Labour, gazetted holidays of 2021',
		url: 'https://ryt9.com/en/hol/247831'
	}
];

const SUB_DECREE = 'Cambodia, sub-decree on public holidays';

/** The days of one year as its sub-decree names them: Visak Bochea, the ploughing, Pchum Ben and the Water Festival of three days. */
const khmerYear = (
	[visak, ploughing, pchumBen, water]: readonly [string, string, string, string],
	source: string,
	url: string
): Correction => ({
	places: 'KH',
	announced: {
		'Visak Bochea Day': visak,
		'Royal Ploughing Ceremony': ploughing,
		'Pchum Ben': pchumBen,
		'Water Festival': water
	},
	source,
	url
});

const CAMBODIA: readonly Correction[] = [
	{
		places: 'KH',
		years: [1994, 2100],
		days: [
			['Visak Bochea Day', 'វិសាខបូជា', 'full 7 04-26 -1'],
			['Royal Ploughing Ceremony', 'ព្រះរាជពិធីច្រត់ព្រះនង្គ័ល', 'full 7 04-26 +3'],
			['Pchum Ben', 'ភ្ជុំបិណ្ឌ', 'full 7 10-01 -16', 3],
			['Water Festival', 'បុណ្យអុំទូក', 'full 7 10-30 -2', 3]
		],
		source: `${SUB_DECREE}: by the Khmer calendar, here by the full moon, a day or two off`,
		url: 'https://ibccambodia.com/new/list-of-public-holidays-in-2023/'
	},
	{
		places: 'KH',
		years: [2005, 2019],
		days: [
			['Meak Bochea Day', 'មាឃបូជា', 'full 7 01-29'],
			["International Children's Day", '', '06-01'],
			['Human Rights Day', '', '12-10'],
			["King's Birthday", '', '05-13'],
			["King's Birthday", '', '05-15']
		],
		source: `${SUB_DECREE}, lists of 2010 and 2011; not on those of 2022 and later`,
		url: 'http://khmeridentification-edu.blogspot.com/2011/11/cambodian-buplic-holiday-in-cambodia.html'
	},
	{
		places: 'KH',
		years: [2025, 2100],
		days: [['Peace Day in Cambodia', '', '12-29']],
		source: 'Cambodia, Ministry of Labour, Prakas of 9 October 2024 on public holidays of 2025',
		url: 'https://daikoufinance.com/public-holiday'
	},
	khmerYear(
		['20110517', '20110521', '20110926 20110927 20110928', '20111109 20111110 20111111'],
		`${SUB_DECREE}, list of 2011`,
		'http://khmeridentification-edu.blogspot.com/2011/11/cambodian-buplic-holiday-in-cambodia.html'
	),
	khmerYear(
		['20230504', '20230508', '20231013 20231014 20231015', '20231126 20231127 20231128'],
		'Cambodia, Sub-decree 166 of 12 August 2022 on public holidays in 2023',
		'https://ibccambodia.com/new/list-of-public-holidays-in-2023/'
	),
	khmerYear(
		['20250511', '20250515', '20250921 20250922 20250923', '20251104 20251105 20251106'],
		'Cambodia, Ministry of Labour, Prakas of 9 October 2024 on public holidays of 2025',
		'https://daikoufinance.com/public-holiday'
	)
];

/** Bhutan, Myanmar and Cambodia: feasts of their own calendars. */
export const HIMALAYA_INDOCHINA: readonly Correction[] = [...BHUTAN, ...BHUTAN_AS_LISTED, ...MYANMAR, ...CAMBODIA];

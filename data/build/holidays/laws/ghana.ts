import type { Correction } from '../overlay';

const ACT_986 = {
	source:
		'Ghana, Public Holidays (Amendment) Act 2019 (Act 986): 4 August from then on, 1 July and 25 May only remembered',
	url: 'https://www.graphic.com.gh/news/politics/ghana-news-july-1-no-longer-a-public-holiday.html'
} as const;
const ACT_2025 = {
	source:
		'Ghana, Public Holidays and Commemorative Days (Amendment) Act 2025: 1 July again, 21 September in place of 4 August, the day after Eid al-Fitr',
	url: 'https://www.primenewsghana.com/general-news/july-1-reinstated-as-public-holiday-as-parliament-passes-holidays-amendment-bill.html'
} as const;
const FOUNDERS = ['Founders Day', 'Founders Day (substitute day)'];

export const GHANA: readonly Correction[] = [
	{
		places: 'GH',
		years: [1950, 2018],
		without: FOUNDERS,
		...ACT_986
	},
	{
		places: 'GH',
		years: [2001, 2018],
		days: [
			['African Union Day', '', '05-25'],
			['Republic Day', '', '07-01']
		],
		...ACT_986
	},
	{
		places: 'GH',
		years: [2025, 2100],
		without: FOUNDERS,
		renamed: {
			'Kwame Nkrumah Memorial Day': ["Founder's Day", "Founder's Day"],
			'Kwame Nkrumah Memorial Day (substitute day)': [
				"Founder's Day (substitute day)",
				"Founder's Day (substitute day)"
			]
		},
		days: [['Republic Day', '', '07-01']],
		...ACT_2025
	},
	{
		places: 'GH',
		years: [2026, 2100],
		days: [['Shaqq Day', '', 'hijri 10-2']],
		...ACT_2025
	}
];

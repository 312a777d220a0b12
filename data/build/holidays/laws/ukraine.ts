import type { Correction } from '../overlay';

const LABOUR_CODE = 'Ukraine, Labour Code, articles 67 and 73';
const MARTIAL_LAW = 'Ukraine, Act 2136-IX of 15 March 2022, article 6(6): article 73 is not applied under martial law';
const MARTIAL_LAW_PAGE = 'https://el.mk.court.gov.ua/sud1410/pres-centr/new/1273983';
const TO_MONDAY = 'saturday>monday sunday>monday';

const AFTER_MAY = [
	['Victory Day', 'День перемоги над нацизмом у Другій світовій війні', '05-09'],
	['Pentecost', 'Трійця', 'orthodox+49'],
	['Constitution Day', 'День Конституції', '06-28'],
	['Statehood Day', 'День Української Державності', '07-15'],
	['Independence Day', 'День Незалежності', '08-24'],
	['Defenders of Ukraine Day', 'День захисників і захисниць України', '10-01'],
	['Christmas Day', 'Різдво Христове', '12-25']
] as const;

/** No days off while martial law lasts; which is looked up to 4 May 2026, and after it they are estimates. */
export const UKRAINE: readonly Correction[] = [
	{
		places: 'UA',
		years: [1997, 2100],
		without: ['New Year'],
		withoutSubstitutes: ['New Year (substitute day)'],
		days: [['New Year', 'Новий рік', '01-01']],
		substitutes: { of: ['New Year'], moves: TO_MONDAY },
		source: LABOUR_CODE,
		url: 'https://vs.mk.court.gov.ua/sud1407/pres-centr/news/353937'
	},
	{
		places: 'UA',
		years: [2022, 2022],
		without: [
			'Orthodox Easter',
			'Labour Day',
			'Victory Day',
			'Pentecost',
			'Constitution Day',
			'Statehood Day',
			'Independence Day',
			'Defenders of Ukraine Day',
			'Christmas Day'
		],
		withoutSubstitutes: [
			'Orthodox Easter (substitute day)',
			'Labour Day (substitute day)',
			'Pentecost (substitute day)'
		],
		source: MARTIAL_LAW,
		url: MARTIAL_LAW_PAGE
	},
	{
		places: 'UA',
		years: [2023, 2100],
		without: ['*'],
		source: `${MARTIAL_LAW}; extended to 4 May 2026 so far as looked up`,
		url: 'https://en.interfax.com.ua/news/general/1136278.html'
	},
	{
		places: 'UA',
		years: [2026, 2026],
		days: AFTER_MAY,
		estimated: true,
		source: `${LABOUR_CODE}; a day off when martial law is over`,
		url: 'https://interfax.com.ua/news/general/925633.html'
	},
	{
		places: 'UA',
		years: [2027, 2100],
		days: [
			['New Year', 'Новий рік', '01-01'],
			["International Women's Day", 'Міжнародний жіночий день', '03-08'],
			['Orthodox Easter', 'Великдень', 'orthodox+0'],
			['Labour Day', 'День праці', '05-01'],
			...AFTER_MAY
		],
		substitutes: { of: ['*'], moves: TO_MONDAY },
		estimated: true,
		source: `${LABOUR_CODE}; a day off when martial law is over`,
		url: 'https://interfax.com.ua/news/general/925633.html'
	}
];

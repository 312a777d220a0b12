import type { Correction } from '../overlay';

const ARMENIAN_LAW = {
	source: 'Armenia, law on holidays and memorial days as amended on 17 November 2021: 31 December, 1, 2 and 6 January',
	url: 'https://www.armenpress.am/eng/news/1068376/'
} as const;
const LABOUR_CODE = 'Azerbaijan, Labour Code, article 105';
const LABOUR_CODE_URL =
	'https://docslib.org/download/3972453/holidays-excerpt-from-the-labor-code-of-the-republic-of-azerbaijan';

export const CAUCASUS: readonly Correction[] = [
	{ places: 'AM', years: [2022, 2100], without: ['Pre-Christmas holidays'], ...ARMENIAN_LAW },
	{
		places: 'AM',
		years: [2010, 2021],
		days: [['Day of Remembrance of the Dead', 'Մեռելոց հիշատակի օր', '01-07']],
		...ARMENIAN_LAW
	},
	{
		places: 'AZ',
		years: [2010, 2100],
		without: [
			'Independence Day',
			'Independence Day (substitute day)',
			'Constitution Day',
			'National Revival Day',
			'Spring Festival'
		],
		days: [['Novruz', 'Novruz bayramı', '03-20', 5]],
		source: `${LABOUR_CODE}: Novruz has five days, named as 20 to 24 March; three other days are worked`,
		url: LABOUR_CODE_URL
	},
	{
		places: 'AZ',
		years: [2021, 2100],
		days: [['Victory Day', 'Zəfər Günü', '11-08']],
		source: LABOUR_CODE,
		url: LABOUR_CODE_URL
	},
	{
		places: 'AZ',
		years: [2010, 2100],
		days: [['Day of National Mourning', 'Ümumxalq hüzn günü', '01-20']],
		source: 'Azerbaijan, Labour Code, article 106: 20 January is no working day, and none replaces it on a weekend',
		url: 'https://metbuat.az/news/1490015/22-yanvar-olkede-qeyri-is-gunudur.html'
	},
	{
		places: 'AZ',
		years: [2010, 2100],
		substitutes: { of: ['Novruz', 'Victory Day'], moves: 'saturday>monday sunday>monday' },
		source: `${LABOUR_CODE}, part 5`,
		url: 'https://report.az/en/domestic-politics/9-non-working-days-declared-over-novruz-holiday/'
	}
];

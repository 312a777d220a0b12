import type { AddedDay, Correction } from '../overlay';
import { onDays, withYear } from './dates';

const CODE = 'Russia, Labour Code, article 112';
const CODE_URL = 'https://www.consultant.ru/document/cons_doc_LAW_34683/98ef2900507766e70ff29c0b9d8e2353ea80a1cf/';
const consultant = (id: string) => `https://www.consultant.ru/document/cons_doc_LAW_${id}/`;

/** The Government's resolutions on moving days off: weekdays off (MMDD), days of the weekend worked, where it stands. */
const RESOLUTIONS: readonly (readonly [year: number, off: string, worked: string, url: string])[] = [
	[2010, '0222 1105', '0227 1113', consultant('93374')],
	[2011, '0307', '0305', consultant('103530')],
	[2012, '0309 0430 0507 0508 0611 1231', '0311 0428 0505 0512 0609 1229', consultant('117190')],
	[2013, '0502 0503 0510', '', consultant('136654')],
	[2014, '0502 0613 1103', '', consultant('146983')],
	[2015, '0109 0504', '', consultant('167928')],
	[2016, '0222 0307 0503', '0220', consultant('186505')],
	[2017, '0224 0508', '', consultant('202871')],
	[2018, '0309 0430 0502 0611 1231', '0428 0609 1229', consultant('280526')],
	[2019, '0502 0503 0510', '', consultant('307996')],
	[2020, '0504 0505', '', consultant('328918')],
	[2021, '0222 1105 1231', '0220', consultant('365179')],
	[2022, '0307 0503 0510', '0305', consultant('395538')],
	[2023, '0224 0508', '', consultant('425407')],
	[
		2024,
		'0429 0430 0510 1230 1231',
		'0427 1102 1228',
		'https://normativ.kontur.ru/document?documentId=454126&moduleId=1'
	],
	[2025, '0502 0508 0613 1103 1231', '1101', consultant('481586')],
	[2026, '0109 1231', '', 'https://tass.ru/obschestvo/25149527'],
	[2027, '0222 1105 1231', '0220', consultant('544706')]
];

const NEW_YEAR = ['New Year Holidays', 'Новогодние каникулы'] as const;
const DEFENDER: AddedDay = ['Defender of the Fatherland Day', 'День защитника Отечества', '02-23'];
const WOMEN: AddedDay = ["International Women's Day", 'Международный женский день', '03-08'];
const MOVED = [WOMEN[0], 'Spring and Labour Day', 'Victory Day', 'Russia Day', 'Unity Day'];
const byLaw = (of: readonly string[], first: number, last: number): Correction => ({
	places: 'RU',
	years: [first, last],
	substitutes: { of, moves: 'saturday>monday sunday>monday' },
	...(first > 2027 && { estimated: true }),
	source: `${CODE}: a day off on a holiday is moved to the next working day${first > 2027 ? ', unless the Government moves it elsewhere' : ''}`,
	url: CODE_URL
});

const RUSSIA: readonly Correction[] = [
	{
		places: 'RU',
		years: [2010, 2100],
		without: ['*'],
		days: [
			['Orthodox Christmas Day', 'Рождество Христово', '01-07'],
			DEFENDER,
			WOMEN,
			['Spring and Labour Day', 'Праздник Весны и Труда', '05-01'],
			['Victory Day', 'День Победы', '05-09'],
			['Russia Day', 'День России', '06-12'],
			['Unity Day', 'День народного единства', '11-04']
		],
		source: CODE,
		url: CODE_URL
	},
	{
		places: 'RU',
		years: [2010, 2012],
		days: [
			[...NEW_YEAR, '01-01', 5],
			[
				'New Year Holidays (moved)',
				'Новогодние каникулы (перенос)',
				'on 20100106 20100108 20110106 20110110 20120106 20120109'
			]
		],
		source: `${CODE}, before Federal Law 35-FZ of 23 April 2012: five days, those on a weekend moved to the next working days`
	},
	{
		places: 'RU',
		years: [2013, 2100],
		days: [
			[...NEW_YEAR, '01-01', 6],
			[...NEW_YEAR, '01-08']
		],
		source: `${CODE}, as amended by Federal Law 35-FZ of 23 April 2012`,
		url: CODE_URL
	},
	...RESOLUTIONS.map(([year, off, worked, url]): Correction => ({
		places: 'RU',
		years: [year, year],
		days: [['Day off in exchange', 'Перенесённый выходной день', onDays(year, off)]],
		...(worked !== '' && { worked: withYear(year, worked) }),
		source: `Russia, Government resolution on moving days off in ${year}`,
		url
	})),
	// In 2013, 2014, 2019 and 2025 the resolution moved these days, so the code did not.
	byLaw(MOVED, 2010, 2024),
	byLaw(MOVED.slice(1), 2025, 2025),
	byLaw(MOVED, 2026, 2027),
	byLaw([DEFENDER[0], ...MOVED], 2028, 2100),
	byLaw([DEFENDER[0]], 2020, 2020)
];

const njt = (id: string) => `https://njt.hu/jogszabaly/${id}`;

/** Ministerial decrees on the working days around holidays: weekdays off (MMDD), Saturdays worked, which, where. */
const DECREES: readonly (readonly [year: number, off: string, worked: string, decree: string, url: string])[] = [
	[2010, '1224', '1211', '20/2009. SZMM rendelet', njt('2009-20-20-1X')],
	[2011, '0314 1031', '0319 1105', '7/2010. NGM rendelet', njt('2010-7-20-2X')],
	[
		2012,
		'0316 0430 1022 1102 1224 1231',
		'0324 0421 1027 1110 1201 1215',
		'39/2011. NGM rendelet and 28/2012. NGM rendelet',
		njt('2011-39-20-2X')
	],
	[2013, '0819 1224 1227', '0824 1207 1221', '28/2012. NGM rendelet', njt('2012-28-20-2X')],
	[2014, '0502 1024 1224', '0510 1018 1213', '33/2013. (VIII. 30.) NGM rendelet', njt('2013-33-20-2X')],
	[2015, '0102 0821 1224', '0110 0808 1212', '28/2014. NGM rendelet', njt('2014-28-20-2X')],
	[2016, '0314 1031', '0305 1015', '18/2015. NGM rendelet', njt('2015-18-20-2X')],
	[2018, '0316 0430 1022 1102 1224 1231', '0310 0421 1013 1110 1201 1215', '61/2017. decree', njt('2017-61-B0-15')],
	[2019, '0819 1224 1227', '0810 1207 1214', '6/2018. (VIII. 23.) PM rendelet', njt('2018-6-20-53')],
	[2020, '0821 1224', '0829 1212', '7/2019. PM rendelet', njt('2019-7-20-53')],
	[2021, '1224', '1211', '14/2020. (V. 13.) ITM rendelet', njt('2020-14-20-7Q')],
	[2022, '0314 1031', '0326 1015', '23/2021. ITM rendelet', njt('2021-23-20-7Q')],
	[2024, '0819 1224 1227', '0803 1207 1214', '15/2023. (VII. 13.) GFM rendelet', njt('2023-15-20-8P')],
	[2025, '0502 1024 1224', '0517 1018 1213', '11/2024. (IV. 8.) NGM rendelet', njt('2024-11-20-2X')],
	[
		2026,
		'0102 0821 1224',
		'0110 0808 1212',
		'10/2025. (IV. 30.) NGM rendelet',
		'https://tamogatoweb.hu/10-2025-iv-30-ngm-rendelet/'
	]
];

const HUNGARY = DECREES.map(([year, off, worked, decree, url]): Correction => ({
	places: 'HU',
	years: [year, year],
	days: [['Day off in exchange', 'Pihenőnap', onDays(year, off)]],
	worked: withYear(year, worked),
	source: `Hungary, ${decree}`,
	url
}));

export const RUSSIA_HUNGARY: readonly Correction[] = [...RUSSIA, ...HUNGARY];

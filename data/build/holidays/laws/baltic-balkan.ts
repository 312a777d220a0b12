import type { Correction } from '../overlay';
import { onDays, withYear } from './dates';

const likumi = (id: string) => `https://likumi.lv/ta/id/${id}`;
const gazette = (id: string) => `https://dv.parliament.bg/DVWeb/showMaterialDV.jsp?idMat=${id}`;

/** Orders of Latvia's Cabinet and decisions of Bulgaria's Council of Ministers: weekdays off, Saturdays worked (MMDD), where. */
const LATVIA: readonly (readonly [year: number, off: string, worked: string, url: string])[] = [
	[2010, '0503 0625 1119', '0529 0619 1113', likumi('203023')],
	[2012, '0430', '0428', likumi('228399')],
	[2013, '1223 1230', '1214 1228', likumi('247102')],
	[2014, '0502 1117', '0510 1122', likumi('257810')],
	[2015, '0102 0622', '0110 0627', likumi('266487')],
	[2017, '0505', '0513', likumi('282928')],
	[2018, '0430', '0421', likumi('290413')],
	[2020, '0622', '0613', likumi('308097')],
	[2021, '0503 0625 1119', '0508 0619 1113', likumi('315837')],
	[2023, '0505', '0520', likumi('333470')],
	[2024, '1223 1230', '1214 1228', likumi('342680')],
	[2025, '0502 1117', '0510 1108', likumi('351684')],
	[2026, '0102 0622', '0117 0627', likumi('361161')]
];
const BULGARIA: readonly (readonly [year: number, off: string, worked: string, url: string])[] = [
	[2010, '0507 1231', '0515 1211', gazette('27993')],
	[2011, '0304 0523 0905 0923', '0319 0528 0903 0917', gazette('41994')],
	[2012, '0102 0430 0525 0907 1231', '0121 0421 0519 0929 1215', gazette('58790')],
	[2013, '0502 1223 1231', '0518 1221 1214', gazette('70577')],
	[2014, '0502 0505 1231', '0510 0531 1213', gazette('80502')],
	[2015, '0102 0302 0921 1231', '0124 0321 0912 1212', gazette('89532')],
	[2016, '0304 0523 0905 0923', '0312 0514 0910 0917', gazette('99143')]
];

export const BALTIC_BALKAN: readonly Correction[] = [
	...LATVIA.map(([year, off, worked, url]): Correction => ({
		places: 'LV',
		years: [year, year],
		days: [['Day off in exchange', 'Brīvdiena (pārcelta)', onDays(year, off)]],
		worked: withYear(year, worked),
		source: `Latvia, Cabinet order on moving working days in ${year}`,
		url
	})),
	{
		places: 'LV',
		years: [1996, 2100],
		days: [
			["Mother's Day", 'Mātes diena', '2 sunday 05'],
			['Pentecost', 'Vasarsvētki', 'easter+49']
		],
		basis: 'law',
		source: 'Latvia, Law on holidays, remembrance days and days to be marked, section 1 (as amended 21 September 1995)',
		url: likumi('72608')
	},
	{
		places: 'LV',
		years: [2018, 2100],
		days: [
			[
				'Final day of the Song and Dance Festival',
				'Vispārējo latviešu Dziesmu un deju svētku noslēguma diena',
				'on 20180709 20230710'
			]
		],
		basis: 'law',
		source: 'Latvia, Law on holidays, remembrance days and days to be marked, as amended 21 June 2018',
		url: likumi('299942')
	},
	{
		places: 'LV',
		years: [2018, 2023],
		days: [
			['Visit of Pope Francis', 'Pāvesta Franciska pastorālās vizītes Latvijā diena', 'on 20180924'],
			['Bronze medal of the ice hockey team', 'Diena, kad Latvijas hokeja komanda ieguva bronzas medaļu', 'on 20230529']
		],
		basis: 'one_off',
		source: 'Latvia, amendments of 2018 and of 28 May 2023 to the Law on holidays',
		url: likumi('342196')
	},
	...BULGARIA.map(([year, off, worked, url]): Correction => ({
		places: 'BG',
		years: [year, year],
		days: [['Day off in exchange', 'Почивен ден (прехвърлен)', onDays(year, off)]],
		worked: withYear(year, worked),
		source: `Bulgaria, decision of the Council of Ministers on moving days off in ${year} (Labour Code, article 154(3))`,
		url
	})),
	{
		places: 'BG',
		years: [2025, 2026],
		days: [['Non-working day', 'Неприсъствен ден', 'on 20251231 20260102']],
		basis: 'one_off',
		source: 'Bulgaria, Council of Ministers, decision 808 of 19 November 2025',
		url: gazette('239075')
	}
];

import { dayOf, isoDate, weekdayOf } from '../../../../engines/kit/calendar';
import type { AddedDay, Correction } from '../overlay';

/** Resolutions of the Dirección General de Trabajo with each year's holidays, by year from 2010: BOE-A-… */
const BOE = [
	'2009-18477',
	'2010-15722',
	'2011-16116',
	'2012-13644',
	'2013-12147',
	'2014-10823',
	'2015-11348',
	'2016-9244',
	'2017-11639',
	'2018-14369',
	'2019-14552',
	'2020-13343',
	'2021-17113',
	'2022-16755',
	'2023-22014',
	'2024-21316'
];
const FIRST = 2010;
const LAST = FIRST + BOE.length - 1;
const YEARS = BOE.map((_, index) => FIRST + index);

const source = (year: number) => ({
	source: `Spain, Dirección General de Trabajo, relación de fiestas laborales para el año ${year} (Real Decreto 2001/1983, artículo 45)`,
	url: `https://www.boe.es/buscar/doc.php?id=BOE-A-${BOE[year - FIRST] ?? ''}`
});

type Named = readonly [name: string, local: string, date: string];
const NATIONAL: Readonly<Record<string, Named>> = {
	N: ["New Year's Day", 'Año Nuevo', '01-01'],
	E: ['Epiphany', 'Epifanía del Señor', '01-06'],
	L: ['Labour Day', 'Fiesta del Trabajo', '05-01'],
	A: ['Assumption', 'Asunción de la Virgen', '08-15'],
	O: ['National Day of Spain', 'Fiesta Nacional de España', '10-12'],
	S: ["All Saints' Day", 'Todos los Santos', '11-01'],
	C: ['Constitution Day', 'Día de la Constitución Española', '12-06'],
	I: ['Immaculate Conception', 'Inmaculada Concepción', '12-08'],
	X: ['Christmas Day', 'Natividad del Señor', '12-25']
};
const THURSDAY: Named = ['Maundy Thursday', 'Jueves Santo', 'easter-3'];
const MONDAY: Named = ['Easter Monday', 'Lunes de Pascua', 'easter+1'];
const JOSEPH: Named = ["Saint Joseph's Day", 'San José', '03-19'];
const JAMES: Named = ["Saint James' Day", 'Santiago Apóstol', '07-25'];
const JOHN: Named = ["Saint John's Day", 'San Juan', '06-24'];
const STEPHEN: Named = ["Saint Stephen's Day", 'San Esteban', '12-26'];
const CORPUS: Named = ['Corpus Christi', 'Corpus Christi', 'easter+60'];
const SACRIFICE = 'Feast of the Sacrifice';

/** `10 12-15`: years of this century; `!12`: all of them but that one. */
function yearsOf(text: string): readonly number[] {
	const listed = text
		.replace('!', '')
		.split(' ')
		.filter((part) => part !== '')
		.flatMap((part) => {
			const [from = 0, to = from] = part.split('-').map((year) => 2000 + Number(year));
			return Array.from({ length: to - from + 1 }, (_, index) => from + index);
		});
	return text.startsWith('!') || text === '' ? YEARS.filter((year) => !listed.includes(year)) : listed;
}

/**
 * What each community chose: of the Sundays of national days the Mondays that it kept (day and years: `E13 X16`), and its own days
 * with the years in which they were listed. Of these some on a Sunday are kept on the Monday, `KEPT`, the rest are not listed then.
 */
const ALL = 'N12 N17 N23 E13 E19 L11 L16 L22 A10 A21 O14 O25 S15 S20 C15 C20 I13 I19 I24 X11 X16 X22';
const COMMUNITIES: Readonly<
	Record<string, readonly [mondays: string, days: readonly (readonly [Named, years: string])[]]>
> = {
	AN: [
		ALL,
		[
			[THURSDAY, ''],
			[['Andalusia Day', 'Día de Andalucía', '02-28'], '']
		]
	],
	AR: [
		ALL,
		[
			[THURSDAY, ''],
			[['Aragon Day', 'San Jorge, Día de Aragón', '04-23'], '']
		]
	],
	AS: [
		ALL,
		[
			[THURSDAY, ''],
			[['Asturias Day', 'Día de Asturias', '09-08'], '']
		]
	],
	CB: [
		'E13 L11 S15 I19 X16 X22',
		[
			[THURSDAY, '!18'],
			[MONDAY, '13 15 19 20 24'],
			[JAMES, '12-14 19 24'],
			[['Cantabria Institutions Day', 'Día de las Instituciones de Cantabria', '07-28'], '!12 15 19 24'],
			[['Our Lady of Bien Aparecida', 'La Bien Aparecida', '09-15'], '!13 19 24']
		]
	],
	CE: [
		'N12 E13 E19 L11 O14 S15 C15 C20 I13 X11 X16',
		[
			[THURSDAY, ''],
			[['Our Lady of Africa', 'Nuestra Señora de África', '08-05'], '22-25'],
			[['Ceuta Day', 'Día de Ceuta', '09-02'], '!11 12 15 18 25'],
			[
				[
					SACRIFICE,
					'Fiesta del Sacrificio',
					'on 20101117 20111107 20121027 20131015 20141006 20150925 20160912 20170901 20180822 20190812 20200731 20210720 20220709 20230629 20240617 20250606'
				],
				''
			]
		]
	],
	CL: [
		'N17 N23 E13 E19 L16 L22 A21 O14 O25 S15 S20 C15 C20 I13 I19 I24 X11 X16 X22',
		[
			[JOSEPH, '10 12'],
			[THURSDAY, ''],
			[['Castile and León Day', 'Fiesta de Castilla y León', '04-23'], '!23'],
			[JAMES, '11 23']
		]
	],
	CM: [
		'E13 C15 X16 X22',
		[
			[JOSEPH, '10 11 20'],
			[THURSDAY, ''],
			[MONDAY, '14 15 19 20'],
			[CORPUS, '!10 18'],
			[['Castilla-La Mancha Day', 'Día de Castilla-La Mancha', '05-31'], '!15 20']
		]
	],
	CN: [
		'E13 E19 L16 A21 S15 C20 X11 X22',
		[
			[THURSDAY, ''],
			[['Canary Islands Day', 'Día de Canarias', '05-30'], '!21']
		]
	],
	CT: [
		'',
		[
			[MONDAY, ''],
			[['Whit Monday', 'Lunes de Pascua Granada', 'easter+50'], '11 16 22'],
			[JOHN, '!12 18'],
			[['National Day of Catalonia', 'Diada Nacional de Catalunya', '09-11'], '!11 22'],
			[STEPHEN, '!10 21']
		]
	],
	EX: [
		'N12 E13 E19 L11 L16 L22 O14 O25 S15 S20 C15 C20 I13 I19 I24 X11 X16 X22',
		[
			[['Shrove Tuesday', 'Martes de Carnaval', 'easter-47'], '23 24'],
			[JOSEPH, '10 17 21'],
			[THURSDAY, ''],
			[['Extremadura Day', 'Día de Extremadura', '09-08'], '!24']
		]
	],
	GA: [
		'S15',
		[
			[JOSEPH, '10 11 19-21'],
			[['Day after Saint Joseph', 'Día siguiente a San José', '03-20'], '15'],
			[THURSDAY, ''],
			[['Galician Literature Day', 'Día das Letras Galegas', '05-17'], '!15 20'],
			[JOHN, '13 16 20 22'],
			[['National Day of Galicia', 'Día Nacional de Galicia', '07-25'], '!21']
		]
	],
	IB: [
		'S15 C15 C20 X11 X16 X22',
		[
			[['Balearic Islands Day', 'Dia de les Illes Balears', '03-01'], '!15 20'],
			[THURSDAY, ''],
			[MONDAY, '!14 25'],
			[STEPHEN, '13 14 19 20 25']
		]
	],
	MC: [
		'N17 N23 E13 E19 L11 L22 C15 C20 I13 I24 X16 X22',
		[
			[JOSEPH, '!17 22 23'],
			[THURSDAY, ''],
			[['Murcia Day', 'Día de la Región de Murcia', '06-09'], '!13 24']
		]
	],
	MD: [
		'E13 E19 S20 C20 I19 X16 X22',
		[
			[JOSEPH, '10 12 15 17 21 23'],
			[["Saint Joseph's Day (moved)", 'Traslado de San José', '03-18'], '13'],
			[THURSDAY, ''],
			[['Community of Madrid Day', 'Fiesta de la Comunidad de Madrid', '05-02'], '!10'],
			[CORPUS, '10 11 14'],
			[JAMES, '11 16 22 24 25']
		]
	],
	ML: [
		'N17 E13 E19 C15 C20 I19 I24 X11 X16 X22',
		[
			[['Statute of Autonomy Day', 'Estatuto de Autonomía de Melilla', '03-13'], '20 21'],
			[JOSEPH, '10-16'],
			[THURSDAY, ''],
			[['Eid al-Fitr', 'Fiesta del Eid Fitr', 'on 20220503 20230421 20250331'], ''],
			[
				[
					SACRIFICE,
					'Fiesta del Sacrificio',
					'on 20101117 20111107 20121026 20131015 20141004 20150925 20160912 20170901 20180822 20190812 20200731 20210721 20220711 20230629 20240617 20250606'
				],
				''
			]
		]
	],
	NC: [
		'E13 E19 C20 X11 X16 X22',
		[
			[JOSEPH, '10 12 14 15 19-21'],
			[THURSDAY, ''],
			[MONDAY, ''],
			[JAMES, '11 13 15-17 22-25'],
			[['Day of Navarre', 'San Francisco Javier, Día de Navarra', '12-03'], '']
		]
	],
	PV: [
		'',
		[
			[JOSEPH, '10 15 19-21'],
			[THURSDAY, ''],
			[MONDAY, ''],
			[JAMES, '!10 12 14 18 21'],
			[['Basque Country Day', 'Euskadi Eguna', '10-25'], '11-14'],
			[['80 years of the first Basque Government', '80 Aniversario del primer Gobierno Vasco', '10-07'], '16'],
			[['500 years since the first voyage round the world', 'V Centenario Vuelta al Mundo', '09-06'], '22']
		]
	],
	RI: [
		'C15 C20 I13 I19 X22',
		[
			[JOSEPH, '10 12'],
			[THURSDAY, ''],
			[MONDAY, '!10 12 18'],
			[['La Rioja Day', 'Día de La Rioja', '06-09'], ''],
			[JAMES, '11 16']
		]
	],
	VC: [
		'L11 C15 X16',
		[
			[JOSEPH, '!17 23'],
			[['Monday of the Fallas', 'Lunes de Fallas', '03-18'], '13'],
			[THURSDAY, '11 16 17 22'],
			[MONDAY, ''],
			[JOHN, '19-25'],
			[['Valencian Community Day', 'Dia de la Comunitat Valenciana', '10-09'], '!11 16 22']
		]
	]
};

const KEPT: ReadonlySet<string> = new Set([
	'Andalusia Day',
	'Aragon Day',
	'Asturias Day',
	'Castile and León Day',
	'Canary Islands Day',
	'Extremadura Day',
	'Murcia Day',
	'Community of Madrid Day',
	'La Rioja Day',
	'Day of Navarre',
	JOSEPH[0]
]);

const isSunday = (year: number, date: string) =>
	weekdayOf(dayOf(year, Number(date.slice(0, 2)), Number(date.slice(3)))) === 0;
const nextDay = (year: number, date: string) =>
	isoDate(dayOf(year, Number(date.slice(0, 2)), Number(date.slice(3))) + 1).slice(5);

function listed(year: number, code: string): AddedDay[] {
	const [mondays, own] = COMMUNITIES[code] ?? ['', []];
	const moved = mondays.split(' ').flatMap((one): AddedDay[] => {
		const day = NATIONAL[one.slice(0, 1)];
		if (!day || 2000 + Number(one.slice(1)) !== year) return [];
		return [[`${day[0]} (substitute day)`, `Lunes siguiente a ${day[1]}`, nextDay(year, day[2])]];
	});
	const days = own
		.filter(([, years]) => yearsOf(years).includes(year))
		.flatMap(([[name, local, date]]): AddedDay[] => {
			if (!/^\d/.test(date) || !isSunday(year, date)) return [[name, local, date]];
			return KEPT.has(name) ? [[`${name} (substitute day)`, `Lunes siguiente a ${local}`, nextDay(year, date)]] : [];
		});
	return [...moved, ...days];
}

/** Days on a Sunday are not in the lists: a community keeps the Monday or another day. */
export const SPAIN: readonly Correction[] = [
	...YEARS.flatMap((year): Correction[] => [
		{
			places: 'ES',
			years: [year, year],
			without: ['*'],
			days: [
				...Object.values(NATIONAL).filter(([, , date]) => !isSunday(year, date)),
				['Good Friday', 'Viernes Santo', 'easter-2']
			],
			basis: 'law',
			...source(year)
		},
		...Object.keys(COMMUNITIES).map((code): Correction => ({
			places: `ES-${code}`,
			years: [year, year],
			days: listed(year, code),
			basis: 'announced',
			...source(year)
		}))
	]),
	...Object.values(NATIONAL).flatMap(([name, , date]) =>
		Array.from({ length: 2100 - LAST }, (_, index) => LAST + 1 + index)
			.filter((year) => isSunday(year, date))
			.map((year): Correction => ({
				places: 'ES',
				years: [year, year],
				without: [name],
				source:
					'Spain, Real Decreto 2001/1983, artículo 45: a Sunday’s day off is the Monday or another, as each community chooses'
			}))
	)
];

const FEASTS = Object.values(COMMUNITIES).flatMap(([, own]) => own.map(([[name]]) => name));

/** The years after the last list in which a date is no Sunday. */
const ahead = (date: string, kept: boolean): string => {
	if (!/^\d/.test(date)) return date;
	if (kept) return `${date} sunday>monday`;
	const years = Array.from({ length: 2100 - AHEAD + 1 }, (_, index) => AHEAD + index);
	return `on ${years
		.filter((year) => !isSunday(year, date))
		.map((year) => `${year}${date.replace('-', '')}`)
		.join(' ')}`;
};
const AHEAD = LAST + 2;

const isUsual = (years: readonly number[]) =>
	years.length > (2 * YEARS.length) / 3 || YEARS.slice(-5).every((year) => years.includes(year));

/** After the lists: feasts that a community chose in two of three years or lately every year, and Mondays that it always kept. */
export const SPAIN_AHEAD: readonly Correction[] = [
	{
		places: 'ES',
		years: [AHEAD, 2100],
		without: [...new Set(['Saint Joseph', 'La Bien Aparecida', 'National Day of Catalonia', ...FEASTS])].filter(
			(name) => ![SACRIFICE, 'Our Lady of Africa', 'Day of Navarre'].includes(name)
		),
		source: 'Spain, Real Decreto 2001/1983, artículo 45: chosen by each community year by year'
	},
	...Object.entries(COMMUNITIES).map(([code, [mondays, own]]): Correction => {
		const sundays = (letter: string, date: string) =>
			YEARS.filter((year) => isSunday(year, date)).map((year) => `${letter}${year - 2000}`);
		return {
			places: `ES-${code}`,
			years: [AHEAD, 2100],
			days: [
				...own
					.filter(([[name], years]) => isUsual(yearsOf(years)) && ![SACRIFICE, 'Day of Navarre'].includes(name))
					.map(([[name, local, date]]): AddedDay => [name, local, ahead(date, KEPT.has(name))]),
				...Object.entries(NATIONAL)
					.filter(([letter, [, , date]]) => sundays(letter, date).every((one) => mondays.split(' ').includes(one)))
					.map(([, [name, local, date]]): AddedDay => [
						`${name} (substitute day)`,
						`Lunes siguiente a ${local}`,
						`on ${Array.from({ length: 2100 - AHEAD + 1 }, (_, index) => AHEAD + index)
							.filter((year) => isSunday(year, date))
							.map((year) => `${year}${nextDay(year, date).replace('-', '')}`)
							.join(' ')}`
					])
			],
			basis: 'law',
			estimated: true,
			source: 'Spain, Real Decreto 2001/1983, artículo 45; not chosen yet: as in most of the lists of 2010 to 2025'
		};
	})
];

const PRESS_2026 = {
	source:
		'Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2026 (Boletín Oficial del Estado, 28 October 2025)',
	url: 'https://www.diariosur.es/sociedad/calendario-laboral-2026-boe-publica-puentes-fines-20251028120314-nt.html'
};

/** 2026 as far as it was read: where the Monday after All Saints' Day is off. */
export const SPAIN_2026: readonly Correction[] = [
	{
		places: 'ES-AN ES-AR ES-AS ES-CN ES-CM ES-CL ES-EX ES-NC',
		years: [2026, 2026],
		days: [["All Saints' Day (substitute day)", 'Lunes siguiente a Todos los Santos', '11-02']],
		basis: 'announced',
		...PRESS_2026
	},
	{
		places: 'ES-AN ES-AR',
		years: [2026, 2026],
		days: [['Constitution Day (substitute day)', 'Lunes siguiente al Día de la Constitución', '12-07']],
		basis: 'announced',
		...PRESS_2026
	},
	{
		places: 'ES-NC',
		years: [2026, 2100],
		days: [['Day of Navarre', 'San Francisco Javier, Día de Navarra', '12-03 sunday>monday']],
		source: 'Navarra, calendario oficial de fiestas laborales: a feast of the whole community',
		url: 'https://www.europapress.es/navarra/noticia-gobierno-declara-dias-inhabiles-navarra-2026-efectos-computo-plazos-20251218112115.html'
	}
];

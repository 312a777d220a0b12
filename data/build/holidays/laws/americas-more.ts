import type { Correction } from '../overlay';

const FERIADOS_2016 = {
	source:
		'Ecuador, Ley Orgánica Reformatoria of December 2016: Tuesdays to Monday, Wednesdays and Thursdays to Friday, Saturdays to Friday, Sundays to Monday',
	url: 'https://www.elcomercio.com/actualidad/feriado-carnaval-recuperable-descanso-ecuador.html'
} as const;

const ECUADOR: readonly Correction[] = [
	{
		places: 'EC',
		without: ['Maundy Thursday'],
		redated: { 'Independence of Guayaquil': '10-09' },
		source: 'Ecuador, Ley de Feriados: the eleven national holidays',
		url: 'https://www.eluniverso.com/noticias/ecuador/feriados-locales-de-marzo-del-2025-en-ecuador-nota/?outputType=amp'
	},
	{
		places: 'EC',
		years: [2017, 2100],
		substitutes: {
			of: [
				'Labour Day',
				'The Battle of Pichincha',
				'Declaration of Independence of Quito',
				'Independence of Guayaquil'
			],
			moves: 'saturday<friday sunday>monday tuesday<monday wednesday>friday thursday>friday'
		},
		...FERIADOS_2016
	},
	{
		places: 'EC',
		years: [2017, 2100],
		substitutes: { of: ["New Year's Day", 'Christmas Day'], moves: 'saturday<friday sunday>monday' },
		...FERIADOS_2016
	}
];

const HONDURAS: readonly Correction[] = [
	{
		places: 'HN',
		years: [2015, 2100],
		without: ["Soldier's Day", 'Columbus Day', 'Armed forces Day'],
		days: [['Morazán Week', 'Semana Morazánica', '1 wednesday 10', 3]],
		source: 'Honduras, Decreto Legislativo 78-2015: 3, 12 and 21 October on the first Wednesday to Friday of the month',
		url: 'https://www.enlaplaza.hn/portada/cuando-sera-el-feriado-morazanico-en-honduras'
	}
];

const PUERTO_RICO: readonly Correction[] = [
	{
		places: 'PR',
		years: [2015, 2100],
		without: [
			'Birthday of Eugenio María de Hostos',
			'Birthday of Luis Muñoz Marín',
			'Birthday of José de Diego',
			'Birthday of Don Luis Muñoz Rivera',
			'Birthday of Dr. José Celso Barbosa'
		],
		source: 'Puerto Rico, Ley 111-2014: all on the third Monday of February',
		url: 'https://mibibliotecagsr.blogspot.com/2021/02/dia-de-los-presidentes-y-dia-del-procer.html'
	},
	{
		places: 'PR',
		days: [['Good Friday', 'Viernes Santo', 'easter-2']],
		source: 'Puerto Rico, Ley 88 of 1969; Ley 26-2017, artículo 2.05',
		url: 'https://www.noticel.com/gobierno/ahora/resuelve/vida/20180717/la-razon-para-que-julio-tenga-un-solo-feriado/'
	}
];

const GUYANA: readonly Correction[] = [
	{
		places: 'GY',
		without: ['Phagwah', 'Deepavali'],
		redated: { 'Youman Nabi': 'hijri 3-12 +1', 'Eid Ul Adha': 'hijri 12-10 +1' },
		days: [
			['Phagwah', '', 'hindu holi'],
			['Deepavali', '', 'hindu diwali']
		],
		source: 'Guyana, Public Holidays Act, yearly notifications; days by our own calendars',
		url: 'https://en.wikipedia.org/wiki/Public_holidays_in_Guyana'
	}
];

/** Ecuador, Honduras, Puerto Rico, Guyana. */
export const AMERICAS_MORE: readonly Correction[] = [...ECUADOR, ...HONDURAS, ...PUERTO_RICO, ...GUYANA];

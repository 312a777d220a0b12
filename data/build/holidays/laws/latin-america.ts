import type { Correction } from '../overlay';

const CHILE: readonly Correction[] = [
	{
		places: 'CL',
		without: ['Easter Sunday'],
		source:
			'Chile, Ley 2.977 of 1915: the Friday and the Saturday of Holy Week, and Sundays as such; a list by law, not its text, was read',
		url: 'https://mundapi.cl/Calendar/Holidays/Listing/2021'
	},
	{
		places: 'CL',
		years: [2010, 2010],
		days: [['Bicentenary holiday', 'Feriado del Bicentenario', 'on 20100917 20100920']],
		basis: 'one_off',
		source: 'Chile, Ley 20.450 of 2010, as vacanza/holidays (MIT) lists it; the law was not read',
		estimated: true
	},
	{
		places: 'CL',
		years: [2017, 2017],
		days: [['National census', 'Censo Abreviado de Población y Vivienda', 'on 20170419']],
		basis: 'one_off',
		source: 'Chile, 2017: a holiday for the census, as vacanza/holidays (MIT) lists it; the law was not read',
		estimated: true
	}
];

const VENEZUELA: readonly Correction[] = [
	{
		places: 'VE',
		without: ['Easter Sunday'],
		source:
			'Venezuela, Ley Orgánica del Trabajo of 2012, artículo 184: Thursday and Friday of Holy Week, and Sundays as such; a list by law, not its text, was read',
		url: 'http://henryjpp.blogspot.com/2016/10'
	}
];

const MOTHERS_DAY =
	'https://publicaciones.bdsasesores.com/bdspremium/blog/nicaragua-bds_alertalaboral-30-de-mayo-dia-de-las-madres-feriado-nacional';
const LAW_OF_2026 = {
	source: 'Nicaragua, Ley 1272 of 18 January 2026: Código del Trabajo, artículo 66',
	url: 'https://www.infobae.com/america/agencias/2026/01/19/nicaragua-tiene-cuatro-nuevos-dias-festivos-nacionales-y-ahora-suman-14-feriados-cada-ano'
} as const;
const NICARAGUA: readonly Correction[] = [
	{
		places: 'NI',
		without: ["Children's Day", 'Indigenous Resistance Day'],
		source: 'Nicaragua, Código del Trabajo (Ley 185), artículo 66: not among the national holidays',
		url: MOTHERS_DAY
	},
	{
		places: 'NI',
		years: [2022, 2100],
		days: [["Mother's Day", 'Día de la Madre', '05-30']],
		source: 'Nicaragua, Ley 1118 of May 2022: Código del Trabajo, artículo 66',
		url: MOTHERS_DAY
	},
	{
		places: 'NI',
		years: [2026, 2100],
		days: [
			['National Day of Reconciliation and Peace', 'Día Nacional de la Reconciliación y la Paz', '02-02'],
			['Day of Augusto C. Sandino', 'Día de Augusto C. Sandino', '02-21'],
			['Birthday of Carlos Fonseca', 'Natalicio de Carlos Fonseca Amador', '11-08']
		],
		...LAW_OF_2026
	},
	{
		places: 'NI',
		years: [2027, 2100],
		days: [['Birthday of Rubén Darío', 'Natalicio de Rubén Darío', '01-18']],
		...LAW_OF_2026
	}
];

const SALVADOR = 'El Salvador, Código de Trabajo, artículo 190';
const PARENTS =
	'https://www.laprensagrafica.com/elsalvador/Estos-son-los-asuetos-que-los-salvadorenos-tendran-en-2019-y-cuanto-falta-para-que-lleguen-20190114-0200.html';
const SALVADOR_URL = 'https://elindependiente.sv/?p=1665';
const EL_SALVADOR: readonly Correction[] = [
	{ places: 'SV', days: [["New Year's Day", 'Año Nuevo', '01-01']], source: SALVADOR, url: SALVADOR_URL },
	{
		places: 'SV',
		years: [2013, 2100],
		days: [["Father's Day", 'Día del Padre', '06-17']],
		source: `${SALVADOR}, as it stands since 2013`,
		url: PARENTS
	},
	{
		places: 'SV',
		years: [2016, 2100],
		days: [["Mother's Day", 'Día de la Madre', '05-10']],
		source: `${SALVADOR}, as it stands since 2016`,
		url: PARENTS
	},
	{
		places: 'SV',
		years: [2022, 2023],
		days: [['Day after a holiday on a Sunday', 'Asueto nacional remunerado', 'on 20221226 20230102']],
		basis: 'one_off',
		source: 'El Salvador, Asamblea Legislativa, decree of December 2022',
		url: 'https://politicastereo.org/?p=29562'
	}
];

export const LATIN_AMERICA: readonly Correction[] = [...CHILE, ...VENEZUELA, ...NICARAGUA, ...EL_SALVADOR];

import type { Correction } from '../overlay';

const DS_5521 = {
	source: 'Bolivia, Decreto Supremo 5521: kept on the Friday in 2026',
	url: 'https://www.boliviatv.bo/principal/nota.php?noticia=f8bbdb70c1aa6d8e337b53913fc5616b'
} as const;

/** Decisions for one year. */
export const SOUTH_AMERICA: readonly Correction[] = [
	{
		places: 'AR',
		years: [2022, 2022],
		days: [
			[
				'Anniversary of the Passing to Immortality of General Martín Miguel de Güemes',
				'Paso a la Inmortalidad del General Don Martín Miguel de Güemes',
				'06-17'
			]
		],
		source: 'Argentina, Ministerio del Interior, feriados de 2022: kept on its own Friday',
		url: 'https://www.adnsur.com.ar/sociedad/junio-llega-con-dos-feriados-nacionales-y-un-fin-de-semana-xxl_a62973c189aebab0a0385a673'
	},
	{
		places: 'BO',
		years: [2025, 2025],
		days: [['Bicentenary of Independence', 'Bicentenario de Bolivia', 'on 20250807']],
		basis: 'one_off',
		source: 'Bolivia, Decreto Supremo of 30 July 2025',
		url: 'https://elinfonauta.com/gobierno-declara-feriado-nacional-el-6-y-7-de-agosto-por-el-bicentenario'
	},
	{
		places: 'BO',
		years: [2025, 2025],
		days: [["All Souls' Day (substitute day)", 'Traslado de Todos Santos', 'on 20251103']],
		source: 'Bolivia, Decreto Supremo of 29 October 2025',
		url: 'https://tvnorte.com.bo/noticias-en-general/confirmado-el-feriado-de-todos-santos-se-traslada-al-lunes-3-de-noviembre/29/10/2025'
	},
	{ places: 'BO', years: [2026, 2026], redated: { 'Plurinational State Foundation Day': '01-23' }, ...DS_5521 }
];

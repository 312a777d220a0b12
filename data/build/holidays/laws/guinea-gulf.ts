import type { Correction } from '../overlay';
import { partsOf } from './parts';

const DECREE_2007 = {
	source: 'Equatorial Guinea, Decreto 9/2007',
	url: 'https://web.archive.org/web/20250518185011/https://boe.gob.gq/files/Decreto%20de%20Fijaci%C3%B3n%20de%20los%20D%C3%ADas%20Feriados%20en%20Guinea%20Ecuatorial.pdf'
} as const;

const EQUATORIAL_GUINEA: readonly Correction[] = [
	{
		places: 'GQ',
		years: [2007, 2100],
		withoutSubstitutes: ['*'],
		days: [
			["International Women's Day", 'Día Internacional de la Mujer', '03-08'],
			['Maundy Thursday', 'Jueves Santo', 'easter-3'],
			['African Liberation Day', 'Día de la liberación Africana', '05-25']
		],
		...DECREE_2007
	},
	{
		places: 'GQ',
		years: [2007, 2100],
		substitutes: {
			of: [
				"New Year's Day",
				'Labour Day',
				"President's Day",
				'Armed Forces Day',
				'Constitution Day',
				'Independence Day',
				'Immaculate Conception',
				'Christmas Day'
			],
			moves: 'saturday>monday sunday>monday'
		},
		source: `${DECREE_2007.source}: the Monday after, also for a Saturday`,
		url: DECREE_2007.url
	},
	{
		places: 'GQ',
		years: [2024, 2024],
		days: [['Victory over Côte d’Ivoire', 'Victoria de la AFCON contra Costa de Marfil', 'on 20240123']],
		basis: 'one_off',
		source: 'Equatorial Guinea, holiday declared after the match of 22 January 2024',
		url: 'https://web.archive.org/web/20240124021813/https://www.monitor.co.ug/uganda/sports/soccer/equatorial-guinea-president-awards-team-1-million-for-afcon-victory-4500644'
	},
	...partsOf('GQ', [
		'AN|Annobón',
		'BN|Bioko Norte',
		'BS|Bioko Sur',
		'CS|Centro Sur',
		'DJ|Djibloho',
		'KN|Kié-Ntem',
		'LI|Litoral',
		'WN|Wele-Nzas'
	]),
	{
		places: 'GQ-AN',
		years: [2007, 2100],
		days: [['Patron Saint Festival of Annobón', 'Fiesta Patronal de Annobón', '06-13']],
		...DECREE_2007
	}
];

const SAO_TOMEAN_LIST = {
	source: 'São Tomé and Príncipe, list of holidays of the tourism authority',
	url: 'https://web.archive.org/web/20241102204908/https://visitsaotomeprincipe.st/pt/informacoes-uteis/feriados'
} as const;
const MOVED = 'saturday<friday sunday>monday';

const SAO_TOME: readonly Correction[] = [
	{
		places: 'ST',
		years: [1950, 2019],
		withoutSubstitutes: ['*'],
		source: 'São Tomé and Príncipe: days of the weekend are moved since 2020, as vacanza/holidays (MIT) found'
	},
	{
		places: 'ST',
		years: [1950, 2018],
		without: ['São Tomé Day'],
		source: 'São Tomé and Príncipe: since 2019, as vacanza/holidays (MIT) lists it'
	},
	{
		places: 'ST',
		years: [2014, 2100],
		days: [['Day of King Amador', 'Dia do Rei Amador', '01-04']],
		...SAO_TOMEAN_LIST
	},
	{
		places: 'ST',
		years: [2020, 2100],
		substitutes: { of: ['Day of King Amador'], moves: MOVED },
		...SAO_TOMEAN_LIST
	},
	...partsOf('ST', ['01|Água Grande', '02|Cantagalo', '03|Caué', '04|Lembá', '05|Lobata', '06|Mé-Zóchi', 'P|Príncipe']),
	{
		places: 'ST-P',
		years: [2014, 2100],
		days: [
			['Discovery of Príncipe', 'Descobrimento da Ilha do Príncipe', '01-17'],
			['Autonomy Day', 'Dia da Autonomia do Príncipe', '04-29'],
			["Saint Lawrence's Day", 'Dia de São Lourenço', '08-15']
		],
		...SAO_TOMEAN_LIST
	},
	{
		places: 'ST-P',
		years: [2020, 2100],
		substitutes: { of: ['Discovery of Príncipe', 'Autonomy Day', "Saint Lawrence's Day"], moves: MOVED },
		...SAO_TOMEAN_LIST
	}
];

export const GULF_OF_GUINEA: readonly Correction[] = [...EQUATORIAL_GUINEA, ...SAO_TOME];

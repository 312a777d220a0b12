import type { Decision } from './holidays-decision';

const NICARAGUA = {
	source: 'Nicaragua, Ley 1272 of 18 January 2026: Código del Trabajo, artículo 66',
	url: 'https://www.infobae.com/america/agencias/2026/01/19/nicaragua-tiene-cuatro-nuevos-dias-festivos-nacionales-y-ahora-suman-14-feriados-cada-ano'
} as const;
const BICENTENARY = {
	source: 'Bolivia, Decreto Supremo 5328 of 5 February 2025',
	url: 'https://prensamercosur.org/?p=567531'
} as const;
const ECUADOR = {
	source: 'Ecuador, Ley Orgánica Reformatoria of December 2016, article 2',
	url: 'https://www.diariolosandes.com.ec/ecuador-se-prepara-para-disfrutar-del-septimo-feriado-del-ano/'
} as const;
const CODE_DU_TRAVAIL = {
	source: 'Code du travail, articles L. 3133-1 and L. 3422-2',
	url: 'https://www.legifrance.gouv.fr/affichCode.do?idSectionTA=LEGISCTA000006178062&cidTexte=LEGITEXT000006072050&dateTexte=20190521'
} as const;
const HAITI = {
	source: 'Haiti, décret of 23 May 1989 and notes of the Primature, 9 February 2024',
	url: 'https://tedactu.com/2024/02/09/periode-carnavalesque-le-gouvernement-decrete-trois-jours-de-conge'
} as const;

/** Latin America, the Caribbean, Canada. */
export const DECIDED_AMERICAS: readonly Decision[] = [
	{
		places: 'NI NI-*',
		years: [2026, 2032],
		named: [
			'National Day of Reconciliation and Peace',
			'Day of Augusto C. Sandino',
			'Birthday of Carlos Fonseca',
			'Birthday of Rubén Darío'
		],
		ours: true,
		kind: 'law',
		why: 'four days that the law of January 2026 added',
		...NICARAGUA
	},
	{
		places: 'BO BO-*',
		on: '10-17',
		named: ['National Dignity Day'],
		ours: false,
		kind: 'law',
		why: 'the bill of October 2020 was not signed; nothing suspends work',
		source: 'Bolivia, Minister of Government, October 2022',
		url: 'https://oxigeno.bo/node/58595'
	},
	{
		places: 'BO-N',
		named: ['Pando Day'],
		ours: 'dated',
		kind: 'law',
		why: 'the department was made by law of 24 September 1938, and keeps that day with Santa Cruz',
		source: 'Red Uno, 11 September 2025; El Progreso de Pando',
		url: 'https://www.reduno.com.bo/noticias/se-viene-un-fin-de-semana-largo-por-feriado-en-que-departamento-se-aplicara--2025911111550'
	},
	{
		places: 'BO-*',
		named: [
			'Potosí Day (substitutes)',
			'Beni Day (substitutes)',
			'Cochabamba Day (substitutes)',
			'Chuquisaca Day (substitutes)',
			'La Paz Day (substitutes)',
			'Pando Day (substitutes)',
			'Santa Cruz Day (substitutes)',
			'Tarija Day (substitutes)',
			'Oruro Day (substitutes)'
		],
		ours: true,
		kind: 'law',
		why: 'the Monday after a national or departmental holiday on a Sunday',
		source: 'Bolivia, Decreto Supremo 22352 of 1989 and 5019, article 3',
		url: 'https://www.reduno.com.bo/noticias/se-viene-un-fin-de-semana-largo-por-feriado-en-que-departamento-se-aplicara--2025911111550'
	},
	{
		places: 'BO-*',
		years: [2025, 2025],
		named: [
			'Foundation of Cobija',
			'Revolt of the Canichana',
			'Battle of Aroma',
			'Foundation of La Plata',
			'Execution of Túpac Katari',
			'Revolution of 6 October 1810',
			'Battle of Tumusla',
			'Independence of Santa Cruz',
			'Battle of Suipacha'
		],
		ours: true,
		kind: 'law',
		why: 'a day in each department, in the year of the bicentenary only',
		...BICENTENARY
	},
	{
		places: 'BO BO-*',
		years: [2025, 2025],
		named: ['Bicentenary of Independence'],
		ours: true,
		kind: 'law',
		why: '7 August, in this year only',
		source: 'Bolivia, Decreto Supremo of 30 July 2025',
		url: 'https://elinfonauta.com/gobierno-declara-feriado-nacional-el-6-y-7-de-agosto-por-el-bicentenario'
	},
	{
		places: 'BO BO-*',
		years: [2025, 2025],
		named: ["All Souls' Day (substitute day)"],
		ours: true,
		kind: 'law',
		why: 'a Sunday: Monday',
		source: 'Bolivia, Decreto Supremo of 29 October 2025',
		url: 'https://tvnorte.com.bo/noticias-en-general/confirmado-el-feriado-de-todos-santos-se-traslada-al-lunes-3-de-noviembre/29/10/2025'
	},
	{
		places: 'BO BO-*',
		years: [2026, 2026],
		named: ['Plurinational State Foundation Day'],
		ours: 'dated',
		kind: 'law',
		why: 'kept on Friday 23 January',
		source: 'Bolivia, Decreto Supremo 5521',
		url: 'https://www.boliviatv.bo/principal/nota.php?noticia=f8bbdb70c1aa6d8e337b53913fc5616b'
	},
	{
		places: 'SV SV-*',
		named: ['Day after a holiday on a Sunday'],
		ours: true,
		kind: 'law',
		why: '26 December 2022 and 2 January 2023, for that time',
		source: 'El Salvador, Asamblea Legislativa, decree of December 2022',
		url: 'https://politicastereo.org/?p=29562'
	},
	{
		places: 'CR',
		named: ['Our Lady of Los Ángeles'],
		ours: true,
		kind: 'law',
		why: 'a holiday on which nobody has to work; who is paid by the week need not be paid',
		source: 'Costa Rica, Código de Trabajo, artículo 148',
		url: 'https://www.diarioextra.com/noticia/este-2-de-agosto-es-feriado-de-pago-no-obligatorio/'
	},
	{
		places: 'CW',
		named: ["New Year's Eve"],
		ours: true,
		kind: 'half',
		why: 'some hours of 31 December',
		source: 'Curaçao, Arbeidsregeling, as the government lists it',
		url: 'https://loketdigital.gobiernu.cw/Loket/product/571960bbe1e5fe8712b10a1323630e70'
	},
	{
		places: 'FK',
		named: ['Battle Day'],
		ours: true,
		kind: 'law',
		why: '8 December, one of nine public holidays',
		source: 'Falkland Islands, list of 2017',
		url: 'https://holidaystracker.com/calendar/falkland-islands-public-holidays-2017/'
	},
	{
		places: 'GP MQ MF',
		named: ['Victor Schoelcher Day', 'Mi-Careme'],
		ours: false,
		kind: 'some',
		why: 'offices close by custom; the law names the day on which slavery was abolished and no other',
		...CODE_DU_TRAVAIL
	},
	{
		places: 'MF',
		years: [2010, 2017],
		named: ['Abolition of Slavery'],
		ours: 'dated',
		kind: 'law',
		why: '27 May until 2017, as in Guadeloupe',
		source: 'Soualiga Post, 23 May 2017, on the decree of 23 November 1983',
		url: 'http://www.soualigapost.com/fr/actualite/14725/culture/comm%C3%A9moration-de-labolition-de-lesclavage-cest-encore-le-27-mai-et-cest-un'
	},
	{
		places: 'GT',
		named: ['Christmas Eve', "New Year's Eve"],
		ours: true,
		kind: 'half',
		why: 'from noon on',
		source: 'Guatemala, Código de Trabajo, artículo 127',
		url: 'https://www.prensalibre.com/vida/salud-y-familia/fin-de-ano-asi-se-aplican-los-descansos-del-24-25-y-31-de-diciembre-y-el-1-de-enero-segun-el-codigo-de-trabajo/'
	},
	{
		places: 'GT',
		named: ['Assumption Day'],
		ours: false,
		kind: 'commune',
		why: 'the feast of the capital alone; every town has its own',
		source: 'Guatemala, Código de Trabajo, artículo 127; Ley de Negocios, 2023',
		url: 'https://www.leydenegocios.com/post/feriados-asuetos-2023'
	},
	{
		places: 'HT',
		named: ['Carnival'],
		ours: false,
		kind: 'law',
		why: 'a Sunday: Monday from noon, Tuesday and Wednesday are off',
		...HAITI
	},
	{ places: 'HT', named: ['Ash Wednesday'], ours: true, kind: 'law', why: 'off with the days of carnival', ...HAITI },
	{
		places: 'HT',
		named: ['Bois Caïman Day', 'Dessalines Day'],
		ours: true,
		kind: 'law',
		why: 'two days that the decree added',
		source: 'Haiti, décret of 11 December 2024 on legal holidays',
		url: 'https://www.leplacentin.com/post/13-08-2025-bois-caiman-le-14-aout-inscrit-dans-la-liste-des-fetes-legales-haitiennes'
	},
	{
		places: 'PY',
		named: ['Easter Sunday'],
		ours: false,
		kind: 'law',
		why: 'the list has Maundy Thursday and Good Friday',
		source: 'Paraguay, list of national holidays, ABC Color, 31 July 2025',
		url: 'https://www.abc.com.py/nacionales/2025/07/31/calendario-de-feriados-en-paraguay-asi-quedaria-sumando-al-20-de-junio/'
	},
	{
		places: 'PY',
		named: ['Constitution Day'],
		ours: true,
		kind: 'law',
		why: '20 June, which the Executive may move',
		source: 'Paraguay, Ley 7544 of 2025',
		url: 'https://www.abc.com.py/nacionales/2025/09/04/lo-que-dice-exministro-de-la-corte-sobre-el-feriado-ante-clasificacion-de-la-albirroja/'
	},
	{
		places: 'EC',
		named: [
			'Declaration of Independence of Quito',
			'Labor Day',
			'Independence of Guayaquil',
			'The Battle of Pichincha',
			"All Souls' Day",
			'Independence of Cuenca'
		],
		ours: false,
		kind: 'law',
		why: 'the rest itself is moved, the date is worked',
		...ECUADOR
	},
	{
		places: 'DO',
		named: ['Restoration Day'],
		ours: 'dated',
		kind: 'law',
		why: '16 August is not moved',
		source: 'Dominican Republic, Supreme Court, 20 February 2008',
		url: 'https://hoy.com.do/ministerio-de-trabajo-reitera-16-de-agosto-dia-de-la-restauracion-no-se-cambia-2/'
	},
	{
		places: 'CL-NB',
		on: '08-20',
		ours: false,
		kind: 'commune',
		why: 'off in Chillán and Chillán Viejo alone',
		source: 'Chile, Ley 20.768 of 2014',
		url: 'https://www.cnnchile.com/servicios/feriado-20-agosto-aplica-comunas-conmemora-natalicio-bernardo-ohiggins_20250818/'
	},
	{
		places: 'CA-QC',
		named: ['Easter Monday'],
		ours: true,
		kind: 'choice',
		why: 'Good Friday or Easter Monday, as the employer chooses',
		source: 'Quebec, CNESST, statutory holidays',
		url: 'https://cnesst.gouv.qc.ca/en/working-conditions/leave/statutory-holidays/statutory-holidays'
	},
	{
		places: 'CA CA-NT CA-NU CA-MB CA-NB CA-NS CA-ON',
		named: ['Canada Day (substitute day)'],
		ours: true,
		kind: 'law',
		why: '2 July where 1 July is a Sunday',
		source: 'Canada, Holidays Act (R.S.C. 1985, c. H-5), section 3',
		url: 'https://hullandhull.com/2021/07/canada-day-2021'
	}
];

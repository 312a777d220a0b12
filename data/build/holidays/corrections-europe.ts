import type { AddedDay, Correction } from './overlay';

const SWISS_LIST = 'Swiss Federal Office of Justice, list of statutory holidays of the cantons';
const BERCHTOLD: AddedDay = ['Berchtoldstag', '', '01-02'];
const EASTER_MONDAY: AddedDay = ['Easter Monday', 'Ostermontag', 'easter+1'];
const WHIT_MONDAY: AddedDay = ['Whit Monday', 'Pfingstmontag', 'easter+50'];
const STEPHEN: AddedDay = ['Boxing Day', 'Stephanstag', '12-26'];

const SWITZERLAND: readonly Correction[] = [
	{
		places: 'CH',
		without: ['Federal Day of Thanksgiving, Repentance and Prayer'],
		source: `${SWISS_LIST}: always a Sunday, not listed`
	},
	{
		places: 'CH-FR',
		days: [
			BERCHTOLD,
			['Easter Monday', 'Lundi de Pâques', 'easter+1'],
			['Whit Monday', 'Lundi de Pentecôte', 'easter+50'],
			['Boxing Day', 'Saint-Etienne', '12-26']
		],
		source: SWISS_LIST
	},
	{ places: 'CH-LU', days: [BERCHTOLD, EASTER_MONDAY, WHIT_MONDAY], source: SWISS_LIST },
	{ places: 'CH-OW CH-ZG', days: [BERCHTOLD, EASTER_MONDAY, WHIT_MONDAY, STEPHEN], source: SWISS_LIST },
	{ places: 'CH-NW', days: [EASTER_MONDAY, WHIT_MONDAY, STEPHEN], source: SWISS_LIST },
	{ places: 'CH-SH CH-SO CH-ZH CH-GL', days: [BERCHTOLD], source: SWISS_LIST },
	{ places: 'CH-UR', days: [STEPHEN], source: SWISS_LIST },
	{ places: 'CH-NE', days: [['Whit Monday', 'Lundi de Pentecôte', 'easter+50']], source: SWISS_LIST },
	{
		places: 'CH-GR',
		days: [['Good Friday', 'Karfreitag', 'easter-2']],
		source: 'Graubünden, Gesetz über die öffentlichen Ruhetage'
	},
	{
		places: 'CH-AI',
		days: [['Immaculate Conception', 'Mariä Empfängnis', '12-08'], STEPHEN],
		source: SWISS_LIST
	},
	{ places: 'CH-VS', without: ['Whit Monday'], source: `${SWISS_LIST}: not in Valais` }
];

const GERMANY: readonly Correction[] = [
	{
		places: 'DE',
		renamed: { 'National Holiday': ['German Unity Day'] },
		source: 'Einigungsvertrag of 31 August 1990, article 2'
	},
	{
		places: 'DE',
		years: [1950, 1989],
		without: ['German Unity Day'],
		source: 'Einigungsvertrag of 31 August 1990, article 2'
	},
	{
		places: 'DE',
		years: [1954, 1990],
		days: [['Day of German Unity (17 June)', 'Tag der deutschen Einheit', '06-17']],
		source: 'Gesetz über den Tag der deutschen Einheit of 4 August 1953'
	}
];

const NORDIC: readonly Correction[] = [
	{
		places: 'SE',
		days: [
			['Christmas Eve', 'Julafton', '12-24'],
			["New Year's Eve", 'Nyårsafton', '12-31'],
			['Midsummer Eve', 'Midsommarafton', 'friday>=06-19']
		],
		source: 'Sweden, Semesterlag (1977:480), 3 a §: these eves count as Sundays'
	},
	{
		places: 'SE',
		years: [1950, 2004],
		without: ['National Day'],
		source: 'Sweden, Lag (2004:1320)'
	},
	{
		places: 'SE',
		years: [1950, 2004],
		days: [['Whit Monday', 'Annandag pingst', 'easter+50']],
		source: 'Sweden, Lag (1989:253), before Lag (2004:1320)'
	},
	{
		places: 'FI',
		days: [
			['Christmas Eve', 'Jouluaatto', '12-24'],
			['Midsummer Eve', 'Juhannusaatto', 'friday>=06-19']
		],
		source: 'Finland, Annual Holidays Act (162/2005), section 4: these eves are no working days'
	},
	{
		places: 'IS',
		without: ['First Day of Summer'],
		days: [['First Day of Summer', 'Sumardagurinn fyrsti', 'thursday>=04-19']],
		source: 'Iceland, Act No. 88/1971, section 6: the first Thursday after 18 April'
	}
];

const WEST: readonly Correction[] = [
	{
		places: 'NL',
		years: [1964, 2100],
		days: [
			['Good Friday', 'Goede Vrijdag', 'easter-2'],
			['Liberation Day', 'Bevrijdingsdag', '05-05']
		],
		source: 'Netherlands, Algemene termijnenwet of 1964, artikel 3'
	},
	{
		places: 'FR',
		years: [1960, 1981],
		without: ['Victory Day'],
		source: 'France, Loi 81-893 of 1981 and Décret 59-533 of 1959'
	},
	{
		places: 'ES',
		withoutSubstitutes: ['*'],
		source: 'Spain, Real Decreto 2001/1983, artículo 45: the communities choose each year whether to move a Sunday'
	},
	{
		places: 'ES',
		years: [1950, 1982],
		without: ['Día de la Constitución Española'],
		source: 'Spain, Real Decreto 2964/1983'
	},
	{
		places: 'ES-CM',
		years: [1984, 2100],
		days: [['Castilla-La Mancha Day', 'Día de Castilla-La Mancha', '05-31']],
		source: 'Castilla-La Mancha, Ley 2/1984'
	},
	{
		places: 'ES-CM',
		years: [1950, 2010],
		without: ['Corpus Christi'],
		source: 'Spain, yearly lists of holidays in the Boletín Oficial del Estado'
	},
	{
		places: 'ES-VC',
		years: [1982, 2100],
		days: [['Valencian Community Day', 'Dia de la Comunitat Valenciana', '10-09']],
		source: 'Comunitat Valenciana, Ley 8/1984'
	},
	{
		places: 'ES-VC',
		years: [1950, 2018],
		without: ['San Juan'],
		source: 'Spain, yearly lists of holidays in the Boletín Oficial del Estado'
	},
	{
		places: 'ES-MC',
		years: [1983, 2100],
		days: [['Murcia Day', 'Día de la Región de Murcia', '06-09']],
		source: 'Región de Murcia, Estatuto de Autonomía, artículo 4'
	},
	{
		places: 'ES-PV',
		years: [2011, 2014],
		days: [['Basque Country Day', 'Euskadi Eguna', '10-25']],
		source: 'País Vasco, Ley 2/2010'
	}
];

const SILVER_ACT = 'Banking and Financial Dealings Act 1971';
const PROCLAIMED = 'United Kingdom, royal proclamation under the Banking and Financial Dealings Act 1971';
const BRITAIN: readonly Correction[] = [
	{
		places: 'GB GB-ENG GB-WLS GB-NIR',
		alone: true,
		years: [1950, 1973],
		without: ["New Year's Day", "New Year's Day (substitute day)"],
		source: 'United Kingdom, royal proclamation of 1973: from 1974'
	},
	{
		places: 'GB',
		years: [1950, 1977],
		without: ['Early May bank holiday'],
		source: 'United Kingdom, royal proclamation of 1977: from 1978'
	},
	{
		places: 'GB',
		years: [1950, 1964],
		redated: { 'Spring bank holiday': 'easter+50' },
		source: 'Bank Holidays Act 1871: Whit Monday'
	},
	{
		places: 'GB',
		years: [1950, 1964],
		renamed: { 'Spring bank holiday': ['Whit Monday', 'Whit Monday'] },
		source: 'Bank Holidays Act 1871'
	},
	{ places: 'GB', years: [1967, 1967], redated: { 'Spring bank holiday': '05-29' }, source: SILVER_ACT },
	{ places: 'GB', years: [1977, 1977], days: [['Queen’s Silver Jubilee', '', '06-07']], source: PROCLAIMED },
	{ places: 'GB', years: [1981, 1981], days: [['Royal Wedding', '', '07-29']], source: PROCLAIMED },
	{ places: 'GB', years: [1995, 1995], redated: { 'Early May bank holiday': '05-08' }, source: PROCLAIMED },
	{ places: 'GB', years: [1999, 1999], days: [['Millennium Eve', '', '12-31']], source: PROCLAIMED },
	{
		places: 'GB',
		years: [2002, 2002],
		redated: { 'Spring bank holiday': '06-04' },
		days: [['Queen’s Golden Jubilee', '', '06-03']],
		source: PROCLAIMED
	},
	{ places: 'GB', years: [2011, 2011], days: [['Royal Wedding', '', '04-29']], source: PROCLAIMED },
	{ places: 'GB', years: [2012, 2012], redated: { 'Spring bank holiday': '06-04' }, source: PROCLAIMED },
	{ places: 'GB', years: [2020, 2020], redated: { 'Early May bank holiday': '05-08' }, source: PROCLAIMED }
];

const EAST: readonly Correction[] = [
	{
		places: 'GR',
		renamed: { 'Ash Sunday': ['Clean Monday'] },
		source: 'Greece, Law 1157/1981'
	},
	{
		places: 'TR',
		years: [2010, 2010],
		redated: { 'End of Ramadan (Eid al-Fitr)': '09-09' },
		source: 'Turkey, Presidency of Religious Affairs, calendar 2010'
	},
	{
		places: 'TR',
		years: [2005, 2005],
		redated: { 'Feast of the Sacrifice (Eid al-Adha)': '01-20' },
		source: 'Turkey, Presidency of Religious Affairs, calendar 2005'
	},
	{
		places: 'LT',
		years: [1990, 2100],
		days: [
			["Mother's Day", 'Motinos diena', '1 sunday 05'],
			["Father's Day", 'Tėvo diena', '1 sunday 06']
		],
		source: 'Lithuania, Labour Code, article 123'
	},
	{
		places: 'BG',
		years: [1990, 2100],
		days: [['Second Day of Christmas', 'Рождество Христово', '12-26']],
		source: 'Bulgaria, Labour Code, article 154(1)'
	},
	{
		places: 'BG',
		years: [2010, 2100],
		days: [['Holy Saturday', 'Велика събота', 'orthodox-1']],
		source: 'Bulgaria, Labour Code, article 154(1)'
	},
	{ places: 'BG', years: [2017, 2100], withoutSubstitutes: ['*'], source: 'Bulgaria, Labour Code, article 154(2)' },
	{
		places: 'BG',
		years: [2017, 2100],
		substitutes: {
			of: [
				"New Year's Day",
				'Liberation Day',
				'Labour Day',
				"St. George's Day",
				'Bulgarian Education and Culture, and Slavonic Literature Day',
				'Unification Day',
				'Independence Day',
				'Christmas Eve',
				'Christmas Day',
				'Second Day of Christmas'
			],
			moves: 'saturday>monday sunday>monday'
		},
		source: 'Bulgaria, Labour Code, article 154(2), since 2017'
	},
	{
		places: 'RO',
		years: [1950, 2016],
		without: ["Children's Day", 'Day of the Unification of the Romanian Principalities'],
		source: 'Romania, Codul muncii, articolul 139; Legea 220/2016 and Legea 176/2016'
	},
	{
		places: 'RO',
		years: [1950, 2023],
		without: ['Epiphany', 'Saint John the Baptist'],
		source: 'Romania, Legea 52/2023: from 2024'
	},
	{ places: 'RO', years: [1950, 2017], without: ['Good Friday'], source: 'Romania, Legea 64/2018' },
	{ places: 'CZ', years: [1952, 2015], without: ['Good Friday'], source: 'Czechia, Act No. 245/2000 as amended 2015' },
	{
		places: 'SI',
		years: [1991, 2012],
		days: [["New Year's Day", 'novo leto', '01-02']],
		source: 'Slovenia, Holidays and Work-Free Days Act, before the act of 2012'
	},
	{
		places: 'UA',
		years: [1950, 2021],
		without: ['Statehood Day'],
		source: 'Ukraine, Decree 423/2021 and Act 2287-IX of 2022'
	},
	{
		places: 'UA',
		years: [1950, 1996],
		without: ['Constitution Day'],
		source: 'Ukraine, Labour Code, article 73, as amended 1997'
	},
	{
		places: 'UA',
		years: [1950, 1991],
		without: ['Independence Day'],
		source: 'Ukraine, resolution of the Verkhovna Rada of 1992'
	},
	{
		places: 'TR',
		years: [1950, 2016],
		without: ['Democracy and National Unity Day'],
		source: 'Turkey, Law 6752 of 2016'
	},
	{
		places: 'TR',
		years: [1981, 2008],
		without: ['Labour and Solidarity Day'],
		source: 'Turkey, Law 2429 of 1981; Law 5892 of 2009'
	},
	{
		places: 'RU',
		years: [1950, 1991],
		without: ['Russia Day', 'New Year Holiday'],
		source: 'Russia, resolution of the Supreme Soviet of 11 June 1992'
	},
	{ places: 'RU', years: [1950, 2004], without: ['Unity Day'], source: 'Russia, Federal Law 201-FZ of 2004' },
	{
		places: 'RU',
		years: [1950, 1990],
		without: ['Christmas Day'],
		source: 'Russia, law of the RSFSR of 27 December 1990'
	}
];

export const EUROPE: readonly Correction[] = [...SWITZERLAND, ...GERMANY, ...NORDIC, ...WEST, ...BRITAIN, ...EAST];

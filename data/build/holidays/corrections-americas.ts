import type { Correction } from './overlay';

const UNIFORM_MONDAYS = 'Uniform Monday Holiday Act (Public Law 90-363), in force 1971';
/** A day off on the nearest weekday. */
const NEAREST = 'saturday<friday sunday>monday';
const NEXT_MONDAY = 'saturday>monday sunday>monday';

const UNITED_STATES: readonly Correction[] = [
	{
		places: 'US',
		renamed: { 'Labour Day': ['Labor Day', 'Labor Day'] },
		source: '5 U.S.C. 6103(a), as it is spelled'
	},
	{
		places: 'US',
		years: [1950, 1985],
		without: ['Martin Luther King Jr. Day'],
		source: 'Public Law 98-144 of 1983: from 1986'
	},
	{
		places: 'US',
		years: [1950, 1970],
		redated: { "Washington's Birthday": '02-22', 'Memorial Day': '05-30', 'Columbus Day': '10-12' },
		source: UNIFORM_MONDAYS
	},
	{ places: 'US', alone: true, years: [1950, 1970], without: ['Columbus Day'], source: UNIFORM_MONDAYS },
	{ places: 'US', years: [1971, 1977], redated: { 'Veterans Day': '4 monday 10' }, source: UNIFORM_MONDAYS },
	{
		places: 'US',
		years: [1950, 1953],
		renamed: { 'Veterans Day': ['Armistice Day', 'Armistice Day'] },
		source: 'Public Law 83-380 of 1954'
	},
	{
		places: 'US',
		substitutes: { of: ['Veterans Day'], moves: NEAREST },
		source: '5 U.S.C. 6103(b); Executive Order 11582 of 1971, and 10358 of 1952 before it'
	},
	{
		places: 'US-TX',
		years: [1973, 2100],
		days: [
			['Confederate Heroes Day', '', '01-19'],
			['Texas Independence Day', '', '03-02'],
			['San Jacinto Day', '', '04-21'],
			['Lyndon Baines Johnson Day', '', '08-27']
		],
		source: 'Texas Government Code 662.003(b)'
	},
	{
		places: 'US-TX',
		years: [1980, 2020],
		days: [['Emancipation Day in Texas', '', '06-19']],
		source: 'Texas Government Code 662.003(b); House Bill 1016 of 1979'
	},
	{ places: 'US-TX', without: ['Columbus Day'], source: 'Texas Government Code 662.003: not among the holidays' },
	{
		places: 'US-PA',
		days: [['Election Day', '', 'tuesday>=11-02']],
		source: 'Pennsylvania Statutes, title 44, section 11'
	},
	{
		places: 'US-PA',
		years: [1980, 2100],
		days: [['Day after Thanksgiving', '', '4 thursday 11 +1']],
		source: 'Pennsylvania, Management Directive 505.7, paid holidays'
	},
	{
		places: 'US-NC',
		days: [["Washington's Birthday", '', '3 monday 02']],
		years: [1971, 2100],
		source: 'North Carolina General Statutes 103-4'
	},
	{
		places: 'US-CO',
		years: [1971, 2019],
		days: [['Columbus Day', '', '2 monday 10']],
		source: 'Colorado Revised Statutes 24-11-101, before House Bill 20-1031'
	},
	{
		places: 'US-CA',
		years: [1971, 2008],
		days: [
			['Columbus Day', '', '2 monday 10'],
			["Lincoln's Birthday", '', '02-12']
		],
		source: 'California Government Code 6700, before Senate Bill 3X 8 of 2009'
	},
	{
		places: 'US-IL',
		without: ['Malcolm X Day'],
		source: 'Illinois, State Commemorative Dates Act (5 ILCS 490): no day off'
	},
	{
		places: 'US-IL US-NY',
		substitutes: { of: ["Lincoln's Birthday"], moves: NEAREST },
		source: 'Illinois, 5 ILCS 490; New York, General Construction Law, sections 24 and 25-a'
	},
	{
		places: 'US-NY',
		without: ['Susan B. Anthony Day'],
		source: 'New York, General Construction Law, section 24: not among the holidays'
	},
	{
		places: 'US-MA',
		without: ['Evacuation Day', 'Bunker Hill Day'],
		source: 'Massachusetts General Laws, chapter 4, section 7(18): in Suffolk County only'
	},
	{
		places: 'US-WI',
		years: [1975, 2100],
		days: [
			['Christmas Eve', '', '12-24'],
			["New Year's Eve", '', '12-31']
		],
		source: 'Wisconsin Statutes 230.35(4)'
	},
	{ places: 'US-AK', substitutes: { of: ['Alaska Day'], moves: NEAREST }, source: 'Alaska Statutes 44.12.010 and .020' }
];

const CANADA: readonly Correction[] = [
	{
		places: 'CA',
		substitutes: {
			of: ["New Year's Day", 'Canada Day', 'Christmas Day', 'Remembrance Day'],
			moves: NEXT_MONDAY
		},
		source: 'Canada Labour Code, section 193, and the employment standards acts of the provinces'
	},
	{
		places: 'CA-QC',
		days: [['Easter Monday', 'Lundi de Pâques', 'easter+1']],
		source: 'Quebec, Act respecting labour standards, section 60: Good Friday or Easter Monday'
	},
	{
		places: 'CA-QC',
		substitutes: {
			of: ['National Holiday'],
			moves: 'sunday>monday'
		},
		source: 'Quebec, National Holiday Act, section 3'
	},
	{
		places: 'CA-ON CA-YT CA-NT',
		without: ['Easter Monday'],
		source:
			'Ontario Employment Standards Act 2000, section 1; Yukon Employment Standards Act, section 1; Northwest Territories Employment Standards Act, section 22: not among the holidays'
	},
	{
		places: 'CA-NT',
		without: ['Boxing Day'],
		source: 'Northwest Territories Employment Standards Act, section 22: not among the holidays'
	},
	{
		places: 'CA-PE',
		without: ['Gold Cup Parade Day'],
		source: 'Prince Edward Island, Employment Standards Act, section 6: not among the holidays'
	},
	{
		places: 'CA-PE',
		years: [1950, 2008],
		without: ['Islander Day'],
		source: 'Prince Edward Island, Employment Standards Act as amended 2008'
	},
	{ places: 'CA-BC', years: [1950, 2012], without: ['Family Day'], source: 'British Columbia, Family Day Act of 2012' },
	{
		places: 'CA-BC',
		years: [2013, 2018],
		redated: { 'Family Day': '2 monday 02' },
		source: 'British Columbia, Family Day Regulation'
	},
	{ places: 'CA-AB', years: [1950, 1989], without: ['Family Day'], source: 'Alberta, Family Day Act of 1990' },
	{
		places: 'CA-SK',
		years: [1950, 2006],
		without: ['Family Day'],
		source: 'Saskatchewan, Labour Standards Amendment Act of 2006'
	},
	{ places: 'CA-ON', years: [1950, 2007], without: ['Family Day'], source: 'Ontario Regulation 547/07' },
	{ places: 'CA-NB', years: [1950, 2017], without: ['Family Day'], source: 'New Brunswick, Bill 62 of 2017' },
	{
		places: 'CA-MB',
		years: [1950, 2007],
		without: ['Louis Riel Day'],
		source: 'Manitoba, Employment Standards Code as amended 2007'
	},
	{
		places: 'CA-NS',
		years: [1950, 2014],
		without: ['Heritage Day'],
		source: 'Nova Scotia, Labour Standards Code as amended 2013'
	},
	{ places: 'CA-NU', years: [2001, 2100], days: [['Nunavut Day', '', '07-09']], source: 'Nunavut, Nunavut Day Act' }
];

const BRAZIL: readonly Correction[] = [
	{
		places: 'BR',
		without: ['Election Day'],
		source: 'Brazil, Lei 9.093/1995 and Lei 10.607/2002, which list the national holidays'
	},
	{ places: 'BR', years: [1950, 1979], without: ['Our Lady of Aparecida'], source: 'Brazil, Lei 6.802/1980' },
	{
		places: 'BR-SP',
		years: [2023, 2023],
		without: ['Dia da Consciência Negra'],
		days: [['Black Awareness Day', 'Dia da Consciência Negra', '11-20']],
		source: 'São Paulo, Lei 17.746/2023; nationwide since Lei 14.759/2023'
	},
	{
		places: 'BR-SP',
		years: [1950, 1996],
		without: ['Revolução Constitucionalista'],
		source: 'São Paulo, Lei 9.497/1997'
	},
	{
		places: 'BR-RJ',
		years: [2002, 2023],
		days: [['Black Awareness Day', 'Dia da Consciência Negra', '11-20']],
		source: 'Rio de Janeiro, Lei 4.007/2002'
	},
	{ places: 'BR-CE', days: [["Saint Joseph's Day", 'São José', '03-19']], source: 'Ceará, Lei estadual, padroeiro' },
	{ places: 'BR-AC', without: ['Dia do evangélico'], source: 'Acre, Lei 1.538/2004: on 23 January' },
	{
		places: 'BR-AC',
		years: [2005, 2100],
		days: [['Evangelical Day', 'Dia do Evangélico', '01-23']],
		source: 'Acre, Lei 1.538/2004'
	},
	{
		places: 'BR-AC',
		years: [1965, 2100],
		days: [['Signing of the Treaty of Petrópolis', 'Assinatura do Tratado de Petrópolis', '11-17']],
		source: 'Acre, Lei 57/1965'
	},
	{
		places: 'BR-PE',
		years: [2018, 2100],
		without: ['Revolução Pernambucana de 1817'],
		days: [['Pernambuco Revolution', 'Revolução Pernambucana de 1817', '03-06']],
		source: 'Pernambuco, Lei 16.059/2017'
	}
];

const MEXICO_TERMS = [2024, 2030, 2036, 2042, 2048, 2054, 2060, 2066, 2072, 2078, 2084, 2090, 2096];

const OTHERS: readonly Correction[] = [
	{
		places: 'MX',
		years: [2024, 2100],
		without: ['Change of Federal Government'],
		source: 'Mexico, Ley Federal del Trabajo, artículo 74, as amended with the constitution of 2014'
	},
	...MEXICO_TERMS.map((year): Correction => ({
		places: 'MX',
		years: [year, year],
		days: [['Change of Federal Government', 'Transmisión del Poder Ejecutivo Federal', '10-01']],
		source: 'Mexico, Ley Federal del Trabajo, artículo 74; Constitución, artículo 83'
	})),
	{
		places: 'CL',
		days: [['Holy Saturday', 'Sábado Santo', 'easter-1']],
		source: 'Chile, Ley 2.977 of 1915, artículo 1'
	},
	{ places: 'CL', years: [1950, 2006], without: ['Our Lady of Mount Carmel'], source: 'Chile, Ley 20.148 of 2007' },
	{
		places: 'CL',
		years: [2000, 2006],
		days: [['Corpus Christi', '', 'easter+57']],
		source: 'Chile, Ley 19.668 of 2000; ended by Ley 20.148'
	},
	{
		places: 'CL',
		years: [1988, 1999],
		days: [['Corpus Christi', '', 'easter+60']],
		source: 'Chile, Ley 18.607 of 1987, before Ley 19.668'
	},
	{ places: 'CL', years: [1950, 2007], without: ['Reformation Day'], source: 'Chile, Ley 20.299 of 2008' },
	{
		places: 'CL',
		years: [1950, 1999],
		redated: { 'Saints Peter and Paul': '06-29', 'Columbus Day': '10-12' },
		source: 'Chile, Ley 19.668 of 2000: on Mondays from 2000'
	},
	{
		places: 'AR',
		years: [2001, 2005],
		without: ['Day of the Veterans and the Fallen in the Malvinas War'],
		days: [
			[
				'Day of the Veterans and the Fallen in the Malvinas War',
				'Día del Veterano y de los Caídos en la Guerra de Malvinas',
				'04-02'
			]
		],
		source: 'Argentina, Ley 25.370 of 2000'
	},
	{
		places: 'AR',
		years: [2016, 2016],
		days: [
			[
				'Anniversary of the Death of General Güemes',
				'Paso a la Inmortalidad del General Martín Miguel de Güemes',
				'06-17'
			]
		],
		source: 'Argentina, Ley 27.258 of 2016'
	}
];

export const AMERICAS: readonly Correction[] = [...UNITED_STATES, ...CANADA, ...BRAZIL, ...OTHERS];

import type { Correction } from '../overlay';
import { byLaw } from './parts';

const AS_LISTED = 'as vacanza/holidays (MIT) lists it';
const WEEKEND = 'saturday>monday sunday>monday';
const BRIDGES = 'tuesday<monday thursday>friday';

const ANGOLA: readonly Correction[] = byLaw(
	'AO',
	'Angola, Lei 10/11 as amended by Lei 11/18: 23 March, and bridges beside holidays on a Tuesday or a Thursday',
	'https://angolex.com/paginas/leis/alteracao-da-lei-dos-feriados-nacionais-e-locais-e-datas-de-celebracao-nacional-lei-11a-18a.html',
	[
		{
			years: [2019, 2100],
			days: [['Southern Africa Liberation Day', 'Dia da Libertação da África Austral', '03-23']]
		},
		{ years: [2019, 2100], substitutes: { of: ['*'], moves: BRIDGES } },
		{ years: [2018, 2018], substitutes: { of: ['Christmas Day'], moves: BRIDGES } }
	]
);

const BOLIVIA_2025 = [
	['N', 'Foundation of Cobija', 'Fundación de la ciudad de Cobija', '20250209 20250210'],
	['S', 'Independence of Santa Cruz', 'Toma de la plaza cruceña', '20250214'],
	['P', 'Battle of Tumusla', 'Batalla de Tumusla', '20250401'],
	['B', 'Revolt of the Canichana', 'Revuelta del pueblo Canichana', '20250422'],
	['H', 'Foundation of La Plata', 'Fundación de la ciudad de La Plata', '20250929'],
	['O', 'Revolution of 6 October 1810', 'Revolución de 6 de octubre de 1810', '20251006'],
	['T', 'Battle of Suipacha', 'Batalla de Suipacha', '20251107'],
	['L', 'Execution of Túpac Katari', 'Descuartizamiento de Túpac Katari', '20251114'],
	['C', 'Battle of Aroma', 'Batalla de Aroma', '20251114']
].map(([part = '', name = '', local = '', dates = '']): Correction => ({
	places: `BO-${part}`,
	years: [2025, 2025],
	days: [[name, local, `on ${dates}`]],
	basis: 'one_off',
	source: 'Bolivia, Decreto Supremo 5328 of 5 February 2025: a holiday in each department, in this year only',
	url: 'https://prensamercosur.org/?p=567531'
}));

const AFRICA: readonly Correction[] = [
	...ANGOLA,
	...byLaw(
		'TD',
		'Chad, Décret 273 of 7 March 2019: 8 March, the next day when it is a Sunday',
		'https://www.alwihdainfo.com/Tchad-le-8-mars-declare-ferie-pour-la-journee-de-la-femme_a71248.html',
		[
			{
				years: [2019, 2100],
				days: [["International Women's Day", 'Journée internationale de la femme', '03-08']]
			},
			{
				years: [2019, 2100],
				substitutes: { of: ["International Women's Day"], moves: 'sunday>monday' }
			}
		]
	),
	...byLaw(
		'CM',
		'Cameroon, Loi 73/5 of 7 December 1973, article 2: the day after a civil holiday on a Sunday or another holiday',
		'https://juriafrica.com/lex/loi-73-5-7-dec-1973-17133.htm',
		[
			{ redated: { 'Labour Day': '05-01' } },
			{
				years: [1974, 2100],
				substitutes: {
					of: ["New Year's Day", 'Youth Day', 'Labour Day', 'National Day'],
					moves: 'sunday>monday'
				}
			}
		]
	),
	...byLaw(
		'RW',
		'Rwanda, Presidential Order 54 of 2017, article 4: the next working day for a holiday on a weekend',
		'https://rwandalii.org/akn/rw/act/po/2017/54',
		[
			{ renamed: { 'Public Holiday': ["Day after New Year's Day"] } },
			{ years: [2017, 2017], substitutes: { of: ['Independence Day'], moves: WEEKEND } },
			{
				years: [2018, 2100],
				substitutes: { of: ['*'], except: ['Genocide Memorial Day'], moves: 'sunday>monday' }
			},
			{
				years: [2018, 2100],
				substitutes: { of: ['*'], except: ['Genocide Memorial Day'], moves: 'saturday>monday', shared: true }
			}
		]
	),
	...byLaw(
		'UG',
		'Uganda, Public Holidays Act: Good Friday and Easter Monday, no Easter Sunday',
		'https://tokyo.mofa.go.ug/embassy/embassy-holidays',
		[{ without: ['Easter Sunday'] }]
	),
	...byLaw('UG', `Uganda, Archbishop Janani Luwum’s day from 2016 on, ${AS_LISTED}`, undefined, [
		{ years: [1950, 2015], without: ['Archbishop Janan Luwum Day'] }
	]),
	...byLaw(
		'UG',
		'Uganda, Ministry of Public Service: holidays of the general election',
		'https://theugpost.com/thursday-friday-declared-public-holidays-ahead-of-tomorrows-general-election',
		[{ years: [2021, 2021], days: [['General election', '', 'on 20210114 20210115']], basis: 'one_off' }]
	),
	...byLaw(
		'GA',
		'Gabon, Décret 727 of 29 June 1998 as amended on 26 May 2004; Ascension by the notice of 2022',
		'https://www.union.sonapresse.com/gabon-culture-societe/ascension-jeudi-26-mai-ferie-chome-et-paye-25048',
		[{ years: [2018, 2100], days: [['Ascension Day', 'Ascension', 'easter+39']] }]
	),
	...byLaw('GA', `Gabon, 30 August from 2024 on, 17 April from 2015 on, ${AS_LISTED}`, undefined, [
		{ years: [2024, 2100], days: [['Liberation Day', 'Fête de la Libération', '08-30']] },
		{ years: [1950, 2014], without: ["Women's Day"] }
	]),
	...byLaw(
		'SL',
		`Sierra Leone, Public Holidays Act: 1 May, Mondays for holidays on a weekend, ${AS_LISTED}`,
		undefined,
		[
			{ days: [['Labour Day', '', '05-01']] },
			{ years: [1950, 2017], without: ["International Women's Day"] },
			{ years: [2010, 2100], withoutSubstitutes: ['*'], substitutes: { of: ['*'], moves: WEEKEND } }
		]
	),
	...byLaw('MR', `Mauritania, two days of either Eid, ${AS_LISTED}`, undefined, [
		{ shifted: { 'End of Ramadan (Eid al-Fitr)': [0, 2], 'Feast of the Sacrifice (Eid al-Adha)': [0, 2] } }
	]),
	{
		places: 'ER',
		redated: { 'Geez New Year': 'ethiopian 1-1', Meskel: 'ethiopian 1-17', Epiphany: 'ethiopian 5-11' },
		source: 'Eritrea, 1 and 17 Meskerem and 11 Tir of the Geez calendar: a day later in the year after its leap year'
	},
	...byLaw('NA', `Namibia, 28 May from 2025 on, ${AS_LISTED}`, undefined, [
		{ years: [2025, 2100], days: [['Genocide Remembrance Day', '', '05-28']] }
	])
];

const OTHERS: readonly Correction[] = [
	...byLaw(
		'DO',
		'Dominican Republic, Ley 139-97: from Tuesday and Wednesday to the Monday before, from Thursday and Friday to the next',
		'https://listindiario.com/la-republica/20251103/ministerio-trabajo-recuerda-feriado-dia-constitucion-sera-10-noviembre_880804.html',
		[
			{
				years: [1998, 2100],
				redated: { 'Constitution Day': '11-06 tuesday<monday wednesday<monday thursday>monday friday>monday' }
			}
		]
	),
	...byLaw(
		'MC',
		'Monaco: the next Monday for New Year, 1 May, Assumption, All Saints’, 19 November and Christmas on a Sunday',
		'https://monaco-tribune.com/2022/01/quels-sont-les-jours-feries-a-monaco-pour-2022',
		[
			{
				withoutSubstitutes: ["Saint Devota's Day (substitute day)"],
				substitutes: { of: ["New Year's Day", 'Assumption', "All Saints' Day"], moves: 'sunday>monday' }
			}
		]
	),
	...byLaw(
		'TK',
		'Tokelau, Interpretation Rules 2003, section 2: Tokehega Day; Waitangi and Anzac Day are none',
		'https://en.wikipedia.org/wiki/Public_holidays_in_Tokelau',
		[{ without: ['Waitangi Day', 'Anzac Day'], days: [['Tokehega Day', '', '09-03']] }]
	),
	...byLaw(
		'GU',
		'Guam, holidays of the government: no Columbus Day; the Friday before or the Monday after for one on a weekend',
		'https://guamwaterworks.org/?p=8546',
		[
			{ without: ['Columbus Day'] },
			{
				years: [2010, 2100],
				substitutes: {
					of: ['Liberation Day', 'Our Lady of Camarin Day', 'Veterans Day'],
					moves: 'saturday<friday sunday>monday'
				}
			}
		]
	),
	...byLaw(
		'KZ',
		'Kazakhstan, law on holidays, article 5: the next working day for a holiday on a weekend, not for Kurban Ait',
		'https://www.enbek.gov.kz/en/node/363012',
		[
			{
				years: [2010, 2100],
				withoutSubstitutes: ['Nauryz (substitute day)', 'Defender of the Fatherland Day (substitute day)'],
				substitutes: { of: ['Nauryz', 'Defender of the Fatherland Day'], moves: WEEKEND }
			}
		]
	),
	...BOLIVIA_2025,
	...byLaw(
		'FO',
		'Faroe Islands, list of holidays: 5 June and 28 July are half a day, 25 April is a whole one',
		'https://timeanddate.no/merkedag/faeroyene/2026',
		[{ days: [["Saint Olav's Eve", 'Ólavsøkuaftan', '07-28']] }, { halved: ["Saint Olav's Eve"] }]
	),
	{
		places: 'CA-NU',
		years: [1950, 2019],
		without: ['Nunavut Day'],
		source: 'Nunavut, announcement of 16 June 2020: a general holiday from 2020 on, before for the public service only',
		url: 'https://www.gov.nu.ca/justice/news/nunavut-day-designated-general-holiday-start-date'
	},
	{
		places: 'JO',
		years: [2019, 2019],
		confirmed: ['Day of Arafah', 'Eid al-Adha'],
		source: 'Jordan, circular of the Prime Minister on the holiday of 2019: 10 to 14 August',
		url: 'https://jordantimes.com/news/local/eid-al-adha-holiday-announced-public-sector'
	},
	{
		places: 'JO',
		years: [2025, 2025],
		days: [['Eid al-Adha', '', 'on 20250610']],
		basis: 'announced',
		source: 'Jordan, announcement of the Prime Minister of 28 May 2025: 5 to 10 June',
		url: 'https://menafn.com/1109606094/Eid-Al-Adha-Holiday-Set-From-June-5-Until-Evening-Of-June-10'
	},
	{
		places: 'JO',
		years: [2025, 2025],
		confirmed: ['Day of Arafah', 'Eid al-Adha'],
		source: 'Jordan, announcement of the Prime Minister of 28 May 2025: 5 to 10 June',
		url: 'https://menafn.com/1109606094/Eid-Al-Adha-Holiday-Set-From-June-5-Until-Evening-Of-June-10'
	}
];

/** Countries of which the law or the notices were read anew, and what still rests on a second collection. */
export const READ_AGAIN: readonly Correction[] = [...AFRICA, ...OTHERS];

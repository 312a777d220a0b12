import type { Correction } from '../overlay';
import { byLaw } from './parts';

const SWEDISH_DAYS = [
	"New Year's Day",
	'Epiphany',
	'Good Friday',
	'Easter Sunday',
	'Easter Monday',
	'Labour Day',
	'Ascension Day',
	'Pentecost',
	'Midsummer Day',
	"All Saints' Day",
	'Christmas Day',
	'Boxing Day'
];

/** Days of the library that a law on a page has, too: on record with it. */
const NORTH_AND_WEST: readonly Correction[] = [
	...byLaw('SE', 'Sweden, Lag (1989:253) om allmänna helgdagar', 'https://lagen.nu/1989:253/konsolidering/1989:253', [
		{ years: [1990, 2004], confirmed: SWEDISH_DAYS, basis: 'law' }
	]),
	...byLaw(
		'SE',
		'Sweden, Lag (1989:253) om allmänna helgdagar as amended by SFS 2004:1320',
		'http://www.riksdagen.se/sv/Dokument-Lagar/Lagar/Svenskforfattningssamling/Lag-1989253-om-allmanna-hel_sfs-1989-253/',
		[{ years: [2005, 2100], confirmed: [...SWEDISH_DAYS, 'National Day'], basis: 'law' }]
	),
	...byLaw(
		'SE',
		'Sweden, Semesterlagen (1977:480), 3 a §: these eves count as Sundays; Handelsnytt, 8 September 2011',
		'https://handelsnytt.se/2011/09/08/ar-midsommarafton-en-semesterdag/',
		[{ years: [1990, 2100], confirmed: ['Midsummer Eve', 'Christmas Eve', "New Year's Eve"], basis: 'law' }]
	),
	...byLaw(
		'IS',
		'Iceland, Lög um 40 stunda vinnuviku (88/1971), 6. gr., and Lög um helgidagafrið (32/1997)',
		'https://visindavefur.is/svar.php?id=1692',
		[{ years: [1997, 2100], confirmed: ['*'], basis: 'law' }]
	),
	...byLaw(
		'BE',
		'Belgium, Arrêté royal du 18 avril 1974, article 1: ten holidays',
		'https://wikimili.com/en/Public_holidays_in_Belgium',
		[{ years: [1974, 2100], confirmed: ['*'], basis: 'law' }]
	)
];

const CANTONS: readonly Correction[] = [
	...byLaw(
		'CH-ZH',
		'Zürich, Ruhetags- und Ladenöffnungsgesetz of 26 June 2000, § 1',
		'https://www.arbeitsrecht-aktuell.ch/de/2023/12/24/arbeitsfrei-am-2-januar/',
		[{ years: [2001, 2100], confirmed: ['*'], basis: 'law' }]
	),
	...byLaw(
		'CH-SO',
		'Solothurn, Ruhetagsgesetz of 18 May 2014, § 2; the district of Bucheggberg lacks the Catholic feasts',
		'https://lexaris.de/book/version/documentflat/head/239821',
		[
			{
				years: [2014, 2100],
				confirmed: [
					"New Year's Day",
					'Good Friday',
					'Labour Day',
					'Ascension Day',
					'Corpus Christi',
					'Assumption',
					"All Saints' Day",
					'Christmas Day'
				],
				basis: 'law'
			}
		]
	),
	...byLaw(
		'CH-FR',
		'Fribourg, canton, Feiertage: the Catholic communes',
		'https://fr.ch/de/arbeit-und-unternehmen/arbeitnehmer/gesetzliche-feiertage-und-dienstfreie-tage-wo-liegt-der-unterschied',
		[{ years: [2005, 2100], confirmed: ['*'], basis: 'law' }]
	),
	...byLaw(
		'CH-AI',
		'Appenzell Innerrhoden, Ruhetagsgesetz of 25 April 1982, Art. 2',
		'https://lexaris.eu/book/version/documentflat/head/245804',
		[{ years: [1982, 2100], confirmed: ["Saint Maurice's Day", 'Assumption', "All Saints' Day"], basis: 'law' }]
	)
];

const OTHERS: readonly Correction[] = [
	...byLaw(
		'GA',
		'Gabon, Décret 727 of 29 June 1998 as amended on 26 May 2004: the Sunday and the Monday, by the notices of 2022 to 2024',
		'https://info241.com/pentecote-les-28-et-29-mai-declares-feries-chomes-et-payes-au,1753',
		[
			{
				years: [2004, 2100],
				days: [
					['Easter Sunday', 'Pâques', 'easter'],
					['Pentecost', 'Pentecôte', 'easter+49']
				]
			},
			{ years: [2004, 2100], confirmed: ['Easter Monday', 'Whit Monday'], basis: 'law' }
		]
	),
	...byLaw(
		'AU-QLD',
		'Queensland, Holidays and Other Legislation Amendment Act 2019: from 18:00 to midnight',
		'https://www.hit.com.au/story/qlders-will-now-get-half-day-public-holiday-on-christmas-eve-starting-now-145569',
		[{ years: [2019, 2100], confirmed: ['Christmas Eve'], basis: 'law' }]
	),
	...byLaw(
		'DO',
		'Dominican Republic, Supreme Court, judgment 14 of 20 February 2008: 16 August is not moved',
		'https://hoy.com.do/ministerio-de-trabajo-reitera-16-de-agosto-dia-de-la-restauracion-no-se-cambia-2/',
		[{ years: [2008, 2100], confirmed: ['Restoration Day'], basis: 'law' }]
	),
	...byLaw(
		'LB',
		'Lebanon, Council of Ministers, memoranda of 2023 and 2024 by Decree 15215 of 2005',
		'https://kawalisbeirut.com/lebanon/50048',
		[{ years: [2005, 2100], confirmed: ['Resistance and Liberation Day'], basis: 'law' }]
	),
	...byLaw(
		'PR',
		'Puerto Rico, Ley 26-2017 of 29 April 2017, artículo 2.05',
		'https://www.noticel.com/gobierno/ahora/resuelve/vida/20180717/la-razon-para-que-julio-tenga-un-solo-feriado/',
		[
			{ years: [1950, 2017], without: ['American Citizenship Day'] },
			{ years: [2018, 2100], confirmed: ['American Citizenship Day'], basis: 'law' }
		]
	),
	...byLaw(
		'PR',
		'Puerto Rico, OATRH, memorandum 33-2017: 25 July is worked in 2018',
		'https://www.primerahora.com/noticias/gobierno-politica/notas/a-trabajar-el-25-y-27-de-julio',
		[{ years: [2018, 2018], without: ['Puerto Rico Constitution Day'] }]
	),
	...byLaw(
		'PS',
		'State of Palestine, Cabinet, 24 February 2020 and 30 January 2023: the eve and three days',
		'http://www.palestinecabinet.gov.ps/portal/Decree/DetailsEn/26110181-aa5a-4721-8c92-c7c55843d35f',
		[{ years: [2020, 2100], days: [['Eve of Eid al-Fitr', 'وقفة عيد الفطر', 'hijri 10-1 -1']] }]
	)
];

/** Laws and notices on pages that were opened: what they have otherwise, and days that rest on them from then on. */
export const PAGES_READ: readonly Correction[] = [...NORTH_AND_WEST, ...CANTONS, ...OTHERS];

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
	...byLaw('MO', 'Macao, Ordem Executiva 60/2000: general holidays', 'https://bo.io.gov.mo/BO/i/2000/40/ordem60.asp', [
		{ years: [2001, 2100], confirmed: ['*'], basis: 'law' }
	]),
	...(
		[
			['20171203 20171204', 'http://timesofoman.com/article/122203/Oman/national-day-holidays-announced-in-oman'],
			['20181121 20181122', 'http://www.omanobserver.om/national-day-holidays-announced/'],
			['20191127 20191128', 'https://www.omanobserver.om/november-27-28-declared-national-day-holidays/']
		] as const
	).flatMap(([dates, page]) =>
		byLaw('OM', 'Oman, Minister of the Diwan of Royal Court: holidays of the National Day', page, [
			{
				years: [Number(dates.slice(0, 4)), Number(dates.slice(0, 4))],
				redated: { 'National Day': `on ${dates}` },
				estimated: false
			}
		])
	),
	...byLaw(
		'ER',
		'Eritrea, lists of public holidays of 2021 and 2022: the day of Operation Fenkil is a commemoration',
		'https://whatdateis.today/holidays/eritrea-2022',
		[{ without: ['Fenkil Day'] }]
	),
	...(
		[
			[2016, 'https://herald.ng/fg-declares-monday-dec-12-work-free-day'],
			[2017, 'http://allafrica.com/stories/201711300563.html'],
			[2024, 'https://punchng.com/just-in-fg-declares-monday-as-eid-ul-mawlid-holiday'],
			[2025, 'https://www.tvcnews.tv/fg-declares-friday-public-holiday-for-maulud-nabiy/']
		] as const
	).flatMap(([year, page]) =>
		byLaw('NG', 'Nigeria, Minister of Interior: declaration of that year', page, [
			{ years: [year, year], confirmed: ['Id el Maulud'] }
		])
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

/** Years of single places in which a notice or law has it otherwise. */
const SINGLE_YEARS: readonly Correction[] = [
	...['IN', 'IN-DL'].map((places): Correction => ({
		places,
		alone: true,
		instead: { Muharram: '20210819>20210820' },
		source:
			'India, Department of Personnel and Training, August 2021, and Delhi, General Administration Department, 18 August 2021',
		url: 'https://www.lokmatnews.in/india/delhi-government-declares-august-20-as-muharram-holiday-b421'
	})),
	...byLaw(
		'TH',
		'Thailand, Cabinet, 29 December 2020: 22 October in place of 25 October 2021',
		'https://ryt9.com/s/cabt/3187736',
		[{ instead: { 'King Chulalongkorn Memorial Day (substitute day)': '20211025>20211022' } }]
	),
	...byLaw(
		'BR-SP',
		'São Paulo, Lei 17.264 of 22 May 2020: 25 May in place of 9 July',
		'https://cpp.org.br/lei-n-17-264-alter-data-de-comemoracao-do-feriado-de-9-de-julho/',
		[{ instead: { 'Constitutionalist Revolution': '20200709>20200525' } }]
	),
	...byLaw(
		'BR-SP-C',
		'São Paulo, city, May 2020: Corpus Christi on 20 and 20 November on 21 May',
		'https://veja.abril.com.br/brasil/feriadao-na-capital-pode-se-estender-para-o-estado-de-sp-e-ter-seis-dias/',
		[{ instead: { 'Corpus Christi': '20200611>20200520', 'Black Awareness Day': '20201120>20200521' } }]
	),
	...byLaw(
		'BR-RJ',
		'Rio de Janeiro, Assembleia Legislativa, 23 March 2021: days off against the epidemic',
		'https://destakenews.com/alerj-aprova-feriados-e-recesso-de-dez-dias-contra-a-covid-19-no-rio',
		[
			{ instead: { "Saint George's Day": '20210423>20210330' } },
			{
				years: [2021, 2021],
				days: [['Emergency holiday', 'Feriado excepcional', 'on 20210326 20210329 20210331 20210401']],
				basis: 'one_off'
			}
		]
	),
	...byLaw(
		'CA-BC',
		'British Columbia, Employment Standards Act, section 45: a holiday on a day of rest is paid, no other day is off',
		'https://inspirelaw.ca/general-statutory-holidays/',
		[{ withoutSubstitutes: ["New Year's Day (substitute day)", 'Christmas Day (substitute day)'] }]
	)
];

const SKB_2027 = {
	source: 'Indonesia, joint decree of three ministers 1205, 3 and 2 of 15 September 2026 on the holidays of 2027',
	url: 'https://setneg.go.id/baca/index/inilah_skb_3_menteri_libur_nasional_dan_cuti_bersama_2027'
} as const;

/** What was announced of 2027 by October 2026. */
const AHEAD: readonly Correction[] = [
	...['IN', 'IN-DL'].map((places): Correction => ({
		places,
		alone: true,
		instead: { 'Id-ul-Zuha (Bakrid)': '20260527>20260528' },
		source: 'India, Press Information Bureau, 21 May 2026, on the holidays of 2026 for offices in Delhi'
	})),
	{
		places: 'IN',
		alone: true,
		years: [2027, 2027],
		redated: {
			'Id-ul-Fitr': 'on 20270310',
			Holi: 'on 20270323',
			'Ram Navami': 'on 20270415',
			'Mahavir Jayanti': 'on 20270419',
			'Id-ul-Zuha (Bakrid)': 'on 20270517',
			'Buddha Purnima': 'on 20270520',
			Muharram: 'on 20270616',
			'Milad-un-Nabi': 'on 20270815',
			Janmashtami: 'on 20270825',
			'Dussehra (Vijaya Dashami)': 'on 20271009',
			'Diwali (Deepavali)': 'on 20271029',
			"Guru Nanak's Birthday": 'on 20271114'
		},
		source:
			'India, Department of Personnel and Training, 12/2/2023-JCA of 16 July 2026, holidays of 2027 for offices in Delhi',
		url: 'https://dopt.gov.in/sites/default/files/List%20of%20Holidays%20for%20the%20Year%202027.pdf'
	},
	...byLaw(
		'SG',
		'Singapore, Ministry of Manpower, 18 June 2026: public holidays for 2027',
		'https://www.mom.gov.sg/newsroom/press-releases/2026/0618-public-holidays-for-2027',
		[
			{
				years: [2027, 2027],
				redated: {
					'Hari Raya Puasa': 'on 20270310',
					'Hari Raya Haji': 'on 20270517',
					'Vesak Day': 'on 20270520',
					Deepavali: 'on 20271028'
				}
			}
		]
	),
	{
		places: 'ID',
		years: [2027, 2027],
		redated: {
			"Isra and Mi'raj": 'on 20270105 20271226',
			'Day of Silence': 'on 20270308',
			'Eid al-Fitr': 'on 20270310',
			'Eid al-Adha': 'on 20270517',
			'Vesak Day': 'on 20270520',
			'Islamic New Year': 'on 20270606',
			"Prophet's Birthday": 'on 20270815'
		},
		...SKB_2027
	},
	...byLaw(
		'KR',
		'Korea, Public Holidays Act as amended on 31 March 2026: 1 May; calendar of 2027 by the Aerospace Administration',
		'https://www.korea.kr/news/policyNewsView.do?newsId=148963568',
		[
			{ years: [2026, 2100], days: [['Labour Day', '노동절', '05-01']] },
			{
				years: [2027, 2027],
				days: [['Labour Day (substitute day)', '대체공휴일(노동절)', 'on 20270503']],
				confirmed: ['Constitution Day (substitute day)']
			},
			{
				years: [2028, 2100],
				substitutes: { of: ['Labour Day'], moves: 'saturday>monday sunday>monday' },
				estimated: true
			}
		]
	)
];

/** Laws and notices on pages that were opened: what they have otherwise, and days that rest on them from then on. */
export const PAGES_READ: readonly Correction[] = [...NORTH_AND_WEST, ...CANTONS, ...OTHERS, ...SINGLE_YEARS, ...AHEAD];

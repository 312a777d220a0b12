import { decided, type Decision } from './holidays-decision';

const BOSNIA: readonly Decision[] = [
	...decided(
		'Republika Srpska, Zakon o praznicima (43/07), article 7, and Ministry of Administration, 29 December 2025: believers are entitled to leave',
		'mondo.ba/Info/Drustvo/a1437140/neradni-dani-u-srpskoj.html',
		[
			{
				places: 'BA BA-BIH BA-SRP',
				named: [
					'Orthodox Christmas Eve',
					'Orthodox Christmas Day',
					'Orthodox New Year',
					'Catholic Good Friday',
					'Orthodox Good Friday',
					'Catholic Easter Sunday',
					'Orthodox Easter Sunday',
					'Catholic Easter Monday',
					'Orthodox Easter Monday',
					'Eid al-Fitr',
					'Eid al-Adha',
					'Catholic Christmas Eve',
					'Catholic Christmas Day'
				],
				ours: false,
				kind: 'some',
				why: 'religious feasts are days off for those who keep them'
			},
			{ places: 'BA-SRP', named: ['Republic Day'], ours: true, kind: 'law', why: 'a holiday of the republic' }
		]
	),
	...decided(
		'Brčko District, Zakon o praznicima (19/2002): New Year, 8 March, Labour Day',
		'paragraf.ba/propisi/brcko/zakon-o-praznicima-brcko-distrikta-bosne-i-hercegovine.html',
		[
			{
				places: 'BA-BRC',
				named: [
					'Orthodox Christmas Day',
					'Orthodox Christmas Day (observed)',
					'Orthodox Good Friday',
					'Catholic Easter Monday',
					'Eid al-Fitr',
					'Eid al-Adha',
					'Catholic Christmas Day',
					'Catholic Christmas Day (observed)'
				],
				ours: false,
				kind: 'law',
				why: 'the law of the district has three holidays, none of a religion'
			}
		]
	),
	...decided(
		'Federation of Bosnia and Herzegovina, Zakon o praznicima (Službeni list SFRJ 6/73), Ministry of Labour on 3 January 2022',
		'zepce.live/neradni-dan-u-fbih-povodom-nove-godine-je-ponedjeljak-3-sijecnja/',
		[
			{
				places: 'BA BA-BIH',
				named: ['2nd day of the New Year (substitute day)', '2nd day of the Labour Day (substitute day)'],
				ours: true,
				kind: 'law',
				why: 'one of the two days on a Sunday: the first working day after both'
			}
		]
	),
	...decided(
		'Federation of Bosnia and Herzegovina, list of non-working days 2026',
		'www.rtvslon.ba/neradni-dani-praznici-u-federaciji-bih-2026',
		[
			{
				places: 'BA-BIH',
				on: '05-09',
				ours: false,
				kind: 'law',
				why: '9 May is not among the holidays of the Federation'
			}
		]
	)
];

const SWITZERLAND: readonly Decision[] = [
	...decided(
		'Graubünden, Gesetz über die öffentlichen Ruhetage (520.100), article 2',
		'lexaris.io/book/version/documentflat/head/254389',
		[{ places: 'CH-GR', on: 'easter-2', ours: true, kind: 'law', why: 'Good Friday is a public day of rest' }]
	),
	...decided(
		'Fribourg, canton, Feiertage: the Catholic communes',
		'fr.ch/de/arbeit-und-unternehmen/arbeitnehmer/gesetzliche-feiertage-und-dienstfreie-tage-wo-liegt-der-unterschied',
		[
			{
				places: 'CH-FR',
				named: ['Corpus Christi', 'Assumption', "All Saints' Day", 'Immaculate Conception'],
				ours: true,
				kind: 'commune',
				why: 'Catholic feasts are off in most communes'
			}
		]
	),
	...decided(
		'Solothurn, canton, Feiertage: all districts but Bucheggberg',
		'so.ch/verwaltung/volkswirtschaftsdepartement/amt-fuer-wirtschaft-und-arbeit/arbeitsbedingungen/arbeitsinspektorat/feiertage',
		[
			{
				places: 'CH-SO',
				named: ['Corpus Christi', 'Assumption', "All Saints' Day"],
				ours: true,
				kind: 'commune',
				why: 'Catholic feasts are off in most communes'
			},
			{ places: 'CH-SO', on: '05-01', ours: true, kind: 'half', why: 'from noon on' }
		]
	),
	...decided(
		'Zürich, Ruhetags- und Ladenöffnungsgesetz, § 1',
		'www.arbeitsrecht-aktuell.ch/de/2023/12/24/arbeitsfrei-am-2-januar/',
		[
			{
				places: 'CH-*',
				named: ['Knabenschiessen'],
				ours: false,
				kind: 'commune',
				why: 'a feast of the city on a Saturday and Sunday; offices close on the Monday afternoon'
			},
			{
				places: 'CH-*',
				named: ["Saint Berchtold's Day"],
				ours: false,
				kind: 'commune',
				why: 'no day of rest of the canton of Zürich'
			}
		]
	),
	...decided(
		'Appenzell Innerrhoden, canton, Feiertage und Ruhetage',
		'ai.ch/themen/wirtschaft-und-arbeit/feiertage-ruhetage',
		[
			{
				places: 'CH-AI',
				on: '09-22',
				ours: true,
				kind: 'commune',
				why: 'Saint Maurice, but for the district of Oberegg'
			}
		]
	)
];

const SUNDAYS: readonly Decision[] = [
	...decided(
		'Belgium, Arrêté royal du 18 avril 1974, article 1: ten holidays',
		'wikimili.com/en/Public_holidays_in_Belgium',
		[{ places: 'BE', named: ['Easter Sunday', 'Pentecost'], ours: false, kind: 'law', why: 'no Sunday is one of them' }]
	),
	...decided('Belarus, Ukaz 157 of 26 March 1998: the days declared non-working', 'www.calendar.by/content.php?id=15', [
		{
			places: 'BY',
			named: ['Catholic Easter', 'Orthodox Easter'],
			ours: false,
			kind: 'law',
			why: 'feasts of the year, not among the non-working days'
		}
	]),
	...decided(
		'Liechtenstein, Arbeitsgesetz, article 18, as of 12 November 1986: days equal to Sundays',
		'www.gesetze.li/chrono/html/1986085000',
		[
			{ places: 'LI', named: ['Easter Sunday', 'Pentecost'], ours: false, kind: 'law', why: 'Sundays as such' },
			{ places: 'LI', on: '02-02', ours: false, kind: 'law', why: 'Candlemas is not on the list' },
			{ places: 'LI', on: '03-19', ours: false, kind: 'law', why: 'Saint Joseph is not on the list' }
		]
	)
];

const NORTH: readonly Decision[] = [
	...decided(
		'Iceland, Lög um 40 stunda vinnuviku (88/1971): from one in the afternoon',
		'visindavefur.is/svar.php?id=1692',
		[
			{ places: 'IS', on: '12-24', ours: true, kind: 'half', why: 'Christmas Eve from one in the afternoon' },
			{ places: 'IS', on: '12-31', ours: true, kind: 'half', why: 'New Year’s Eve from one in the afternoon' }
		]
	),
	...decided('Faroe Islands, list of public holidays', 'worlddaysoff.com/holiday/fo/2026/saint-olavs-day', [
		{ places: 'FO', on: '06-05', ours: true, kind: 'half', why: 'Constitution Day from noon' },
		{ places: 'FO', on: '04-25', ours: true, kind: 'law', why: 'Flag Day, on lists of public holidays' },
		{ places: 'FO', on: '07-28', ours: true, kind: 'half', why: 'Saint Olav’s Eve from noon' }
	]),
	...decided(
		'Sweden, Semesterlagen (1977:480), 3 a §: eves that count as Sundays; Handelsnytt, 8 September 2011',
		'handelsnytt.se/2011/09/08/ar-midsommarafton-en-semesterdag/',
		[
			{
				places: 'SE',
				named: ['Midsummer Eve', 'Christmas Eve', "New Year's Eve"],
				ours: true,
				kind: 'law',
				why: 'equal to Sundays by the law on leave'
			}
		]
	),
	...decided(
		'Isle of Man, bank holidays: the Friday of the last race (9 June 2023)',
		'www.bbc.com/news/world-europe-isle-of-man-61899145',
		[
			{
				places: 'IM',
				named: ['TT Bank Holiday', 'Tourist Trophy, Senior Race Day'],
				ours: 'dated',
				kind: 'law',
				why: 'on the day of the Senior race, a week after the first Friday of June in most years'
			}
		]
	),
	...decided('Netherlands, Algemene termijnenwet, artikel 3', 'wvhl.nl/algemeen/de-algemene-termijnenwet', [
		{ places: 'NL', on: '05-05', ours: true, kind: 'law', why: '5 May is a generally recognised holiday every year' }
	]),
	...decided(
		'Gibraltar, Legal Notice 2023/293: the Monday',
		'www.gibraltarlaws.gov.gi/legislations/bank-and-public-holidays-order-2023-7215',
		[
			{
				places: 'GI',
				years: [2024, 2032],
				on: '04-28',
				ours: false,
				kind: 'law',
				why: 'on a weekend the Monday is the holiday'
			}
		]
	)
];

const SOUTH: readonly Decision[] = [
	...decided(
		'Monaco, Government on public holidays: New Year, 1 May, Assumption, All Saints, 19 November and Christmas on a Sunday',
		'www.monaco-tribune.com/2023/01/quels-sont-les-jours-feries-a-monaco-en-2023/',
		[{ places: 'MC', on: '12-09', ours: false, kind: 'law', why: 'the Immaculate Conception is not moved' }]
	),
	...decided(
		'Greece, Ministry of Labour: Labour Day of 2013, 2016, 2021 and 2022 was moved',
		'www.hba.gr/News/Details/1980',
		[
			{
				places: 'GR',
				named: ['Labor Day', 'Labour Day'],
				ours: 'dated',
				kind: 'law',
				why: 'on Sundays and in Holy Week on another day'
			}
		]
	),
	...decided(
		'Moldova, Guvern, hotărîri on exchanged days of 2016',
		'lex.justice.md/index.php?action=view&view=doc&lang=1&id=362480',
		[{ places: 'MD', years: [2016, 2016], named: ['Exchanged day off'], ours: true, kind: 'law', why: 'by decision' }]
	),
	...decided(
		'Moldova, Labour Code, article 111 as amended by Law 154 of 2023; decisions for 2017 and 2018',
		'224320.siukjm.asia/ru/news/2023/06/30/23005215',
		[{ places: 'MD', years: [2016, 2023], on: '06-01', ours: false, kind: 'law', why: '1 June since 2024' }]
	),
	...decided(
		'Montenegro, Zakon o državnim i drugim praznicima (145/21, 3/23), Ministry of Labour',
		'radiotivat.com/2023/11/10/za-njegosev-dan-neradni-13-i-14-novembar/',
		[
			{
				places: 'ME',
				years: [2023, 2100],
				named: ['Njegoš Day', 'Njegoš Day (substitute day)'],
				ours: true,
				kind: 'law',
				why: '13 and 14 November'
			}
		]
	),
	...decided(
		'Montenegro, Ministry of Labour, November 2022: the Sunday alone',
		'novski.me/povodom-njegosevog-dana-neradni-dan-nedjelja-13-novembar1/',
		[{ places: 'ME', years: [2022, 2022], on: '11-14', ours: false, kind: 'law', why: 'one day in 2022' }]
	),
	...decided(
		'France, Code du travail, L3133-1: eleven holidays; the others of the Antilles by custom and agreement',
		'www.temoignages.re/politique/edito/20-jours-feries-en-guadeloupe-au-lieu-de-11-pas-besoin-d-un-amendement,81758',
		[
			{ places: 'FR-971 FR-972 FR-MF', on: '07-21', ours: false, kind: 'eve', why: 'offices close by custom' },
			{ places: 'FR-971 GP', named: ['Mi-Careme'], ours: false, kind: 'eve', why: 'offices close by custom' }
		]
	),
	...decided(
		'Saint-Martin, Préfecture, May 2019: 27 May until 2017, 28 May since 2018',
		'soualigapost.fr/fr/actualite/29562/culture/labolition-de-lesclavage-%C3%A0-saint-martin-comm%C3%A9mor%C3%A9e-un-28-mai-pour-la',
		[
			{
				places: 'FR-MF MF',
				years: [2010, 2017],
				named: ['Abolition of Slavery'],
				ours: 'dated',
				kind: 'law',
				why: 'the decree of 2012 has 27 May'
			}
		]
	)
];

const EAST: readonly Decision[] = [
	...decided(
		'Russia, Labour Code, article 112, and Government resolution on moving days off in 2026',
		'tass.ru/obschestvo/25149527',
		[
			{
				places: 'RU',
				years: [2010, 2026],
				named: ['Day off in exchange', "International Women's Day (substitute day)", 'Victory Day (substitute day)'],
				ours: true,
				kind: 'law',
				why: 'a day off on a holiday is moved to the next working day or as the resolution says'
			},
			{
				places: 'RU',
				years: [2027, 2100],
				named: [
					'Defender of the Fatherland Day (substitute day)',
					"International Women's Day (substitute day)",
					'Spring and Labour Day (substitute day)',
					'Victory Day (substitute day)',
					'Russia Day (substitute day)',
					'Unity Day (substitute day)'
				],
				ours: true,
				kind: 'law',
				why: 'by the code, until a resolution says otherwise'
			}
		]
	)
];

/** Europe with the parts of its countries overseas. */
export const DECIDED_EUROPE: readonly Decision[] = [...BOSNIA, ...SWITZERLAND, ...SUNDAYS, ...NORTH, ...SOUTH, ...EAST];

import { decided, type Decision } from './holidays-decision';

const WEST: readonly Decision[] = [
	...decided(
		'Cabo Verde, Resolução of April 2022 on Holy Week, which marks Good Friday alone as a holiday; lists of the press have Easter Sunday as an observance',
		'expressodasilhas.cv/pais/2022/04/06/funcao-publica-com-com-tolerancia-de-ponto-na-tarde-de-14-de-abril/79457',
		[{ places: 'CV CV-*', named: ['Easter Sunday'], ours: false, kind: 'law', why: 'no holiday of its own' }]
	),
	...decided(
		'Cameroon, Loi 73/5 of 7 December 1973, articles 2 and 3, and Loi 76/8, article 4',
		'juriafrica.com/lex/loi-73-5-7-dec-1973-17133.htm',
		[
			{
				places: 'CM',
				named: ['Mawlid', 'Mawlid (observed)'],
				ours: false,
				kind: 'law',
				why: 'not among the feasts of the law'
			},
			{
				places: 'CM',
				years: [2027, 2100],
				named: [
					'Assumption Day (observed)',
					'Eid al-Adha (observed)',
					'Eid al-Fitr (observed)',
					'Christmas Day (observed)'
				],
				ours: false,
				kind: 'law',
				why: 'the day after a religious feast on a Sunday is off by a decree of the President only'
			}
		]
	),
	...decided('Guinea-Bissau, Decreto 1/2023 of 18 January 2023', 'odemocratagb.com/?p=42600', [
		{
			places: 'GW',
			named: ['Day of the Beginning of the Armed Struggle', "International Women's Day", 'Pidjiguiti Day'],
			ours: false,
			kind: 'law',
			why: 'not among the eight mandatory holidays'
		}
	]),
	...decided(
		'Guinea, Décret D/2022/0526 of 2 November 2022',
		'guineenews.org/fetes-legales-desormais-le-lendemain-de-la-fete-de-tabaski-est-ferie-en-guinee/',
		[
			{
				places: 'GN',
				named: [
					"New Year's Day (substitute day)",
					'End of Ramadan (Eid al-Fitr) (substitute day)',
					'Independence Day (substitute day)'
				],
				ours: true,
				kind: 'law',
				why: 'the day after one on a weekend'
			}
		]
	),
	...decided(
		'Ghana, Public Holidays (Amendment) Act 2019 (Act 986): 25 May and 1 July until then',
		'www.graphic.com.gh/news/politics/ghana-news-july-1-no-longer-a-public-holiday.html',
		[
			{
				places: 'GH',
				years: [2010, 2018],
				named: ['African Union Day', 'Republic Day'],
				ours: true,
				kind: 'law',
				why: 'holidays until the Act'
			}
		]
	),
	...decided(
		'Ghana, Public Holidays and Commemorative Days (Amendment) Act 2025',
		'www.primenewsghana.com/general-news/july-1-reinstated-as-public-holiday-as-parliament-passes-holidays-amendment-bill.html',
		[
			{
				places: 'GH',
				years: [2025, 2100],
				named: ['Republic Day', 'Shaqq Day'],
				ours: true,
				kind: 'law',
				why: 'by the Act'
			},
			{
				places: 'GH',
				years: [2025, 2100],
				named: ["Founders' Day", "Founders' Day (observed)"],
				ours: false,
				kind: 'law',
				why: '21 September in place of 4 August'
			}
		]
	),
	...decided(
		'Nigeria, Minister of Interior: 21 and 22 August 2018',
		'dailypost.ng/2018/08/17/eid-el-kabir-fg-declares-tuesday-wednesday-public-holidays/',
		[
			{
				places: 'NG',
				years: [2018, 2018],
				named: ['Id el Kabir', 'Eid al-Adha Holiday'],
				ours: 'dated',
				kind: 'law',
				why: 'as declared'
			}
		]
	),
	...decided(
		'Nigeria, Minister of Interior, declarations of 2019 to 2025: the days of Umm al-Qura',
		'allafrica.com/stories/202503270040.html',
		[
			{
				places: 'NG',
				years: [2026, 2100],
				named: [
					'Eid al-Fitr',
					'Eid al-Fitr Holiday',
					'Eid al-Fitr (observed)',
					'Eid al-Fitr Holiday (observed)',
					'Eid al-Adha',
					'Eid al-Adha Holiday',
					'Eid al-Adha Holiday (observed)',
					'Id el Fitr',
					'Id el Fitr (substitute day)',
					'Id el Kabir',
					'Id el Kabir (substitute day)'
				],
				ours: 'dated',
				kind: 'calendar',
				why: 'in 2019 to 2025 no day later than Umm al-Qura'
			}
		]
	),
	...decided(
		'Senegal, Décret 2011-1978 and Loi n° 10/2013',
		'www.xibaaru.sn/magal-de-touba-ferie-chronique-dune-decision-historique-par-moubarack-lo/',
		[
			{
				places: 'SN',
				years: [2012, 2013],
				named: ['Magal de Touba'],
				ours: true,
				kind: 'law',
				why: 'off since 2012, first by decree'
			}
		]
	),
	...decided(
		'Senegal, Ministry of Labour: the Magal on 28 October 2018',
		'galsen221.com/societe/magal-de-touba-la-journee-du-lundi-decretee-pont-et-feriee-par-macky-sall/',
		[
			{
				places: 'SN',
				years: [2018, 2018],
				named: ['Magal de Touba', 'Grand Magal of Touba'],
				ours: 'dated',
				kind: 'law',
				why: 'on the day of the notice'
			}
		]
	),
	...decided(
		'Senegal, the President: Monday 27 September 2021',
		'voaafrique.com/a/le-grand-magal-de-touba-d%C3%A9clar%C3%A9-jour-f%C3%A9ri%C3%A9/6246999.html',
		[{ places: 'SN', years: [2021, 2021], on: '09-27', ours: true, kind: 'law', why: 'decreed' }]
	),
	...decided('Togo, communiqués of the Government on days off', 'togo-today.com/o1vy', [
		{ places: 'TG', named: ['Public holiday'], ours: true, kind: 'law', why: 'declared off for all' }
	])
];

const NORTH: readonly Decision[] = [
	...decided(
		'Egypt, Prime Minister, April 2023: 20 to 25 April for Eid al-Fitr and Sinai',
		'egyptianstreets.com/2023/04/13/private-sectors-eid-al-fitr-and-sinai-liberation-day-holidays-from-20-to-25-april/',
		[
			{ places: 'EG', years: [2023, 2023], on: '04-27', ours: false, kind: 'law', why: 'not moved' },
			{
				places: 'EG',
				years: [2023, 2023],
				named: ['Sinai Liberation Day', 'End of Ramadan (Eid al-Fitr)'],
				ours: true,
				kind: 'law',
				why: 'six days without a break'
			}
		]
	),
	...decided('Egypt, Prime Minister, decrees of 2025 and 2026', 'english.ahram.org.eg/News/543502.aspx', [
		{
			places: 'EG',
			years: [2025, 2026],
			named: ['End of Ramadan (Eid al-Fitr)'],
			ours: true,
			kind: 'law',
			why: 'from 29 March to 1 April 2025, from 19 to 23 March 2026'
		}
	]),
	...decided(
		'Cameroon, decree of the President of 10 August 2023',
		'lebledparle.com/paul-biya-declare-le-lundi-14-aout-ferie-sur-lensemble-du-territoire-national',
		[{ places: 'CM', years: [2023, 2023], on: '08-14', ours: true, kind: 'law', why: 'decreed' }]
	),
	...decided(
		'Morocco, décret 2.23.1000 of November 2023: 14 January for the Amazigh new year',
		'ecoactu.ma/jour-de-lan-amazigh-maroc-officiel/',
		[{ places: 'MA', named: ['Amazigh New Year'], ours: 'dated', kind: 'law', why: '14 January' }]
	),
	...decided(
		'Tunisia, Décret 2011-317 of 26 March 2011, as the Government told it in 2014: the eve, the feast and the day after',
		'www.turess.com/fr/tunivisions/54200',
		[
			{
				places: 'TN',
				named: ['End of Ramadan (Eid al-Fitr)', 'Eid al-Fitr Holiday'],
				ours: 'dated',
				kind: 'law',
				why: 'three days until 2021, of which one is the eve, two since the decree of 2021'
			},
			{
				places: 'TN',
				named: ['Arafat Day', 'Eid al-Adha Holiday'],
				ours: false,
				kind: 'law',
				why: 'two days for Aïd el-Idha, none before'
			}
		]
	),
	...decided(
		'Tunisia, Décret présidentiel 2021-223 of 7 December 2021',
		'tuniscope.com/article/360237/societe/actualites/annonce-un-jour-ferie-42021514',
		[
			{ places: 'TN', years: [2022, 2100], on: '01-14', ours: false, kind: 'law', why: '17 December in its place' },
			{ places: 'TN', years: [2021, 2100], on: '12-17', ours: true, kind: 'law', why: 'since 2021' }
		]
	)
];

const FESTIVALS: readonly Decision[] = [
	...decided('Togo, list of public holidays', 'en.wikipedia.org/wiki/Public_holidays_in_Togo', [
		{ places: 'TG', named: ['First Day of Ramadan'], ours: false, kind: 'law', why: 'two Islamic feasts, none else' }
	]),
	...decided(
		'Eswatini, list of public holidays, with the Government Gazette',
		'en.wikipedia.org/wiki/Public_holidays_in_Eswatini',
		[
			{
				places: 'SZ',
				named: ['Incwala Festival', 'Umhlanga Reed Dance'],
				ours: true,
				kind: 'law',
				why: 'a day of each is off; which, the King says'
			},
			{
				places: 'SZ',
				named: [
					'Birthday of King Mswati III (substitute day)',
					'National Flag Day (substitute day)',
					'Labour Day (substitute day)',
					'Birthday of the late King Sobhuza (substitute day)',
					'Independence Day (substitute day)',
					'Christmas Day (substitute day)',
					'Boxing Day',
					"New Year's Day (substitute day)"
				],
				ours: true,
				kind: 'law',
				why: 'the Monday after a Sunday'
			}
		]
	),
	...decided(
		'Senegal: the Magal by the crescent seen at Touba (26 September 2021, 4 September 2023, 23 August 2024), a day after Mecca',
		'www.leral.net/Grand-Magal-de-Touba-18-Safar-sera-celebre-le-dimanche-26-septembre-2021_a313831.html',
		[
			{
				places: 'SN',
				years: [2025, 2032],
				named: ['Magal de Touba', 'Grand Magal of Touba'],
				ours: 'dated',
				kind: 'calendar',
				why: 'as in every year from 2020 to 2024'
			}
		]
	),
	...decided('Tanzania: months by the crescent there, as most feasts of 2014 to 2025 were kept', undefined, [
		{
			places: 'TZ',
			years: [2026, 2032],
			named: [
				'Eid al-Adha',
				'Eid al-Fitr',
				"Prophet's Birthday",
				'Feast of the Sacrifice (Eid al-Adha)',
				'End of Ramadan (Eid al-Fitr)',
				'Maulid Day'
			],
			ours: 'dated',
			kind: 'calendar',
			why: 'not a day after Mecca in every month'
		}
	])
];

export const DECIDED_AFRICA: readonly Decision[] = [...WEST, ...NORTH, ...FESTIVALS];

import { decided, type Decision } from './holidays-decision';

const MABIMS = [
	'Eid al-Fitr',
	'Eid al-Fitr (substitute day)',
	'Eid al-Fitr (third day)',
	'Eid al-Adha',
	'Eid al-Adha (substitute day)',
	'Eid al-Adha (second day)',
	'Eid al-Adha (second day) (substitute day)',
	'Arafat Day',
	'Arafat Day (substitute day)',
	'Islamic New Year',
	'Islamic New Year (substitute day)',
	'Islamic New Year (observed)',
	"Prophet's Birthday",
	"Prophet's Birthday (substitute day)",
	"Prophet Muhammad's Birthday",
	"Isra and Mi'raj",
	"Isra and Mi'raj (substitute day)",
	"Isra' and Mi'raj",
	'Nuzul Al-Quran',
	'Nuzul Al-Quran Day',
	'Anniversary of the revelation of the Quran',
	'Beginning of Ramadan',
	'Beginning of Ramadan (substitute day)',
	'First Day of Ramadan',
	'First day of Ramadan',
	'First day of Ramadan (substitute day)',
	'Hol of Sultan Iskandar',
	'The Sultan of Johor Hol',
	'Chinese New Year (substitute day)',
	'Hari Raya Puasa',
	'Hari Raya Puasa (substitute day)',
	'Hari Raya Haji',
	'Hari Raya Haji (substitute day)',
	"Laylat al-Mi'raj",
	'End of Ramadan (Eid al-Fitr)',
	'End of Ramadan (Eid al-Fitr) (substitute day)',
	'Feast of the Sacrifice (Eid al-Adha)',
	'Feast of the Sacrifice (Eid al-Adha) (substitute day)',
	'Birthday of Muhammad (Mawlid)',
	'Birthday of Muhammad (Mawlid) (substitute day)',
	'Christmas Day (substitute day)'
] as const;

const SOUTH_EAST: readonly Decision[] = [
	...decided(
		'MABIMS, the crescent at least 3° high and 6.4° from the sun (2021): of the announced feasts of 2022 to 2026 Indonesia’s are right in 28 of 30',
		'jawawa.id/api/v1/article/understanding-mabims-criteria-why-hilal-below-3-degrees-is-definitely-rejected-1773910295',
		[
			{
				places: 'MY MY-* SG ID BN',
				years: [2027, 2032],
				named: MABIMS,
				ours: 'dated',
				kind: 'calendar',
				why: 'by the criterion of these countries, not the calendar of Mecca'
			}
		]
	),
	...decided(
		'Malaysia, Holidays Act 1951 (Act 369), section 3',
		'www.kabinet.gov.my/bkpp/pdf/akta_warta/1951_12_31_act369.pdf',
		[
			{
				places: 'MY MY-*',
				years: [2010, 2026],
				named: ['Islamic New Year (substitute day)'],
				ours: true,
				kind: 'law',
				why: 'the day after a weekly holiday is off in its place'
			}
		]
	),
	...decided(
		'Malaysia, Holidays Act 1951 (Act 369), schedule',
		'www.kabinet.gov.my/bkpp/pdf/akta_warta/1951_12_31_act369.pdf',
		[
			{
				places: 'MY',
				named: ['Deepavali', 'Deepavali (substitute day)'],
				ours: true,
				kind: 'scope',
				why: 'a holiday of the federation, but for Sarawak'
			}
		]
	),
	...decided(
		'Kedah, list of public holidays of 2011 (16 January), and the State Secretary on moving it from 2020',
		'www.thesundaily.my/local/kedah-sultan-s-official-birthday-to-fall-on-third-sunday-in-june-NY1717780',
		[
			{
				places: 'MY-02',
				years: [2010, 2019],
				named: ["Sultan of Kedah's Birthday", 'Birthday of The Sultan of Kedah'],
				ours: 'dated',
				kind: 'law',
				why: 'the third Sunday of January until 2019'
			}
		]
	),
	...decided('Malaysia, Prime Minister, March 2026', 'www.kosmo.com.my/?p=917020', [
		{
			places: 'MY MY-*',
			years: [2026, 2026],
			named: ['Eid al-Fitr (additional day)'],
			ours: true,
			kind: 'law',
			why: 'the Friday, since the feast was on Saturday'
		}
	]),
	...decided('The moon in Pushya at noon, as in 16 of 18 of Malaysia’s lists of 2010 to 2027', undefined, [
		{
			places: 'MY-*',
			years: [2028, 2032],
			named: ['Thaipusam', 'Thaipusam (substitute day)', 'Thaipusam (observed)'],
			ours: 'dated',
			kind: 'calendar',
			why: 'by the station of the moon, as the lists have it'
		}
	]),
	...decided(
		'Rashtriya Panchang: new moon of Ashvina on 18 October 2028; the second list has 17 October for India and Mauritius',
		undefined,
		[
			{
				places: 'MY-* SG MY',
				years: [2028, 2028],
				named: ['Deepavali'],
				ours: 'dated',
				kind: 'calendar',
				why: '17 October, not a month later'
			}
		]
	),
	...decided(
		'Indonesia, SKB of three ministers for 2010 and 2013: Imlek on the day itself',
		'padasuatuketika.blogspot.com/2010/08/skb-hari-libur-nasional-2010.html',
		[
			{
				places: 'ID',
				years: [2010, 2013],
				named: ['Chinese New Year', 'Lunar New Year'],
				ours: 'dated',
				kind: 'law',
				why: '14 February 2010 and 10 February 2013'
			}
		]
	),
	...decided(
		'Indonesia, Keputusan Presiden 24/2016 of 1 June 2016: from 2017 on',
		'setkab.go.id/berlaku-mulai-2017-presiden-jokowi-tetapkan-1-juni-sebagai-hari-libur-nasional/',
		[{ places: 'ID', years: [2016, 2016], on: '06-01', ours: false, kind: 'law', why: 'off since 2017' }]
	),
	...decided('Indonesia, SKB of 2010 to 2026: the day of the full moon', undefined, [
		{
			places: 'ID',
			years: [2027, 2032],
			named: ['Vesak Day'],
			ours: 'dated',
			kind: 'calendar',
			why: 'the day of the full moon at UTC+7, as in all 17 decrees'
		}
	]),
	...decided('Philippines, Republic Act 10966 of 28 December 2017', 'www.pna.gov.ph/articles/1020101', [
		{ places: 'PH', years: [2018, 2018], on: '12-08', ours: true, kind: 'law', why: 'off every year since' }
	]),
	...decided(
		'Thailand, National Children’s Day: a national day, no public holiday',
		'thereisadayforthat.com/holidays/thailand/national-childrens-day-th',
		[{ places: 'TH', named: ["National Children's Day"], ours: false, kind: 'law', why: 'no official holiday' }]
	),
	...decided('Thailand, Cabinet, 25 October 2011: Bangkok and 20 provinces', 'www.arabnews.com/node/395985', [
		{
			places: 'TH',
			named: ['Emergency Lockdown (2011 Thailand Floods)'],
			ours: false,
			kind: 'some',
			why: 'off in the flooded provinces only'
		}
	]),
	...decided(
		'Thailand, Cabinet, September 2020: 11 December in place of 7 December',
		'www.nkppao.go.th/content-19-7714.html',
		[{ places: 'TH', years: [2020, 2020], on: '12-07', ours: false, kind: 'law', why: 'moved to the Friday' }]
	)
];

const EXCHANGED: readonly Decision[] = [
	...decided(
		'Vietnam, Government Office, 12729/VPCP-KGVX of 25 December 2025',
		'tracuuquyhoach.com/tin-tuc/tin-vui-cho-nguoi-lao-dong-chinh-phu-dong-y-nghi-tet-duong-lich-4-ngay-54100289',
		[{ places: 'VN', years: [2026, 2026], on: '01-02', ours: true, kind: 'law', why: 'off in exchange' }]
	),
	...decided(
		'Vietnam, Labour Code 2019, article 112: one day before or after 2 September, chosen each year',
		'vbpl.vn/TW/Pages/vbpq-van-ban-goc.aspx?ItemID=139264',
		[
			{
				places: 'VN',
				years: [2028, 2100],
				named: ['National Day', 'National Day (second day)', 'National Day (observed)'],
				ours: 'dated',
				kind: 'choice',
				why: 'not chosen yet'
			}
		]
	)
];

const NOTICES: readonly Decision[] = [
	...decided(
		'Bangladesh, Cabinet, 10 April 2023, and Ministry of Public Administration, 2025',
		'en.prothomalo.com/bangladesh/qhooo1paej',
		[
			{
				places: 'BD',
				years: [2023, 2025],
				named: ['Eid-ul-Fitr holiday', 'End of Ramadan (Eid al-Fitr)', 'Eid al-Fitr'],
				ours: 'dated',
				kind: 'law',
				why: 'by executive order and by the list'
			}
		]
	),
	...decided('Bangladesh: months by the crescent there, right in 19 of 20 feasts', undefined, [
		{
			places: 'BD',
			named: [
				"Jumu'atul-Wida",
				'Ashura',
				'Day of Ashura',
				'Laylat al-Qadr',
				'Shab-e-Qadr',
				"Prophet's Birthday",
				'Birthday of Muhammad (Mawlid)',
				'Eid al-Fitr',
				'End of Ramadan (Eid al-Fitr)'
			],
			ours: 'dated',
			kind: 'calendar',
			why: 'a day after Mecca in most months'
		}
	]),
	...decided('Myanmar, Ministry of Labour, gazetted holidays of 2020 and 2021', 'ryt9.com/en/hol/247831', [
		{
			places: 'MM',
			years: [2020, 2021],
			named: ["New Year's Day", "New Year's Eve", 'Tazaungmon (second day)', 'Myanmar New Year'],
			ours: 'dated',
			kind: 'law',
			why: 'as gazetted'
		}
	]),
	...decided(
		'Timor-Leste, Lei 10/2005 as amended by Lei 3/2016 of 25 May 2016',
		'timor-leste.gov.tl/?lang=tp&p=30266&print=1',
		[{ places: 'TL', years: [2016, 2016], on: '12-31', ours: true, kind: 'law', why: 'since the law of 2016' }]
	),
	...decided(
		'Laos, Prime Minister’s Office, notice of 23 March 2022',
		'jclao.com/longer-lao-new-year-holiday-announced-state-offices-banned-from-celebrating/',
		[
			{
				places: 'LA',
				years: [2022, 2022],
				named: ['Lao New Year (additional day)', "Lao New Year's Day (in lieu)"],
				ours: 'dated',
				kind: 'law',
				why: 'the day before in place of one after'
			}
		]
	),
	...decided(
		'Sri Lanka, Ministry of Public Administration, 22 December 2022',
		'onlanka.com/news/december-26-declared-a-special-government-holiday.html',
		[{ places: 'LK', years: [2022, 2022], on: '12-26', ours: true, kind: 'law', why: 'declared' }]
	)
];

const EAST: readonly Decision[] = [
	...decided(
		'Hong Kong, General Holidays Ordinance (Cap. 149), schedule',
		'www.hklii.org/hk/legis/en/ord/149/sch.html',
		[
			{
				places: 'HK',
				named: [
					'Good Friday',
					'The day following Good Friday',
					'Easter Monday',
					'The day following Easter Monday',
					'The day following Ching Ming Festival',
					'Birthday of the Buddha',
					'The day following Birthday of the Buddha',
					'The first weekday after Christmas Day',
					'The second weekday after Christmas Day'
				],
				ours: true,
				kind: 'some',
				why: 'general holidays; the second list has those of employees under Cap. 57'
			},
			{
				places: 'HK',
				named: [
					"New Year's Day",
					'Tomb-Sweeping Day',
					'Labor Day',
					"The Buddha's Birthday",
					'Dragon Boat Festival',
					'Hong Kong S.A.R. Establishment Day',
					'National Day',
					'National Day (observed)',
					'Double Ninth Festival',
					'Christmas Day',
					'The first weekday after Christmas Day'
				],
				ours: false,
				kind: 'law',
				why: 'on a Sunday the day after is the general holiday in its place'
			}
		]
	),
	...decided('Macao, Ordem Executiva 60/2000: general holidays', 'bo.io.gov.mo/BO/i/2000/40/ordem60.asp', [
		{
			places: 'MO MO-*',
			named: [
				'Good Friday',
				'Holy Saturday',
				"Buddha's Birthday",
				'Dragon Boat Festival',
				'National Day',
				"All Souls' Day",
				'Immaculate Conception',
				'Winter Solstice',
				'Christmas Eve',
				'Christmas Day'
			],
			ours: true,
			kind: 'some',
			why: 'general holidays; the second list has the mandatory ones of employees'
		}
	])
];

const SOUTH: readonly Decision[] = [
	...decided(
		'Bangladesh, list of holidays of 2016 as the Cabinet approved it: general holidays, in every year',
		'mmhaqtareq84.blogspot.com/2015/11',
		[
			{
				places: 'BD',
				named: ["Buddha's Birthday", 'Krishna Janmashtami', 'Durga Puja'],
				ours: true,
				kind: 'law',
				why: 'general holidays of the notice'
			}
		]
	),
	...decided(
		'Pakistan, Cabinet Division, notices of 2016, 2020, 2021 and 2023: 9 and 10 Muharram as the moon was seen',
		'propakistani.pk/2023/07/20/govt-officially-notifies-holidays-for-9-and-10-muharram/',
		[
			{
				places: 'PK',
				named: ['Ashura'],
				ours: 'dated',
				kind: 'calendar',
				why: 'a day later than by the calendar of Mecca, with its ninth'
			}
		]
	),
	...decided(
		'Pakistan, Ruet-e-Hilal Committee: feasts of 2017 to 2025 a day after Mecca in most years',
		'propakistani.pk/2023/04/20/shawwal-moon-not-sighted-pakistan-to-celebrate-eid-ul-fitr-on-saturday/',
		[
			{
				places: 'PK',
				years: [2025, 2032],
				named: [
					'Eid al-Fitr',
					'Eid al-Adha',
					"Prophet's Birthday",
					'End of Ramadan (Eid al-Fitr)',
					'Feast of the Sacrifice (Eid al-Adha)',
					'Birthday of Muhammad (Mawlid)'
				],
				ours: 'dated',
				kind: 'calendar',
				why: 'by the crescent there'
			}
		]
	)
];

/** Asia from Nepal eastward, India apart. */
export const DECIDED_ASIA: readonly Decision[] = [...SOUTH_EAST, ...EXCHANGED, ...NOTICES, ...EAST, ...SOUTH];

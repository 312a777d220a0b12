import { decided, type Decision } from './holidays-decision';

const LEVANT: readonly Decision[] = [
	...decided('Jordan, a decision of 2007: Isra and Mi’raj is remembered without a day off', 'poxnel.com/110297', [
		{ places: 'JO', named: ["Isra' and Mi'raj"], ours: false, kind: 'law', why: 'a working day' }
	]),
	...decided('Jordan, Prime Minister, July 2022: from Arafah on 8 July to 12 July', 'raya.ps/news/1133513.html', [
		{ places: 'JO', named: ['Eid al-Adha'], ours: true, kind: 'law', why: 'five days with that of Arafah' }
	]),
	...decided(
		'Lebanon, Council of Ministers, memorandum of 13 May 2024: Saturday 25 May; of 2023: Thursday 25 May',
		'kawalisbeirut.com/lebanon/50048',
		[
			{
				places: 'LB',
				named: ['Resistance and Liberation Day'],
				ours: 'dated',
				kind: 'law',
				why: '25 May, not a Sunday'
			}
		]
	),
	...decided(
		'Syria, Decree No. 188 of 5 October 2025 in place of Decree No. 474 of 2004',
		'www.albayan.ae/news/middle-east/syria/635556',
		[
			{
				places: 'SY',
				years: [2026, 2100],
				on: '03-18',
				ours: true,
				kind: 'law',
				why: 'Revolution Day since the decree'
			},
			{
				places: 'SY',
				years: [2025, 2100],
				named: ['Revolution Day', "Martyrs' Day", 'Tishreen Liberation War Day'],
				ours: false,
				kind: 'law',
				why: 'ended by the decree and the new order of 2025'
			},
			{ places: 'SY', years: [2010, 2023], on: '12-25', ours: true, kind: 'law', why: 'on the list of 2004' },
			{ places: 'SY', years: [2024, 2100], on: '12-26', ours: false, kind: 'law', why: 'one day for Christmas' }
		]
	),
	...decided('Palestine, cabinet, December 2018: Easter by the eastern calendar', 'www.hcc.ps/archives/49951', [
		{ places: 'PS', named: ['Easter'], ours: false, kind: 'some', why: 'the other Easters are for Christians' }
	]),
	...decided(
		'Palestine, the Government, 2016: 8 March is a working day',
		'watania.net/news/86009-%D8%A7%D9%84%D8%AD%D9%83%D9%88%D9%85%D8%A9-%D9%84%D8%A7-%D8%B9%D8%B7%D9%84%D8%A9-%D8%A7%D9%84%D8%AB%D9%84%D8%A7%D8%AB%D8%A7%D8%A1-%D8%A8%D9%85%D9%86%D8%A7%D8%B3%D8%A8%D8%A9-%D9%8A%D9%88%D9%85-%D8%A7',
		[{ places: 'PS', years: [2016, 2016], on: '03-08', ours: false, kind: 'law', why: 'no day off' }]
	),
	...decided(
		'Israel, Basic Law: The Knesset, section 10, and the elections of 2015 to 2021',
		'docslib.org/doc/4227867/basic-law-the-knesset-5718-1958',
		[{ places: 'IL', named: ['Election Day'], ours: true, kind: 'law', why: 'the day of an election is off' }]
	),
	...decided(
		'Iraq, Law on Official Holidays of 2024: 10 to 13 Dhu al-Hijjah, and the other days that it lists',
		'iqna.ir/en/news/3488468/parliament-makes-eid-al-ghadir-a-public-holiday-in-iraq',
		[
			{ places: 'IQ', named: ['Eid al-Adha', 'Day of Arafah'], ours: 'dated', kind: 'law', why: 'no day of Arafah' },
			{
				places: 'IQ',
				named: ['February 8 Revolution', 'July 17 Revolution'],
				ours: false,
				kind: 'law',
				why: 'days of the former regime, none since 2003'
			}
		]
	)
];

const MORE: readonly Decision[] = [
	...decided(
		'Iran, Council of Ministers, 1 August 2023: Wednesday and Thursday, for the heat',
		'www.middleeastmonitor.com/20230801-iran-announces-2-day-public-holiday-due-to-severe-heat/',
		[
			{
				places: 'IR',
				years: [2023, 2023],
				named: ['Public Holiday'],
				ours: 'dated',
				kind: 'law',
				why: '2 and 3 August'
			}
		]
	),
	...decided(
		'United Arab Emirates, Cabinet Resolution 27 of 2024: the 30th of Ramadan, where there is one',
		'en.khalijiuwn24.com/1086055',
		[
			{
				places: 'AE',
				years: [2025, 2100],
				named: ['End of Ramadan (Eid al-Fitr)'],
				ours: true,
				kind: 'law',
				why: 'added to the feast'
			}
		]
	),
	...decided(
		'Palestine, Cabinet, 24 February 2020 and 30 January 2023: the day before the feast and four days',
		'www.palestinecabinet.gov.ps/portal/Decree/DetailsEn/26110181-aa5a-4721-8c92-c7c55843d35f',
		[
			{
				places: 'PS',
				named: ['Day of Arafah', 'Eve of Eid al-Fitr'],
				ours: true,
				kind: 'law',
				why: 'off with the feast'
			}
		]
	),
	...decided(
		'Iraq, Cabinet, July 2024: 7, 14 and 17 July off by Law 12 of 2024',
		'arab.khabrna.com/224501/%d8%b9%d8%b7%d9%84%d8%a9-%d8%b1%d8%b3%d9%85%d9%8a%d8%a9-%d9%8a%d9%88%d9%85-%d8%a7%d9%84%d8%a3%d8%ad%d8%af',
		[{ places: 'IQ', years: [2024, 2024], on: '07-14', ours: true, kind: 'law', why: 'off in 2024' }]
	),
	...decided('Iraq, table of official holidays of 2024', 'almajardh.com/?p=70958', [
		{ places: 'IQ', years: [2020, 2024], on: '10-03', ours: true, kind: 'law', why: 'National Day is on the table' }
	]),
	...decided(
		'Iraq, Council of Ministers, 24 December 2024: Christmas for all',
		'www.shafaq.com/en/Iraq/Iraq-declares-public-holiday-for-Christmas-celebration',
		[{ places: 'IQ', years: [2024, 2024], on: '12-25', ours: true, kind: 'law', why: 'declared' }]
	),
	...decided(
		'Iraq, Council of Ministers, December 2018: Christmas for all until the law of 2024',
		'www.ina.iq/eng/3390--.html',
		[{ places: 'IQ', years: [2018, 2022], on: '12-25', ours: true, kind: 'law', why: 'decided by the Council' }]
	),
	...decided(
		'Syria, Presidency of the Council of Ministers, 2017: 10 to 13 Dhu al-Hijjah; four days, Decree 188 of 2025',
		'sanasyria.org/?p=618131',
		[{ places: 'SY', named: ['Eid al-Adha'], ours: true, kind: 'law', why: 'the fourth day' }]
	)
];

const GULF: readonly Decision[] = [
	...decided('Saudi Arabia, royal order on the National Day of 2022', undefined, [
		{ places: 'SA', years: [2022, 2022], on: '09-22', ours: false, kind: 'law', why: 'the 23rd alone' }
	]),
	...decided(
		'United Arab Emirates, Ministry of Human Resources, May 2025: 5 to 8 June',
		'www.arabianbusiness.com/culture-society/uae-announces-eid-al-adha-2025-holidays-for-private-sector',
		[
			{
				places: 'AE',
				years: [2025, 2025],
				named: ['Arafat Day', 'Eid al-Adha', 'Feast of the Sacrifice (Eid al-Adha)'],
				ours: 'dated',
				kind: 'law',
				why: 'as announced'
			}
		]
	),
	...decided(
		'Bahrain, circulars of the Prime Minister: Arafah with the feast, days in place of a weekend',
		'gulfnews.com/world/mena/eid-al-adha-six-day-holiday-in-bahrain-1.500145133',
		[
			{
				places: 'BH',
				named: [
					'Arafat Day',
					'Feast of the Sacrifice (Eid al-Adha) (substitute day)',
					'Day of Ashura',
					'Day of Ashura (substitute day)',
					'Ashura'
				],
				ours: 'dated',
				kind: 'law',
				why: 'by circular'
			}
		]
	)
];

const EAST: readonly Decision[] = [
	...decided(
		'Tajikistan, Law on Holidays of 2011, article 3',
		'khovar.tj/rus/2017/03/tadzhikistantsy-s-uchyotom-vyhodnyh-dnej-i-prazdnikov-budut-otdyhat-13-dnej',
		[
			{
				places: 'TJ',
				named: [
					"New Year's Day (substitute day)",
					"Mother's Day (substitute day)",
					'Nowruz (substitute day)',
					'International Workers’ Solidarity Day (substitute day)',
					'Victory Day (substitute day)',
					'Day of National Unity (substitute day)',
					'Eid al-Fitr (substitute day)',
					'Independence Day (substitute day)',
					'Eid al-Adha (substitute day)',
					'Constitution Day (substitute day)'
				],
				ours: true,
				kind: 'law',
				why: 'the next working day for a Saturday or Sunday'
			}
		]
	),
	...decided(
		'Turkmenistan, decrees of the President: three days of Kurban Bayram',
		'turkmenportal.com/en/blog/79316/people--of-turkmenistan-will-rest-on-kurban-bayram-for-4-days-in-a-row',
		[
			{
				places: 'TM',
				named: ['Eid al-Adha', 'Eid al-Adha (substitute day)', 'Nowruz (substitute day)'],
				ours: true,
				kind: 'law',
				why: 'three days, those on a Sunday made up for'
			}
		]
	),
	...decided(
		'Iran, Institute of Geophysics of Tehran University: the crescent as it is seen there, right in 45 of 48 feasts',
		undefined,
		[
			{
				places: 'IR',
				years: [2026, 2032],
				named: [
					'End of Ramadan (Eid al-Fitr)',
					'Eid al-Fitr Holiday',
					'Martyrdom of Imam Ali',
					'Martyrdom of Imam Jafar',
					"Martyrdom of Imam Ja'far al-Sadiq",
					'Eid al-Ghadeer',
					'Feast of the Sacrifice (Eid al-Adha)',
					'Eid al-Adha',
					'Tasoua',
					'Ashura',
					'Arbaeen-e Hosseini',
					'Arbaeen',
					'Demise of Prophet Muhammad and Imam Hassan (Mujtaba)',
					'Death of Prophet Muhammad and Martyrdom of Hasan ibn Ali',
					'Martyrdom of Imam Reza',
					'Martyrdom of Ali al-Rida',
					'Martyrdom of Imam Hassan',
					'Martyrdom of Hasan al-Askari',
					'Birthday of Muhammad Prophet',
					"Birthday of Muhammad and Imam Ja'far al-Sadiq",
					'Martyrdom of Fatima-Zahara',
					'Martyrdom of Fatima',
					'Birthday of Imam Ali',
					'Mabaas of Muhammad',
					"Isra' and Mi'raj",
					'Birthday of Imam Mahdi',
					'Birthday of Mahdi'
				],
				ours: 'dated',
				kind: 'calendar',
				why: 'ahead by the crescent, not a day after Mecca in every month'
			}
		]
	)
];

/** Asia from the Mediterranean to Central Asia. */
export const DECIDED_WEST_ASIA: readonly Decision[] = [...LEVANT, ...MORE, ...GULF, ...EAST];

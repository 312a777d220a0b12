import { decided, type Decision } from './holidays-decision';

/** Single years of countries and parts, by a notice or law that the second list has not. */
export const DECIDED_YEARS: readonly Decision[] = [
	...decided(
		'India, Department of Personnel and Training, August 2021; Delhi, 18 August 2021',
		'www.lokmatnews.in/india/delhi-government-declares-august-20-as-muharram-holiday-b421',
		[
			{
				places: 'IN IN-DL',
				years: [2021, 2021],
				named: ['Muharram', 'Ashura'],
				ours: 'dated',
				kind: 'law',
				why: 'moved to the Friday'
			}
		]
	),
	...decided('India, Press Information Bureau, 21 May 2026', undefined, [
		{
			places: 'IN IN-DL',
			years: [2026, 2026],
			named: ['Id-ul-Zuha (Bakrid)', 'Eid al-Adha'],
			ours: 'dated',
			kind: 'law',
			why: '28 May'
		}
	]),
	...decided(
		'India, Department of Personnel and Training, 12/2/2023-JCA of 16 July 2026, holidays of 2027',
		'dopt.gov.in/sites/default/files/List%20of%20Holidays%20for%20the%20Year%202027.pdf',
		[
			{
				places: 'IN',
				years: [2027, 2027],
				named: [
					'Id-ul-Fitr',
					'Eid al-Fitr',
					'Holi',
					'Mahavir Jayanti',
					"Mahavira's Birthday",
					'Id-ul-Zuha (Bakrid)',
					'Eid al-Adha',
					'Muharram',
					'Ashura',
					'Milad-un-Nabi',
					"Prophet's Birthday"
				],
				ours: 'dated',
				kind: 'law',
				why: 'by the list of 2027'
			}
		]
	),
	...decided('West Bengal, Finance (Audit) Department, holidays of 2025', 'banglayojona.in/?p=687', [
		{
			places: 'IN-WB',
			years: [2025, 2025],
			named: ['Janmashtami', 'Janmashtami (Vaishnava)'],
			ours: 'dated',
			kind: 'law',
			why: '15 August by the list'
		},
		{
			places: 'IN-WB',
			years: [2025, 2025],
			named: ['Ram Navami'],
			ours: true,
			kind: 'law',
			why: 'on the list, a Sunday'
		}
	]),
	...decided('Thailand, Cabinet, 29 December 2020: 22 October in place of 25 October 2021', 'ryt9.com/s/cabt/3187736', [
		{ places: 'TH', years: [2021, 2021], on: '10-22', ours: true, kind: 'law', why: 'moved to the Friday' },
		{ places: 'TH', years: [2021, 2021], on: '10-25', ours: false, kind: 'law', why: 'moved to the Friday' }
	]),
	...decided(
		'São Paulo, Lei 17.264 of 22 May 2020',
		'cpp.org.br/lei-n-17-264-alter-data-de-comemoracao-do-feriado-de-9-de-julho/',
		[
			{
				places: 'BR-SP',
				years: [2020, 2020],
				named: ['Constitutionalist Revolution'],
				ours: 'dated',
				kind: 'law',
				why: '25 May in place of 9 July'
			}
		]
	),
	...decided(
		'Rio de Janeiro, Assembleia Legislativa, 23 March 2021',
		'destakenews.com/alerj-aprova-feriados-e-recesso-de-dez-dias-contra-a-covid-19-no-rio',
		[
			{
				places: 'BR-RJ',
				years: [2021, 2021],
				named: ["Saint George's Day", 'Emergency holiday'],
				ours: 'dated',
				kind: 'law',
				why: 'days off from 26 March to 1 April'
			}
		]
	),
	...decided(
		'British Columbia, Employment Standards Act, section 45: no other day in place of one on a day of rest',
		'inspirelaw.ca/general-statutory-holidays/',
		[
			{
				places: 'CA-BC',
				named: [
					'National Day for Truth and Reconciliation (observed)',
					'Christmas Day (observed)',
					"New Year's Day (observed)"
				],
				ours: false,
				kind: 'law',
				why: 'no substitute days'
			}
		]
	),
	...decided(
		'Korea, Public Holidays Act as amended on 31 March 2026',
		'www.korea.kr/news/policyNewsView.do?newsId=148963568',
		[
			{
				places: 'KR',
				years: [2026, 2100],
				named: ['Labour Day', 'Labour Day (substitute day)'],
				ours: true,
				kind: 'law',
				why: '1 May since 2026'
			}
		]
	),
	...decided(
		'Korea, Public Holidays Act as amended on 29 January 2026, and the calendar of 2027',
		'github.com/hyunbinseo/holidays-kr',
		[
			{
				places: 'KR',
				years: [2027, 2100],
				named: ['Constitution Day (substitute day)'],
				ours: true,
				kind: 'law',
				why: 'a Saturday or Sunday is made up for'
			}
		]
	),
	...decided(
		'Indonesia, joint decree of three ministers 1205, 3 and 2 of 15 September 2026',
		'setneg.go.id/baca/index/inilah_skb_3_menteri_libur_nasional_dan_cuti_bersama_2027',
		[
			{
				places: 'ID',
				years: [2027, 2027],
				named: [
					"Isra and Mi'raj",
					"Isra' and Mi'raj",
					'Eid al-Fitr',
					'Eid al-Adha',
					"Prophet's Birthday",
					'Islamic New Year'
				],
				ours: 'dated',
				kind: 'law',
				why: 'by the decree'
			}
		]
	),
	...decided(
		'Russia, Government resolution 1187 of 17 September 2026 on moving days off in 2027',
		'www.consultant.ru/document/cons_doc_LAW_544706/',
		[
			{
				places: 'RU',
				years: [2027, 2027],
				named: ['Day off in exchange'],
				ours: true,
				kind: 'law',
				why: 'moved there'
			}
		]
	),
	...decided(
		'Oman, Minister of the Diwan of Royal Court, 2017 to 2019',
		'www.omanobserver.om/november-27-28-declared-national-day-holidays/',
		[
			{
				places: 'OM',
				years: [2017, 2019],
				named: ['National Day'],
				ours: 'dated',
				kind: 'law',
				why: 'days that the minister named'
			}
		]
	)
];

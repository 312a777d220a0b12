import { decided, type Decision } from './holidays-decision';

const MUHARRAM = ['Muharram', 'Ashura'];

/** Single years of India's states, by lists and notices of those years. */
export const DECIDED_INDIAN_YEARS: readonly Decision[] = [
	...decided(
		'India, holidays of states, August 2021',
		'zeenews.india.com/india/muharram-2021-delhi-govt-shifts-holiday-to-august-20-assam-declares-half-day-2386376.html',
		[
			{
				places: 'IN-UP IN-MH IN-CG IN-HP IN-TS IN-JH',
				years: [2021, 2021],
				named: MUHARRAM,
				ours: 'dated',
				kind: 'law',
				why: 'moved to the Friday'
			}
		]
	),
	...decided(
		'West Bengal, August 2021',
		'www.millenniumpost.in/kolkata/date-of-muharram-holiday-changed-to-august-20-449639',
		[
			{
				places: 'IN-WB',
				years: [2021, 2021],
				named: MUHARRAM,
				ours: 'dated',
				kind: 'law',
				why: 'moved to the Friday'
			}
		]
	),
	...decided(
		'Uttar Pradesh, announcement of March 2022',
		'hindi.news18.com/amp/news/uttar-pradesh/lucknow-holi-holiday-up-government-announces-holiday-for-holi-on-18th-and-19th-march-2022-4073822.html',
		[
			{
				places: 'IN-UP',
				years: [2022, 2022],
				named: ['Holi (second day)'],
				ours: true,
				kind: 'law',
				why: '19 March beside the 18th'
			}
		]
	),
	...decided(
		'Uttarakhand, list of 2021',
		'www.indiatoday.in/information/story/uttarakhand-government-holiday-list-2021-1764844-2021-02-01',
		[
			{
				places: 'IN-UK',
				years: [2021, 2021],
				named: [
					'Maha Shivaratri',
					'Holika Dahan',
					'Harela',
					'Raksha Bandhan',
					'Maharishi Valmiki Jayanti',
					'Govardhan Puja'
				],
				ours: true,
				kind: 'law',
				why: 'on the list'
			}
		]
	),
	...decided('Maharashtra, PHD. 1119/C.R.69/Desk-29, list of 2021', '99employee.com/maharashtra-bank-holidays/', [
		{
			places: 'IN-MH',
			years: [2021, 2021],
			named: ['Maha Shivaratri', 'Ganesh Chaturthi', 'Diwali (Bali Pratipada)'],
			ours: true,
			kind: 'law',
			why: 'on the list'
		},
		{
			places: 'IN-MH',
			years: [2021, 2021],
			named: ['Janmashtami (Vaishnava)'],
			ours: false,
			kind: 'law',
			why: 'not on the list'
		}
	]),
	...decided(
		'Maharashtra, PHD. 1121/C.R. 97/Desk-29 of 2 December 2021',
		'taxguru.in/corporate-law/maharashtra-govt-notifies-public-holidays-for-the-year-2022.html',
		[
			{
				places: 'IN-MH',
				years: [2022, 2022],
				named: ['Ganesh Chaturthi', 'Diwali (Bali Pratipada)'],
				ours: true,
				kind: 'law',
				why: 'on the list'
			},
			{
				places: 'IN-MH',
				years: [2022, 2022],
				named: ['Janmashtami (Vaishnava)'],
				ours: false,
				kind: 'law',
				why: 'a Friday that the list has not'
			}
		]
	),
	...decided(
		'Maharashtra, PHD-1122/C.R.117/Desk-29 of 2 December 2022',
		'taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html',
		[
			{
				places: 'IN-MH',
				years: [2023, 2023],
				named: ['Holi', 'Holi (second day)'],
				ours: 'dated',
				kind: 'law',
				why: '7 March'
			}
		]
	),
	...decided(
		'Maharashtra, September 2023',
		'www.greythr.com/notifications/holiday-date-change-for-eid-e-milad-in-maharashtra/',
		[
			{
				places: 'IN-MH',
				years: [2023, 2023],
				named: ["Prophet's Birthday", 'Milad-un-Nabi'],
				ours: 'dated',
				kind: 'law',
				why: 'moved to 29 September'
			}
		]
	),
	...decided(
		'Maharashtra, list of 2024',
		'csdnearme.com/holiday-list/maharashtra-government-public-holiday-list-year/',
		[
			{
				places: 'IN-MH',
				years: [2024, 2024],
				named: ['Diwali (Deepavali)'],
				ours: 'dated',
				kind: 'law',
				why: 'Lakshmi Pujan, 1 November'
			}
		]
	),
	...decided(
		'Maharashtra, notification of 9 December 2025',
		'www.news9live.com/india/maharashtra-state-government-holiday-list-2026-check-public-holidays-calendar-for-new-year-here-2912229',
		[
			{
				places: 'IN-MH',
				years: [2026, 2026],
				named: ['Holi', 'Eid al-Adha', 'Id-ul-Zuha (Bakrid)', 'Bhaubeej'],
				ours: 'dated',
				kind: 'law',
				why: '3 March, 28 May and, for offices of the state, 11 November'
			}
		]
	),
	...decided(
		'Tamil Nadu, list of 2021',
		'www.indiatoday.in/information/story/tamil-nadu-government-holiday-list-2021-1764297-2021-01-30',
		[
			{
				places: 'IN-TN',
				years: [2021, 2021],
				named: MUHARRAM,
				ours: 'dated',
				kind: 'law',
				why: '20 August by the list'
			}
		]
	),
	...decided(
		'Tamil Nadu, list of 2023',
		'www.kalaignarseithigal.com/amp/story/tamilnadu%2F2022%2F10%2F12%2Fthe-tamil-nadu-government-has-officially-released-the-holiday-list-for-the-year-2023',
		[
			{
				places: 'IN-TN',
				years: [2023, 2023],
				named: ['Janmashtami (Vaishnava)', 'Krishna Jayanti'],
				ours: 'dated',
				kind: 'law',
				why: '6 September by the list'
			}
		]
	),
	...decided(
		'Tamil Nadu, announcement of a holiday on 13 November 2023',
		'www.vellorecity.com/tamil-nadu-government-declares-holiday-on-november-13-for-diwali/',
		[
			{
				places: 'IN-TN',
				years: [2023, 2023],
				named: ['Day after Deepavali'],
				ours: true,
				kind: 'law',
				why: 'offices and schools'
			}
		]
	),
	...decided(
		'Tamil Nadu, announcement of 19 October 2024',
		'www.newindianexpress.com/states/tamil-nadu/2024/Oct/19/day-after-deepavali-will-also-be-a-holiday-says-tn-government-2',
		[
			{
				places: 'IN-TN',
				years: [2024, 2024],
				named: ['Day after Deepavali'],
				ours: true,
				kind: 'law',
				why: 'offices and schools, 9 November worked'
			}
		]
	)
];

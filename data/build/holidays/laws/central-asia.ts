import type { Correction } from '../overlay';
import { byLaw, exchanges } from './parts';

const LABOUR_CODE_2025 = 'https://cbd.minjust.gov.kg/3-45/edition/25298/kg';
const WEEKEND = 'saturday>monday sunday>monday';

const KYRGYZSTAN: readonly Correction[] = [
	...byLaw('KG', 'Kyrgyzstan, Labour Code of 23 January 2025', LABOUR_CODE_2025, [
		{
			years: [2025, 2100],
			without: [
				'Defender of the Fatherland Day',
				'Day of the People’s April Revolution',
				'Days of History and Commemoration of Ancestors'
			],
			days: [
				['May Holidays', 'Май каникулдары', '05-02', 3],
				['May Holidays', 'Май каникулдары', '05-06', 3]
			]
		},
		{ years: [2026, 2100], days: [['New Year Holidays', 'Жаңы жылдык каникулдар', '01-02', 5]] }
	]),
	...byLaw(
		'KG',
		'Kyrgyzstan, Law 190 of 20 November 2017: two days from 2018 on',
		'https://cbd.minjust.gov.kg/111697/edition/854612/kg',
		[
			{
				years: [2002, 2017],
				without: ['Days of History and Commemoration of Ancestors'],
				days: [['October Revolution Day', 'Улуу Октябрь социалисттик революциясынын күнү', '11-07']]
			}
		]
	),
	...byLaw(
		'KG',
		'Kyrgyzstan, Law 21 of 17 March 2008, ended by Law 97 of 5 July 2012',
		'https://cbd.minjust.gov.kg/203697/edition/454078/kg',
		[{ years: [2008, 2012], days: [["Day of the People's Revolution", 'Элдик революция күнү', '03-24']] }]
	),
	...exchanges(
		'KG',
		'Эс алуу күнү',
		'Kyrgyzstan, government decisions on exchanged days',
		(part) => `https://cbd.minjust.gov.kg/${part}/kg`,
		[
			'2010|20100104 20100116 20100105 20100123 20100106 20100130 20100108 20100206 20100222 20100220 20100830 20100828 20101115 20101113|7-13990/edition/1265189',
			'2011|20110307 20110305 20110506 20110514|7-15768/edition/1143374',
			'2012|20120103 20120114 20120104 20120121 20120105 20120128 20120106 20120204|7-14904/edition/1143596',
			'2013|20130102 20121229 20130103 20130112 20130104 20130119 20130510 20130506 20130809 20130817 20131014 20131012 20131108 20131116|7-15246/edition/407825',
			'2014|20140102 20140111 20140103 20140118 20140106 20140125 20140728 20140802 20140905 20140901|7-16375/edition/1144728',
			'2015|20150102 20150110 20150105 20150221 20150106 20150323|7-17788/edition/1145282',
			'2016|20160108 20160116 20160503 20160430 20160504 20160507|7-18618/edition/1145496',
			'2017|20170320 20170325 20170508 20170513 20171106 20171028|7-19609/edition/1145794',
			'2018|20180102 20171230 20180103 20180108 20180309 20180303 20180430 20180428 20180820 20180922 20180903 20180507 20181109 20181103|7-1813/edition/1145978',
			'2019|20190102 20190225 20190103 20190408 20190104 20190902 20190510 20190506|7-2573/edition/1146108',
			'2020|20200102 20200224 20200103 20200309 20200106 20200323 20200504 20200511|7-20233/edition/1146122',
			'2021|20210108 20210503 20210830 20210510 20210719 20210724|7-20440/edition/1146148',
			'2022|20220104 20220115 20220105 20220226 20220106 20220326 20220504 20220430 20220506 20220514|7-21274/edition/12170',
			'2023|20230103 20230109 20230104 20230225 20230105 20230311 20230106 20230325 20230320 20230429 20230508 20230513 20231106 20231111|7-21921/edition/1252593',
			'2024|20240102 20240108 20240103 20240127 20240104 20240302 20240105 20240902 20240322 20240408 20240502 20240506 20240503 20240511|7-22932/edition/1399'
		]
	),
	...byLaw('KG', 'Kyrgyzstan, days off of January 2025', 'https://cbd.minjust.gov.kg/7-36549/edition/26567/kg', [
		{ years: [2025, 2025], days: [['Exchanged day off', 'Эс алуу күнү', 'on 20250102']], worked: '20250111' },
		{ years: [2025, 2025], days: [['Additional day off', 'Кошумча эс алуу күнү', 'on 20250103 20250106']] }
	]),
	...byLaw(
		'KG',
		'Kyrgyzstan, Labour Code of 2004 with Law 103 of 2009: a day of the weekend to the next working day, until 2024',
		'https://cbd.minjust.gov.kg/203130/edition/479924/kg',
		[
			{
				years: [2010, 2024],
				substitutes: {
					of: ['*'],
					except: [
						'Exchanged day off',
						'Orthodox Christmas',
						'Orozo Ait',
						'Kurman Ait',
						'May Holidays',
						'New Year Holidays'
					],
					moves: WEEKEND
				}
			},
			{
				years: [2011, 2012],
				days: [
					['Kurman Ait (substitute day)', 'Курман айт', 'on 20111108'],
					['Orozo Ait (substitute day)', 'Орозо айт', 'on 20120820']
				]
			},
			{ years: [2013, 2024], substitutes: { of: ['Orthodox Christmas', 'Orozo Ait', 'Kurman Ait'], moves: WEEKEND } }
		]
	)
];

const UZBEK_DECREES: readonly string[] = [
	'2018|20180103 20180106 20180319 20180317 20180322 20180324 20180823 20180825 20180824 20180826 20180903 20180908 20180904 20180915 20181231 20181229|3479237',
	'2019|20190103 20190105 20190606 20190601 20190903 20190907 20191231 20191228|4054698',
	'2020|20200102 20200104 20200831 20200829|4595638',
	'2021|20210322 20210327 20210721 20210717 20210722 20210724|5137156',
	'2022|20220104 20220108 20220504 20220507 20220712 20220716|5784917',
	'2023|20230103 20230107 20230320 20230311 20230322 20230325|6324664',
	'2024|20240102 20240106 20240412 20240413 20241230 20241214|6704048',
	'2025|20250102 20250104|7275687',
	'2026|20261231 20261212|7938920'
];
/** Further days off by the same decrees. */
const UZBEK_ADDITIONS: readonly string[] = [
	'2018|20180102 20180320 20180831|3479237',
	'2019|20190102 20190322 20190902|4054698',
	'2020|20200323|4595638',
	'2021|20210514 20210902 20210903 20211231|5137156',
	'2022|20220103 20220322 20220323 20220503 20220711 20220902|5784917',
	'2023|20230102 20230424 20230629 20230630|6324664',
	'2024|20240322 20240411 20240618 20240903 20241231|6704048',
	'2025|20251231|7275687',
	'2026|20260102 20260528 20260529 20260831|7938920'
];

const UZBEKISTAN: readonly Correction[] = [
	...byLaw(
		'UZ',
		'Uzbekistan, Labour Code of 28 October 2022: days of the weekend are made up for from 30 April 2023 on',
		'https://lex.uz/docs/-6257288',
		[{ years: [1992, 2022], withoutSubstitutes: ['*'] }]
	),
	...exchanges(
		'UZ',
		'Dam olish kuni',
		'Uzbekistan, decree of the President on exchanged days',
		(part) => `https://lex.uz/docs/-${part}`,
		UZBEK_DECREES
	),
	...UZBEK_ADDITIONS.map((line): Correction => {
		const [year = '', dates = '', part = ''] = line.split('|');
		return {
			places: 'UZ',
			years: [Number(year), Number(year)],
			days: [['Additional day off', 'Qo‘shimcha dam olish kuni', `on ${dates}`]],
			source: `Uzbekistan, decree of the President on further days off of ${year}`,
			url: `https://lex.uz/docs/-${part}`
		};
	})
];

export const CENTRAL_ASIA: readonly Correction[] = [...KYRGYZSTAN, ...UZBEKISTAN];

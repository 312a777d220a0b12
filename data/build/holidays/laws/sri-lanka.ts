import type { Correction } from '../overlay';
import { asListed } from './dates';

const GAZETTE = 'Sri Lanka, Holidays Act No. 29 of 1971, list gazetted for the year';
const LISTED = `${GAZETTE}, as vacanza/holidays (MIT) lists it; the list was not read`;
const CALENDARS = 'https://web.archive.org/web/20241120204015/https://documents.gov.lk/en/calendar.php';

const SPECIAL = 'Special Public Holiday';
const SPECIAL_LOCAL = 'විශේෂ රජයේ නිවාඩු දිනය';

const special = (dates: string, source: string, url?: string): Correction => {
	const year = Number(dates.slice(0, 4));
	return {
		places: 'LK',
		years: [year, year],
		days: [[SPECIAL, SPECIAL_LOCAL, `on ${dates}`]],
		basis: 'one_off',
		source,
		...(url !== undefined && { url })
	};
};

export const SRI_LANKA: readonly Correction[] = [
	{
		places: 'LK',
		// Where the moon is full near the hour that decides.
		instead: {
			'Full Moon Poya Day':
				'20100626>20100625 20121128>20121127 20150404>20150403 20151225>20151224 20160323>20160322 20160620>20160619 20170609>20170608 20180826>20180825 20190815>20190814 20201031>20201030 20220909>20220910 20221108>20221107 20230307>20230306 20230928>20230929 20240224>20240223'
		},
		estimated: true,
		source: LISTED,
		url: CALENDARS
	},
	...asListed(
		'LK',
		{
			'Maha Sivarathri Day': '20100313',
			'Sinhala and Tamil New Year': '20120412 20200412 20240412',
			'Deepavali Festival Day': '20131102 20141022 20151110 20161029 20171018 20181106',
			'Id-Ul-Fitr': '20120819 20180615',
			'Id-Ul-Alha': '20121027 20170901',
			'Milad-Un-Nabi': '20181120'
		},
		LISTED,
		CALENDARS
	),
	...['20120507', '20130415', '20160415', '20190520', '20200316 20200317 20200318 20200319', '20220502'].map((dates) =>
		special(dates, 'Sri Lanka, Ministry of Public Administration, as vacanza/holidays (MIT) lists the notice')
	),
	special(
		'20220411 20220412',
		'Sri Lanka, Ministry of Public Administration, April 2022',
		'https://lankanewsweb.net/archives/8362/nine-holidays-in-upcoming-new-year-festive-season'
	),
	special(
		'20221226',
		'Sri Lanka, Ministry of Public Administration, 22 December 2022',
		'https://onlanka.com/news/december-26-declared-a-special-government-holiday.html'
	),
	special(
		'20240415',
		'Sri Lanka, Ministry of Home Affairs, April 2024',
		'https://menafn.com/1108080681/Sri-Lanka-Declares-15Th-April-Special-Public-Holiday'
	),
	{
		places: 'LK',
		years: [2026, 2026],
		redated: { 'Tamil Thai Pongal Day': 'on 20260115' },
		instead: { 'Full Moon Poya Day': '20260102>20260103 20260303>20260302' },
		confirmed: ['*'],
		source: 'Sri Lanka, Department of Government Printing, calendar of 2026',
		url: 'http://www.adaderana.lk/news.php?nid=116465'
	}
];

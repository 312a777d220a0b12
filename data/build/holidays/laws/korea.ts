import type { Correction } from '../overlay';

const NAMU = 'https://namu.wiki/w/임시공휴일';
const temporary = (date: string, name: readonly [string, string], when: string, url?: string): Correction => ({
	places: 'KR',
	years: [Number(date.slice(0, 4)), Number(date.slice(0, 4))],
	days: [[...name, `on ${date}`]],
	basis: 'one_off',
	source: `Korea, Cabinet decision of ${when}: a temporary public holiday`,
	url: url ?? NAMU
});
const TEMPORARY = ['Temporary Public Holiday', '임시공휴일'] as const;

export const KOREA: readonly Correction[] = [
	{
		places: 'KR',
		years: [1991, 2012],
		without: ['Hangul Day', 'Hangul Day (substitute day)'],
		source:
			'Korea, Regulations on Holidays of Public Offices as amended 5 November 1990; again since 2013 (amended December 2012)',
		url: 'https://donga.com/news/amp/all/20121226/51848748/1'
	},
	{
		places: 'KR',
		years: [2007, 2100],
		days: [
			[
				'National Assembly Election Day',
				'국회의원 선거일',
				'on 20080409 20120411 20160413 20200415 20240410 20280412 20320414'
			],
			['Local Election Day', '지방선거일', 'on 20100602 20140604 20180613 20220601 20260603 20300612']
		],
		basis: 'law',
		source:
			'Korea, Public Official Election Act, article 34: the first Wednesday from the 50th (30th) day before the term ends, a week later beside a holiday; Regulations on Holidays of Public Offices, article 2'
	},
	{
		places: 'KR',
		years: [2007, 2022],
		days: [['Presidential Election Day', '대통령 선거일', 'on 20071219 20121219 20170509 20220309']],
		basis: 'law',
		source:
			'Korea, Public Official Election Act, articles 34 and 35; Regulations on Holidays of Public Offices, article 2'
	},
	temporary('20150814', TEMPORARY, 'August 2015'),
	temporary('20160506', TEMPORARY, 'April 2016'),
	temporary('20171002', TEMPORARY, 'September 2017'),
	temporary('20200817', TEMPORARY, 'July 2020'),
	temporary('20231002', TEMPORARY, '5 September 2023', 'https://m.korea.kr/news/policyNewsView.do?newsId=148919798'),
	temporary('20241001', ['Armed Forces Day', '국군의 날'], 'September 2024'),
	temporary('20250127', TEMPORARY, 'January 2025')
];

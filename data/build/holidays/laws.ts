import type { Correction } from './overlay';

/** What laws and notices say that were read: carried out last, over both collections. */
export const LAWS: readonly Correction[] = [
	{
		places: 'RU',
		years: [2026, 2026],
		days: [['Day off in exchange', 'Перенесённый выходной день', 'on 20260109 20261231']],
		source: 'Russia, Government resolution of 24 September 2025 on moving days off in 2026',
		url: 'https://tass.ru/obschestvo/25149527'
	},
	{
		places: 'RU',
		years: [2026, 2100],
		substitutes: {
			of: ['Victory Day', 'Russia Day', 'Unity Day'],
			moves: 'saturday>monday sunday>monday'
		},
		source: 'Russia, Labour Code, article 112: to the next working day',
		url: 'https://tass.ru/obschestvo/25149527'
	},
	{
		places: 'HU',
		years: [2026, 2026],
		confirmed: ['Day off in exchange', 'Working day'],
		source: 'Hungary, 10/2025. (IV. 30.) NGM rendelet',
		url: 'https://tamogatoweb.hu/10-2025-iv-30-ngm-rendelet/'
	},
	{
		places: 'CN',
		years: [2026, 2026],
		confirmed: ['*'],
		basis: 'announced',
		source: 'China, General Office of the State Council, notice of 4 November 2025',
		url: 'https://politics.gmw.cn/2025-11/04/content_38391083.htm'
	},
	{
		places: 'ES-MD',
		years: [2026, 2026],
		without: ["All Saints' Day", 'Constitution Day'],
		confirmed: ['*'],
		source: 'Madrid, Consejo de Gobierno, calendario laboral 2026',
		url: 'https://www.larazon.es/madrid/estos-son-dias-festivos-comunidad-madrid-2026_2025092868d90353f10d3f06781e836b.html'
	},
	{
		places: 'ID',
		years: [2026, 2026],
		confirmed: ['*'],
		source: 'Indonesia, SKB 3 Menteri 1497/2025, 2/2025, 5/2025: libur nasional 2026',
		url: 'https://www.brilio.net/serius/rincian-lengkap-libur-cuti-bersama-2026-17-hari-libur-nasional-dan-8-cuti-bersama-2026-250920i.html'
	},
	{
		places: 'SG',
		years: [2021, 2021],
		confirmed: ['*'],
		source: 'Singapore, Ministry of Manpower, public holidays 2021',
		url: 'https://www.channelnewsasia.com/news/singapore/public-holidays-2021-singapore-long-weekends-12865140'
	}
];

import type { Correction } from '../overlay';

const once = (places: string, date: string, name: string, local: string, source: string, url: string): Correction => ({
	places,
	years: [Number(date.slice(0, 4)), Number(date.slice(0, 4))],
	days: [[name, local, `on ${date}`]],
	basis: 'one_off',
	source,
	url
});

/** Laws and decisions for one year, and holidays suspended for some. */
export const EUROPE_LAWS: readonly Correction[] = [
	{
		places: 'PT',
		years: [2013, 2015],
		without: ['Corpus Christi', 'Republic Day', "All Saints' Day", 'Restoration of Independence'],
		source: 'Portugal, Lei 23/2012, artigo 10: suspended from 2013; back by Lei 8/2016 of 1 April',
		url: 'http://www.amartins.pt/feriados-nacionais/'
	},
	once(
		'IE',
		'20220318',
		'Day of Remembrance and Recognition',
		'Lá Cuimhneacháin agus Aitheantais',
		'Ireland, regulations under the Organisation of Working Time Act 1997, February 2022',
		'https://thoughts.maples.com/post/102hipo/new-public-holidays-announced-for-ireland'
	),
	once(
		'PL',
		'20181112',
		'Centenary of Independence',
		'Święto Narodowe z okazji Setnej Rocznicy Odzyskania Niepodległości',
		'Poland, ustawa z dnia 7 listopada 2018',
		'http://warszawa.naszemiasto.pl/artykul/12-listopada-dniem-wolnym-za-11-listopada-2018,4853962,artgal,t,id,tm.html'
	),
	once(
		'SI',
		'20230814',
		'Day of Solidarity',
		'Dan solidarnosti',
		'Slovenia, Government decision of August 2023 after the floods',
		'https://www.mladina.si/226580/14-avgust-dan-solidarnosti-in-dela-prost-dan/'
	),
	{
		places: 'SK',
		years: [2027, 2100],
		days: [
			['Day of Victory over Fascism', 'Deň víťazstva nad fašizmom', '05-08'],
			['Our Lady of Sorrows', 'Sedembolestná Panna Mária', '09-15']
		],
		source: 'Slovakia, consolidation laws of 2025: working days in 2026 only',
		url: 'https://news.refresher.sk/196259-TABULKA-Zmena-sviatkov-v-roku-2026-Kedy-budu-zatvorene-obchody-a-kedy-nepojdem-do-prace'
	},
	{
		places: 'TR',
		years: [2016, 2016],
		redated: {
			'End of Ramadan (Eid al-Fitr)': 'on 20160705',
			'Feast of the Sacrifice (Eid al-Adha)': 'on 20160912'
		},
		source: 'Turkey, Presidency of Religious Affairs (Diyanet), calendar of religious days 2016',
		url: 'https://turkiyeegitim.com/service/amp/2016-ramazan-ayi-ve-ilk-oruc-zaman-basliyor-2016-ramazan-ayi-baslangici-ve-bitisi-74423h.htm'
	}
];

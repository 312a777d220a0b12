import type { Correction } from '../overlay';

/** A working day moved to a Saturday by the Council of Ministers: `20240513 20240518`, from and to. */
const moved = (places: string, pairs: readonly string[], source: string, url: string): Correction => {
	const days = pairs.map((pair) => pair.split(' '));
	const year = Number(pairs[0]?.slice(0, 4));
	return {
		places,
		years: [year, year],
		days: [
			[
				'Day off for a worked Saturday',
				places === 'BY' ? 'Перенос рабочего дня' : 'Перенесення робочого дня',
				`on ${days.map(([from]) => from).join(' ')}`
			]
		],
		basis: 'one_off',
		worked: days.map(([, to]) => to).join(' '),
		source,
		url
	};
};

const by = (pairs: readonly string[], resolution: string, url: string) =>
	moved('BY', pairs, `Belarus, Council of Ministers, resolution ${resolution} on moving working days`, url);
const ua = (pairs: readonly string[], year: number, url: string) =>
	moved(
		'UA',
		pairs,
		`Ukraine, Cabinet of Ministers, order on moving working days in ${year}, advised to employers`,
		url
	);

/** Belarus, and the working days that Ukraine moved before martial law. */
export const BELARUS_UKRAINE: readonly Correction[] = [
	{
		places: 'BY',
		years: [2020, 2100],
		days: [["New Year's Day (second day)", 'Новый год', '01-02']],
		source: 'Belarus, Presidential Decree 464 of 17 December 2019',
		url: 'https://www.gs.by/2023/11/08/skoro-belorusov-opyat-ozhidayut-novye-dlinnye-vyhodnye-i-ne-odni/amp/'
	},
	{
		places: 'BY',
		years: [1998, 2100],
		confirmed: ['*'],
		basis: 'law',
		source: 'Belarus, Presidential Decree 157 of 26 March 1998; days without work as listed for 2024 and 2026',
		url: 'https://magilev.by/news/2023/11/24/dlinnye-vyhodnye-v-2024-godu-utverzhden-grafik-perenosa-rabochih-dnej-v-belarusi'
	},
	by(
		['20140102 20140104', '20140106 20140111', '20140430 20140503', '20140704 20140712', '20141226 20141220'],
		'1012 of 25 November 2013',
		'https://voran.by/news/aktualno/7345-perenos-rabochih-dney-v-2014-godu.html'
	),
	by(['20150102 20150110', '20150420 20150425'], '1060 of 10 November 2014', 'https://kirovsk.gov.by/node/12141'),
	by(
		['20190506 20190504', '20190508 20190511', '20191108 20191116'],
		'906 of 15 December 2018',
		'https://news.21.by/society/2019/04/13/1771022.html'
	),
	by(['20200106 20200104'], 'as it stood after Decree 464', 'http://slutsk-gorod.by/novosti/item/ofitsialno-2-yanvarya-budet-v-belarusi-prazdnichnym-dnjom-bez-otrabotki'), // prettier-ignore
	by(
		['20230424 20230429', '20230508 20230513', '20231106 20231111'],
		'739 of 1 November 2022',
		'https://etalonline.by/document/?regnum=u02202716&q_id=-1'
	),
	by(
		['20240513 20240518', '20241108 20241116'],
		'814 of 23 November 2023',
		'https://magilev.by/news/2023/11/24/dlinnye-vyhodnye-v-2024-godu-utverzhden-grafik-perenosa-rabochih-dnej-v-belarusi'
	),
	by(
		['20250106 20250111', '20250428 20250426', '20250704 20250712', '20251226 20251220'],
		'on 2025',
		'https://babruisk.info/trizhdy-po-chetyre-perenosy-rabochih-dnej-v-2025-godu/'
	),
	by(
		['20260420 20260425'],
		'397 of 22 July 2025',
		'https://minsk.belprofmash.1prof.by/news/utverzhden-grafik-perenosov-rabochix-dnej-v-2026-godu'
	),
	ua(
		['20180309 20180303', '20180430 20180505', '20180629 20180623', '20181224 20181222', '20181231 20181229'],
		2018,
		'https://hrliga.com/index.php?id=17593&module=news&op=view'
	),
	ua(
		['20190430 20190511', '20191230 20191221', '20191231 20191228'],
		2019,
		'https://zahid.info/news/politics/vyhodnye_dlya_ukraincev_v_2019_godu_kabmin_utverdil_grafik'
	),
	ua(
		['20200106 20200111'],
		2020,
		'https://chmnu.edu.ua/informatsiya-stosovno-svyatkovih-ta-perenesenih-robochih-dniv-u-grudni-2019-roku-ta-sichni-2020-roku'
	),
	ua(
		['20210108 20210116', '20210823 20210828', '20211015 20211023'],
		2021,
		'https://interfax.com.ua/news/general/691802-amp.html'
	)
];

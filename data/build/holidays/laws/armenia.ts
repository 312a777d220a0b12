import type { Correction } from '../overlay';
import { exchanges, partsOf } from './parts';

const page = (act: string) => `https://www.arlis.am/hy/acts/${act}`;
const LAW = 'Armenia, Law on holidays and memorial days';

/** Year: days off and the days of the weekend that are worked for them, in pairs, and the first of the government's acts for the year. */
const EXCHANGES: readonly string[] = [
	'1998|19981207 19981212|6981',
	'2000|20000508 20000506|7838',
	'2003|20030103 20021229|10474',
	'2005|20050103 20050108 20050307 20050305 20050704 20050702|13224',
	'2006|20060103 20060108 20060508 20060506|21549',
	'2007|20070103 20061230 20070104 20070107 20070430 20070428|29581',
	'2008|20080103 20071229 20080104 20080112 20080502 20080504 20080630 20080628 20080818 20080816 20080915 20080913|40452',
	'2009|20090105 20090110 20090107 20081227 20090413 20090418 20090720 20090718 20090817 20090815 20090914 20090912|48427',
	'2010|20100108 20091226 20100405 20100410 20100712 20100717 20100816 20100821 20100913 20100918 20100920 20100911|55456',
	'2011|20110307 20110312 20110425 20110430 20110704 20110709 20110801 20110806 20110815 20110820 20110912 20110917|60996',
	'2012|20120309 20120324 20120409 20120414 20120430 20120428 20120706 20120714 20120716 20120721 20120813 20120818 20120917 20120929|74278',
	'2013|20130401 20130413 20130510 20130518 20130527 20130601 20130708 20130713 20130819 20130824 20130916 20130928 20131230 20131228|80097',
	'2014|20140127 20140201 20140421 20140426 20140502 20140531 20140728 20140802 20140818 20140823 20140915 20140927|86936',
	'2015|20150108 20141220 20150109 20141227 20150406 20150411 20150423 20150418 20150713 20150718 20150914 20150919|94257',
	'2016|20160307 20160312 20160328 20160402 20160912 20160924|103890',
	'2017|20170417 20170506 20170508 20170520 20170918 20170923|112733',
	'2018|20180309 20180317 20180402 20180407 20180430 20180505 20181011 20181027 20181012 20181103|119427',
	'2020|20200127 20200201 20200529 20200523|138403',
	'2021|20210920 20210925|155821'
];

/** Armenia since 1991: what its law had when, and the exchanged days of each year. */
export const ARMENIA: readonly Correction[] = [
	{
		places: 'AM',
		years: [1950, 2009],
		without: ['Pre-Christmas holidays'],
		source: `${LAW}: from the amendment of 16 December 2009 on`,
		url: 'https://web.archive.org/web/20250501031654/http://www.parliament.am/legislation.php?ID=3737&lang=arm&sel=show'
	},
	{
		places: 'AM',
		years: [1991, 2002],
		without: ['Army Day'],
		source: `${LAW}: made non-working on 19 December 2002`,
		url: 'https://web.archive.org/web/20251209213043/http://www.parliament.am/legislation.php?sel=show&ID=1624&lang=arm'
	},
	{
		places: 'AM',
		years: [1991, 2000],
		without: ["International Women's Day", 'Labour Day'],
		source: `${LAW}: by the laws of 22 December 2000`,
		url: 'https://web.archive.org/web/20250717094812/https://www.arlis.am/hy/acts/801'
	},
	{
		places: 'AM',
		years: [1994, 2001],
		days: [['Motherhood and Beauty Day', 'Մայրության և գեղեցկության տոն', '04-07']],
		source: `${LAW}: a working day from 24 June 2001 on`,
		url: 'https://web.archive.org/web/20250427132425/http://www.parliament.am/legislation.php?sel=show&ID=1274&lang=arm'
	},
	{
		places: 'AM',
		years: [1991, 1994],
		without: ['Victory and Peace Day', 'Constitution Day'],
		source: `${LAW}: from 1995 on; the constitution is of that July`,
		url: page('259')
	},
	{
		places: 'AM',
		years: [1995, 1995],
		without: ['Constitution Day'],
		source: `${LAW}: the constitution is of 5 July 1995, its day of 1996`,
		url: page('259')
	},
	{
		places: 'AM',
		years: [2026, 2100],
		days: [
			[
				'Day of Remembrance for the Fallen Defenders of the Fatherland',
				'Հայրենիքի պաշտպանության համար զոհվածների հիշատակի օր',
				'01-27'
			]
		],
		source: 'Armenia, Law HO-1-N of 20 January 2026',
		url: 'https://web.archive.org/web/20260122152327/http://www.parliament.am/legislation.php?sel=show&ID=10146&lang=arm'
	},
	...exchanges('AM', 'Հանգստյան օր', 'Armenia, government decisions on exchanged days', page, EXCHANGES),
	...partsOf('AM', [
		'AG|Aragatsotn',
		'AR|Ararat',
		'AV|Armavir',
		'ER|Yerevan',
		'GR|Gegharkunik',
		'KT|Kotayk',
		'LO|Lori',
		'SH|Shirak',
		'SU|Syunik',
		'TV|Tavush',
		'VD|Vayots Dzor'
	]),
	{
		places: 'AM-LO AM-SH',
		years: [2018, 2018],
		days: [['Exchanged day off', 'Հանգստյան օր', 'on 20181207']],
		worked: '20181215',
		source: 'Armenia, government decision on an exchanged day in Lori and Shirak, 30 years after the earthquake',
		url: page('126944')
	}
];

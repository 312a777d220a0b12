import { AFRICA } from './laws/africa';
import { AFRICA_COMPARED } from './laws/africa-compared';
import { AFRICA_REST } from './laws/africa-rest';
import { AFGHANISTAN_PAKISTAN } from './laws/afghanistan-pakistan';
import { ALPS } from './laws/alps';
import { CANADA_ARGENTINA } from './laws/americas';
import { AMERICAS_AGAIN } from './laws/americas-again';
import { AMERICAS_MORE } from './laws/americas-more';
import { ARABIA } from './laws/arabia';
import { ASIA_COMPARED } from './laws/asia-compared';
import { AUSTRALASIA } from './laws/australasia';
import { BALKANS } from './laws/balkans';
import { BALTIC_BALKAN } from './laws/baltic-balkan';
import { BELARUS_UKRAINE } from './laws/belarus';
import { CAUCASUS } from './laws/caucasus';
import { CHECKED_AGAIN } from './laws/checked-again';
import { TERRITORIES } from './laws/territories';
import { CHINA } from './laws/china';
import { DECIDED_AGAIN } from './laws/decided-again';
import { DECREES_READ } from './laws/decrees-read';
import { EAST_AND_LEVANT } from './laws/east-and-levant';
import { EUROPE_LAWS } from './laws/europe';
import { EUROPE_COMPARED } from './laws/europe-compared';
import { GHANA } from './laws/ghana';
import { HIMALAYA_INDOCHINA } from './laws/himalaya-indochina';
import { INDIA } from './laws/india';
import { INDIA_AGAIN } from './laws/india-again';
import { INDIA_EAST_SOUTH } from './laws/india-east-south';
import { INDIAN_FEASTS } from './laws/india-feasts';
import { INDIAN_UNION } from './laws/india-union';
import { EVENTS_FIRST } from './laws/events';
import { INDIAN_NAMES } from './laws/india-names';
import { INDIAN_NOTICES } from './laws/india-notices';
import { INDIAN_YEARS } from './laws/india-years';
import { INDIAN_STATES } from './laws/india-states';
import { IRAN_IRAQ } from './laws/iran-iraq';
import { ITALY } from './laws/italy';
import { KOREA } from './laws/korea';
import { LATIN_AMERICA } from './laws/latin-america';
import { LEVANT_IRAQ } from './laws/levant-iraq';
import { MALAYSIA } from './laws/malaysia';
import { NEPAL } from './laws/nepal';
import { NILE_LIBYA } from './laws/nile-libya';
import { NORTH_AFRICA_ISLANDS } from './laws/north-africa-islands';
import { OTHERS } from './laws/others';
import { PHILIPPINES } from './laws/philippines';
import { PORTUGUESE_DISTRICTS } from './laws/portugal-districts';
import { PAGES_READ } from './laws/pages-read';
import { READ_AGAIN } from './laws/read-again';
import { RUSSIA_HUNGARY } from './laws/russia-hungary';
import { SECOND_LIST } from './laws/second-list';
import { SMALL_MENDS } from './laws/small-mends';
import { SINGLE_DAYS } from './laws/single-days';
import { SINGAPORE_INDONESIA } from './laws/singapore-indonesia';
import { SOUTH_AMERICA } from './laws/south-america';
import { SOUTH_ASIA } from './laws/south-asia';
import { SPAIN, SPAIN_2026, SPAIN_AHEAD } from './laws/spain';
import { SRI_LANKA } from './laws/sri-lanka';
import { TAIWAN_VIETNAM } from './laws/taiwan-vietnam';
import { THAILAND } from './laws/thailand';
import { UKRAINE } from './laws/ukraine';
import { US_STATES } from './laws/us-states';
import { ANDORRA } from './laws/andorra';
import { ARGENTINE_PROVINCES } from './laws/argentina-provinces';
import { ARMENIA } from './laws/armenia';
import { CABO_VERDE_MUNICIPALITIES } from './laws/cabo-verde';
import { GULF_OF_GUINEA } from './laws/guinea-gulf';
import { PACIFIC_ISLANDS } from './laws/pacific-islands';
import { AFRICA_MOVED } from './laws/africa-moved';
import { CARIBBEAN } from './laws/caribbean';
import { CENTRAL_ASIA } from './laws/central-asia';
import { PACIFIC_MORE } from './laws/pacific-more';
import { US_MORE } from './laws/us-more';
import { KEPT_FEASTS } from './laws/kept-feasts';
import { EUROPE_MORE } from './laws/europe-more';
import { ISLANDS_MORE } from './laws/islands-more';
import type { Correction } from './overlay';

const MADRID = {
	source: 'Madrid, Consejo de Gobierno, calendario laboral 2026',
	url: 'https://www.larazon.es/madrid/estos-son-dias-festivos-comunidad-madrid-2026_2025092868d90353f10d3f06781e836b.html'
} as const;

/** Subdivisions that the library lacks: with the days of their countries until a law says more. */
const ADDED_PLACES: readonly Correction[] = [
	['IN-JH', 'Jharkhand'],
	['IN-LA', 'Ladakh']
].map(([places = '', named = '']) => ({ places, named, source: 'ISO 3166-2' }));

/** What laws and notices say that were read: carried out last. */
export const LAWS: readonly Correction[] = [
	...ADDED_PLACES,
	...AFRICA,
	...AFRICA_REST,
	...GHANA,
	...IRAN_IRAQ,
	...ITALY,
	...LATIN_AMERICA,
	...BALTIC_BALKAN,
	...CANADA_ARGENTINA,
	...CAUCASUS,
	...CHINA,
	...EUROPE_LAWS,
	...KOREA,
	...MALAYSIA,
	...PHILIPPINES,
	...PORTUGUESE_DISTRICTS,
	...RUSSIA_HUNGARY,
	...SINGAPORE_INDONESIA,
	...SOUTH_ASIA,
	...SPAIN,
	...TAIWAN_VIETNAM,
	...THAILAND,
	{
		places: 'KR',
		years: [2025, 2025],
		days: [['Presidential Election Day', '대통령 선거일', 'on 20250603']],
		source: 'Korea, Cabinet meeting of 8 April 2025: a temporary public holiday',
		url: 'https://koreajoongangdaily.joins.com/news/2025-04-08/national/politics/Govt-confirms-June-3-presidential-election-in-Cabinet-meeting/2280075'
	},
	{
		places: 'BR',
		years: [2024, 2100],
		days: [['Black Awareness Day', 'Dia Nacional de Zumbi e da Consciência Negra', '11-20']],
		source: 'Brazil, Lei 14.759/2023'
	},
	{
		places: 'CA-BC',
		years: [2023, 2100],
		days: [['National Day for Truth and Reconciliation', '', '09-30']],
		source:
			'British Columbia, National Day for Truth and Reconciliation Act (Bill 2 of 2023), Royal Assent 9 March 2023',
		url: 'https://www.jdsupra.com/legalnews/british-columbia-adopts-national-day-4369409/'
	},
	{
		places: 'IN',
		days: [
			['Mahavir Jayanti', '', 'hindu mahavir'],
			['Buddha Purnima', '', 'hindu vaishakha-purnima'],
			['Dussehra (Vijaya Dashami)', '', 'hindu dussehra'],
			['Diwali (Deepavali)', '', 'hindu diwali'],
			["Guru Nanak's Birthday", '', 'hindu guru-nanak']
		],
		source:
			'India, Department of Personnel and Training, yearly memorandum on holidays: compulsory for all offices; day by our own calendar',
		url: 'https://www.indiatoday.in/amp/information/story/central-govt-holidays-2026-full-list-of-gazetted-and-restricted-holidays-2829812-2025-12-03'
	},
	{
		places: 'ES-MD',
		years: [2026, 2026],
		days: [
			["All Saints' Day (substitute day)", 'Traslado de Todos los Santos', 'on 20261102'],
			['Constitution Day (substitute day)', 'Traslado del Día de la Constitución Española', 'on 20261207']
		],
		...MADRID
	},
	{
		places: 'ES-MD',
		years: [2026, 2026],
		without: ["All Saints' Day", 'Constitution Day'],
		confirmed: ['*'],
		...MADRID
	},
	...SPAIN_AHEAD,
	...SPAIN_2026,
	...INDIA,
	...INDIAN_FEASTS,
	...INDIAN_STATES,
	...INDIAN_UNION,
	...UKRAINE,
	...NEPAL,
	...OTHERS,
	...US_STATES,
	...ALPS,
	...AMERICAS_MORE,
	...BALKANS,
	...BELARUS_UKRAINE,
	...EAST_AND_LEVANT,
	...HIMALAYA_INDOCHINA,
	...NORTH_AFRICA_ISLANDS,
	...SOUTH_AMERICA,
	...ANDORRA,
	...ARGENTINE_PROVINCES,
	...ARMENIA,
	...CABO_VERDE_MUNICIPALITIES,
	...GULF_OF_GUINEA,
	...PACIFIC_ISLANDS,
	...KEPT_FEASTS,
	...AFRICA_MOVED,
	...CARIBBEAN,
	...CENTRAL_ASIA,
	...PACIFIC_MORE,
	...US_MORE,
	...EUROPE_MORE,
	...ISLANDS_MORE,
	...AFGHANISTAN_PAKISTAN,
	...ARABIA,
	...LEVANT_IRAQ,
	...NILE_LIBYA,
	...SRI_LANKA,
	...AUSTRALASIA,
	...SINGLE_DAYS,
	...READ_AGAIN,
	...SECOND_LIST,
	...CHECKED_AGAIN,
	...TERRITORIES,
	...DECIDED_AGAIN,
	...DECREES_READ,
	...SMALL_MENDS,
	...EUROPE_COMPARED,
	...AFRICA_COMPARED,
	...ASIA_COMPARED,
	...AMERICAS_AGAIN,
	...INDIA_AGAIN,
	...INDIA_EAST_SOUTH,
	...INDIAN_YEARS,
	...INDIAN_NOTICES,
	...PAGES_READ,
	...INDIAN_NAMES,
	...EVENTS_FIRST
];

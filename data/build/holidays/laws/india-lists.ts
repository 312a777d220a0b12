import type { AddedDay, Correction } from '../overlay';
import { isEstimate } from '../rules';

/** Feasts that states keep: English name, name in Hindi, rule. */
const FEASTS = {
	'hazrat-ali': ["Hazrat Ali's Birthday", 'हजरत अली जयंती', 'delhi 7-13'],
	'guru-gobind': ['Guru Gobind Singh Jayanti', 'गुरु गोबिंद सिंह जयंती', 'hindu guru-gobind'],
	makara: ['Makar Sankranti', 'मकर संक्रांति', 'hindu makara'],
	'vasant-panchami': ['Vasant Panchami', 'वसंत पंचमी', 'hindu vasant-panchami'],
	ravidas: ['Guru Ravidas Jayanti', 'संत रविदास जयंती', 'hindu magha-purnima'],
	shivaratri: ['Maha Shivaratri', 'महाशिवरात्रि', 'hindu shivaratri'],
	barat: ['Shab-e-Barat', 'शब-ए-बारात', 'delhi 8-15'],
	holika: ['Holika Dahan', 'होलिका दहन', 'hindu holika'],
	holi: ['Holi', 'होली', 'hindu holi'],
	'mata-karma': ['Bhakta Mata Karma Jayanti', 'भक्त माता कर्मा जयंती', 'hindu mata-karma'],
	'cheti-chand': ['Cheti Chand', 'चेटी चंड', 'hindu cheti-chand'],
	sarhul: ['Sarhul', 'सरहुल', 'hindu sarhul'],
	'ashoka-ashtami': ['Samrat Ashok Ashtami', 'सम्राट अशोक अष्टमी', 'hindu ashoka-ashtami'],
	'ram-navami': ['Ram Navami', 'राम नवमी', 'hindu ram-navami'],
	parashurama: ['Parshuram Jayanti', 'परशुराम जयंती', 'hindu parashurama'],
	'janaki-navami': ['Janaki Navami', 'जानकी नवमी', 'hindu janaki-navami'],
	'maharana-pratap': ['Maharana Pratap Jayanti', 'महाराणा प्रताप जयंती', 'hindu maharana-pratap'],
	kabir: ['Kabir Jayanti', 'कबीर जयंती', 'hindu kabir'],
	hareli: ['Hareli', 'हरेली', 'hindu hareli'],
	'raksha-bandhan': ['Raksha Bandhan', 'रक्षाबंधन', 'hindu raksha-bandhan'],
	chehallum: ['Chehallum', 'चेहल्लुम', 'delhi 2-20'],
	janmashtami: ['Janmashtami', 'जन्माष्टमी', 'hindu janmashtami'],
	teej: ['Hartalika Teej', 'हरितालिका तीज', 'hindu teej'],
	ramdev: ['Ramdev Jayanti and Teja Dashami', 'रामदेव जयंती, तेजा दशमी', 'hindu ramdev'],
	karma: ['Karma Puja', 'करमा पूजा', 'hindu karma'],
	agrasen: ['Maharaja Agrasen Jayanti', 'महाराजा अग्रसेन जयंती', 'hindu ghatasthapana'],
	saptami: ['Durga Puja (Maha Saptami)', 'दुर्गा पूजा (महासप्तमी)', 'hindu saptami'],
	ashtami: ['Durga Puja (Maha Ashtami)', 'दुर्गा पूजा (महाअष्टमी)', 'hindu ashtami'],
	navami: ['Durga Puja (Maha Navami)', 'दुर्गा पूजा (महानवमी)', 'hindu navami'],
	valmiki: ['Maharishi Valmiki Jayanti', 'महर्षि वाल्मीकि जयंती', 'hindu ashvina-purnima'],
	bali: ['Govardhan Puja', 'गोवर्धन पूजा', 'hindu bali'],
	'bhai-dooj': ['Bhai Dooj', 'भाई दूज', 'hindu bhai-dooj'],
	devnarayan: ['Devnarayan Jayanti', 'देवनारायण जयंती', 'hindu devnarayan'],
	ganesh: ['Ganesh Chaturthi', 'गणेश चतुर्थी', 'hindu ganesh']
} as const satisfies Readonly<Record<string, AddedDay>>;

export const feasts = (keys: string): AddedDay[] => keys.split(' ').map((key) => FEASTS[key as keyof typeof FEASTS]);

/** The Parsi year (Shahenshahi) has 365 days: 15 August 2024, a day earlier every four years. */
export const PARSI_NEW_YEAR = `on ${Array.from({ length: 91 }, (_, at) =>
	new Date(Date.UTC(2010, 7, 19) + at * 365 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
).join(' ')}`;

const BY_OUR_CALENDAR = 'a list of one year was read, the others by the same feasts and our own calendar';

/** The first year of which a list was read, by state: days of a date are estimates before it. */
const FIRST_LISTS: Readonly<Record<string, number>> = {
	'IN-AN': 2021,
	'IN-AP': 2012,
	'IN-AR': 2020,
	'IN-AS': 2013,
	'IN-BR': 2015,
	'IN-CT': 2019,
	'IN-GA': 2012,
	'IN-GJ': 2014,
	'IN-HR': 2013,
	'IN-JH': 2021,
	'IN-KA': 2017,
	'IN-KL': 2021,
	'IN-LA': 2025,
	'IN-MH': 2023,
	'IN-ML': 2014,
	'IN-MN': 2014,
	'IN-MZ': 2014,
	'IN-NL': 2021,
	'IN-OR': 2014,
	'IN-PB': 2016,
	'IN-PY': 2020,
	'IN-RJ': 2025,
	'IN-SK': 2021,
	'IN-TG': 2025,
	'IN-TN': 2012,
	'IN-TR': 2021,
	'IN-WB': 2014
};

/** A correction of a state, its days of a date marked as estimates in the years before its first list. */
export function fromFirstList(one: Correction): Correction[] {
	const [first, last] = one.years ?? [2010, 2100];
	const since = FIRST_LISTS[one.places] ?? first;
	const sure = (one.days ?? []).filter(([, , rule]) => !isEstimate(rule) && !rule.startsWith('on '));
	if (since <= first || sure.length === 0) return [one];
	const { without: _, ...rest } = one;
	return [
		{ ...one, days: (one.days ?? []).filter((day) => !sure.includes(day)) },
		{ ...rest, years: [first, Math.min(since - 1, last)], days: sure, estimated: true },
		...(since <= last ? [{ ...rest, years: [since, last] as const, days: sure }] : [])
	];
}

/** What the lists of a state have in other years too; the years looked at are those from 2010 on. */
export const kept = (
	places: string,
	list: string,
	url: string,
	days: readonly AddedDay[],
	without: readonly string[] = [],
	years: readonly [number, number] = [2010, 2100]
): Correction[] =>
	fromFirstList({
		places,
		years,
		...(without.length > 0 && { without }),
		days,
		source: `${list}: ${BY_OUR_CALENDAR}`,
		url
	});

/** Each day of a year that was compared with the list of that year, those that differ put right. */
export const read = (
	places: string,
	year: number,
	source: string,
	url: string,
	redated: Readonly<Record<string, string>> = {}
): Correction[] => [
	...(Object.keys(redated).length > 0 ? [{ places, years: [year, year] as const, redated, source, url }] : []),
	{ places, years: [year, year], confirmed: ['*'], source, url }
];

/** The yearly lists of the states. */
export const LISTS = {
	UP: 'Uttar Pradesh, General Administration Department, list of public holidays',
	BR: 'Bihar, General Administration Department, holidays under the Negotiable Instruments Act and by executive order',
	WB: 'West Bengal, Finance (Audit) Department, public holidays under the Negotiable Instruments Act',
	MP: 'Madhya Pradesh, General Administration Department, list of holidays',
	RJ: 'Rajasthan, General Administration Department, list of public holidays',
	GJ: 'Gujarat, General Administration Department, list of public holidays',
	AP: 'Andhra Pradesh, General Administration Department, general holidays',
	TG: 'Telangana, General Administration Department, general holidays',
	OR: 'Odisha, Revenue and Disaster Management Department, list of holidays',
	KL: 'Kerala, list of public holidays as the Cabinet approved it',
	JH: 'Jharkhand, Department of Personnel, holidays under the Negotiable Instruments Act and by executive order',
	AS: 'Assam, General Administration Department, list of holidays',
	PB: 'Punjab, Department of Personnel, gazetted holidays',
	CT: 'Chhattisgarh, General Administration Department, public and general holidays',
	HR: 'Haryana, Chief Secretary, public holidays',
	MH: 'Maharashtra, General Administration Department, notification under the Negotiable Instruments Act, section 25',
	KA: 'Karnataka, Department of Personnel and Administrative Reforms, list of general holidays',
	TN: 'Tamil Nadu, yearly government order under the Negotiable Instruments Act'
} as const;

/** Parts of a day's page. */
export type DayPart = 'events' | 'births' | 'deaths' | 'holidays';

// Words in the headings of the day pages of the Wikipedias without an on-this-day feed: of events, births, deaths, holidays.
// Seen on stored copies of such pages: all of bn, fi, gu, hu (as of 2007), id, ja and vi (its deaths as of 2007), events, births and deaths
// of ro (as of 2006), events and births of nl and ta, events of hi; births, deaths and holidays of mr from its days for the front page.
// Seen in other programs that read or write these Wikipedias: births and deaths of ca, births of pl, all but holidays of ko. The other
// words come from knowledge of these pages: an unknown heading drops its part, with a notice, and causes no wrong entry. A
// language without a seen heading is not read: Telugu (te) has such pages, but no copy was available.
const HEADINGS: Readonly<Record<string, readonly [events: string, births: string, deaths: string, holidays: string]>> =
	{
		bn: ['ঘটনা', 'জন্ম', 'মৃত্যু', 'ছুটি|দিবস'],
		ca: ['esdeveniments', 'naixements', 'necrològiques|defuncions', 'festes'],
		fi: ['tapahtumia', 'syntyneitä', 'kuolleita', 'juhlapäiviä|juhlia'],
		gu: ['ઘટના', 'જન્મ', 'અવસાન', 'તહેવાર|ઉજવણી'],
		hi: ['घटना', 'जन्म', 'निधन|मृत्यु', 'त्योहार|त्यौहार|पर्व|अवकाश|उत्सव'],
		hu: ['események', 'születések', 'halálozások', 'ünnep|emléknap'],
		id: ['peristiwa', 'lahir', 'meninggal|kematian|wafat', 'hari besar|hari raya|hari peringatan|hari libur'],
		ja: ['できごと|出来事', '誕生日', '忌日', '記念日'],
		ko: ['사건', '탄생', '사망', '기념일'],
		mr: ['घटना|घडामोडी', 'जन्म', 'मृत्यू', 'प्रतिवार्षिक'],
		nl: ['gebeurtenissen', 'geboren', 'overleden', 'viering'],
		pl: ['wydarzenia', 'urodzili', 'zmarli', 'święta'],
		ro: ['evenimente', 'nașteri', 'decese', 'sărbători'],
		ta: ['நிகழ்வு', 'பிறப்பு', 'இறப்பு', 'சிறப்பு நாள்|விடுமுறை'],
		vi: ['sự kiện', 'sinh', 'mất|người chết', 'ngày lễ']
	};

/** What happens in novels and films, which the Japanese pages list under a heading that has the word for events in it. */
const INVENTED = /フィクション/;

const PARTS: readonly DayPart[] = ['events', 'births', 'deaths', 'holidays'];

/** Languages whose day pages are read. */
export const DAY_PAGE_LANGUAGES: readonly string[] = Object.keys(HEADINGS);

/** The part that a heading begins; undefined for unknown or ambiguous ones. Entries under `fiction` never happened. */
export function partOf(heading: string, lang: string): DayPart | 'fiction' | undefined {
	// Romanian was long written with a cedilla in the place of the comma.
	const text = heading.normalize('NFC').toLowerCase().replaceAll('ş', 'ș').replaceAll('ţ', 'ț');
	if (INVENTED.test(text)) return 'fiction';
	const words = HEADINGS[lang] ?? [];
	const found = PARTS.filter((_part, index) => words[index]?.split('|').some((word) => text.includes(word)));
	return found.length === 1 ? found[0] : undefined;
}

import { stemsOf } from '../kit/case-endings';
import { byWord, oneOf, type Hints, type Reading, type Suggest } from '../kit/suggest';
import { readPlace } from '../kit/place';
import { BETWEEN, capital, readWay, SHORT } from './box-way';
import { withClock } from './box-clock';
import { readPoint } from './box-point';
import type { geo } from './contract';

type Found = Reading<'distance' | 'timezone' | 'places'>;

/** Abbreviations of zones and the IANA zones whose clocks people mean by them. */
const ZONES: Readonly<Record<string, string>> = byWord({ est: 'New York', edt: 'New York', cst: 'Chicago', cdt: 'Chicago', mst: 'Denver', mdt: 'Denver', pst: 'Los Angeles', pdt: 'Los Angeles', cet: 'Paris', cest: 'Paris', mez: 'Berlin', mesz: 'Berlin', bst: 'London', ist: 'Kolkata', jst: 'Tokyo', aest: 'Sydney', eet: 'Athens', msk: 'Moscow' }); // prettier-ignore

/** Clocks of the northern summer. */
const SUMMER: ReadonlySet<string> = new Set(['edt', 'cdt', 'mdt', 'pdt', 'cest', 'mesz', 'bst']);

const NOW = oneOf("what time is it in | what's the time in | current time in | local time in | time in | time at | time zone of | timezone of | utc offset of | utc offset in | utc offset | gmt offset of | time offset of | timezone | time zone | wie spät ist es in | wie spät in | wie viel uhr ist es in | wieviel uhr ist es in | wie viel uhr in | welche uhrzeit ist es in | welche uhrzeit in | welche zeit ist es in | aktuelle uhrzeit in | uhrzeit in | uhrzeit | zeit in | zeitzone | qué hora es en | que hora es en | hora en | hora de | qué hora tienen en | zona horaria de | quelle heure est-il à | quelle heure à | heure à | heure a | heure en | heure au | heure aux | heure de | fuseau horaire de | fuseau horaire du | fuseau horaire d' | الوقت في | كم الساعة في | الساعة في"); // prettier-ignore
const NOW_BEFORE = new RegExp(`^${NOW} (.+)$`, 'u');
const NOW_AFTER =
	/^(.+?) (?:में (?:(?:अभी |क्या )?(?:समय|टाइम)(?: क्या)?(?: है| हुआ है)?|(?:अभी )?कितने बजे(?: हैं)?)|का (?:समय|टाइम)|(?:me|mein|ka|ki|ke) (?:time|samay|waqt)(?: kya)?(?: hai| hua| hua hai| ho raha hai)?|मध्ये (?:वेळ|किती वाजले(?: आहेत)?)|मधील वेळ|ची वेळ|time(?: ?zone)?|time now|uhrzeit|நேரம்(?: என்ன)?|இல் நேரம்|மணி என்ன)$/u;
/** The ending is on the name: टोकियोमध्ये वेळ, டோக்கியோவில் நேரம். */
const NOW_AFTER_ENDING = /^(\S+) (?:(?:आता )?(?:वेळ|किती वाजले)(?: काय)?(?: आहेत?)?|(?:இப்போது )?(?:நேரம்|மணி)(?: என்ன)?)$/u;
function near(name: string, score: number): Found[] {
	const point = readPoint(name);
	if (point) return [{ operation: 'timezone', values: { coords: point }, about: point, score }];
	if (name.length < 2 || name.length > 60 || /[\d@#<>{}]/.test(name)) return [];
	return [{ operation: 'timezone', values: {}, places: { coords: ZONES[name] ?? name }, about: capital(name), score }];
}

/** A clock by its whole hours from UTC, `gmt+2`: at sea nautical zones are these. */
const BY_OFFSET = /^(?:(?:what time is it in|time in|current time|uhrzeit(?: in)?|hora(?: en)?|heure(?: en| à)?) )?(?:utc|gmt) ?([+\-−]) ?(\d{1,2})(?::?00)?(?: (?:time|now|uhrzeit|jetzt))*$/; // prettier-ignore

function readOffset(lower: string): Found[] {
	const [, sign, hours = ''] = BY_OFFSET.exec(lower) ?? [];
	if (sign === undefined || Number(hours) > 12) return [];
	const east = Number(hours) * (sign === '+' ? 1 : -1);
	// No land lies on this parallel.
	return [{ operation: 'timezone', values: { coords: `-58,${east * 15}` }, about: `UTC${east < 0 ? '−' : '+'}${Number(hours)}`, score: 0.95 }]; // prettier-ignore
}

/** How far clocks by these names are from UTC. */
const OFFSETS: Readonly<Record<string, string>> = byWord({
	utc: '+00:00', gmt: '+00:00', est: '-05:00', edt: '-04:00', cst: '-06:00', cdt: '-05:00', mst: '-07:00', mdt: '-06:00', pst: '-08:00', pdt: '-07:00', bst: '+01:00', cet: '+01:00',
	cest: '+02:00', mez: '+01:00', mesz: '+02:00', eet: '+02:00', msk: '+03:00', ist: '+05:30', jst: '+09:00', aest: '+10:00'
}); // prettier-ignore
/**
 * The offset to ask with for a time by one named clock at a place or by another. A clock of the other season is shown nowhere: then
 * both are taken as the clocks of now, which are as far apart, or nothing is answered.
 */
function offsetFor(from: string, to: string, local: string, hints: Hints): string | undefined {
	const offset = OFFSETS[from];
	const [here, there] = [ZONES[from], ZONES[to]];
	if (there === undefined || hints.offset(there, local) === OFFSETS[to]) return offset;
	const shown = here === undefined ? undefined : hints.offset(here, local);
	return shown === offset || SUMMER.has(from) !== SUMMER.has(to) ? undefined : shown;
}

const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s?(?:([ap])(?:\.?m\.?)?(?=\s))?(?: uhr| ?h| o'clock)?`;
const AT_TOWN = new RegExp(`^(?:what time is (?:it )?)?${TIME}(?: (?:in|at|à|en))? (\\p{L}.+?)(?: time)? (?:to|in|as|→|->|nach|en|à|a) (\\p{L}.+?)(?: time)?$`, 'u'); // prettier-ignore
/** The other way round: `what time is it in tokyo when it is 9am in new york`. */
const WHEN_IT_IS =
	/^(?:(?:what )?time (?:is it |will it be |is )?|(?:wie spät ist es|uhrzeit) |(?:qué )?hora (?:es )?|(?:quelle )?heure (?:est-il )?)?(?:in|en|à) (\p{L}.+?) (?:when|if|wenn|cuando|quand) (?:it is |it's |es |son las |il est )?(?:in \p{L}+ )?(\d.*)$/u;
/** And the time that is known first: `if it is 9am in new york what time is it in tokyo`. */
const IF_IT_IS =
	/^(?:when|if|wenn|cuando|si|quand|s'il) (?:it is |it's |es |son las |il est |est )?(\d.*?),? (?:what time (?:is it|will it be|is)|wie spät ist es(?: dann)?|qué hora es|quelle heure est-il) (?:in|en|à) (\p{L}.+)$/u;
const TWO_CLOCKS = new RegExp(`^(?:time (?:difference|diff|zone difference)|zeitunterschied|zeitverschiebung|diferencia horaria|décalage horaire|hora diferencia|difference)(?: (?:between|zwischen|entre|from|von|de|zu|nach|to|with|con|avec))? (\\p{L}.+?)(?: times?)?$`, 'u'); // prettier-ignore

/** Clocks of the United States whatever the season. */
const COASTS: Readonly<Record<string, string>> = { et: 'new york', ct: 'chicago', mt: 'denver', pt: 'los angeles' };
/** Where the asker is. */
const HERE = /^(?:here|hier|aquí|acá|ici|my time|local time|meine zeit)$/;
/** A time of one clock alone is asked for on the asker's: `9am pst`, `15:00 in tokyo`. */
const ONE_CLOCK = new RegExp(`^(?:what time is (?:it )?)?(?:(?:when|if) it(?: is|'s) |wenn es |si son las |si es la |s['’]il est )?${TIME}(?: (?:in|at|à|en))? (\\p{L}[^\\d]*?)(?: time)?(?: (?:here|hier|aquí|ici|wie spät hier|wie spät ist es hier|qué hora es aquí|quelle heure est-il ici|what time is it here|my time|local time))?$`, 'u'); // prettier-ignore

/** What clocks of one town show at a time of another's: `3pm london in new york`, `time difference london tokyo`, `est to pst`. */
function readTwoClocks(asWritten: string, hints: Hints): Found[] {
	const lower = withClock(asWritten).replace(
		/(?<=\d ?(?:[ap]\.?m\.?)?) (et|ct|mt|pt)\b/,
		(_, zone: string) => ` ${COASTS[zone]}`
	);
	const { here } = hints;
	const known = (place: string) => ZONES[place] !== undefined || OFFSETS[place] === '+00:00' || HERE.test(place) || SHORT.has(place) || hints.isTown(place) || hints.country(place) !== undefined; // prettier-ignore
	const answer = (hours: string, minutes: string, from: string, to: string): Found[] => {
		const local = `${hints.today}T${hours.padStart(2, '0')}:${minutes}`;
		const start = HERE.test(from) ? (here?.name ?? from) : from;
		const offset = OFFSETS[from] === undefined ? hints.offset(start, local) : offsetFor(from, to, local, hints);
		if (offset === undefined || !known(to) || (HERE.test(to) && !here)) return [];
		// In July 9am PST is most often 9am in Los Angeles, where nobody has that clock: either may be meant.
		const shown = ZONES[from] === undefined || hints.offset(ZONES[from], local) === offset;
		if (!shown && (HERE.test(to) || OFFSETS[to] === '+00:00')) return [];
		const called = (place: string) => (HERE.test(place) ? (here?.name ?? place) : OFFSETS[place] === undefined ? capital(place) : place.toUpperCase()); // prettier-ignore
		const at = `${local}:00${offset}`;
		const about = `${hours.padStart(2, '0')}:${minutes} ${called(from)} → ${called(to)}`;
		if (OFFSETS[to] === '+00:00') return [{ operation: 'timezone', values: { coords: '0,0', at }, about, score: 0.95 }]; // prettier-ignore
		return HERE.test(to)
			? [{ operation: 'timezone', values: { coords: here?.coords ?? '', at }, about, score: 0.95 }]
			: [{ operation: 'timezone', values: { at }, places: { coords: ZONES[to] ?? to }, about, score: 0.95 }];
	};
	const first = IF_IT_IS.exec(lower);
	const asked = WHEN_IT_IS.exec(lower) ?? (first && [first[0], first[2], first[1]]);
	const one = ONE_CLOCK.exec(lower);
	// `15 uhr in london wie spät hier` has the word that parts two towns, and one town.
	const alone = one !== null && known(one[4] ?? '');
	const [, hours = '', minutes = '00', half, from = '', to = ''] =
		(alone ? [...one, 'here'] : AT_TOWN.exec(asked ? `${asked[2]} to ${asked[1]}` : lower)) ?? [];
	// Beside a named clock a number is an hour.
	if (
		hours !== '' &&
		(half !== undefined || OFFSETS[from] !== undefined || /[:.]\d\d|uhr|o'clock|\dh|^si (?:son las|es la) /.test(lower))
	) {
		const most = half === undefined ? 23 : 12;
		if (Number(hours) > most || Number(minutes) > 59 || (half !== undefined && Number(hours) === 0)) return [];
		const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
		return answer(String(hour), minutes, from, to);
	}
	const zones = /^([a-z]{3,4}) (?:to|in|→|->|nach|vs) ([a-z]{3,4})$/.exec(lower);
	if (zones && OFFSETS[zones[1] ?? ''] && ZONES[zones[2] ?? '']) return answer('12', '00', zones[1] ?? '', zones[2] ?? ''); // prettier-ignore
	const both = TWO_CLOCKS.exec(lower)?.[1];
	if (both === undefined) return [];
	// To one place: what its clocks show now.
	if (hints.isTown(both) || hints.country(both) !== undefined) return near(both, 0.93);
	const words = both.split(new RegExp(` (?:${BETWEEN}|vs) | `, 'u'));
	for (let at = 1; at < words.length; at++) {
		const [one, two] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
		const found = answer('12', '00', one, two);
		if (found.length > 0) return found;
	}
	return [];
}

/** What the clocks show here. */
const HERE_NOW = new RegExp(`^${oneOf("what time is it | what time is it now | what's the time | what is the time | what's the time now | time now | current time | the time | time here | local time | now | wie spät ist es | wie viel uhr ist es | uhrzeit jetzt | aktuelle uhrzeit | wie spät | qué hora es | que hora es | hora actual | quelle heure est-il | quelle heure il est | heure actuelle | il est quelle heure | समय क्या हुआ है | कितने बजे हैं | क्या समय है | किती वाजले | किती वाजले आहेत | இப்போது நேரம் என்ன | நேரம் என்ன | மணி என்ன | كم الساعة | كم الساعة الآن")}$`, 'u'); // prettier-ignore
const UTC_NOW = /^(?:utc|gmt|zulu)(?: time)?(?: now| jetzt)?$|^(?:current |time in )(?:utc|gmt)$/;
/** Seconds or milliseconds since 1970. */
const UNIX = /^(?:(?:unix|epoch|posix)(?: ?time| ?timestamp)?|timestamp) (\d{9,10}|\d{13})(?: .*)?$|^(\d{10}|\d{13}) (?:(?:unix|epoch|timestamp) ?)?(?:to|in|as|als|en) (?:date|datum|time|human|fecha|utc|local time).*$/; // prettier-ignore
/** When the clocks are changed, here or elsewhere. */
const CHANGE = new RegExp(`^(?:${oneOf("when do the clocks change | when do clocks change | when do clocks go back | when do clocks go forward | when are the clocks changed | when is daylight saving time | when does summer time start | when does summer time end | wann wird die uhr umgestellt | wann wird auf winterzeit umgestellt | wann wird auf sommerzeit umgestellt | wann beginnt die sommerzeit | wann endet die sommerzeit | wann beginnt die winterzeit | wann ist sommerzeit | wann ist winterzeit | uhrumstellung | sommerzeit | winterzeit | horario de verano | horario de invierno | cuándo empieza el horario de verano | cuándo empieza el horario de invierno | heure d'été | heure d'hiver | quand passe-t-on à l'heure d'été | quand passe-t-on à l'heure d'hiver | when do the clocks go back | when do the clocks go forward | when does the time change | when does daylight saving time end | when does daylight saving time start | when does daylight savings end | when does daylight savings start | when does dst end | when does dst start | daylight saving time | daylight savings | daylight saving | dst | time change | clock change | clocks change | clocks go back | clocks go forward | wann ist zeitumstellung | wann ist die zeitumstellung | zeitumstellung | wann werden die uhren umgestellt | cambio de hora | cuándo es el cambio de hora | cuándo cambia la hora | changement d'heure | quand change-t-on d'heure | quand est le changement d'heure")})(?: (?:in|en|à|au|aux) (.+?))?(?: \\d{4})?$`, 'u'); // prettier-ignore

/** Whether a place changes its clocks: `is it dst in arizona`. */
const CHANGES_IN =
	/^(?:is it (?:dst|daylight savings?(?: time)?|summer time)(?: now)?|is (?:dst|daylight savings?(?: time)?) (?:active|on|in effect)|ist (?:gerade )?sommerzeit|hat man sommerzeit) in (.+)$|^does (.+) (?:have|use|observe|do|change to) (?:dst|daylight savings?(?: time)?)$/;

/** Which change of clocks is meant: `when do the clocks go back`. */
const changeAsked = (lower: string): 'change' | 'back' | 'forward' =>
	/\bback\b|\bends?\b|endet|winterzeit|invierno|hiver/.test(lower)
		? 'back'
		: /\bforward\b|\bstarts?\b|sommerzeit|verano|d'été/.test(lower)
			? 'forward'
			: 'change';

/** A moment after the last change of the other kind and before the next one of this: midsummer or midwinter there. */
function beforeChange(ask: 'back' | 'forward', coords: string, today: string): string {
	const north = !coords.startsWith('-');
	const [month, over] = (ask === 'back') === north ? ['07', '-11-08'] : ['01', '-04-08'];
	const year = Number(today.slice(0, 4)) + (today.slice(4) > over ? 1 : 0);
	const moment = `${year}-${month}-01`;
	// Where that season has begun the question is of now.
	return `${moment < today ? today : moment}T12:00:00Z`;
}

/** Questions about the clock here, UTC, a moment as a number, or the next change of clocks. */
function readClock(lower: string, hints: Hints): Found[] {
	const plain = lower.replaceAll('’', "'");
	const at = (coords: string, about: string, more: Readonly<Record<string, string>> = {}, score = 0.95): Found[] => [{ operation: 'timezone', values: { coords, ...more }, about, score }]; // prettier-ignore
	const { here } = hints;
	// Where no land is, on the meridian of Greenwich, the clocks show UTC all year.
	if (UTC_NOW.test(plain)) return at('0,0', 'UTC', {}, 0.92);
	const unix = UNIX.exec(plain);
	if (unix) {
		const digits = unix[1] ?? unix[2] ?? '';
		const time = Number(digits) * (digits.length === 13 ? 1 : 1000);
		return at(here?.coords ?? '0,0', `${digits} → ${here?.name ?? 'UTC'}`, { at: new Date(time).toISOString().slice(0, 19) + 'Z' }); // prettier-ignore
	}
	// A moment as logs write it.
	const moment = /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d(?::\d\d(?:\.\d+)?)? ?(?:z|utc|[+-]\d\d:?\d\d)$/.exec(plain)?.[0]; // prettier-ignore
	const time = Date.parse((moment ?? '').toUpperCase().replace(' UTC', 'Z').replace(/^(\S+) (?=\d)/, '$1T').replace(/ ?([+-]\d\d)(\d\d)$/, '$1:$2')); // prettier-ignore
	if (moment !== undefined && Number.isFinite(time)) return at(here?.coords ?? '0,0', `${moment.toUpperCase()} → ${here?.name ?? 'UTC'}`, { at: new Date(time).toISOString().slice(0, 19) + 'Z' }); // prettier-ignore
	const changing = CHANGES_IN.exec(plain);
	const change = changing ? [changing[0], changing[1] ?? changing[2]] : CHANGE.exec(plain);
	if (change?.[1] !== undefined)
		return [{ operation: 'timezone', values: { ask: changeAsked(plain) }, places: { coords: change[1] }, about: capital(change[1]), score: 0.94 }]; // prettier-ignore
	if (!here) return [];
	const ask = changeAsked(plain);
	if (change) return at(here.coords, here.name, { ask, ...(ask !== 'change' && { at: beforeChange(ask, here.coords, hints.today) }) }, 0.94); // prettier-ignore
	return HERE_NOW.test(plain) ? at(here.coords, here.name) : [];
}

function readTime(lower: string, hints: Hints): Found[] {
	const asked = readClock(lower, hints);
	if (asked.length > 0) return asked;
	const clocks = [...readOffset(lower), ...readTwoClocks(lower, hints)];
	if (clocks.length > 0) return clocks;
	const zone = ZONES[lower];
	// A clock of summer is none in winter: its zone's clock would be another.
	if (zone && SUMMER.has(lower) && !/-(?:0[4-9]|10)-/.test(hints.today)) return [];
	if (zone)
		return [{ operation: 'timezone', values: {}, places: { coords: zone }, about: lower.toUpperCase(), score: 0.85 }];
	const iana = /^(?:africa|america|antarctica|asia|atlantic|australia|europe|indian|pacific)\/([a-z_/-]+)$/.exec(lower);
	if (iana) {
		const town = (iana[1]?.split('/').at(-1) ?? '').replaceAll('_', ' ');
		return [{ operation: 'timezone', values: {}, places: { coords: town }, about: capital(town), score: 0.95 }];
	}
	const called = (name: string) => hints.isTown(name) || hints.country(name) !== undefined;
	const before = NOW_BEFORE.exec(lower)?.[1];
	if (before !== undefined)
		return near(
			before.replace(/ (?:now|right now|jetzt|ahora|maintenant)$/, '').replace(/^(?:in|of|von|de|en|à|du) /, ''),
			0.95
		);
	const ended = NOW_AFTER_ENDING.exec(lower)?.[1];
	// Names end so too: भारत, सूरत, நாகர்கோவில்.
	if (ended !== undefined && called(ended)) return near(ended, 0.94);
	const stems = ended === undefined || ended.endsWith('கோவில்') ? [] : stemsOf(ended);
	const stem = stems.find(called) ?? (/(?:मध्ये|मधील|तील|ில்)$/u.test(ended ?? '') ? stems[0] : undefined);
	if (stem !== undefined) return near(stem, 0.94);
	const after = NOW_AFTER.exec(lower)?.[1];
	// `reading time` is no time anywhere.
	if (after !== undefined && (called(after) || !/^[a-z ]+$/.test(lower))) return near(after, 0.94);
	if (/^\d{10}$/.test(lower) && Number(lower) > 1e9 && Number(lower) < 2.2e9 && hints.here) return [{ operation: 'timezone', values: { coords: hints.here.coords, at: new Date(Number(lower) * 1000).toISOString().slice(0, 19) + 'Z' }, about: `${lower} → ${hints.here.name}`, score: 0.5 }]; // prettier-ignore
	return hints.isTown(lower) ? near(lower, /[a-z]/.test(lower) ? 0.65 : 0.75) : [];
}

const WHERE = oneOf("coordinates of | coordinates for | coordinates | koordinaten | coordenadas | coordonnées | gps coordinates of | gps of | lat long of | latitude and longitude of | latitude of | longitude of | location of | where is | where's | koordinaten von | wo liegt | wo ist | coordenadas de | dónde está | donde esta | dónde queda | coordonnées de | où est | où se trouve | إحداثيات | أين تقع"); // prettier-ignore
const WHERE_IS = new RegExp(`^${WHERE} (?:the )?(.+)$`, 'u');

/** Where something lies: a city's coordinates, if it is one that is known. */
function readWhere(lower: string): Found[] {
	const name =
		WHERE_IS.exec(lower)?.[1] ??
		/^(.+?) (?:coordinates|koordinaten|lat long|कहाँ है|कुठे आहे|எங்கே உள்ளது)$/u.exec(lower)?.[1];
	if (name === undefined || name.length > 60 || /[@#<>{}]|^(?:my|i|mein|this)\b/.test(name)) return [];
	return [{ operation: 'places', values: { q: name }, about: capital(name), score: 0.9 }];
}

export const suggest: Suggest<typeof geo> = {
	names: {
		places: ['places', 'place', 'cities', 'city', 'towns', 'orte', 'städte', 'stadt', 'lugares', 'ciudades', 'ciudad', 'villes', 'lieux', 'शहर', 'शहरे', 'நகரங்கள்', 'நகரம்', 'مدن', 'مدينة'], // prettier-ignore
		distance: [
			'distance',
			'distances',
			'how far',
			'map',
			'entfernung',
			'distanz',
			'karte',
			'distancia',
			'mapa',
			'carte',
			'दूरी',
			'अंतर',
			'தூரம்',
			'مسافة',
			'المسافة'
		],
		destination: ['destination', 'course', 'bearing and distance', 'kurs', 'zielpunkt', 'rumbo', 'destino', 'cap', 'गंतव्य', 'வழி', 'وجهة'], // prettier-ignore
		timezone: ['time zone', 'timezone', 'time zones', 'world clock', 'clock', 'time', 'zeitzone', 'uhrzeit', 'weltuhr', 'uhr', 'zona horaria', 'hora', 'reloj', 'fuseau horaire', 'heure', 'horloge', 'समय', 'घड़ी', 'वेळ', 'घड्याळ', 'நேரம்', 'கடிகாரம்', 'الوقت', 'الساعة', 'توقيت'] // prettier-ignore
	},
	read: ({ text, lower }, hints) => {
		if (text.length > 200) return [];
		const inAddress = /^https?:/i.test(text) ? /[@=](-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/.exec(text) : null;
		const special = /^(?:https?:\/\/\S*(?:map|geo|osm)\S*|[2-9cfghjmpqrvwx]{4,8}\+[2-9cfghjmpqrvwx]{2,3})$/i.test(text)
			? readPlace(text)
			: null;
		if (special?.kind === 'point') {
			const coords = `${special.point.lat},${special.point.lon}`;
			return [{ operation: 'timezone', values: { coords }, about: coords, score: 0.97 }];
		}
		const point = inAddress ? readPoint(`${inAddress[1]},${inAddress[2]}`) : readPoint(text);
		if (point)
			return [
				{ operation: 'timezone', values: { coords: point }, about: point, score: 0.98 },
				{ operation: 'distance', values: { from: point }, about: point, score: 0.5 }
			];
		if (text.includes('\n')) return readWay(text, lower, hints);
		return [...readWhere(lower), ...readWay(text, lower, hints), ...readTime(lower, hints)];
	}
};

/** Ways between two places, as people ask for them in the box. */
import { oneOf, type Hints, type Reading } from '../kit/suggest';
import { readPoint } from './box-point';

type Found = Reading<'distance'>;

const FAR = oneOf("luftlinie | how many miles from | how many miles is it from | how many km from | how many kilometers from | how many kilometres from | wie viele kilometer von | wie viele kilometer sind es von | wie viel km von | wie viele km von | cuántos km hay de | cuántos kilómetros hay de | cuántos km hay entre | cuántos kilómetros hay entre | combien de km entre | combien de kilomètres entre | combien de km de | combien y a-t-il de km entre | distancia desde | distance depuis | how far is it from | how far from | how far is | distance between | miles between | kilometers between | km between | km from | miles from | miles | drive from | flight from | driving distance from | driving distance between | distance from | distance | entfernung zwischen | entfernung von | entfernung | wie weit ist | wie weit ist es von | distancia entre | distancia de | distancia | qué distancia hay entre | distance entre | distance de | المسافة بين | المسافة من | كم المسافة بين | كم المسافة من | كم تبعد | مسافة"); // prettier-ignore
/** Words between two places. */
export const BETWEEN = oneOf(" to | from | and | - | → | -> | – | nach | und | bis | von | y | a | hasta | à | et | vers | إلى | الى | و | से | se | और | ते | आणि | முதல் | மற்றும் ".replace(/^ | $/g, '')); // prettier-ignore

/** A name with capital letters. */
export const capital = (name: string): string => name.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

/** Towns by their letters. */
export const SHORT: ReadonlySet<string> = new Set(['la', 'sf', 'dc', 'nyc', 'vegas', 'philly', 'hk', 'kl', 'cdmx']);

/** The unit that a way is asked for in. */
const UNIT =
	/ (?:(?:in|en) )?(miles|km|kms|kilomet(?:er|re)s?|kilometern?|kilómetros|kilomètres|meilen|millas|milles)$/u;

/** Two names and a word between them that seldom stands between anything but places. */
const PLACES_APART =
	/^(?:[\p{L}\p{M}'’.-]+ ){0,2}[\p{L}\p{M}'’.-]+ (?:nach|से|ते|முதல்) [\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+)?(?: (?:तक|பயணம்|வரை))?$|^من [\p{Script=Arabic} ]{2,30} (?:إلى|الى) [\p{Script=Arabic} ]{2,30}$/u;
/** Words that no names of two places are made of. */
const COMMON =
	/\b(?:how|what|when|where|why|who|i|you|he|she|we|they|it|my|your|is|are|was|be|do|does|did|have|has|had|want|need|like|try|go|going|used|able|about|due|according|thanks|welcome|face|back|day|top|next|close|translate|convert|back|guide|introduction|intro|best|ways?|easy|hard|ready|time|not|and|or|this|that|these|the|a|an|in|on|of|for|with|at|speech|text|add|write|listen|talk|reply|subject|prior|similar|related|equal|refer|key|answer|road|stairway|born|here)\b/;

const ARTICLE = /^(?:the|an?|der|die|das|dem|den|el|la|los|las|le|les|un|une|una|ein|eine|my|mein|mi)$/;
/** From where the asker is: only the device can say where that is, when it is asked to. */
const FROM_HERE = new RegExp(`^(?:${FAR}|how far (?:away )?is it) (?:from |von |de(?:sde)? |d['’])?(?:here|my location|me|hier|meinem standort|aquí|ici) (?:to|nach|bis|a|hasta|à|and|und) (\\p{L}.+)$|^how far (?:away )?(?:am i from|is) (\\p{L}.+?)(?: from (?:here|me))?$`, 'u'); // prettier-ignore

/** The place asked about first, then from where: `a cuánto está Valencia de Madrid`. */
const FAR_FROM =
	/^(?:(?:a )?(?:cuánto|qué distancia) (?:está|queda)|à quelle distance (?:est|se trouve)|wie weit (?:ist|liegt)|how far (?:away )?is) (.+?)(?:(?: de| von| from) (.+)| d['’](.+))?$/u;
/** One place alone behind these is asked of from here: `distance to boston`. */
const TO = /^(?:to|nach|zu|bis|a|hasta|à|jusqu['’]à|jusque) /u;
/** By road or rail, which nobody here knows: the way in a straight line is told, and said to be one. */
const BY_ROAD =
	/^(?:(?:drive|driving|road|travel|walking|cycling|train|bus|car)(?: time| distance| route)?|route|directions|fahrzeit|fahrtzeit|fahrstrecke|fahrtdauer|autofahrt|zugfahrt|tiempo de viaje|ruta|trayecto|temps de trajet|temps de route|trajet|itinéraire)(?: (?:from|between|von|zwischen|de(?:sde)?|entre|d['’]))? (.+)$/u;

/** The way that is asked for: between two places, or from where the asker is to one. */
export function readWay(text: string, lower: string, hints: Hints): Found[] {
	const byRoad = BY_ROAD.exec(lower)?.[1];
	if (byRoad !== undefined) return readWay(byRoad, byRoad, hints).filter(({ score }) => score > 0.9).map((way) => ({ ...way, note: 'roads' })); // prettier-ignore
	const halves = text
		.replace(new RegExp(`^(?:${FAR}:? )?(?:from |von |de )?`, 'iu'), '')
		.split(/\s*(?:\n|;|→|–>|->|\bto\b|\|)\s*/i);
	const [from, to] = [readPoint(halves[0] ?? ''), readPoint(halves[1] ?? '')];
	const heard = FROM_HERE.exec(lower);
	const called = (name: string) => hints.isTown(name) || hints.country(name) !== undefined;
	const [, farPlace, ...starts] = FAR_FROM.exec(lower) ?? [];
	const farStart = starts.find(Boolean);
	const asked = new RegExp(`^${FAR}:? (.+)$`, 'u').exec(lower)?.[1] ?? /^(.+?)(?: in)? (?:distance|entfernung|distancia|luftlinie|à vol d['’]oiseau|en línea recta|as the crow flies|in a straight line|ki doori|ki duri|(?:की )?दूरी|कितने किलोमीटर|कितनी दूर(?: है)?|चे अंतर|अंतर|किती किलोमीटर|किती लांब(?: आहे)?|எவ்வளவு தூரம்|எத்தனை கிலோமீட்டர்|தூரம்|كم كيلومتر|مسافة|المسافة)$/u.exec(lower)?.[1]; // prettier-ignore
	// `miles davis` asks for no way.
	const isAlone = asked !== undefined && (TO.test(asked) || (called(asked) && !/^(?:miles|km) /.test(lower)));
	const alone = farStart === undefined ? (farPlace ?? (isAlone ? asked.replace(TO, '') : undefined)) : undefined;
	const here =
		heard?.[1] ??
		(alone !== undefined && called(alone) ? alone : undefined) ??
		(heard?.[2] !== undefined && !/ (?:from|to) /.test(heard[2]) ? heard[2] : undefined);
	if (here !== undefined) return [{ operation: 'distance', values: {}, places: { to: here }, about: `→ ${capital(here)}`, score: 0.9 }]; // prettier-ignore
	if (halves.length === 2 && from && to)
		return [{ operation: 'distance', values: { from, to }, about: `${from} → ${to}`, score: 0.98 }];
	// In Tamil `from` is on the name: சென்னையிலிருந்து கோவை.
	const words = (asked ?? lower)
		.replace(
			/(\p{Script=Tamil}+?)(யிலிருந்து|விலிருந்து|ிலிருந்து) (?=\p{Script=Tamil})/u,
			(_, name: string, end: string) => `${name}${end.startsWith('ி') ? '்' : ''} முதல் `
		)
		.replace(/ (?:के बीच|में|दरम्यान|இடையே)$/u, '')
		.replace(UNIT, '');
	const unit = UNIT.exec(asked ?? lower)?.[1];
	const inUnit = unit === undefined ? {} : { unit: unit.startsWith('k') ? 'km' : 'mi' };
	const parts = words.split(new RegExp(` ${BETWEEN} `, 'u')).map((part) => part.trim());
	// Short names are words too: beside a town, or another of them, they are towns.
	const short = words.split(' to ').every((name) => called(name) || SHORT.has(name));
	const named = (name: string) => called(name) || (short && SHORT.has(name));
	// The Arabic and is joined to the name after it.
	const joined = /^(\p{Script=Arabic}[\p{Script=Arabic} ]*?) و(\p{Script=Arabic}[\p{Script=Arabic} ]+)$/u.exec(words);
	let pair: readonly string[] | null =
		parts.length === 2
			? parts
			: joined
				? [joined[1] ?? '', joined[2] ?? '']
				: farStart !== undefined
					? [farStart, farPlace ?? '']
					: null;
	if (!pair && asked !== undefined) {
		const single = words.split(' ');
		const at = single.findIndex((_, index) => index > 0 && named(single.slice(0, index).join(' ')));
		pair = at > 0 ? [single.slice(0, at).join(' '), single.slice(at).join(' ')] : null;
	}
	const single = words.split(' ');
	// `wie weit ist der mond` names no two places.
	if (!pair && asked !== undefined && single.length === 2 && !ARTICLE.test(single[0] ?? '')) pair = single;
	// Two towns and nothing else: the way between them.
	const at = asked === undefined && !pair && !hints.isTown(words) ? single.findIndex((_, index) => index > 0 && hints.isTown(single.slice(0, index).join(' ')) && hints.isTown(single.slice(index).join(' '))) : -1; // prettier-ignore
	if (at > 0) pair = [single.slice(0, at).join(' '), single.slice(at).join(' ')];
	const route =
		/^(?:from|von|de|desde) (\p{L}[\p{L}\p{M} .'’-]+?) (?:to|nach|à|a|hasta) (\p{L}[\p{L}\p{M} .'’-]+)$/u.exec(words);
	if (!pair && route) pair = [route[1] ?? '', route[2] ?? ''];
	if (!pair) return [];
	const [one = '', two = ''] = pair.map((name) => (called(name) ? name : name.replace(/^(?:from|von|desde|de) /, '')));
	const isGuess = asked === undefined && farPlace === undefined && !route && !(named(one) && named(two));
	// Two names and a word between them may be a way: it is one if both are places.
	if (isGuess && PLACES_APART.test(words)) {
		if ([one, two].some((name) => name === '' || COMMON.test(name))) return [];
		return [{ operation: 'distance', values: inUnit, places: { from: one.replace(/^من /u, ''), to: two.replace(/ (?:तक|வரை|பயணம்)$/u, '') }, about: `${capital(one)} → ${capital(two)}`, score: 0.73 }]; // prettier-ignore
	}
	if (isGuess && !(/^\p{L}[\p{L}\p{M} .,'’-]+ to \p{L}[\p{L}\p{M} .,'’-]+$/u.test(words) && words.split(' ').length <= 7 && !COMMON.test(words))) return []; // prettier-ignore
	if ([one, two].some((name) => name === '' || /[\d@#<>{}]/.test(name))) return [];
	return [{ operation: 'distance', values: inUnit, places: { from: one, to: two }, about: `${capital(one)} → ${capital(two)}`, score: isGuess ? 0.7 : 0.92 }]; // prettier-ignore
}

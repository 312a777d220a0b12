import { isoOf, readDay } from '../kit/date-words';
import { isGibberish } from '../kit/no-tool';
import type { Reading, Suggest } from '../kit/suggest';
import type { encyclopedia } from './contract';

const ASKED = /^(?:who (?:is|was|are)|what (?:is|are|was)|wikipedia|wikipédia|wiki|विकिपीडिया|विकिपिडिया|விக்கிப்பீடியா|விக்கிபீடியா|ويكيبيديا|article about|artikel über|artículo sobre|article sur|wer (?:ist|war)|was ist|quién (?:es|fue)|qué es|qui (?:est|était)|qu’est-ce que|qu'est-ce que|कौन (?:है|थे)|من هو|ما هو|ما هي) (?:an? |the |die |der |das |el |la |le )?(.+)$/u; // prettier-ignore
const ON_DAY = /^(?:what happened |was geschah |qué pasó |que s'est-il passé )?(?:on this day|this day in history|an diesem tag|heute in der geschichte|efemérides|(?:un |tal )?día como hoy|un jour comme aujourd['’]hui|ce jour-là|éphéméride|आज का इतिहास|आजचा दिनविशेष|வரலாற்றில் இன்று|حدث في مثل هذا اليوم)(?: (.+))?$/u; // prettier-ignore

const onDay = (month: number, day: number, about: string, score: number): Reading<'onThisDay'> => ({
	operation: 'onThisDay',
	values: { month: String(month), day: String(day) },
	about,
	score
});

export const suggest: Suggest<typeof encyclopedia> = {
	names: {
		autocomplete: ['wikipedia', 'encyclopedia', 'article', 'articles', 'wiki', 'enzyklopädie', 'lexikon', 'artikel', 'enciclopedia', 'artículo', 'encyclopédie', 'विश्वकोश', 'विकिपीडिया', 'கலைக்களஞ்சியம்', 'விக்கிப்பீடியா', 'موسوعة', 'ويكيبيديا'], // prettier-ignore
		onThisDay: ['on this day', 'history', 'today in history', 'geschichte', 'heute', 'historia', 'histoire', 'इतिहास', 'வரலாறு', 'تاريخ'] // prettier-ignore
	},
	read({ text, lower, words }, { today, dayFirst }) {
		if (text.length > 120 || text.includes('\n')) return [];
		const [year = 2024, month = 1, date = 1] = today.split('-').map(Number);
		const asked = ON_DAY.exec(lower);
		if (asked) {
			const day = asked[1] === undefined ? { month, day: date } : readDay(asked[1], today, dayFirst);
			return day ? [onDay(day.month, day.day, text, 0.92)] : [];
		}
		const kind =
			/^(?:who (?:was |is |were )?|wer (?:ist|wurde) |quién (?:nació) |qui est (?=né))?(births|deaths|born|died|birthdays|famous birthdays|geburtstage|geboren|gestorben|nació|né)(?: on| am| el| le)? (.+?)(?: geboren| gestorben)?$/u.exec(
				lower
			);
		const ofKind = kind && readDay(kind[2] ?? '', today, dayFirst);
		if (kind && ofKind) {
			const type = /^(?:d|gest)/.test(kind[1] ?? '') ? 'deaths' : 'births';
			const { values, ...reading } = onDay(ofKind.month, ofKind.day, text, 0.9);
			return [{ ...reading, values: { ...values, type } }];
		}
		const day = readDay(
			lower.replace(/^(?:what happened on|was geschah am|que s'est-il passé le|qué pasó el) | in history$/g, ''),
			today,
			dayFirst
		);
		if (day) {
			const readings = [onDay(day.month, day.day, isoOf(day, year), 0.9)];
			return day.other
				? [...readings, { ...onDay(day.other.month, day.other.day, isoOf(day.other, year), 0.6) }]
				: readings;
		}
		if (/^(?:1\d{3}|20\d\d)$/.test(lower)) return [onDay(month, date, text, 0.5)];
		const name = ASKED.exec(lower)?.[1];
		if (name !== undefined && /\p{L}/u.test(name)) return [{ operation: 'autocomplete', values: { q: name }, about: name, score: /\d/.test(name) ? 0.6 : 0.75 }]; // prettier-ignore
		// A question in words that no other tool reads: an encyclopedia is likelier than the language it is in.
		if (/^(?:who|what|when|where|why|which|how|capital of|population of)\s/u.test(lower) && words <= 12) return [{ operation: 'autocomplete', values: { q: lower.replace(/^(?:who|what|when|where|why|which|how)(?: (?:is|are|was|were|did|does|do|many|much|old|tall|invented|discovered|wrote|painted|founded))*(?: the| an?)? /u, '') }, about: text, score: 0.72 }]; // prettier-ignore
		if (!/^[\p{L}\p{M}][\p{L}\p{M}\d\s'’.&:-]*$/u.test(text) || words > 5 || isGibberish(lower)) return [];
		// Names begin with capitals; what does not may be any word.
		const capitals = text.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length;
		const proper = capitals > 0 && capitals >= words - 1;
		return [{ operation: 'autocomplete', values: { q: text }, about: text, score: proper ? 0.58 : 0.42 }];
	}
};

/** Questions of schoolbooks with a place to be filled. */
import type { Note } from '../core/answer-notes';

/** `? + 5 = 12`, `5 × _ = 40`: the place to be filled, where no unknown has a name. */
export function unknownPlace(written: string, notes: Note[]): string {
	const text = written.replace(
		/^([-+*/×÷().\d\s]|times|plus|minus|multiplied by|divided by)*\bwhat(?:\s+number)?\b((?:[-+*/×÷().\d\s]|times|plus|minus|multiplied by|divided by)*)\s(?:is|equals|gives|makes|=)\s*(-?[\d.]+)\s*$/i,
		(all) =>
			/[-+*/×÷]|times|plus|minus|by/i.test(all)
				? all
						.replace(/\b(?:is|equals|gives|makes)\b/i, '=')
						.replace(/\b(?:times|multiplied by)\b/gi, '*')
						.replace(/\bplus\b/gi, '+')
						.replace(/\bminus\b/gi, '-')
						.replace(/\bdivided by\b/gi, '/')
						.replace(/\bwhat(?:\s+number)?\b/i, '?')
				: all
	);
	const place = /(?<![\w?_□])([?_□])(?![\w?_□])/gu;
	if ((text.match(place) ?? []).length !== 1 || !text.includes('=') || /[a-z]/i.test(text)) return written;
	notes.push({ text: `${place.exec(text)![1]} is the unknown x`, alternative: null });
	return text.replace(place, 'x');
}

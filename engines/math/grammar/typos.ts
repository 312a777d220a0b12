/** Words misspelt by one letter, or by two swapped letters: the intended word. */
import { isUnit } from '../io/calculator-input';
import { functionNamed } from '../io/operators';
import type { Note } from '../core/answer-notes';
import { editDistance } from '../io/unknown-words';

/** Words that sentences here are made of. */
const WORDS = new Set(
	`percent percentage divide multiply square squared squares root cube cubed cubes divided multiplied times plus minus subtract difference product between
	average median factorial convert calculate remainder increase decrease discount interest compound simple loan mortgage without including
	second seconds minute minutes hour hours week weeks month months year years kilometer kilometers kilometre kilometres meter meters metre metres
	centimeter centimeters centimetre centimetres millimeter millimeters inches feet yard yards mile miles gram grams kilogram kilograms pound pounds
	ounce ounces liter liters litre litres milliliters gallon gallons pint pints quart quarts teaspoon teaspoons tablespoon tablespoons
	celsius fahrenheit kelvin degree degrees radian radians hundred thousand million billion trillion dozen
	three four five seven eight nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
	half halves third thirds quarter quarters double twice triple fraction decimal binary hexadecimal octal circle radius diameter circumference area volume sphere cylinder triangle rectangle
	perimeter hypotenuse height width length solve equation derivative integral limit factor factors expand simplify prime differentiate integrate
	nearest rounded split change numbers power number`.split(/\s+/)
);

/** Words near these that are right as they are. */
const OTHERS = new Set(
	'there their about what which first fourth fifth sixth seventh eighth ninth tenth from form yearly houses light lights right night sight'.split(
		' '
	)
);

const isKnown = (word: string): boolean =>
	WORDS.has(word) || OTHERS.has(word) || isUnit(word) || functionNamed(word) !== undefined;

/** The one word that differs by a letter. Undefined without one, or with several likely ones. */
function meant(word: string): string | undefined {
	const near = [...WORDS].filter(
		(each) =>
			each[0] === word[0] &&
			(word.length >= 5 || each.length > word.length) &&
			Math.abs(each.length - word.length) <= 1 &&
			editDistance(word, each) === 1
	);
	// meter and metres, liters and litre are one.
	const stems = new Set(
		near.map((each) =>
			each
				.replace(/e?s$/, '')
				.replace(/e?re?$/, '')
				.replace(/e$/, '')
		)
	);
	return stems.size === 1
		? near.sort((a, b) => Number(b.length === word.length) - Number(a.length === word.length))[0]
		: undefined;
}

/** `text` with its misspelt words corrected, and a note. Undefined without misspelt words. */
export function corrected(text: string, variables: ReadonlySet<string>, notes: Note[]): string | undefined {
	if (text.length > 200) return undefined;
	const result = text.replace(/(?<![\w\\])[A-Za-z]{4,}(?![\w(])/g, (typed) => {
		const word = typed.toLowerCase();
		if (variables.has(typed) || isKnown(word)) return typed;
		const found = meant(word);
		if (found === undefined) return typed;
		notes.push({ text: `${typed} is read as ${found}`, alternative: null });
		return found;
	});
	return result === text ? undefined : result;
}

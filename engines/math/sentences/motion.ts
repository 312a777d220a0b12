/** Schoolbook physics of moving things → text with units: "kinetic energy of 2 kg at 3 m/s", "force 10 kg 5 m/s^2". */
import { NUMBER, whole, type QuestionRule } from './rules';

const MASS = String.raw`(?:mass\s+(?:of\s+)?)?(${NUMBER}\s*(?:kg|g|t|tonnes?|lbs?|pounds?|kilos?|grams?|kilograms?))`;
const SPEED = String.raw`(?:an?\s+)?(?:speed\s+of\s+)?(${NUMBER}\s*(?:m\/s|km\/h|kmh|kph|mph))`;

export const MOTION: readonly QuestionRule[] = [
	// Moving things: ½mv², mgh, mv, ma, mc².
	[
		whole(`(?:the\\s+)?kinetic\\s+energy\\s+(?:of\\s+)?(?:an?\\s+)?${MASS}\\s+(?:[a-z]+\\s+)?(?:at|with|moving\\s+at|and|,)\\s+${SPEED}(?:\\s+in\\s+(?<target>.+))?`), // prettier-ignore
		([, mass, speed, target]) => `1/2 * (${mass}) * (${speed})^2 in ${target || 'J'}`
	],
	[
		whole(`(?:the\\s+)?momentum\\s+(?:of\\s+)?(?:an?\\s+)?${MASS}\\s+(?:[a-z]+\\s+)?(?:at|with|moving\\s+at|and|,)\\s+${SPEED}`), // prettier-ignore
		([, mass, speed]) => `(${mass}) * (${speed}) in kg m/s`
	],
	[
		whole(`(?:the\\s+)?potential\\s+energy\\s+(?:of\\s+)?(?:an?\\s+)?${MASS}\\s+(?:[a-z]+\\s+)?(?:at|lifted|raised|from)\\s+(?:by\\s+|to\\s+)?(?:an?\\s+height\\s+of\\s+)?(${NUMBER}\\s*(?:m|cm|km|ft|feet|met(?:er|re)s?))(?:\\s+high)?`), // prettier-ignore
		([, mass, height], say) => {
			say('at the standard acceleration of gravity, 9.80665 m/s²');
			return `(${mass}) * (9.80665 m/s^2) * (${height}) in J`;
		}
	],
	[
		whole(`(?:the\\s+)?force\\s+(?:of\\s+|on\\s+|for\\s+|to\\s+accelerate\\s+)?(?:an?\\s+)?${MASS}\\s*(?:[a-z]+\\s+)?(?:at|with|by|and|,|)\\s*(${NUMBER}\\s*m\\s*\\/\\s*s(?:\\^2|²|2))`), // prettier-ignore
		([, mass, acceleration]) => `(${mass}) * (${acceleration!.replace(/s(?:²|2)$/, 's^2')}) in N`
	],
	[
		whole(
			`e\\s*=\\s*m\\s*\\*?\\s*c\\s*(?:\\^2|²|2)\\s*,?\\s+(?:for|of|with|when|if)\\s+(?:m\\s*=\\s*)?${MASS}(?:\\s+in\\s+(.+))?`
		),
		([, mass, target]) => `(${mass}) * (299792458 m/s)^2 in ${target || 'J'}`
	]
];

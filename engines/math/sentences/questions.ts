/** Questions of everyday life → text of the grammar: "how many feet in a mile", "4 m x 5 m", "200 g for 4, how much for 6". */
import { ofEuropeanQuestions } from './european-questions';
import { withImaginary } from './imaginary';
import { isUnit } from '../io/calculator-input';
import type { Note } from '../core/answer-notes';
import { ofFurtherLanguages } from './further-languages';
import { ofNamed } from './named';
import { numbersInOtherWords } from './number-words';
import { inCase, ofTurns } from './capitals';
import { MOTION } from './motion';
import { AMOUNT, NUMBER, RATE, rate, whole, type QuestionRule as Rule } from './rules';
import { unitsInEnglish } from './unit-names';
import { ofWholeNumbers } from './whole-numbers';

const PERSONS = String.raw`(?:\s+(?:people|persons?|servings?|serves|portions?|guests|of\s+us))?`;
const LENGTH = String.raw`mm|cm|dm|m|km|in|inch(?:es)?|ft|feet|foot|yd|yards?|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|'|′|"|″`;

/** Whether words name units: `feet`, `square feet`, `fluid ounces`, `km/h`. */
const areUnits = (text: string): boolean =>
	text
		.trim()
		.split(/\s*\/\s*|\s+(?:per\s+)?/)
		.every((word) => /^(?:m|g|s|h|l|L|J|W|N|V|A|K|C|F|square|sq|cubic|cu|fluid|fl|light|nautical|metric|imperial|troy|short|long)$/.test(word) || isUnit(word) || isUnit(word.toLowerCase())); // prettier-ignore

/** 4 m x 5 m x 6 m: each with its unit, that of the last where it has none. */
function sides(text: string): string | undefined {
	const parts = text.split(/\s*(?:[x×*]|\bby\b)\s*/i).map((part) => new RegExp(`^(${NUMBER})\\s*(${LENGTH})?$`, 'i').exec(part)); // prettier-ignore
	if (parts.length < 2 || parts.length > 3 || parts.some((part) => !part) || !parts.at(-1)![2]) return undefined;
	const spelled = (unit: string) => ({ "'": 'ft', '′': 'ft', '"': 'inch', '″': 'inch', in: 'inch' })[unit.toLowerCase()] ?? unit; // prettier-ignore
	const last = parts.at(-1)![2]!;
	return parts.map((part) => `(${part![1]!.replace(',', '.')} ${spelled(part![2] ?? last)})`).join(' * ');
}

const COOKED = String.raw`(${NUMBER}|\d+\/\d+|\d+\s+\d+\/\d+)\s*([a-z]+)?(?:\s+(?:of\s+)?([a-z]+))?`;
const KINDS_OF_BMI = { kg: 'kg', kgs: 'kg', kilos: 'kg', kilograms: 'kg', lb: 'lb', lbs: 'lb', pounds: 'lb' };

const RULES: readonly Rule[] = [
	[
		whole(
			`(?:how\\s+many|number\\s+of)\\s+(.+?)\\s+(?:are\\s+(?:there\\s+)?in|is|are|in|per|make(?:\\s+up)?|equals?|=|go\\s+into|fit\\s+in(?:to)?|does|do)\\s+(.+?)(?:\\s+have)?`
		),
		([, into, of]) => {
			const counted = /^(?:an?\s+|one\s+|1\s+)?([a-z].*)$/i.exec(of!);
			const amount = counted && areUnits(counted[1]!) ? `1 ${counted[1]}` : of!;
			return areUnits(into!) && /\d|\bhalf\b|quarter/.test(amount) && areUnits(amount.replace(/^.*[\d.]\s*|^half\s+(?:an?\s+)?|.*\bquarters?\s+of\s+an?\s+/i, '')) // prettier-ignore
				? `${amount} in ${into}`
				: undefined;
		}
	],
	[
		whole(`(${NUMBER})\\s+(?:of|out\\s+of)\\s+(${NUMBER})\\s+(?:as|in|to)\\s+(?:an?\\s+)?(percent(?:age)?|%)`),
		([, a, b]) => `${a} is what percent of ${b}`
	],
	[
		whole(`((?:${NUMBER}|\\d+\\s+\\d+\\/\\d+)\\s*(?:${LENGTH})?(?:\\s*(?:[x×*]|\\bby\\b)\\s*${NUMBER}\\s*(?:${LENGTH})?){1,2})(?:\\s+(?:to|in)\\s+(.+))?`), // prettier-ignore
		([, text, target], say) => {
			const found = sides(text!);
			if (!found) return undefined;
			if (/[a-z]\s*x\s*\d/i.test(text!)) say('x between two lengths is a multiplication sign');
			return `${found}${target ? ` in ${target}` : ''}`;
		}
	],
	[
		whole(
			`(?:the\\s+)?(?:area|size|volume)\\s+of\\s+(?:an?\\s+|the\\s+|my\\s+)?[a-z]+(?:\\s+(?:that\\s+is|of|with))?\\s+(${NUMBER}.+)`
		),
		([, text]) => sides(text!.trim())
	],
	[
		/^\s*(?!0x)(\d+(?:x\d+){1,3})\s*$/i,
		([, text], say) => {
			say('x between two numbers is a multiplication sign', text!.replace(/x/gi, '*x'));
			return text!.replace(/x/gi, '*');
		}
	],
	[
		/^\s*(\d+(?:\.\d+)?)\s*([mghslLJWNVAKT])\s*$/,
		([, count, letter], say) => {
			if (/\s\S\s*$/.test(`${count}${letter}`)) return undefined;
			say(`${letter} is an unknown here; with a space, ${count} ${letter}, it is a unit`, letter === 'm' ? `${count}*1000000` : null); // prettier-ignore
			return `${count}*${letter}`;
		}
	],
	[
		/^\s*(\d+)\s*(foot|feet|ft|stones?|st)\s+(\d+(?:\.\d+)?)\s+(?:to|in|into)\s+([a-z]+)\s*$/i,
		([, a, unit, b, target], say) => {
			const below = /^f/i.test(unit!) ? 'in' : 'lb';
			say(`${a} ${unit} ${b} is ${a} ${unit} and ${b} ${below}`);
			return areUnits(target!) ? `${a} ${unit} ${b} ${below} in ${target}` : undefined;
		}
	],
	[
		whole(`(.+?)\\s+in\\s+(?:an?|one)\\s+([a-z]+)`),
		([, into, of]) => (areUnits(into!) && areUnits(of!) && /[a-z]{2}/i.test(into!) ? `1 ${of} in ${into}` : undefined)
	],
	[
		whole(
			`(-?${NUMBER})\\s*°?\\s*([cf])\\s+(?:to|in|into)\\s+(?:°\\s*|degrees?\\s+)?([cfk]|celsius|centigrade|fahrenheit|kelvin)`
		),
		([, degrees, from, to]) =>
			from === from!.toUpperCase() && to === to!.toUpperCase()
				? undefined
				: `${degrees} deg${from!.toUpperCase()} in ${/^k/i.test(to!) ? 'K' : `deg${to![0]!.toUpperCase()}`}`
	],
	// cubic yards in 10 ft x 12 ft x 4 in
	[
		whole(`(.+?)\\s+(?:are\\s+)?in\\s+(${NUMBER}.*)`),
		([, into, text]) => {
			const found = areUnits(into!) && /[a-z]{2}/i.test(into!) ? sides(text!.trim()) : undefined;
			return found && `${found} in ${into}`;
		}
	],
	[
		whole(`(?:how\\s+long|(?:the\\s+)?time)(?:\\s+(?:does|would|will)\\s+it\\s+take|\\s+it\\s+takes|\\s+needed|\\s+taken)?\\s+to\\s+(?:drive|travel|walk|run|cycle|ride|fly|go|cover|sail|bike)\\s+(${NUMBER}\\s*[a-z]+)\\s+(?:at|with|doing)\\s+(${NUMBER}.*)`), // prettier-ignore
		([, way, speed]) => `${way} at ${speed}`
	],
	[
		whole(`(?:(?:how\\s+long|(?:the\\s+)?time)(?:\\s+(?:does|would|will)\\s+it\\s+take)?\\s+to\\s+)?(?:down|up)?load(?:ing)?\\s+(?:an?\\s+)?(${NUMBER}\\s*[kMGT]i?B)(?:\\s+file)?\\s+(?:at|over|with|on)\\s+(?:an?\\s+)?(${NUMBER}\\s*[kMGT]?(?:bps|bit\\/s|B\\/s|Bps))(?:\\s+(?:connection|line))?`), // prettier-ignore
		([, size, speed]) => `(${size}) / (${speed})`
	],
	...MOTION,
	[whole(`(?:the\\s+)?roman\\s+numerals?\\s+(?:for|of)\\s+(\\d+)`), ([, count]) => `${count} in roman numerals`],
	[
		whole(`(?:simplify\\s+)?(?:the\\s+)?ratio\\s+(?:of\\s+)?(\\d+)\\s*(?::|to)\\s*(\\d+)`),
		([, a, b], say) => {
			say(`${a} : ${b} is the ratio ${a}/${b}`);
			return Number(b) === 0 ? undefined : `${a}/${b}`;
		}
	],
	// z-score of 85 with mean 70 and standard deviation 10
	[
		whole(`z[-\\s]*score\\s+(?:of\\s+|for\\s+)?(-?${NUMBER})\\s*,?\\s*(?:with\\s+|if\\s+|when\\s+)?(?:the\\s+)?(?:mean|average|mu|μ)\\s*(?:is\\s+|of\\s+|=\\s*)?(-?${NUMBER})\\s*,?\\s*(?:and\\s+)?(?:an?\\s+)?(?:the\\s+)?(?:sd|std|stdev|sigma|σ|standard\\s+deviation)\\s*(?:is\\s+|of\\s+|=\\s*)?(${NUMBER})`), // prettier-ignore
		([, value, mean, deviation]) => `(${value} - (${mean}))/${deviation}`
	],
	// 15% of 80 kg
	[
		whole(`(${RATE})\\s+of\\s+(${NUMBER}\\s*([a-zµμ°]+(?:\\s+[a-z]+)?))((?:\\s+(?:to|in|into)\\s+.+)?)`),
		([, part, amount, unit, target]) =>
			areUnits(unit!) ? `${/[\d.]+/.exec(part!)![0]}/100 * (${amount}) ${target}` : undefined
	],
	// 80 mg every 8 hours for 3 days
	[
		whole(`(${NUMBER}\\s*([a-zµμ]+))\\s+(?:every|each|per)\\s+(${NUMBER}\\s*[a-z]+)\\s+for\\s+(${NUMBER}\\s*[a-z]+)`),
		([, dose, unit, each, time]) => (areUnits(unit!) ? `(${dose}) * ((${time}) / (${each}))` : undefined)
	],
	// 1 cup sugar in grams: as with of
	[
		whole(`(${NUMBER}|\\d+\\/\\d+|\\d+\\s+\\d+\\/\\d+)\\s*(cups?|tbsp|tsp|tablespoons?|teaspoons?|pints?|lit(?:er|re)s?|l|ml|gallons?)\\s+([a-z]{3,})\\s+(?:to|in|into)\\s+([a-z]+)`), // prettier-ignore
		([, count, unit, thing, target]) => (areUnits(thing!) || !areUnits(target!) ? undefined : `${count} ${unit} of ${thing} in ${target}`) // prettier-ignore
	],
	// 3:30 in minutes
	[
		whole(`(\\d{1,2}):([0-5]\\d)\\s+(?:to|in|as)\\s+(minutes?|mins?|hours?|h|seconds?|s)`),
		([, hours, minutes, target], say) => {
			say(`${hours}:${minutes} is ${hours} hours and ${minutes} minutes`, `${hours} min ${minutes} s in ${target}`);
			return `${hours} h ${minutes} min in ${target}`;
		}
	],
	[whole(`(?:the\\s+)?time\\s+difference\\s+(?:between\\s+|from\\s+)?(\\S+)\\s+(?:to|and)\\s+(\\S+)`), ([, from, to]) => `${from} to ${to}`], // prettier-ignore
	[whole(`(.+)\\s+(?:as|in|to)\\s+(?:an?\\s+)?decimal\\s+(hours?|minutes?|days?)`), ([, time, unit]) => `${time} in ${unit}`], // prettier-ignore
	// 12 km in 55 min pace
	[
		whole(`(?:pace\\s+(?:of|for)\\s+)?(${NUMBER}\\s*(km|mi|miles?))\\s+in\\s+(${NUMBER}\\s*(?:h|hours?|min|minutes?))(?:\\s+pace)?`), // prettier-ignore
		([all, way, unit, time]) => (/pace/i.test(all!) ? `(${time}) / (${way}) in min/${unit}` : undefined)
	],
	// 1000 ml over 8 hours in ml/h
	[
		whole(`(${NUMBER}\\s*[a-zµμ]+)\\s+over\\s+(${NUMBER}\\s*[a-z]+)(?:\\s+(?:to|in|as)\\s+(.+))?`),
		([, amount, time, target]) => `(${amount}) / (${time})${target ? ` in ${target}` : ''}`
	],
	// 5 mg/kg * 70 kg: what is given by weight
	[
		whole(`(${NUMBER})\\s*([a-zµμ]+)\\s*(?:\\/|\\s+per\\s+)\\s*(kg|lb)((?:\\s*\\/\\s*[a-z]+)?)\\s*(?:[*×x]|for|at)\\s*(?:an?\\s+)?(${NUMBER})\\s*\\3(?:\\s+(?:patient|child|person|adult|dog|cat))?`), // prettier-ignore
		([, dose, unit, , each, weight]) => `${dose} ${unit}${each} * ${weight}`
	],
	[
		whole(`(${NUMBER})\\s*(kg|lb)\\s*[*×x]\\s*(${NUMBER})\\s*([a-zµμ]+)\\s*\\/\\s*\\2((?:\\s*\\/\\s*[a-z]+)?)`),
		([, weight, , dose, unit, each]) => `${weight} * ${dose} ${unit}${each}`
	],
	// 60 miles in 1.5 hours speed
	[
		whole(`(?:(?:the\\s+)?(?:average\\s+)?speed\\s+(?:of\\s+|for\\s+)?)?(${NUMBER}\\s*(km|mi|miles?|m|met(?:er|re)s?))\\s+in\\s+(${NUMBER}\\s*(?:s|sec(?:ond)?s?|min(?:ute)?s?|h|hrs?|hours?))(?:\\s+(?:average\\s+)?speed)?`), // prettier-ignore
		([all, way, unit, time]) =>
			/speed/i.test(all!)
				? `(${way}) / (${time}) in ${/^mi/i.test(unit!) ? 'mph' : /^k/i.test(unit!) ? 'km/h' : 'm/s'}`
				: undefined
	],
	// 100 m in 9.58 s in km/h
	[
		whole(`(${NUMBER}\\s*(?:m|km|mi|miles?|met(?:er|re)s?|yd|yards?|ft|feet))\\s+in\\s+(${NUMBER}\\s*(?:s|sec(?:ond)?s?|min(?:ute)?s?|h|hrs?|hours?))\\s+(?:to|in|as)\\s+(.+)`), // prettier-ignore
		([, way, time, target]) => `(${way}) / (${time}) in ${target}`
	],
	[
		whole(`(${NUMBER}\\s*(?:km|mi|miles?))\\s+in\\s+(${NUMBER}\\s*(?:h|hrs?|hours?))`),
		([, way, time]) => `(${way}) / (${time})`
	],
	[whole(`(${NUMBER})\\s*A\\s+at\\s+(${NUMBER})\\s*V`), ([, current, voltage]) => `(${current} A) * (${voltage} V)`],
	[
		whole(`(${NUMBER}\\s*(?:mph|km\\/h|kmh|kph|m\\/s|knots|[kMG]bps))\\s+for\\s+(${NUMBER}\\s*(?:s|sec(?:ond)?s?|min(?:ute)?s?|h|hrs?|hours?|days?))`), // prettier-ignore
		([, speed, time]) => `(${speed}) * (${time})`
	],
	// A sign of currency stood between the spaces: 3 for $5.
	[
		whole(`(\\d+)\\s+for\\s{2,}(${NUMBER})\\s*,?\\s*how\\s+much\\s+(?:is\\s+|are\\s+)?(?:for\\s+)?(\\d+)`),
		([, few, price, many]) => (Number(few) > 0 ? `${price}*${many}/${few}` : undefined)
	],
	// kitchens
	[
		whole(
			`(?:(?:how\\s+much\\s+is\\s+)?${COOKED})\\s+(?:for|serves)\\s+(\\d+)${PERSONS}\\s*,?\\s*(?:but\\s+|and\\s+)?(?:how\\s+much\\s+(?:is\\s+)?(?:needed\\s+)?|what\\s+)?for\\s+(\\d+)${PERSONS}`
		),
		([, amount, unit, , few, many]) => scaled(amount!, unit, few!, many!)
	],
	[
		whole(`(?:scale|convert|adjust)\\s+${COOKED}\\s+from\\s+(\\d+)${PERSONS}\\s+to\\s+(\\d+)${PERSONS}`),
		([, amount, unit, , few, many]) => scaled(amount!, unit, few!, many!)
	],
	[
		whole(
			`gas\\s+mark\\s+([1-9]|10)(?:\\s+(?:to|in|is)\\s+(?:degrees?\\s+|°\\s*)?(c|f|celsius|fahrenheit|centigrade))?`
		),
		([, mark, scale], say) => {
			say('gas mark n is taken as 250 + 25·n °F');
			return `${250 + 25 * Number(mark)} degF in ${/^f/i.test(scale ?? '') ? 'degF' : 'degC'}`;
		}
	],
	[
		whole(`(${NUMBER}|an?|half\\s+a)\\s+sticks?(?:\\s+of)?\\s+butter(?:\\s+(?:to|in)\\s+(.+))?`),
		([, count, target], say) => {
			say('a stick of butter is 4 oz (US)');
			const sticks = /^half/i.test(count!) ? '0.5' : /\d/.test(count!) ? count! : '1';
			return `${sticks} * (4 oz) in ${target || 'g'}`;
		}
	],
	[whole(`(${NUMBER}|an?|half\\s+a)\\s+dozen\\s+[a-z]+`), ([, count]) => `${/\d/.test(count!) ? count : /^half/i.test(count!) ? '0.5' : 1}*12`], // prettier-ignore
	// health
	[
		whole(
			`(?:my\\s+)?bmi\\s+(?:of\\s+|for\\s+|with\\s+)?(${NUMBER})\\s*(kgs?|kilos|kilograms|lbs?|pounds)\\s*(?:,|and|at)?\\s+(?:(${NUMBER})\\s*(m|cm|met(?:er|re)s?)?|(\\d)\\s*(?:'|′|ft|feet|foot)\\s*(?:(\\d+(?:\\.\\d+)?)\\s*(?:"|″|''|in|inch(?:es)?)?)?)(?:\\s+tall)?`
		),
		([, weight, unit, height, of, feet, inches], say) => {
			const kind = KINDS_OF_BMI[unit!.toLowerCase() as keyof typeof KINDS_OF_BMI];
			if (height && !of && Number(height.replace(',', '.')) > 3 && Number(height) < 50) return undefined;
			const tall = height ? `${height.replace(',', '.')} ${of ? (/^c/i.test(of) ? 'cm' : 'm') : Number(height.replace(',', '.')) > 3 ? 'cm' : 'm'}` : `${feet} ft ${inches || 0} in`; // prettier-ignore
			say('the body mass index is the weight by the square of the height, in kg/m²; it is no diagnosis');
			return `(${weight!.replace(',', '.')} ${kind}) / (${tall})^2 in kg/m^2`;
		}
	],
	// work and money
	[
		whole(`(${NUMBER})\\s*(?:\\/|per\\s+|an?\\s+)\\s*h(?:ou)?r?\\s*(?:,|\\*|x|×|for|at|with)?\\s+(${NUMBER})\\s*h(?:ou)?r?s?(?:\\s+(?:an?|per)\\s+(?:week|day|month))?(?:\\s+(?:pay|wage|salary|income))?`), // prettier-ignore
		([, wage, hours]) => `${wage}*${hours}`
	],
	[
		whole(`(\\d+)\\s+[a-z]+\\s+(?:at|@|for)\\s+(${AMOUNT})\\s+(?:each|apiece|a\\s+piece)`),
		([, count, price]) => `${count}*(${price})`
	],
	[
		whole(`(${NUMBER})\\s*(?:h|hrs?|hours?|days?|weeks?|months?|nights?)\\s+(?:at|@)\\s+(${NUMBER})`),
		([, count, price]) => `${count}*${price}`
	],
	[
		whole(`(?:the\\s+)?net\\s+(?:price\\s+)?(?:of|from)\\s+(${AMOUNT})\\s+(?:at|with|incl\\.?|including)\\s+(${RATE})(?:\\s+(?:vat|tax|gst|mwst))?`), // prettier-ignore
		([, gross, part], say) => {
			say('this is the amount without the tax that is in it', `(${gross}) - ${rate(part!)}`);
			return `(${gross})/(1 + ${rate(part!).slice(0, -1)}/100)`;
		}
	],
	[
		whole(`(?:inflation\\s+(?:of\\s+)?)(${RATE})\\s+(?:over|for|in)\\s+(\\d+)\\s+years?\\s+(?:on|of)\\s+(${AMOUNT})`),
		([, part, years, amount]) => `(${amount})*(1 + ${rate(part!).slice(0, -1)}/100)^${years}`
	],
	[whole(`rule\\s+of\\s+72\\s+(?:at|for|with)\\s+(${NUMBER})\\s*(?:%|percent)?`), ([, part]) => `72/${part}`],
	[
		whole(`(${NUMBER})\\s*(k?w|watts?|kilowatts?)\\s+for\\s+(${NUMBER})\\s*(h|hrs?|hours?|min|minutes?|days?)(?:\\s+(?:to|in)\\s+(.+))?`), // prettier-ignore
		([, power, unit, time, of, target]) =>
			`(${power} ${/^k/i.test(unit!) ? 'kW' : 'W'}) * (${time} ${of}) in ${target || 'kWh'}`
	],
	[/^\s*(.*\d.*?)[,?]?\s+how\s+(?:long|far|much\s+time)(?:\s+(?:does|will|would|is|do)\b.*)?\s*$/i, ([, text]) => text],
	[/^\s*how\s+(?:long|far|much\s+time)\s+(?:is|does\s+it\s+take\s+(?:to\s+[a-z]+\s+)?(?:for\s+)?|to\s+[a-z]+)\s+(.*\d.*)$/i, ([, text]) => text], // prettier-ignore
	[/^\s*(?:in\s+)?(?:scientific|standard)\s+(?:notation|form)\s+(?:of\s+|for\s+)?(.*\d.*)$/i, ([, text]) => `${text} in scientific notation`], // prettier-ignore
	[/^\s*(.*\d.*)\s+(?:in|to)\s+(?:its\s+)?(?:lowest\s+terms|simplest\s+(?:terms|form))\s*$/i, ([, text]) => `${text} as a fraction`], // prettier-ignore
	[/^\s*pythagor(?:as|ean\s+theorem|ean)\s+(?:of\s+|for\s+)?(\d+(?:\.\d+)?)\s*(?:,|and|\s)\s*(\d+(?:\.\d+)?)\s*$/i, ([, a, b]) => `hypot(${a}, ${b})`] // prettier-ignore
];

/** An amount for few → that for many, its unit kept. */
function scaled(amount: string, unit: string | undefined, few: string, many: string): string | undefined {
	if (Number(few) === 0) return undefined;
	const count = amount.replace(',', '.').replace(/^(\d+)\s+(\d+\/\d+)$/, '($1 + $2)');
	return unit && areUnits(unit) ? `(${count} ${unit}) * ${many}/${few}` : `(${count})*${many}/${few}`;
}

const PER_GALLON =
	/(?<=\d\s*|\b(?:to|in|into)\s+)(?:(?:(uk|imp(?:erial)?)\s+)?mpg(?:\s*\(?(uk|us|imp(?:erial)?)\)?)?|miles\s+(?:per|\/)\s+gallon)(?![\w(])/gi;
const PER_HUNDRED = String.raw`(?:l(?:it(?:er|re)s?)?)\s*(?:\/|per|auf|pro|aux?|a)\s*100\s*km`;
const FOR_HUNDRED = new RegExp(`^\\s*(\\d+(?:[.,]\\d+)?)\\s*${PER_HUNDRED}(?:\\s+(?:to|in|into)\\s+(.+))?$`, 'i');
const IN_HUNDRED = new RegExp(`^(.*\\d.*?)\\s+(?:to|in|into|as)\\s+${PER_HUNDRED}\\s*$`, 'i');

const FUEL_OF_WAY = new RegExp(
	`^\\s*(?:(?:how\\s+much\\s+)?(?:fuel|petrol|gas|diesel)\\s+for\\s+)?(\\d+(?:\\.\\d+)?\\s*(?:km|mi|miles?))\\s+(?:at|with|@)\\s+(\\d+(?:[.,]\\d+)?)\\s*${PER_HUNDRED}\\s*$`,
	'i'
);

const BY_GALLON = String.raw`(?<rate>\d+(?:\.\d+)?\s*mi\/(?:imp)?gal)`;
const WAY = String.raw`(?<way>\d+(?:\.\d+)?\s*(?:km|mi|miles?))`;
/** 400 miles at 25 mpg, 25 mpg for 400 miles. */
const WAY_BY_GALLON = [
	new RegExp(
		`^\\s*(?:(?:how\\s+much\\s+|how\\s+many\\s+)?(?:fuel|petrol|gas|diesel|gallons)\\s+(?:for|to\\s+drive)\\s+)?${WAY}\\s*(?:at|with|@|getting)\\s+${BY_GALLON}\\s*$`,
		'i'
	),
	new RegExp(`^\\s*${BY_GALLON}\\s*,?\\s+(?:for|over|on)\\s+${WAY}\\s*$`, 'i')
];

/** Fuel: 30 mpg in L/100km is a volume for 100 km, 7 L/100km in mpg a distance for a gallon. */
function fuel(text: string, notes: Note[]): string {
	let gallon = '';
	const rated = text.replace(PER_GALLON, (_, before: string | undefined, after: string | undefined) => {
		gallon = /^[ui]/i.test(before ?? after ?? '') && !/^us/i.test(before ?? after ?? '') ? 'impgal' : 'gal';
		return `mi/${gallon}`;
	});
	if (gallon) notes.push({ text: gallon === 'gal' ? 'mpg is of a US gallon; mpg UK is of an imperial one' : 'the gallon is an imperial one', alternative: null }); // prettier-ignore
	const way = FUEL_OF_WAY.exec(rated);
	if (way) return `(${way[1]}) * (${way[2]!.replace(',', '.')} L) / (100 km) in L`;
	const used = WAY_BY_GALLON.map((pattern) => pattern.exec(rated)?.groups).find(Boolean);
	if (used) return `(${used['way']}) / (${used['rate']}) in ${gallon || 'gal'}`;
	const from = FOR_HUNDRED.exec(rated);
	if (from) return `(100 km) / (${from[1]!.replace(',', '.')} L) in ${from[2] || 'km/L'}`;
	const to = IN_HUNDRED.exec(rated);
	if (!to) return rated;
	notes.push({ text: 'the volume is for 100 km', alternative: null });
	return `(100 km) / (${to[1]}) in L`;
}

/** A sentence that asks for units, lengths, portions, wages → text of the grammar; `text` itself where it is none of these. */
export function question(text: string, variables: ReadonlySet<string>, notes: Note[]): string {
	if (text.length > 200) return text;
	const imaginary = withImaginary(text, variables, notes);
	if (imaginary !== text) return imaginary;
	const named = ofNamed(text, variables, notes);
	if (named !== text) return named;
	const divided = ofWholeNumbers(text, notes);
	if (divided !== text) return divided;
	const english = ofFurtherLanguages(unitsInEnglish(numbersInOtherWords(ofEuropeanQuestions(text.normalize('NFC')))));
	const plain = fuel(ofTurns(english, notes), notes)
		// sin(45°30')
		.replace(
			/(?<=\()(\d+)\s*°\s*(\d{1,2}(?:\.\d+)?)\s*['′’](?:\s*(\d{1,2}(?:\.\d+)?)\s*["″”])?(?=\))/g,
			(_, d: string, m: string, s = '0') => `(${d} + ${m}/60 + ${s}/3600)°`
		)
		// 4:30 min/km
		.replace(
			/(?<![\d:.])(\d{1,2}):([0-5]\d)(?=\s*min(?:utes?)?\s*(?:\/|per)\s*(?:km|mi|mile|kilomet))/g,
			'($1 + $2/60)'
		)
		.replace(
			/(?<=\b(?:to|in|into|as)\s+)light[\s-](?=(?:year|second)s?\s*$)|\blight[\s-](?=(?:years|seconds)\b)/gi,
			'light'
		)
		.replace(
			/(\d\s*([a-z]{2,}))\s+an?\s+(minute|hour|day|week|month|year)\b(?=\s*[*×])/gi,
			(all, amount: string, unit: string, time: string) => (isUnit(unit.toLowerCase()) ? `${amount}/${time}` : all)
		)
		// 36 km an hour; 40 hours a week belong to the wage before them.
		.replace(
			/(\d\s*(?!(?:hours?|hrs?|days?|weeks?|min|minutes?)\b)([a-z]{2,}))\s+an?\s+(second|minute|hour|day|week|month|year)\b(?=\s*(?:$|(?:in|to)\s))/gi,
			(all, amount: string, unit: string, time: string) => (isUnit(unit.toLowerCase()) ? `${amount}/${time}` : all)
		)
		.replace(/\b([A-Za-z]{2,})\s+x\s+(?=\d)/g, (all, word: string) => (isUnit(word) ? `${word} * ` : all))
		.replace(/^(\s*\d[\d./]*)\s+x\s+(?=\d[\d./]*\s*([A-Za-z]{2,})\s*$)/, (all, count: string) =>
			isUnit(/[A-Za-z]+\s*$/.exec(english)?.[0].trim() ?? '') ? `${count} * ` : all
		)
		.replace(
			/(\d\s*([a-z]{2,}))\s+(?:tall|long|wide|high|deep|thick|heavy)\b/gi,
			(all, amount: string, unit: string) => (isUnit(unit.toLowerCase()) ? amount : all)
		)
		.replace(/^\s*(?:the\s+)?(?:average|mean)\s+speed\s*(?:of\s|for\s|:)?\s*(?=\d)/i, '')
		// The distance by the rules of World Athletics.
		.replace(/\b(?:an?\s+|the\s+)?(half[-\s]+)?marathon\b(?!\w)/gi, (_, half: string | undefined) =>
			half ? '21.0975 km' : '42.195 km'
		);
	const cased = inCase(plain, variables, notes);
	for (const [pattern, rewrite] of RULES) {
		const match = pattern.exec(cased);
		const said: Note[] = [];
		const found = match && rewrite([...match].map((group) => (group ?? '').trim()), (told, alternative = null) => said.push({ text: told, alternative })); // prettier-ignore
		if (!found || [...variables].some((name) => new RegExp(`(?<![\\w])${name}(?![\\w])`).test(text))) continue;
		notes.push(...said);
		return found;
	}
	return cased;
}

/** Questions about quantities: "how many feet in a mile", "4 m x 5 m", "200 g for 4, how much for 6", "30 mpg in L/100km". */
import type { Slots } from '../pattern';
import { isLength, namesUnit, plainNumber } from '../slots';
import { tokenize } from '../../../kit/tokens';
import type { Meaning, Meanings } from './meaning';

const into = (target: string | undefined, fallback = ''): string => {
	const unit = target || fallback;
	return unit === '' ? '' : ` in ${unit}`;
};

const SIGNS: Readonly<Record<string, string>> = { "'": 'ft', '′': 'ft', '"': 'inch', '″': 'inch', in: 'inch' };
const BETWEEN: ReadonlySet<string> = new Set(['x', 'X', '×', '*', 'by']);

/** 4 m x 5 m x 6 m: each with its unit, or that of the last. 7x8 without units. */
const sides: Meaning = ({ s = '', into: target }, say) => {
	const parts: { count: string; unit: string }[] = [];
	let isOpen = true;
	for (const { kind, text } of tokenize(s).tokens) {
		const last = parts.at(-1);
		if (kind === 'number' && isOpen) {
			parts.push({ count: plainNumber(text), unit: '' });
			isOpen = false;
		} else if (BETWEEN.has(text) && !isOpen) isOpen = true;
		else if (last && !isOpen && last.unit === '' && (SIGNS[text] !== undefined || isLength(text)))
			last.unit = SIGNS[text] ?? text;
		else return undefined;
	}
	const unit = parts.at(-1)?.unit ?? '';
	if (isOpen || parts.length < 2 || parts.length > 4) return undefined;
	if (unit === '') {
		if (parts.some((part) => part.unit !== '') || target !== undefined || s.includes('by')) return undefined;
		const product = parts.map(({ count }) => count).join('*');
		if (!s.includes(' '))
			say('x between two numbers is a multiplication sign', s.replaceAll('x', '*x').replaceAll('X', '*X'));
		return s.includes(' ') ? undefined : product;
	}
	if (parts.some((part) => part.unit !== '' && part !== parts.at(-1)) && /x/i.test(s))
		say('x between two lengths is a multiplication sign');
	return `${parts.map((part) => `(${part.count} ${part.unit || unit})`).join(' * ')}${into(target)}`;
};

const MASS: ReadonlySet<string> = new Set(['kg', 'g', 'mg', 't', 'lb', 'lbs', 'oz']);
const isMass = (unit: string | undefined): boolean => MASS.has(unit ?? '');

/** 5 mg/kg * 70 kg: a dose by weight. */
const byWeight: Meaning = ({ dose, unit, w, v, each, mass }) =>
	isMass(w) && w === v ? `${dose} ${unit}${each === undefined ? '' : `/${each}`} * ${mass}` : undefined;

/** An amount for few → that for many, its unit kept. */
const portions: Meaning = ({ n = '', u, few, many }) => {
	if (Number(few) === 0) return undefined;
	const mixed = n.split(' ');
	const count = mixed.length === 2 && n.includes('/') ? `(${mixed.join(' + ')})` : plainNumber(n);
	return u === undefined ? `(${count})*${many}/${few}` : `(${count} ${u}) * ${many}/${few}`;
};

const bmi: Meaning = ({ w = '', height, h, ft, in: inches = '0' }, say) => {
	const size = Number(height);
	if (height !== undefined && size > 3 && size < 50) return undefined;
	const tall = h ?? (height === undefined ? `${ft} ft ${inches} in` : `${height} ${size > 3 ? 'cm' : 'm'}`);
	say('the body mass index is the weight by the square of the height, in kg/m²; it is no diagnosis');
	return `(${w}) / (${tall})^2 in kg/m^2`;
};

const NAMES_OF_SCALES: Readonly<Record<string, string>> = { C: 'celsius', F: 'fahrenheit', K: 'kelvin' };
const scale = (letter: string | undefined): string => (letter === 'K' ? 'K' : `deg${letter}`);

const TIMES: ReadonlySet<string> = new Set('s sec second seconds min mins minute minutes h hr hrs hour hours day days week weeks month months year years'.split(' ')); // prettier-ignore
const unitIn = (quantity: string | undefined): string => {
	const { tokens } = tokenize(quantity ?? '');
	return tokens.find(({ kind }) => kind === 'word')?.text ?? '';
};
const isTime = (quantity: string | undefined): boolean => TIMES.has(unitIn(quantity).toLowerCase());
const isRate = (quantity: string | undefined): boolean => /\/|\bper\b|ph$|kn|knots?$|bps$/i.test(quantity ?? '');

/** 120 km at 80 km/h lasts, 3 h at 80 km/h leads; 5 GB at 100 Mbit/s takes. */
const bySpeed: Meaning = ({ way, speed, into: target }) => {
	if (!isRate(speed) || isRate(way)) return undefined;
	return `(${way}) ${isTime(way) ? '*' : '/'} (${speed})${into(target)}`;
};

const isWay = (quantity: string | undefined): boolean => isLength(unitIn(quantity));

/** 90 min h: a unit of the same kind behind a quantity is the one to convert to. */
const besideUnit: Meaning = ({ q = '', v = '' }, say) => {
	const isAlike = [isTime, isWay, (each: string) => isMass(unitIn(each))].some((is) => is(q) && is(v));
	if (!isAlike || unitIn(q) === v || isRate(q)) return undefined;
	const said = `${q} in ${v}`;
	say(`a unit behind another of its kind is the one to convert to: ${said}`);
	return said;
};

const inTime: Meaning = ({ way, time, into: target }) =>
	isTime(time) && (isWay(way) || unitIn(way) === 'yd') ? `(${way}) / (${time})${into(target)}` : undefined;

const powerFor: Meaning = ({ speed = '', time, into: target }) => {
	if (!isTime(time)) return undefined;
	const power = /^k?w(?:atts?)?$/i.test(unitIn(speed)) || /^kilowatts?$/i.test(unitIn(speed));
	const named = power ? speed.replace(unitIn(speed), /^k/i.test(unitIn(speed)) ? 'kW' : 'W') : speed;
	return power || isRate(speed) ? `(${named}) * (${time})${into(target, power ? 'kWh' : '')}` : undefined;
};

const SAID_OF_GALLONS: Readonly<Record<string, string>> = {
	'mi/gal': 'mpg is of a US gallon; mpg UK is of an imperial one',
	'mi/impgal': 'the gallon is an imperial one'
};

/** 30 mpg in L/100km is a volume for 100 km, 7 L/100km in mpg a distance for a gallon. */
const fuel: Meaning = ({ n, c, u, v, x }, say) => {
	const gallon = [c, u].find((unit) => unit !== undefined && unit !== '100km');
	const said = SAID_OF_GALLONS[gallon ?? ''];
	if (said !== undefined) say(said);
	const hundred = (rate: string): string => {
		say('the volume is for 100 km');
		return `(100 km) / (${rate}) in L`;
	};
	if (x !== undefined) return u === '100km' ? hundred(x) : undefined;
	if (c === '100km') return u === '100km' || (u ?? v) === undefined ? undefined : `(100 km) / (${n} L) in ${u ?? v}`;
	if (u === '100km') return hundred(`${n} ${c}`);
	return `${n} ${c}${into(u ?? v)}`;
};

const fuelForWay: Meaning = ({ way, n, c = '' }, say) => {
	if (!isWay(way)) return undefined;
	if (c === '100km') return `(${way}) * (${n} L) / (100 km) in L`;
	const said = SAID_OF_GALLONS[c];
	if (said !== undefined) say(said);
	return `(${way}) / (${n} ${c}) in ${c.slice(3)}`;
};

const HERTZ: ReadonlySet<string> = new Set(['hz', 'khz', 'mhz', 'hertz']);
const TURN = 'a turn is one cycle';

const VOLUMES: ReadonlySet<string> = new Set('cup cups tbsp tsp tablespoon tablespoons teaspoon teaspoons pint pints liter liters litre litres l ml gallon gallons'.split(' ')); // prettier-ignore

export const UNITS: Meanings = {
	'units-in': ({ into: unit = '', of = '', n }) => {
		if (n !== undefined) return `${n} ${of} in ${unit}`;
		const single = unit.length === 1 && of.length === 1;
		return single ? undefined : `${/\d/.test(of) ? of : `1 ${of}`} in ${unit}`;
	},
	'bmi-cm': ({ w = '', m, cm }, say) => bmi({ w: `${w} kg`, h: `${m}.${cm} m` }, say),
	'glued-letter': ({ x = '' }, say) => {
		const [count, letter] = [x.slice(0, -1), x.slice(-1)];
		say(
			`${letter} is an unknown here; with a space, ${count} ${letter}, it is a unit`,
			letter === 'm' ? `${count}*1000000` : null
		);
		return `${count}*${letter}`;
	},
	sides,
	'from-degrees': ({ x, from, into: to = 'C' }: Slots) =>
		`${x} ${NAMES_OF_SCALES[from ?? (to === 'C' ? 'F' : 'C')]} in ${NAMES_OF_SCALES[to]}`,
	'letter-degrees': ({ x, from = '', to = '' }: Slots) => {
		const [scaled, target] = [from, to].map((name) => name.slice(0, 1).toUpperCase());
		const isShouted = from === from.toUpperCase() && to === to.toUpperCase();
		return isShouted || (scaled !== 'C' && scaled !== 'F') ? undefined : `${x} deg${scaled} in ${scale(target)}`;
	},
	'way-by-speed': bySpeed,
	download: bySpeed,
	force: ({ m = '', a = '' }) =>
		a.includes('/') ? `(${m}) * (${a.replace('s²', 's^2').replace('s2', 's^2')}) in N` : undefined,
	'rate-of-quantity': ({ p = '', q, into: target }) => `${p.slice(0, -1).trim()}/100 * (${q})${into(target)}`,
	dose: ({ q, each, time }) => (isTime(each) && isTime(time) ? `(${q}) * ((${time}) / (${each}))` : undefined),
	spoonful: ({ n, q = '', thing, into: target }) =>
		VOLUMES.has(q.toLowerCase()) ? `${n} ${q} of ${thing} in ${target}` : undefined,
	'clock-in': ({ c = '', into: target }, say) => {
		const [hours, minutes, ...others] = c.split(':');
		if (others.length > 0 || target === undefined) return undefined;
		say(`${hours}:${minutes} is ${hours} hours and ${minutes} minutes`, `${hours} min ${minutes} s in ${target}`);
		return `${hours} h ${minutes} min in ${target}`;
	},
	pace: ({ way, time }) => (isTime(time) && isWay(way) ? `(${time}) / (${way}) in min/${unitIn(way)}` : undefined),
	flow: ({ q, time, into: target }) => (isTime(time) ? `(${q}) / (${time})${into(target)}` : undefined),
	'beside-unit': besideUnit,
	'by-weight': byWeight,
	'way-in-time': inTime,
	'speed-for-time': powerFor,
	portions,
	'gas-mark': ({ n, into: to = 'C' }, say) => {
		say('gas mark n is taken as 250 + 25·n °F');
		return `${250 + 25 * Number(n)} degF in ${scale(to)}`;
	},
	bmi,
	'fuel-for-way': fuelForWay,
	fuel,
	'turns-in-hertz': ({ n, into: unit = '' }, say) => {
		if (!HERTZ.has(unit.toLowerCase())) return undefined;
		say(TURN);
		return `${n} / min in ${unit}`;
	},
	'hertz-in-turns': ({ n, of = '' }, say) => {
		if (!HERTZ.has(of.toLowerCase())) return undefined;
		say(TURN);
		return `${n} ${of} * 1 turn in rpm`;
	}
};

/** Meanings of phrases inside a question. */
export const UNIT_PARTS: Meanings = {
	// The distance by the rules of World Athletics.
	marathon: () => '42.195 km',
	'half-marathon': () => '21.0975 km',
	'light-years': () => 'lightyears',
	'light-seconds': () => 'lightseconds',
	tall: ({ q }) => q,
	'per-time': ({ q = '', t }) => (namesUnit(unitIn(q)) && !isTime(q) ? `${q}/${t}` : undefined),
	'per-time-times': ({ q = '', t }) => (namesUnit(unitIn(q)) ? `${q}/${t} * ` : undefined),
	'clock-pace': ({ c = '', u }) => {
		const [minutes, seconds] = c.split(':');
		return `(${minutes} + ${seconds}/60) min/${u}`;
	}
};

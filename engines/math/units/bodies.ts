/**
 * Measured properties of planets and densities of substances, by name: "mass of the earth", "density of iron".
 *
 * Planets and Pluto: JPL Solar System Dynamics, Physical Characteristics (mean radius, mass, bulk density, gravity at the
 * equator), to the digits that are sure. Sun: mass of the Particle Data Group, nominal radius of the IAU (2015, B3). Substances:
 * values of tables at room temperature, to the digits on which they agree.
 */
import { defined, entryAt } from '../../kit/checked';
import { expressionOf } from '../core/build';
import { parse } from '../io/parse';
import type { Constant } from './constant';
import { unitNamed } from './unit';

type Body = readonly [mass: string, radius: string, density: string, gravity: string, escape: string];

/** 10^24 kg, km, g/cm³, m/s², km/s. */
const BODIES: Readonly<Record<string, Body>> = {
	sun: ['1988400', '695700', '1.408', '274', '617.7'],
	mercury: ['0.33011', '2439.4', '5.429', '3.70', '4.25'],
	venus: ['4.8675', '6051.8', '5.243', '8.87', '10.36'],
	earth: ['5.9723', '6371.0', '5.514', '9.80', '11.19'],
	moon: ['0.07346', '1737.4', '3.344', '1.62', '2.38'],
	mars: ['0.64171', '3389.5', '3.934', '3.71', '5.03'],
	jupiter: ['1898.2', '69911', '1.326', '24.79', '60.20'],
	saturn: ['568.32', '58232', '0.687', '10.44', '36.09'],
	uranus: ['86.81', '25362', '1.270', '8.87', '21.38'],
	neptune: ['102.41', '24622', '1.638', '11.15', '23.56'],
	pluto: ['0.01303', '1188', '1.85', '0.62', '1.21']
};

/** g/cm³, and the conditions. */
const SUBSTANCES: Readonly<Record<string, readonly [density: string, state: string]>> = {
	water: ['0.998', 'at 20 °C'],
	'sea water': ['1.03', 'at 15 °C'],
	seawater: ['1.03', 'at 15 °C'],
	ice: ['0.917', 'at 0 °C'],
	air: ['0.001225', 'at 15 °C in the standard atmosphere at sea level'],
	iron: ['7.87', 'at room temperature'],
	steel: ['7.85', 'at room temperature'],
	gold: ['19.3', 'at room temperature'],
	silver: ['10.5', 'at room temperature'],
	copper: ['8.96', 'at room temperature'],
	aluminium: ['2.70', 'at room temperature'],
	aluminum: ['2.70', 'at room temperature'],
	lead: ['11.3', 'at room temperature'],
	mercury: ['13.53', 'at room temperature'],
	nickel: ['8.90', 'at room temperature'],
	platinum: ['21.4', 'at room temperature'],
	magnesium: ['1.74', 'at room temperature'],
	tungsten: ['19.3', 'at room temperature'],
	diamond: ['3.51', 'at room temperature'],
	ethanol: ['0.789', 'at 20 °C'],
	alcohol: ['0.789', 'at 20 °C'],
	glycerin: ['1.26', 'at 20 °C'],
	glycerol: ['1.26', 'at 20 °C']
};

/** Conditions that the name leaves open. */
const EXACTLY: Readonly<Record<string, string>> = {
	steel: 'carbon steel',
	mercury: 'mercury (the metal)',
	alcohol: 'ethanol',
	'sea water': 'sea water of usual salinity',
	seawater: 'sea water of usual salinity'
};

const NAMES = Object.keys(BODIES).join('|');
const PROPERTY = String.raw`mass|weight|(?:mean\s+)?radius|(?:mean\s+)?diameter|density|(?:surface\s+)?gravity|escape\s+velocity|surface(?:\s+area)?|area|volume|circumference`;
const OF_BODY = new RegExp(
	`\\b(?:the\\s+)?(${PROPERTY})\\s+(?:of|on|at)\\s+(?:the\\s+)?(?:planet\\s+)?(${NAMES})\\b|\\b(?:the\\s+)?(${NAMES})(?:['’]s)?\\s+(${PROPERTY})\\b`,
	'gi'
);
const OF_SUBSTANCE = new RegExp(
	`\\b(?:the\\s+)?density\\s+of\\s+(${Object.keys(SUBSTANCES).join('|')})\\b|\\b(${Object.keys(SUBSTANCES).join('|')})(?:['’]s)?\\s+density\\b`,
	'gi'
);
const DISTANCES =
	/\b(?:the\s+)?distance\s+(?:from\s+(?:the\s+)?earth\s+)?to\s+(?:the\s+)?(moon|sun)(?:\s+from\s+(?:the\s+)?earth)?\b|\b(?:the\s+)?(?:earth[-\s](?:to[-\s])?(moon|sun))\s+distance\b/gi;
const SPEED_OF_SOUND = /\b(?:the\s+)?(?:speed\s+of\s+sound|sound\s+speed)(?:\s+in\s+air)?(?!\s+in\s+[a-z]{4,})\b/gi;

const JPL = 'JPL Solar System Dynamics, to the digits given';

const measured = (
	name: string,
	value: string,
	units: readonly (readonly [string, number])[],
	source: string
): Constant => ({
	name,
	uncertainty: null,
	source,
	quantity: {
		value: expressionOf(parse(value)),
		units: units.map(([unit, exponent]) => ({ unit: defined(unitNamed(unit)), exponent }))
	}
});

const DENSITY: readonly (readonly [string, number])[] = [
	['kg', 1],
	['m', -3]
];

const SPHERE = 'of a sphere of the mean radius, to four digits';
const surface = { name: 'surface area', exponent: 2, of: (r: number) => 4 * Math.PI * r ** 2 };

/** What follows from the mean radius, in km. */
const AS_SPHERE: Readonly<Record<string, { readonly name: string; readonly exponent: number; of(r: number): number }>> =
	{
		surface,
		area: surface,
		volume: { name: 'volume', exponent: 3, of: (r) => (4 / 3) * Math.PI * r ** 3 },
		circumference: { name: 'circumference', exponent: 1, of: (r) => 2 * Math.PI * r }
	};

function propertyOf(property: string, body: string): Constant | undefined {
	const [mass, radius, density, gravity, escape] = entryAt(BODIES, body);
	const kind = property.toLowerCase().split(/\s+/).at(-1);
	const name = `${property.toLowerCase()} of ${body}`;
	const source = body === 'sun' ? 'Particle Data Group and the nominal radius of the IAU, to the digits given' : JPL;
	if (kind === 'mass' || kind === 'weight') return measured(name.replace('weight', 'mass'), `${mass}*10^24`, [['kg', 1]], source); // prettier-ignore
	if (kind === 'radius') return measured(`mean ${name.replace('mean ', '')}`, radius, [['km', 1]], source);
	if (kind === 'diameter') return measured(`mean ${name.replace('mean ', '')}`, `2*${radius}`, [['km', 1]], source);
	const round = AS_SPHERE[defined(kind)];
	if (round) return measured(`${round.name} of ${body}`, round.of(Number(radius)).toPrecision(4), [['km', round.exponent]], SPHERE); // prettier-ignore
	if (kind === 'velocity') return measured(name, escape, [['km', 1], ['s', -1]], source); // prettier-ignore
	// The metal has its own density, and the standard gravity is defined.
	if (kind === 'density') return body === 'mercury' ? undefined : measured(name, `1000*${density}`, DENSITY, source);
	return body === 'earth' ? undefined : measured(name, gravity, [['m', 1], ['s', -2]], source); // prettier-ignore
}

/** The text with every property of a body or a substance replaced by what `mark` makes of it. */
export function bodiesOf(text: string, mark: (constant: Constant) => string): string {
	const marked = (constant: Constant | undefined, all: string): string => (constant ? ` ${mark(constant)} ` : all);
	return text
		.replace(OF_BODY, (all, a?: string, b?: string, c?: string, d?: string) =>
			marked(propertyOf(defined(a ?? d), defined(b ?? c).toLowerCase()), all)
		)
		.replace(OF_SUBSTANCE, (all, a?: string, b?: string) => {
			const name = defined(a ?? b).toLowerCase();
			const [density, state] = entryAt(SUBSTANCES, name);
			return marked(
				measured(`density of ${EXACTLY[name] ?? name}`, `1000*${density}`, DENSITY, `${state}, to the digits given`),
				all
			);
		})
		.replace(DISTANCES, (all, a?: string, b?: string) =>
			defined(a ?? b).toLowerCase() === 'moon'
				? marked(measured('distance to the moon', '384400', [['km', 1]], 'the mean over its orbit'), all)
				: marked(measured('distance to the sun', '149597870.7', [['km', 1]], 'the mean, one astronomical unit'), all)
		)
		.replace(
			SPEED_OF_SOUND,
			(all) =>
			marked(measured('speed of sound in air', '340.3', [['m', 1], ['s', -1]], 'at 15 °C in the standard atmosphere at sea level, to the digits given'), all) // prettier-ignore
		);
}

const OF_IN = /(?<!\s)\s+of\s+([a-z]+(?:\s+[a-z]+)?)\s+(?:to|in|into)\s+(?=\S)/i;

/** An amount of a substance to convert: `1 gallon of water in pounds`. */
export interface AmountOf {
	readonly amount: string;
	readonly of: string;
	readonly target: string;
	readonly known: boolean;
}

/** What `1 gallon of water in pounds` asks; undefined for another sentence. */
export function amountOf(text: string): AmountOf | undefined {
	const match = OF_IN.exec(text);
	const amount = text.slice(0, match?.index).trim();
	if (!match) return undefined;
	const [, of = ''] = match;
	const target = text.slice(match.index + match[0].length);
	return { amount: amount.replace(/^(?:an?|one)\s+/i, '1 '), of, target, known: of.toLowerCase() in SUBSTANCES };
}

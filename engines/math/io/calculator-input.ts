/** When a text is one of units, constants, matrices or lists: light tests, before those parts are loaded. */
import { constantNamed, functionNamed } from './operators';

const MATRICES =
	/\b(?:det|inv|inverse|rref|rank|eigenvalues|eigs|charpoly|transpose|trace|cross|dot|norm|identity|kron|diag|lusolve|cumsum|mad|quantile(?:Seq)?)\s*\(/;

/** Whether a text may have a matrix or a list. */
export const looksLikeMatrix = (text: string): boolean => text.includes('[') || MATRICES.test(text);

/** Names of units of two letters or more that are unlikely names of unknowns. */
const UNITS = new RegExp(
	`^(?:${[
		'(?:micro|milli|centi|deci|deca|hecto|kilo|mega|giga|tera|nano|pico|kibi|mebi|gibi)?(?:met(?:er|re)s?|gram(?:me)?s?|lit(?:er|re)s?|seconds?|watts?|joules?|newtons?|volts?|amps?|amperes?|ohms?|hertz|pascals?|bytes?|bits?|[cC]alories?|electronvolts?|parsecs?|tonnes?)',
		'[mckunpfdh]m|[munkdc]?g|[mcdhu]?[lL]|[munpf]s|[kMGTm]?(?:Hz|Wh|eV|Pa|pc|cal|bit|bps|Bps|ohm|Ah|bar)|hPa|[munpk]?[FHVAWJN]|[MG][WJNV]|[kMGTPK]i?B|[kMGT]i?b|[um]?mol',
		'in|inch(?:es)?|ft|foot|feet|yd|yards?|miles?|mi|nmi|furlongs?|fathoms?|mils?|angstroms?|au|ly|light-?years?',
		'lbs?|lbm|lbf|oz|ounces?|pounds?|stones?|tons?|tonnes?|grains?|carats?|slugs?|kgf|dyn|erg|ergs',
		'min|minutes?|mins?|hours?|hrs?|hr|days?|weeks?|wk|months?|years?|yrs?|fortnights?',
		'degC|degF|degR|celsius|fahrenheit|kelvin|deg|degrees?|rad|radians?|grad|gon|arcmin|arcsec|revs?|rpm|turns?',
		'gallons?|gal|pints?|pt|quarts?|qt|cups?|floz|tsp|tbsp|teaspoons?|tablespoons?|barrels?|bbl|cc',
		'acres?|hectares?|ha|[mk]?sqft|sqin|sqmi|sqm|m[23]',
		'psi|atm|torr|mmHg|inHg|BTU|therms?|hp|horsepower|mph|kph|kmh|knots?|kn|[mk]?Sv|Bq|[kM]?[TG]ray|tesla|gauss|lux|lumens?|ppm'
	].join('|')})$`
);

/** Single letters that are units beside one of the above, or after a number and a space: 5 km / 2 h. */
const SHORT_UNITS: ReadonlySet<string> = new Set('m g s h d l L A K N J W V C F T B t b H S'.split(' '));

/** Words of texts with units that are not units. */
const WORDS: ReadonlySet<string> = new Set('to in into as per square cubic'.split(' '));
const isWord = (name: string): boolean =>
	WORDS.has(name) || constantNamed(name) !== undefined || (name.length > 1 && functionNamed(name) !== undefined);

/** `… to unit`, but not to a way of writing numbers. */
const CONVERSION =
	/(?:\b(?:to|in|into|as)|->|→)\s+(?!(?:hex|hexadecimal|binary|octal|dec|decimal|base|fraction|percent|roman|words?|scientific|digits|\d)\b)[A-Za-z°µμΩ][\wµμΩ°^*/·\s().²³-]{0,60}$/;

const CONSTANTS =
	/\b(?:constant|number|speed\s+of\s+(?:light|sound)|light\s+speed|mass|radius|diameter|circumference|volume\s+of|surface(?:\s+area)?\s+of|(?:area|volume|surface)\s*$|area\s+of\s+(?:the\s+)?(?:sun|mercury|venus|earth|moon|mars|jupiter|saturn|uranus|neptune|pluto)|density|distance|escape\s+velocity|charge|magneton|magnetic\s+moment|wavelength|permittivity|permeability|hartree|planck|gravity|gravitation|avogadro|impedance\s+of|g[-\s]factor|mass\s+ratio|gyromagnetic|cross\s+section|atmosphere|hbar|h-bar|absolute\s+zero|astronomical\s+unit|light\s+year|flux\s+quantum|conductance\s+quantum|circulation|efficacy|frequency|molar\s+volume)\b/i;

/** Constants of physics whose words are joined by _: speed_of_light. */
export const looksLikeJoinedConstant = (text: string): boolean =>
	/[A-Za-z]_[A-Za-z]{2}/.test(text) && CONSTANTS.test(text.replaceAll('_', ' '));

/** Whether a text is likely to be one of units or constants. */
export function looksLikeUnits(text: string): boolean {
	if (/\d\s*(?:°\s*[CFRK]\b|℃|℉|[kMmµμ]?Ω)|\d\s*['′]\s*\d+(?:\.\d+)?\s*(?:"|″|'')/.test(text)) return true;
	if (/\d(?:ft|lb|st|h|hr)(?![23](?!\d))\s?\d+\s?(?:in|oz|lb|m|min)?(?=\s|$)/.test(text)) return true;
	if (/[A-Za-z]{2}(?:['’]s?)?[-\s]+[A-Za-z]/.test(text) && CONSTANTS.test(text)) return true;
	if (/\bhbar\b/.test(text)) return true;
	if (!/[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|π|\bpi\b/.test(text)) return false;
	if (/\bsq(?:uare|\.)?\s+\w+\s*$/.test(text) && /\s(?:to|in)\s/.test(text)) return true;
	if (CONVERSION.test(text)) return true;
	const names = (text.match(/\d[\d.]*(?:[eE][-+]?\d+)?|[A-Za-zµμΩ][\wµμΩ]*/g) ?? []).filter(
		(name) => !/^\d/.test(name)
	);
	const units = names.filter((name) => isUnit(name) || !isWord(name));
	// Beside an unmistakable unit a single letter may be an unknown: x km / 2 h.
	if (units.some(isUnit) && units.every((name) => isUnit(name) || name.length === 1)) return true;
	if (units.length === 0 || !units.every((name) => SHORT_UNITS.has(name))) return false;
	const current = /^\s*[\d.]+([VAW])\s*[*/×÷·]\s*[\d.]+([VAWΩh])\s*$/.exec(text);
	if (current && current[1] !== current[2]) return true;
	if (isQuotient(text)) return true;
	// A letter is a unit after a number and a space: "5 m", not "5m".
	return /\d\s+[A-Za-zµμΩ]/.test(text) && !/\d(?:[A-Za-z])(?![A-Za-z])/.test(text);
}

/** 100m/10s, 4.25m÷13g: a number with a unit over a number with another. */
function isQuotient(text: string): boolean {
	const [over, below, ...others] = text
		.split(/[/÷]/)
		.map((side) => /^\s*\d+(?:\.\d+)?\s?([A-Za-z])\s*$/.exec(side)?.[1]);
	return over !== undefined && below !== undefined && others.length === 0 && over !== below;
}

/** Whether a word of several letters is the name of a unit. */
export const isUnit = (name: string): boolean => name.length > 1 && UNITS.test(name.replace(/^[µμ]/, 'u'));

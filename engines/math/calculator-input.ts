/** When an expression is one for the calculator (units, matrices, lists): light tests, before mathjs is loaded. */

/** Functions that only the calculator has. */
const FUNCTIONS =
	/\b(det|inv|transpose|trace|cross|dot|norm|kron|diag|lusolve|mean|median|mode|std|variance|quantileSeq|mad|cumsum)\s*\(/;

/** Names of units of two letters or more that are no likely names of unknowns. */
const UNITS =
	/^(?:(?:m|c|d|k|u|n|micro|milli|centi|deci|kilo|mega|nano|M|G|T)?(?:meters?|metres?|grams?|lit(?:er|re)s?|seconds?|watts?|joules?|newtons?|volts?|amps?|amperes?|ohms?|hertz|pascals?|bytes?|bits?|Hz|Pa|Wh|eV|mol|cal)|[mckun]m|[mk]g|[mcd]l|mL|ms|us|ns|k[WJNV]|M[WJN]|m[WVA]|[kMGT]i?B|kWh|in|inch(?:es)?|ft|foot|feet|yd|yards?|miles?|mi|lbs?|lbm|lbf|oz|ounces?|pounds?|stones?|tons?|tonnes?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|degC|degF|degR|celsius|fahrenheit|kelvin|deg|degrees?|rad|radians?|gallons?|gal|pints?|pt|quarts?|qt|cups?|floz|teaspoons?|tablespoons?|acres?|hectares?|psi|atm|bar|torr|mmHg|BTU|hp|[mk]?sqft|sqin|sqmi|m[23]|angstroms?)$/;

/** Single letters that are units beside one of the above: 5 km / 2 h. */
const SHORT_UNITS: ReadonlySet<string> = new Set('m g s h l L A K N J W V C F T B t b'.split(' '));

/** Whether a text that the grammar refuses may be one for the calculator. */
export const looksLikeCalculator = (text: string): boolean =>
	text.includes('[') || /\d.*\b(?:to|in)\b\s*[A-Za-z]/.test(text) || FUNCTIONS.test(text);

/** Whether all free symbols of an expression are units, one of them unmistakably. */
export const areUnits = (names: readonly string[], text: string): boolean =>
	names.length > 0 &&
	/\d/.test(text) &&
	names.some((name) => name.length > 1 && UNITS.test(name)) &&
	names.every((name) => UNITS.test(name) || SHORT_UNITS.has(name));

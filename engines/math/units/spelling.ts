/** How quantities are written: as people type them → as the grammar in read.ts has them, and units in answers. */
import { itemAt } from '../../kit/checked';
import type { UnitPower } from './quantity';
import { unitNamed } from './unit';

/** An angle in it is one in radians. */
const HAS_PI = /π|\bpi\b/i;

/** 5ft10 is 5 ft 10 in, 1h30 is 1 h 30 min: the next smaller unit replaces a missing one. */
function smallerUnit(_: string, count: string, unit: string, rest: string, written: string | undefined): string {
	const below = unit.startsWith('f') ? 'in' : unit.startsWith('lb') ? 'oz' : unit === 'st' ? 'lb' : unit === 'min' ? 's' : 'min'; // prettier-ignore
	return `${count}${unit} ${rest} ${written === undefined || (written === 'm' && below === 'min') ? below : written}`;
}

/** Typographic spellings as the grammar has them: 5′11″ is 5 ft 11 in. */
export const prepared = (text: string): string =>
	text
		.replace(/->|→/g, ' to ')
		.replace(/(\d)\s*[x×]\s*10\s*\^/g, '$1*10^')
		.replace(
			/(?<!\d)(\d+)\s*°\s*(\d{1,2}(?:\.\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''))?/g,
			(_, degrees: string, minutes: string, seconds = '0') => `(${degrees} + ${minutes}/60 + ${seconds}/3600) deg `
		)
		.replace(
			/(\d\s*)(pints?|pt|gallons?|gal|quarts?|qt|fluid\s?ounces?|tons?)\s*\(?(?:uk|imp(?:erial)?)\b\.?\)?/gi,
			'$1imperial $2'
		)
		.replace(/(\d\s*)(pints?|pt|gallons?|gal|quarts?|qt|fluid\s?ounces?|cups?)\s*\(?US\b\)?/g, '$1$2')
		.replace(/\b(?:uk|british)\s+(?=(?:pints?|gallons?|quarts?|fluid\s?ounces?)\b)/gi, 'imperial ')
		.replace(/\bUS\s+(?=(?:pints?|gallons?|quarts?|fluid\s?ounces?|cups?|tons?)\b)/g, '')
		.replace(/\b(ft|in|yd|mi|mm|cm|km|inch|feet)([23])\b/g, (all, unit: string, order: string) =>
			unitNamed(all) ? all : `${unit}^${order}`
		)
		.replace(/\b((?:kg|g|mg)\s*(?:\*\s*)?)c(?=\s*(?:\^\s*2|²))/g, '$1(speed of light)')
		// A thousandth of a bit is never meant.
		.replace(/(?<![A-Za-z])([mgt])bits?(?![A-Za-z])/g, (_, prefix: string) => `${prefix.toUpperCase()}bit`)
		.replace(
			/(?<![A-Za-z])([kmgt])bytes?(?![A-Za-z])/g,
			(_, prefix: string) => `${prefix === 'k' ? 'k' : prefix.toUpperCase()}B`
		)
		.replace(/(?<![A-Za-z])mB(?![A-Za-z])/g, 'MB')
		.replace(/℃|℉/g, (sign) => (sign === '℃' ? 'degC' : 'degF'))
		.replace(/Å/g, ' angstrom')
		.replace(/°\s*([CFRK])\b/g, (_, scale: string) => (scale === 'K' ? 'K' : `deg${scale}`))
		.replace(/[µμ](?=[A-Za-zΩ])/g, 'u')
		.replace(/Ω/g, 'ohm')
		.replace(/(\d)\s*['′]\s*(\d+(?:\.\d+)?)\s*(?:"|″|'')/g, '$1 ft $2 in')
		.replace(/^\s*(\d+)\s*['′]\s*(\d+(?:\.\d+)?)(?=\s*$|\s+(?:to|in|into)\s)/, '$1 ft $2 in')
		.replace(/(\d)\s*['′](?=\s*$|\s+(?:to|in|into)\s)/g, '$1 ft')
		.replace(/(\d)\s*["″](?=\s*$|\s+(?:to|in|into)\s)/g, '$1 inch')
		.replace(/(\d)\s*[′](?!\w)/g, '$1 ft')
		.replace(/(\d)\s*[″](?!\w)/g, '$1 in')
		.replace(
			/(\d\s*)(ft|feet|lbs?|st|h|hrs?|min)(?![23](?![\d.]|\s*(?:in|oz)))\s?(\d+(?:\.\d+)?)(?!\s*[.\d^/])(?:\s*(in|inch(?:es)?|oz|lbs?|m|min|s))?(?=\s*$|\s+(?:to|in|into|as)\s+(?![-+*/])|\s*[-+*])/g,
			smallerUnit
		)
		.replace(
			/^\s*(?:a(?:rc)?(sin|cos|tan|cot|sec|csc)|(sin|cos|tan|cot|sec|csc)\s*(?:\^\s*\(?-1\)?|⁻¹|-1(?=\()))\s*(\([^]*\)|[\d.]+)\s+(?=(?:to|in|into|as)\s)/i,
			(_, arc: string | undefined, inverse: string, of: string) =>
				`a${(arc ?? inverse).toLowerCase()}${of.startsWith('(') ? of : `(${of})`} rad `
		)
		.replace(/^\s*(arg|atan2)(\s*\([^]*\))\s+(?=(?:to|in|into|as)\s)/i, '$1$2 rad ')
		.replace(
			/^((?:[\d.\sπ*^()+/-]|pi\b|sqrt\b)*)(rad(?:ians?)?)\s+(?=(?:to|in|into|as)\s)/i,
			(all, angle: string, unit: string) => (HAS_PI.test(angle) ? `(${angle.trim()}) ${unit} ` : all)
		)
		.replace(
			/^((?:[\d.\sπ*^()+/]|-(?!>)|pi\b|sqrt\b)*)(?:to|in|into|as)\s+(?:deg(?:rees?)?|°)\s*$/i,
			(all, angle: string) => (HAS_PI.test(angle) && /\s$/.test(angle) ? `(${angle.trim()}) rad in deg` : all)
		)
		.replace(/\bsq\.?\s+(?=\w)/gi, 'square ')
		.replace(/\bcu\.?\s+(?=\w)/gi, 'cubic ')
		.replace(/\bfl\.?\s+oz\b/g, 'floz')
		.replace(/\bft[\s·⋅-]lbs?\b(?!\s*\d)/g, 'ft*lbf')
		.replace(/\b([a-z]{4,})\s+(?=([a-z]+)(?:\s+([a-z]+))?)/gi, (all, first: string, second: string, third = '') =>
			[second, second + third].some((rest) => unitNamed(first.toLowerCase() + rest)) ? first.toLowerCase() : all
		)
		.replace(/\b(square|cubic)\s+(\w+)/gi, (all, kind: string, unit: string) =>
			unitNamed(unit) ? `${unit}^${kind.toLowerCase() === 'square' ? 2 : 3}` : all
		)
		.replace(
			/\b(?:degrees?|deg)\s+(celsius|fahrenheit|[CF])\b/gi,
			(_, scale: string) => `deg${itemAt(scale, 0).toUpperCase()}`
		)
		.replace(/\b(\w+)\s+per\s+(\w+)/gi, '$1/$2');

/** Units as they are written: `m / s^2`, `W / (m^2 * K^4)`. */
export function writtenUnits(units: readonly UnitPower[]): string {
	const write = ({ unit, exponent }: UnitPower, sign: number) => {
		const name = unit.name.replace(/^deg([CFR])$/, '°$1');
		return exponent * sign === 1 ? name : `${name}^${exponent * sign}`;
	};
	const above = units.filter(({ exponent }) => exponent > 0).map((each) => write(each, 1));
	const below = units.filter(({ exponent }) => exponent < 0).map((each) => write(each, -1));
	const top = above.length === 0 ? (below.length > 0 ? '1' : '') : above.join(' * ');
	if (below.length === 0) return top;
	return `${top} / ${below.length > 1 ? `(${below.join(' * ')})` : below[0]}`;
}

/** The text is outside this grammar. */
export class NotAQuantity extends Error {
	override readonly name = 'NotAQuantity';
}

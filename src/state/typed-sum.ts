import { request } from '../client';
import type { ToolReading, Understood } from './box';
import { entries, loadEntry } from './pages/catalogue';

/** Longer text is prose. */
const LONGEST_SUM = 200;
/** Readings as sure as this are not asked about again, but for sums themselves. */
const SURE = 0.75;
/** Sums that the box reads whole. */
const READ = 0.95;
/** Questions about functions have an answer with a letter left in it. */
const ABOUT_FUNCTIONS = /\b(?:diff|integrate|limit|series|taylor|solve|factor|expand|sum|product)\(/;

/** Sums without a figure: numbers in words with what is done to them, functions of letters, constants of nature. */
const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|third|quarter|dozen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|hundert|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|cien|mil|tausend|mille|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante(?:-[a-z]+)*|quatre-vingt[a-z-]*|cent|once|trece|catorce|quince|treinta|cuarenta|cincuenta|dreißig|vierzig|fünfzig'; // prettier-ignore
const IN_WORDS = new RegExp(
	`(?:^|\\s)(?:${NUMBERS})(?:[\\s-]|$).*(?:plus|minus|times|divided|percent|pour cent|por ciento|squared|cubed|thirds|of|mal|geteilt|prozent|más|menos|por|entre|moins|fois|divisé)(?:\\s|$)|(?:plus|minus|times|mal|más|fois) (?:${NUMBERS})\\b|^(?:un|una|ein|eine) \\p{L}+ (?:más|plus|und|minus|menos|moins) (?:un|una|ein|eine) \\p{L}+$|^half (?:a|of) |^(?:ln|log|sin|cos|tan|exp|sqrt) ?(?:e|pi|π|tau|phi|inf)$|^hex [a-f]+$|^(?:integrate|integral of|antiderivative of|derivative of|differentiate|d/d[a-z]|limit of|taylor series of) (?:.*[^\\p{L}])?(?:[a-z]|(?:sin|cos|tan|ln|log|exp|sqrt)[ (]?[a-z][)]?)$|^[a-f]+ in (?:decimal|binary|dec)$|^(?:the )?(?:speed of (?:light|sound)|golden ratio|planck(?:'s)? constant|avogadro(?:'s)? (?:number|constant)|boltzmann(?:'s)? constant|electron mass|mass of (?:the )?(?:electron|proton|earth|sun)|proton mass|earth radius|radius of (?:the )?earth|gravitational constant|gas constant|elementary charge)(?: in [a-z/]+)?$`,
	'iu'
);

/**
 * Whether the engine of mathematics shall be asked if it understands what was typed: it reads more than the box does, and
 * refuses what is none of its own.
 */
export function mayBeSum(text: string, { readings, noTool, day }: Understood): boolean {
	const [first] = readings;
	if (noTool !== null || day !== undefined || text.length > LONGEST_SUM || text.includes('\n')) return false;
	// A number alone is a number, a year, a phone's or a barcode: the box knows them.
	if (!/[\d½⅓¼¾⅔⅕⅛]/.test(text) ? !IN_WORDS.test(text) : !/[^\d\s.,'()+-]|\d\s*[+-]\s*\d/.test(text)) return false;
	if (first === undefined) return true;
	if (first.kind === 'page') return false;
	// Units and percentages are read by the region already.
	return first.group === 'math' ? first.score < READ && first.values['expression'] !== text : first.score < SURE;
}

/** A text read by the engine, as typed; null where it refuses it, or leaves letters that nobody asked for. */
export async function readSum(text: string, signal: AbortSignal): Promise<ToolReading | null> {
	const evaluate = entries.find(({ operation }) => operation.path === '/v1/evaluate');
	if (!evaluate) return null;
	const { operation } = await loadEntry(evaluate);
	const answer = await request(operation, { expression: text }, { signal });
	if (!answer.ok || signal.aborted) return null;
	const { unknowns, solutions, reading } = answer.body as {
		readonly unknowns: readonly string[];
		readonly solutions: readonly unknown[] | null;
		readonly reading: string;
	};
	// A word is no letter of an equation.
	if (unknowns.some((name) => /^[\p{L}\p{M}]{3,}$/u.test(name)) && !text.includes('=')) return null;
	if (unknowns.length > 0 && (solutions === null || solutions.length === 0) && !ABOUT_FUNCTIONS.test(reading))
		return null;
	return {
		kind: 'tool',
		group: 'math',
		operation: 'evaluate',
		values: { expression: text },
		about: reading,
		score: 0.94
	};
}

/** What was understood with the engine's own reading first, in place of the box's. */
export const withSum = ({ readings }: Understood, sum: ToolReading): Understood => ({
	readings: [sum, ...readings.filter((other) => !(other.kind === 'tool' && other.operation === 'evaluate'))],
	noTool: null
});

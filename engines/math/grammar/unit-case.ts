/** Units in letters of another size than theirs: 2 KG in G, 5 mb in kb, 60 w * 5 h in wh. */
import type { Note } from '../core/answer-notes';
import type { Token } from '../../kit/tokens';
import { edited, type Edit } from './edit';
import type { Sentence } from './pattern';
import type { Language } from './lexicon';

/** Units that people write in small or in capital letters: read as intended if these letters are not a unit. */
const CASES: Readonly<Record<string, string>> = {
	kj: 'kJ', mj: 'MJ', kw: 'kW', kwh: 'kWh', wh: 'Wh', mwh: 'MWh', gb: 'GB', mb: 'MB', kb: 'kB', tb: 'TB', pb: 'PB', gib: 'GiB', mib: 'MiB', kib: 'KiB', khz: 'kHz', mhz: 'MHz',
	ghz: 'GHz', hz: 'Hz', mbps: 'Mbps', gbps: 'Gbps', kbps: 'kbps', kpa: 'kPa', hpa: 'hPa', pa: 'Pa', mmhg: 'mmHg', ev: 'eV', kev: 'keV', mev: 'MeV', kn: 'kn', ah: 'Ah', mah: 'mAh',
	ma: 'mA', mv: 'mV', kv: 'kV', Kb: 'kbit', KW: 'kW', KWH: 'kWh', Kwh: 'kWh', MHZ: 'MHz', GHZ: 'GHz', KHZ: 'kHz', HZ: 'Hz', Hp: 'hp', HP: 'hp',
	KG: 'kg', Kg: 'kg', KM: 'km', Km: 'km', CM: 'cm', Cm: 'cm', MM: 'mm', ML: 'mL', LB: 'lb', LBS: 'lbs', OZ: 'oz', FT: 'ft', Ft: 'ft', MPH: 'mph', KMH: 'kmh', KPH: 'kph', Mi: 'mi', MI: 'mi', Min: 'min', MIN: 'min', HR: 'hr',
	Grad: 'deg', Cal: 'kcal', Cals: 'kcal', tbs: 'tbsp', Tbsp: 'tbsp', TBSP: 'tbsp', TSP: 'tsp', Tsp: 'tsp'
}; // prettier-ignore

/** Notes on units with a second meaning, by what was typed and the unit that was read; the first that applies. */
const SAID: readonly (readonly [typed: RegExp, unit: string, note: string])[] = [
	[/^kb$/, 'kB', 'kb is read as kilobytes; kilobits are kbit'],
	[/^grad$/, 'grad', 'grad is the gon, a 400th of a turn; degrees are deg'],
	[/^grad$/i, 'deg', 'Grad is read as degrees; the 400th of a turn is gon'],
	[/^Cals?$/, 'kcal', 'Cal is the kilocalorie']
];

/** Notes on the units of a typed sentence, by the meaning that they have in what was read. */
export function unitNotes(typed: Sentence, read: Sentence): Note[] {
	const units = new Set(read.tokens.map(({ text }) => text));
	const said = typed.tokens.map(({ text }) => SAID.find(([word, unit]) => word.test(text) && units.has(unit))?.[2]);
	return [...new Set(said)].flatMap((text) => (text === undefined ? [] : [{ text, alternative: null }]));
}

/** Whole conversions in capitals, where M is not mega, S not siemens and G not gauss. */
const CAPITALS: Readonly<Record<string, string>> = {
	G: 'g', MG: 'mg', MCG: 'mcg', KG: 'kg', LB: 'lb', LBS: 'lb', OZ: 'oz', M: 'm', KM: 'km', CM: 'cm', MM: 'mm', FT: 'ft', IN: 'inch', YD: 'yd',
	MI: 'mi', L: 'L', ML: 'mL', CL: 'cL', DL: 'dL', S: 's', SEC: 's', MIN: 'min', H: 'h', HR: 'h', HRS: 'h', D: 'd', MS: 'ms'
}; // prettier-ignore

const TOWARDS: ReadonlySet<string> = new Set(['to', 'in', 'into', 'as']);
/** Units of electricity, beside which small letters are volts, watts, amperes and joules. */
const ELECTRIC: ReadonlySet<string> = new Set(['W', 'kW', 'mW', 'Wh', 'kWh', 'V', 'kV', 'mV', 'A', 'mA', 'Ah', 'mAh', 'J', 'kJ', 'w', 'v', 'a', 'j']); // prettier-ignore
const SMALL = 'wvaj';

/** Whether a unit may follow: behind a number, a word for "in" or a stroke. */
const isPlace = (tokens: readonly Token[], at: number): boolean => {
	const before = tokens[at - 1];
	return before?.kind === 'number' || before?.text === '/' || TOWARDS.has(before?.key ?? '');
};

/** The sentence with its units as intended. */
export function inCase(sentence: Sentence, notes: Note[]): Sentence {
	const { tokens, variables } = sentence;
	const shouted = inCapitals(sentence, notes);
	if (shouted) return shouted;
	const edits: Edit[] = [];
	const last = tokens.at(-1);
	const wanted = last === undefined ? '' : Object.hasOwn(CASES, last.text) ? (CASES[last.text] ?? '') : last.text;
	const isElectric = tokens.at(-3)?.kind === 'word' && TOWARDS.has(tokens.at(-2)?.key ?? '') && ELECTRIC.has(wanted);
	for (const [at, { text }] of tokens.entries()) {
		if (variables.has(text) || !isPlace(tokens, at) || tokens[at + 1]?.text === '(') continue;
		const meant = Object.hasOwn(CASES, text) ? CASES[text] : isElectric && SMALL.includes(text) ? text.toUpperCase() : undefined; // prettier-ignore
		if (meant === undefined) continue;
		edits.push({ from: at, to: at + 1, text: meant });
	}
	return edited(sentence, edits);
}

/** 500 G TO KG: a conversion in nothing but capitals. */
function inCapitals(sentence: Sentence, notes: Note[]): Sentence | undefined {
	const { tokens, variables } = sentence;
	const [from, into, to] = tokens.slice(-3);
	const before = tokens.slice(0, -3);
	if (!from || !into || !to || before.length === 0 || !TOWARDS.has(into.key) || variables.has(from.text))
		return undefined;
	const [small, target] = [from, to].map(({ text }) => (Object.hasOwn(CAPITALS, text) ? CAPITALS[text] : undefined));
	if (small === undefined || target === undefined || (from.text.length + to.text.length <= 2 && from.text === to.text)) return undefined; // prettier-ignore
	if (!before.every(({ kind, text }) => kind === 'number' || './'.includes(text))) return undefined;
	if ([from.text, to.text].some((unit) => unit === 'MG' || 'GMSHD'.includes(unit)))
		notes.push({ text: `${from.text} and ${to.text} are read as ${small} and ${target}`, alternative: null });
	const at = tokens.length - 3;
	return edited(sentence, [
		{ from: at, to: at + 1, text: ` ${small}` },
		{ from: at + 1, to: at + 2, text: into.key },
		{ from: at + 2, to: at + 3, text: target }
	]);
}

/** The sentence with a language's units in English. A word for "how many" is a unit only by a number: كم. */
export function inEnglishUnits(sentence: Sentence, language: Language): Sentence {
	const { tokens, variables } = sentence;
	if (language.code === 'en') return sentence;
	const edits: Edit[] = [];
	for (let at = 0; at < tokens.length; at++) {
		const found = variables.has(tokens[at]?.text ?? '') ? undefined : unitAt(sentence, at, language);
		if (!found) continue;
		edits.push({ from: at, to: found[0], text: found[1] });
		at = found[0] - 1;
	}
	return edited(sentence, edits);
}

function unitAt({ tokens }: Sentence, at: number, language: Language): readonly [number, string] | undefined {
	const before = tokens[at - 1];
	const asks = language.at('asking', tokens, at) !== undefined;
	if (asks && before?.kind !== 'number' && !(before && language.at('towards', tokens, at - 1))) return undefined;
	const found = language.at('unit', tokens, at);
	if (found) return found;
	const key = tokens[at]?.key ?? '';
	for (const ending of language.endings) {
		const stem = key.endsWith(ending) ? language.valueOf('unit', key.slice(0, -ending.length)) : undefined;
		if (stem !== undefined) return [at + 1, stem];
	}
	return undefined;
}

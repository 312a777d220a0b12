/** Units in letters of another size than theirs: 2 KG in G, 5 mb in kb, 60 w * 5 h in wh. */
import type { Note } from '../core/answer-notes';

/** Units that people write in small or in capital letters: read as they are meant where these letters mean no unit. */
const CASES: Readonly<Record<string, string>> = {
	kj: 'kJ', mj: 'MJ', kw: 'kW', kwh: 'kWh', wh: 'Wh', mwh: 'MWh', gb: 'GB', mb: 'MB', kb: 'kB', tb: 'TB', pb: 'PB', gib: 'GiB', mib: 'MiB', kib: 'KiB', khz: 'kHz', mhz: 'MHz',
	ghz: 'GHz', hz: 'Hz', mbps: 'Mbps', gbps: 'Gbps', kbps: 'kbps', kpa: 'kPa', hpa: 'hPa', pa: 'Pa', mmhg: 'mmHg', ev: 'eV', kev: 'keV', mev: 'MeV', kn: 'kn', ah: 'Ah', mah: 'mAh',
	ma: 'mA', mv: 'mV', kv: 'kV', Kb: 'kbit', KW: 'kW', KWH: 'kWh', Kwh: 'kWh', MHZ: 'MHz', GHZ: 'GHz', KHZ: 'kHz', HZ: 'Hz', Hp: 'hp', HP: 'hp',
	KG: 'kg', Kg: 'kg', KM: 'km', Km: 'km', CM: 'cm', Cm: 'cm', MM: 'mm', ML: 'mL', LB: 'lb', LBS: 'lbs', OZ: 'oz', FT: 'ft', Ft: 'ft', MPH: 'mph', KMH: 'kmh', KPH: 'kph', Mi: 'mi', MI: 'mi', Min: 'min', MIN: 'min', HR: 'hr',
	Grad: 'deg', grad: 'grad', Cal: 'kcal', Cals: 'kcal', tbs: 'tbsp', Tbsp: 'tbsp', TBSP: 'tbsp', TSP: 'tsp', Tsp: 'tsp'
}; // prettier-ignore
const CASE = new RegExp(
	`(?<=\\d\\s*|\\b(?:to|in|into|as)\\s+|\\/)(?:${Object.keys(CASES).join('|')})(?![\\p{L}\\d(])`,
	'gu'
);

/** What is said of units that other readers may mean otherwise. */
const SAID: Readonly<Record<string, string>> = {
	kb: 'kb is read as kilobytes; kilobits are kbit',
	Grad: 'Grad is read as degrees',
	grad: 'grad is the gon, a 400th of a turn; degrees are deg',
	Cal: 'Cal is the kilocalorie',
	Cals: 'Cal is the kilocalorie'
};

/** Whole conversions in capitals, where M is no mega, S no siemens and G no gauss. */
const CAPITALS: Readonly<Record<string, string>> = {
	G: 'g', MG: 'mg', MCG: 'mcg', KG: 'kg', LB: 'lb', LBS: 'lb', OZ: 'oz', M: 'm', KM: 'km', CM: 'cm', MM: 'mm', FT: 'ft', IN: 'inch', YD: 'yd',
	MI: 'mi', L: 'L', ML: 'mL', CL: 'cL', DL: 'dL', S: 's', SEC: 's', MIN: 'min', H: 'h', HR: 'h', HRS: 'h', D: 'd', MS: 'ms'
}; // prettier-ignore
const names = Object.keys(CAPITALS).join('|');
const SHOUTED = new RegExp(`^(\\s*[\\d.,/ ]+)\\s*(${names})(\\s+(?:to|in|into|TO|IN|INTO)\\s+)(${names})\\s*$`);

/** Small letters of volts, watts, amperes and joules, beside an answer that is asked for in units of their kind. */
const ELECTRIC = /\b(?:to|in|into)\s+(?:[km]?(?:W|Wh|V|A|Ah|J)|[wvaj])\s*$/;

/** The text with its units as they are meant. */
export function inCase(text: string, variables: ReadonlySet<string>, notes: Note[]): string {
	const say = (said: string): void => void notes.push({ text: said, alternative: null });
	const shouted = SHOUTED.exec(text);
	if (shouted && !variables.has(shouted[2]!)) {
		const [, amount = '', from = '', into = '', to = ''] = shouted;
		if (from.length + to.length > 2 || from !== to) {
			const [small, target] = [CAPITALS[from]!, CAPITALS[to]!];
			if ('GMSHD'.includes(from) || 'GMSHD'.includes(to) || from === 'MG' || to === 'MG')
				say(`${from} and ${to} are read as ${small} and ${target}`);
			return `${amount} ${small}${into.toLowerCase()}${target}`;
		}
	}
	const cased = text.replace(CASE, (unit) => {
		if (variables.has(unit)) return unit;
		if (SAID[unit] && !notes.some((note) => note.text === SAID[unit])) say(SAID[unit]);
		return CASES[unit]!;
	});
	if (!ELECTRIC.test(cased)) return cased;
	return cased
		.replace(/(?<=\d\s*)[wvaj](?=\s|$)/g, (unit) => (variables.has(unit) ? unit : unit.toUpperCase()))
		.replace(/(?<=\b(?:to|in|into)\s+)[wvaj](?=\s*$)/, (unit) => unit.toUpperCase());
}

/** 3000 rpm in Hz, 50 Hz in rpm: a turn is one cycle. 1 uk gallon is an imperial one. */
export function ofTurns(text: string, notes: Note[]): string {
	const turns = /^(.*\d)\s*(?:rpm|r\/min|revolutions?\s+per\s+minute)\s+(to|in|into)\s+([km]?hz|hertz)\s*$/i.exec(text);
	const cycles = /^(.*\d)\s*([km]?hz|hertz)\s+(to|in|into)\s+rpm\s*$/i.exec(text);
	if (turns || cycles) notes.push({ text: 'a turn is one cycle', alternative: null });
	if (turns) return `${turns[1]} / min ${turns[2]} ${turns[3]}`;
	if (cycles) return `${cycles[1]} ${cycles[2]} * 1 turn ${cycles[3]} rpm`;
	return text.replace(
		/\b(?:(uk|british|us|american)\s+)(gallons?|gal|pints?|pt|quarts?|qt|fl(?:uid)?\.?\s+(?:oz|ounces?))\b/gi,
		(_, land: string, unit: string) => `${/^u?s|^a/i.test(land) && !/^uk/i.test(land) ? '' : 'imperial '}${unit}`
	);
}

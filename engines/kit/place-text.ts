import { asciiDigits } from './ascii-digits';
import { pointReading, refused, type PlaceReading } from './place-reading';
import { partWords, readWords, turkishWord, type PlaceWord } from './place-words';

/** HTML entities of the marks of degrees, which copied pages carry. */
const ENTITIES: Readonly<Record<string, string>> = { '&deg;': '°', '&prime;': '′', '&Prime;': '″', '&nbsp;': ' ', '&quot;': '"', '&#176;': '°', '&#39;': "'" }; // prettier-ignore

/** The text with ASCII digits, minus, comma and point for those of other scripts and of full width. */
export const plainText = (text: string): string =>
	asciiDigits(text.replace(/&#?\w{2,6};/g, (entity) => ENTITIES[entity] ?? entity))
		.replace(/[\u2212\u2012\u2013\u2010\u2011]/g, '-')
		.replace(/[º⁰∘]/g, '°')
		.replace(/[\u066b]/g, '.')
		.replace(/[\u060c\u3001]/g, ',')
		.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
		.replace(/[\u00a0\u2000-\u200b\u202f\u3000]/g, ' ')
		.trim();

type Unit = 'deg' | 'min' | 'sec';
type Hemisphere = 'N' | 'S' | 'E' | 'W' | 'O';
type Axis = 'lat' | 'lon';
type Sign = '+' | '-' | '';

type Token =
	/** `joined`: a colon, a hyphen or a second point of the same angle precedes it. */
	| { readonly kind: 'number'; readonly digits: string; readonly sign: Sign; readonly joined: boolean }
	| { readonly kind: 'word'; readonly word: PlaceWord; readonly written: string }
	/** A comma, a semicolon, a slash: it ends an angle. */
	| { readonly kind: 'end' };

type Part = { readonly digits: string; unit: Unit | null; written: string };

interface Angle {
	readonly parts: Part[];
	sign: Sign;
	letter: Hemisphere | null;
	axis: Axis | null;
	/** A comma follows it. */
	ended: boolean;
}

/** Reads angles in any order and many languages: `52,52; 13,405`, `北緯35度21分`. `none` for other words. */
export function readAngles(text: string): PlaceReading {
	if (!/\p{Nd}|^\W*(?:nan|null|none|undefined|[+-]?inf)/iu.test(text)) return { kind: 'none' };
	const plain = plainText(text).replace(/[()[\]{}<>·"]{1,2}(?=[\s,]|$)|^["'<]|[()[\]{}<>·]/g, (mark) =>
		/^["']/.test(mark) && /[°NSEWO]/i.test(text) && !text.startsWith(mark) ? mark : ' '
	);
	const tokens = tokensOf(plain);
	const hasNumbers = tokens !== null && tokens.some((token) => token.kind === 'number' && token.digits !== 'NaN');
	if (tokens === null)
		return plain.split(/[°'′"″]/).length > 2 && /\d/.test(plain)
			? refused('has a letter that is no hemisphere: N, S, E or W')
			: { kind: 'none' };
	const angles = anglesOf(tokens);
	if (angles === null || (!hasNumbers && angles.length !== 2)) return { kind: 'none' };
	const [a, b] = withoutAltitude(angles);
	return a && b
		? readingOf(a, b)
		: refused(
				`must be latitude,longitude, like 52.52,13.405, not ${angles.length === 1 ? 'one number' : `${angles.length} numbers`}`
			);
}

/** What two angles say: a point where letters and signs leave no doubt. */
function readingOf(one: Angle, two: Angle): PlaceReading {
	const angles = [spelledOut(one), spelledOut(two)] as const;
	const [a, b] = angles;
	const fault = faultOf(a) ?? faultOf(b);
	if (fault !== null) return refused(fault);
	const [first, second] = [axisOf(a), axisOf(b)];
	if (first !== null && first === second) return refused(`has two ${first === 'lat' ? 'latitudes' : 'longitudes'}`);
	const readAs = angles.some(({ parts }) => parts.length > 1) ? 'dms' : 'decimal';
	const swapped = first === 'lon' || second === 'lat';
	const read = (west: boolean, minus: boolean): PlaceReading => {
		const value = ({ parts, sign, letter }: Angle): number => {
			const backward = letter === 'S' || letter === 'W' || (letter === 'O' && west);
			const negative = sign === '-' && (letter === null || minus);
			return (backward === negative ? 1 : -1) * sizeOf(parts);
		};
		return swapped ? pointReading(value(b), value(a), readAs) : pointReading(value(a), value(b), readAs);
	};
	const signed = angles.find(({ letter, sign }) => letter !== null && sign === '-');
	if (signed)
		return eitherOf(read(false, false), read(false, true), `has a minus and the letter ${signed.letter}: write one of both`); // prettier-ignore
	if (a.letter === 'O' || b.letter === 'O')
		return eitherOf(
			read(false, true),
			read(true, true),
			'O is east (Ost) in German and Dutch, west (ouest, oeste, ovest) in Romance languages: write E or W'
		);
	return read(false, true);
}

/** Two readings cause a question; when neither is a point, the first one's error is returned. */
function eitherOf(one: PlaceReading, two: PlaceReading, reason: string): PlaceReading {
	const readings = [one, two].flatMap((reading) => (reading.kind === 'point' ? [reading.point] : []));
	return readings.length === 0 ? one : { kind: 'doubtful', readings, reason };
}

/** Words of units that are also other words: they count only beside a hemisphere. */
const LETTER_UNIT = /^[dms]$/i;
/** A number as a program prints it: `4.88e1`, `5e-7`. */
const EXPONENT = /(?<![\p{L}\d.])(\d+(?:\.\d+)?)e(-?\d{1,2})(?![\p{L}\d.])/giu;
const LEXEME =
	/(?<digits>\d+(?:\.\d+)*\.?|\.\d+)|(?<mark>''|′′|’’|´´|‘‘|``|[°˚'′’‘´`ʹʼ"″”“ʺ])|(?<letters>[\p{L}\p{M}]+)|(?<end>[,;/|&\n])|(?<sign>[+-])|(?<joint>[:=])|(?<space>[\s.@])|(?<other>.)/gsu;

function tokensOf(plain: string): Token[] | null {
	const text = withDecimalPoints(plain).replace(EXPONENT, (written, mantissa: string, power: string) =>
		mantissa.includes('.') || power.startsWith('-') ? Number(`${mantissa}e${power}`).toFixed(12) : written
	);
	// `1e2` is a number of programs, unless other letters say that E is east.
	if (/\de[+-]?\d/i.test(text) && !/[NSWO]/i.test(text)) return null;
	const lexemes = [...text.matchAll(LEXEME)];
	const words = lexemes.flatMap(({ groups }) => (groups?.['letters'] === undefined ? [] : [groups['letters']]));
	const isDirected = words.some((word) => isDirection(readWords(partWords(word) ?? [word], 0)?.meaning)) || plain.includes('°'); // prettier-ignore
	const tokens: Token[] = [];
	let runs: string[] = [];
	let [sign, joined, unknown]: [Sign, boolean, boolean] = ['', false, false];
	const flush = (): void => {
		for (let at = 0; at < runs.length;) {
			const written = runs[at] ?? '';
			const found = readWords(runs, at);
			const word = (plain.includes('°') ? turkishWord(written, words) : undefined) ?? found?.meaning;
			if (word === undefined || (word === 'glue' && !isDirected)) unknown = true;
			else if (word === 'number') tokens.push({ kind: 'number', digits: 'NaN', sign: '', joined: false });
			else if (word !== 'noise' && word !== 'glue') tokens.push({ kind: 'word', word, written });
			at += found?.length ?? 1;
		}
		runs = [];
	};
	for (const [nth, { groups = {} }] of lexemes.entries()) {
		const { digits, mark, letters, end, joint, space, other } = groups;
		if (sign !== '' && digits === undefined) return null;
		const next = lexemes[nth + 1]?.[0] ?? '';
		const afterDigit = lexemes[nth - 1]?.groups?.['digits'] !== undefined;
		if (letters !== undefined) {
			// x and y are axes only as names of numbers: x=2.3, y=48.9.
			const named = /^[xy]$/i.test(letters) && /^[:=]/.test(next);
			runs.push(...(named ? [/x/i.test(letters) ? 'lon' : 'lat'] : (partWords(letters) ?? [letters])));
			continue;
		}
		if (space !== undefined) continue;
		flush();
		if (digits !== undefined) {
			for (const [at, part] of partsOf(digits, isDirected).entries())
				tokens.push({ kind: 'number', digits: part, sign: at === 0 ? sign : '', joined: at === 0 ? joined : isDirected }); // prettier-ignore
			[sign, joined] = ['', false];
		} else if (mark !== undefined)
			tokens.push({ kind: 'word', word: readWords([mark], 0)?.meaning ?? 'noise', written: mark });
		else if (end !== undefined) tokens.push({ kind: 'end' });
		else if (joint !== undefined) joined = joint === ':' && afterDigit;
		else if (other !== undefined) return null;
		else if (afterDigit && isDirected && groups['sign'] === '-') joined = true;
		else sign = groups['sign'] as Sign;
	}
	flush();
	return unknown || sign !== '' ? null : tokens;
}

/** Digits with two points are degrees, minutes, seconds beside a letter, else as many numbers: a date, an address. */
function partsOf(digits: string, directed: boolean): readonly string[] {
	const parts = digits.split('.');
	if (parts.length <= 2 || (parts.length === 3 && parts[2] === '')) return [digits];
	return directed ? [...parts.slice(0, 2), parts.slice(2).join('.')] : parts;
}

/** Decimal commas (`52,52; 13,405`): no point is decimal, something else parts numbers, no comma ends one. */
const withDecimalPoints = (text: string): string =>
	/\d\.\d/.test(text) || !/[;/|\s°˚'′"″\p{L}]/u.test(text.trim())
		? text
		: text.replace(/(?<![\d,])(\d+),(\d+)(?!\d|,\S)/g, '$1.$2');

const isDirection = (word: PlaceWord | undefined): word is Hemisphere | Axis =>
	word !== undefined && /^(?:[NSEWO]|lat|lon)$/.test(word);
const isUnit = (word: PlaceWord): word is Unit => word === 'deg' || word === 'min' || word === 'sec';

/** Groups tokens into angles. Null for words where they say nothing. */
function anglesOf(all: readonly Token[]): Angle[] | null {
	const hasHemisphere = all.some((token) => token.kind === 'word' && isDirection(token.word));
	const isMarked = hasHemisphere || all.some((token) => token.kind === 'word' && token.word === 'deg') || all.some((token) => token.kind === 'number' && token.joined); // prettier-ignore
	const firstNumber = all.findIndex(({ kind }) => kind === 'number');
	// Quotes around numbers are not minutes.
	const tokens = all.filter(
		(token, at) => !(token.kind === 'word' && isUnit(token.word) && !/\p{L}/u.test(token.written) && (!isMarked || at < firstNumber)) // prettier-ignore
	);
	const order = declaredOrder(tokens);
	const leads = (test: (word: PlaceWord) => boolean): boolean => {
		const at = tokens.findIndex((token) => token.kind === 'word' && test(token.word));
		return at >= 0 && at < tokens.findIndex(({ kind }) => kind === 'number');
	};
	const lead = { letter: leads((word) => /^[NSEWO]$/.test(word)), axis: leads((word) => word.startsWith('l')) };
	const angles: Angle[] = [];
	const open = (): Angle => {
		const angle: Angle = { parts: [], sign: '', letter: null, axis: null, ended: false };
		angles.push(angle);
		return angle;
	};
	for (const token of order.length === 0
		? tokens
		: tokens.slice(firstNumberOf(tokens)).filter((token) => axisIn(token) === null)) {
		// prettier-ignore
		const current = angles.at(-1);
		const last = current?.parts.at(-1);
		if (token.kind === 'end') {
			if (current && last) current.ended = true;
		} else if (token.kind === 'number') {
			const closed =
				current === undefined ||
				current.ended ||
				(current.letter !== null && !lead.letter) ||
				(current.axis !== null && !lead.axis);
			const goesOn =
				token.joined || (isMarked && token.sign === '' && last !== undefined && !last.digits.includes('.'));
			const fits = current?.parts.length === 0 || (!closed && goesOn && (current?.parts.length ?? 0) < 3);
			const angle = current && fits ? current : open();
			if (angle.parts.length === 0) angle.sign = token.sign;
			angle.parts.push({ digits: token.digits, unit: null, written: '' });
		} else if (isUnit(token.word) || isSeconds(token, current)) {
			if (!current || !last) return null;
			if (LETTER_UNIT.test(token.written) && !hasHemisphere && angles.length < 3) return null;
			const unit = isUnit(token.word) ? token.word : 'sec';
			// A degree behind a further number begins the next angle.
			if (unit === 'deg' && current.parts.length > 1 && last.unit === null) {
				current.parts.pop();
				open().parts.push({ ...last, unit });
			} else if (last.unit === null) [last.unit, last.written] = [unit, token.written];
		} else if (isDirection(token.word)) {
			const track = token.word.length === 1 ? 'letter' : 'axis';
			const angle = current === undefined || (last && (lead[track] || current[track] !== null)) ? open() : current;
			if (angle[track] !== null) return null;
			if (track === 'axis') angle.axis = token.word as Axis;
			else angle.letter = token.word as Hemisphere;
		}
	}
	for (const [nth, axis] of order.entries()) {
		const angle = angles[nth];
		if (angle) angle.axis = axis;
	}
	return angles.every(({ parts }) => parts.length > 0) && angles.length > 0 ? angles : null;
}

const firstNumberOf = (tokens: readonly Token[]): number => tokens.findIndex(({ kind }) => kind === 'number');

const axisIn = (token: Token): Axis | null =>
	token.kind === 'word' && (token.word === 'lat' || token.word === 'lon') ? token.word : null;

/** The order in `lat/lon:` or `lng, lat` before both numbers, or in `(lon, lat)` behind them; empty without a label. */
function declaredOrder(tokens: readonly Token[]): readonly Axis[] {
	const last = tokens.findLastIndex(({ kind }) => kind === 'number');
	for (const label of [tokens.slice(0, Math.max(0, firstNumberOf(tokens))), tokens.slice(last + 1)]) {
		const axes = label.map(axisIn).filter((axis) => axis !== null);
		if (axes.length === 2 && axes[0] !== axes[1]) return axes;
	}
	return [];
}

/** Whether a small s is seconds: behind minutes that are written with an m. */
const isSeconds = ({ written }: { readonly written: string }, angle: Angle | undefined): boolean => {
	const [, minutes, seconds] = angle?.parts ?? [];
	return written === 's' && seconds?.unit === null && minutes?.written.startsWith('m') === true;
};

/** Two angles without the height behind them: one with a unit, or behind two numbers that are exact enough to be degrees. */
function withoutAltitude(angles: readonly Angle[]): readonly Angle[] {
	const [a, b, height] = angles;
	if (angles.length === 2) return angles;
	if (angles.length !== 3 || !a || !b || !height || height.letter !== null || height.parts.length !== 1) return [];
	const isExact = ({ parts, letter }: Angle) => letter !== null || /\.\d{3}/.test(parts.at(-1)?.digits ?? '');
	return isExact(a) && isExact(b) ? [a, b] : [];
}

/** `485130N` with its parts: the last two digits before the point are seconds when there are six or more, else minutes. */
function spelledOut(angle: Angle): Angle {
	const [only] = angle.parts;
	const [whole = '', rest] = (only?.digits ?? '').split('.');
	const isLatitude = axisOf(angle) === 'lat';
	if (angle.parts.length !== 1 || angle.letter === null || whole.length < 4 || whole.length > 7 || (isLatitude && whole.length % 2 === 1)) return angle; // prettier-ignore
	const groups = whole.length >= 6 ? [whole.slice(0, -4), whole.slice(-4, -2), whole.slice(-2)] : [whole.slice(0, -2), whole.slice(-2)]; // prettier-ignore
	const parts = groups.map((digits, at): Part => ({ digits: at === groups.length - 1 && rest !== undefined ? `${digits}.${rest}` : digits, unit: null, written: '' })); // prettier-ignore
	return { ...angle, parts };
}

const UNITS: readonly Unit[] = ['deg', 'min', 'sec'];
const rankOf = ({ unit }: Part, at: number): number => (unit === null ? at : UNITS.indexOf(unit));

function faultOf({ parts, letter, axis }: Angle): string | null {
	if (parts.some((part, at) => rankOf(part, at) < at || (at === 0 && rankOf(part, at) > 0)))
		return 'must have degrees, then minutes, then seconds';
	if (parts.slice(1).some(({ digits }) => Number(digits) >= 60)) return 'minutes and seconds must be below 60';
	return letter !== null && axis !== null && axisOf({ letter, axis: null }) !== axis
		? `has the letter ${letter} at its ${axis === 'lat' ? 'latitude' : 'longitude'}`
		: null;
}

const axisOf = ({ letter, axis }: Pick<Angle, 'letter' | 'axis'>): Axis | null =>
	letter === null ? axis : letter === 'N' || letter === 'S' ? 'lat' : 'lon';

/** Degrees of the parts. In seconds first: 52°31'12" is 52.52 then, to the last digit. */
function sizeOf(parts: readonly Part[]): number {
	const [only] = parts;
	if (parts.length === 1) return Number(only?.digits);
	return parts.reduce((sum, part, at) => sum + Number(part.digits) * 60 ** (2 - rankOf(part, at)), 0) / 3600;
}

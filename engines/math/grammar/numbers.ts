/** Numbers and fractions in words → figures: "two hundred and five", "einundzwanzig", "drei viertel", "three point one four". */
import type { Token } from '../../kit/tokens';
import { edited, type Edit } from './edit';
import type { Language } from './lexicon';
import type { Sentence } from './pattern';
import { namesUnit } from './slots';

type Found = { readonly value: number; readonly to: number };

/** The sentence with the number words of one language in figures. */
export function withFigures(sentence: Sentence, language: Language): Sentence {
	const { tokens, variables } = sentence;
	const edits: Edit[] = [];
	for (let at = 0; at < tokens.length;) {
		const token = tokens[at] as Token;
		const edit = variables.has(token.text) ? undefined : figureAt(tokens, at, language);
		if (edit) edits.push(edit);
		at = edit?.to ?? at + 1;
	}
	return edited(sentence, edits);
}

function figureAt(tokens: readonly Token[], at: number, language: Language): Edit | undefined {
	const token = tokens[at] as Token;
	const before = tokens[at - 1];
	const counted = token.kind === 'number' && !token.text.includes(':') ? { value: NaN, to: at + 1 } : undefined;
	const words = token.kind === 'word' && before?.kind !== 'number' ? wordsAt(tokens, at, language) : undefined;
	const found = counted ?? words;
	if (words && language.at('count-word', tokens, at) && (language.code !== 'en' || isAsked(tokens, at)))
		return undefined;
	if (found === undefined)
		return articleAt(tokens, at, language) ?? halfAt(tokens, at, language) ?? pointAt(tokens, at, language);
	const digits = counted ? token.text : String(words?.value);
	const scale = counted && language.code !== 'en' ? language.at('number', tokens, found.to) : undefined;
	if (scale && Number(scale[1]) >= 1000 && !language.at('count-word', tokens, found.to))
		return { from: at, to: scale[0], text: `(${digits}*${scale[1]})` };
	// three point one four
	const decimals = language.at('point', tokens, found.to) && decimalsAt(tokens, found.to + 1, language);
	if (decimals) return { from: at, to: decimals.to, text: `${digits}.${decimals.text}` };
	// two thirds; one and a half
	const part = language.at('part', tokens, found.to + (tokens[found.to]?.text === '-' ? 1 : 0));
	const of = part && language.at('of', tokens, part[0]);
	const whole = of && language.at('one', tokens, of[0]);
	if (part && of) return { from: at, to: whole?.[0] ?? of[0], text: `${digits}/${part[1]} * ${whole ? '1 ' : ''}` };
	if (part && language.at('of-rank', tokens, part[0]) === undefined)
		return { from: at, to: part[0], text: `(${digits}/${part[1]})` };
	const and = language.at('joiner', tokens, found.to);
	const mixed = and && partAt(tokens, and[0], language);
	if (mixed) return { from: at, to: mixed.to, text: `(${digits} + ${mixed.text})` };
	return words && { from: at, to: words.to, text: digits };
}

/** "a half", "3 quarters" as a fraction. */
function partAt(tokens: readonly Token[], at: number, language: Language): { text: string; to: number } | undefined {
	const one = language.at('one', tokens, at);
	const digits = tokens[at]?.kind === 'number' ? tokens[at]?.text : undefined;
	const words = one || digits ? undefined : wordsAt(tokens, at, language);
	const to = one?.[0] ?? words?.to ?? (digits === undefined ? at : at + 1);
	const part = language.at('part', tokens, to);
	return part && { text: `${one ? 1 : (digits ?? words?.value ?? 1)}/${part[1]}`, to: part[0] };
}

function wordsAt(tokens: readonly Token[], from: number, language: Language): Found | undefined {
	let [total, current, to] = [0, -1, from];
	for (;;) {
		let next = to;
		while (
			current >= 0 &&
			next < to + 3 &&
			(tokens[next]?.text === '-' || language.at('joiner', tokens, next) !== undefined)
		)
			next++;
		const word = language.at('number', tokens, next) ?? compoundAt(tokens, next, language);
		if (!word) break;
		const value = Number(word[1]);
		const rest = current % 100;
		if (value >= 1000) {
			total += Math.max(current, 1) * value;
			current = 0;
		} else if (value === 100) {
			if (current >= 100 || current === 0) break;
			current = Math.max(current, 1) * 100;
		} else if (current < 0 || (current === 0 && total > 0)) current = value;
		else if (value === 20 && current === 4) current = 80;
		else if (rest === 0 && current > 0) current += value;
		else if (current % 10 === 0 && rest >= 20 && value < 10) current += value;
		else if ((rest === 60 || rest === 80) && value > 9 && value < 20 && language.flags.has('vigesimal'))
			current += value;
		else break;
		to = word[0];
	}
	return current < 0 ? undefined : { value: total + current, to };
}

/** A number that is one word: einundzwanzig. */
export function compoundAt(
	tokens: readonly Token[],
	at: number,
	language: Language
): readonly [number, string] | undefined {
	const key = tokens[at]?.key ?? '';
	if (!language.flags.has('compounds') || key.length < 7) return undefined;
	const joiners = [...(language.words.get('joiner')?.keys() ?? [])];
	const ones = [...(language.words.get('one')?.keys() ?? [])].map((word) => [word, 1] as const);
	const numbers = [
		...ones,
		...[...(language.words.get('number') ?? [])].map(([word, [only]]) => [word, Number(only?.value)] as const)
	].sort((a, b) => b[0].length - a[0].length);
	let [rest, total, current] = [key, 0, 0];
	while (rest !== '') {
		const found = numbers.find(([word]) => rest.startsWith(word));
		const joiner = found ? undefined : joiners.find((word) => current > 0 && rest.startsWith(word));
		if (!found && joiner === undefined) return undefined;
		const [word, value] = found ?? [joiner ?? '', 0];
		if (value >= 1000) [total, current] = [total + Math.max(current, 1) * value, 0];
		else if (value === 100) current = Math.max(current, 1) * 100;
		else current += value;
		rest = rest.slice(word.length);
	}
	return [at + 1, String(total + current)];
}

/** Digits behind a point, in words or figures. */
function decimalsAt(
	tokens: readonly Token[],
	from: number,
	language: Language
): { text: string; to: number } | undefined {
	let [text, at] = ['', from];
	for (;;) {
		if (tokens[at]?.text === '-') at++;
		const digit =
			tokens[at]?.kind === 'number'
				? tokens[at]?.text
				: (language.valueOf('number', tokens[at]?.key ?? '') ?? (tokens[at]?.key === 'oh' ? '0' : undefined));
		if (digit === undefined || (digit.length > 1 && tokens[at]?.kind !== 'number')) break;
		text += digit;
		at++;
	}
	return text === '' ? undefined : { text, to: at };
}

/** "point five" at the beginning, or behind a sign. */
function pointAt(tokens: readonly Token[], at: number, language: Language): Edit | undefined {
	if (language.at('point', tokens, at) === undefined) return undefined;
	const decimals = decimalsAt(tokens, at + 1, language);
	return decimals && { from: at, to: decimals.to, text: `.${decimals.text}` };
}

/** "a million", "an hour in minutes", "half of an hour": an article that counts. */
function articleAt(tokens: readonly Token[], at: number, language: Language): Edit | undefined {
	const article = language.at('one', tokens, at);
	if (article === undefined) return undefined;
	const [next] = article;
	const scale = Number(language.valueOf('number', tokens[next]?.key ?? '') ?? 0);
	const many = scale >= 100 || language.at('counter', tokens, next) !== undefined;
	const part = partAt(tokens, at, language);
	const behind = part && tokens[part.to];
	if (
		part &&
		(!behind ||
			(language.at('of', tokens, part.to) === undefined &&
				language.at('of-rank', tokens, part.to) === undefined &&
				!namesUnit(behind.text) &&
				!isScale(tokens, part.to, language)))
	)
		return { from: at, to: part.to, text: `(${part.text})` };
	return many ? { from: at, to: next, text: '1' } : undefined;
}

/** Whether the question wants its answer in a power of ten: 3 crore in million. */
const isAsked = (tokens: readonly Token[], at: number): boolean =>
	at === tokens.length - 1 && ['to', 'in', 'into', 'as'].includes(tokens[at - 1]?.key ?? '');

const isScale = (tokens: readonly Token[], at: number, language: Language): boolean =>
	Number(language.valueOf('number', tokens[at]?.key ?? '') ?? 0) >= 100;

/** "half a cup", "half an hour"; "half" alone. */
function halfAt(tokens: readonly Token[], at: number, language: Language): Edit | undefined {
	const half = language.at('part', tokens, at);
	if (half === undefined || tokens[at - 1]?.kind === 'number' || language.flags.has('no-half')) return undefined;
	const [after, below] = half;
	const of = language.at('of', tokens, after) ?? [after];
	const article = language.at('one', tokens, of[0]);
	// a quarter of a mile
	const from = at > 0 && language.at('one', tokens, at - 1)?.[0] === at ? at - 1 : at;
	// half of a quarter of 80
	if (article && language.at('part', tokens, article[0])) return { from, to: of[0], text: `1/${below} * ` };
	if (article && tokens[article[0]]?.kind === 'word') {
		const isMany = isScale(tokens, article[0], language) || language.at('counter', tokens, article[0]) !== undefined;
		if (!isMany && !namesUnit(tokens[article[0]]?.text ?? '') && of[0] > after)
			return { from, to: of[0], text: `1/${below} * ` };
		return { from, to: article[0], text: `1/${below} ${isMany ? '* ' : ''}` };
	}
	if (tokens.length === 1) return { from: at, to: after, text: `1/${below}` };
	return namesUnit(tokens[after]?.text ?? '') ? { from: at, to: after, text: `1/${below} ` } : undefined;
}

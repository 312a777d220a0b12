/** Questions for codes to scan and for pictures. */
import type { Frame } from '../frame';
import type { Match } from '../match';

/** Opening quotation marks with those that close them. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '„': '“', '«': '»', '‘': '’' };
/** Names of networks have capitals or digits. */
const HAS_CODE = /[\p{Lu}\d]/u;

/** The words behind a concept: in quotation marks, else up to the next space (`isOne`) or the next concept. */
function valueBehind(concept: string, isOne: boolean, match: Match): string | undefined {
	const { tokens } = match;
	const from = valueStart(concept, match);
	const closing = QUOTES[tokens[from]?.text ?? ''];
	const end = closing === undefined ? -1 : tokens.findIndex(({ text }, at) => at > from && text === closing);
	if (end > from) return match.textOf(from + 1, end);
	let to = from;
	for (; to < tokens.length; to++) {
		const isAttached = to > from && tokens[to - 1]?.end === tokens[to]?.start;
		// Behind a name with a capital a small word goes on with the sentence: CafeLuna has the password.
		const isPast = to > from && HAS_CODE.test(match.textOf(from, to)) && match.isSmallWord(to);
		if (!isAttached && (isOne ? to > from : isPast || isEnd(to, match))) break;
	}
	while (to > from && '.,?'.includes(tokens[to - 1]?.text ?? ' ')) to--;
	return to > from ? match.textOf(from, to) : undefined;
}

/** Where the value of a concept begins: behind signs and small words that lead to it; the end of the text without the concept. */
function valueStart(concept: string, match: Match): number {
	const { lattice, tokens } = match;
	let at = tokens.map((_, from) => lattice.concept(from, concept)?.to).find((to) => to !== undefined) ?? tokens.length;
	for (; at < tokens.length; at++) {
		const { text, key } = tokens[at] ?? { text: '', key: '' };
		const isSmallWord = lattice.has(at, 'skip', 'of', 'the', 'role', 'self') && text === key;
		if (text === ':' || text === '=') return at + 1;
		if (!isSmallWord || isEnd(at + 1, match)) break;
	}
	return at;
}

/** Whether no value goes on at a token. */
const isEnd = (at: number, { lattice, tokens }: Match): boolean =>
	at >= tokens.length || tokens[at]?.text === ',' || lattice.has(at, 'concept', 'role', 'and', 'tool');

/** Name and password of a network: behind their words, in any order; the name behind those of the code as well. */
function networkOf(match: Match): { readonly ssid?: string; readonly password?: string } {
	const isOpen = match.variantOf('password') === 'none';
	const password = isOpen ? undefined : valueBehind('password', true, match);
	const isName = (text: string | undefined) => text !== undefined && (password !== undefined || HAS_CODE.test(text));
	const ssid =
		valueBehind('network', false, match) ??
		['wifi', 'qr'].map((concept) => valueBehind(concept, false, match)).find(isName);
	return {
		...(ssid !== undefined && { ssid }),
		...(password !== undefined && { password }),
		...(isOpen && ssid !== undefined && { security: 'nopass' })
	};
}

export const CODE_FRAMES: readonly Frame<Match>[] = [
	{
		id: 'wifi',
		operation: 'qr/wifi',
		needs: [['wifi', 'network']],
		may: ['qr', 'password', 'make', 'share', 'network'],
		topic: 'text',
		topicOptional: true,
		build(match) {
			const { topic, tokens } = match;
			const { concepts } = match.lattice;
			if (!match.has('wifi') && !concepts.has('password')) return null;
			const input = networkOf(match);
			const isWhole = match.has('password')
				? topic !== undefined
				: input.ssid !== undefined && input.password !== undefined;
			if (!match.has('qr', 'make', 'share') && tokens.length >= 3 && !isWhole) return null;
			return { input, strong: input.ssid !== undefined ? 4 : topic && !match.has('qr') ? 0 : 1 };
		}
	},
	{
		id: 'qr',
		operation: 'qr/qr',
		needs: [['qr']],
		may: ['make', 'convert', 'exchange'],
		slots: { web: 1 },
		topic: 'text',
		topicOptional: true,
		build(match) {
			const { topic, lattice } = match;
			const address = match.one('web');
			if (address) return { input: { text: address.value }, strong: 4 };
			const { payload } = lattice;
			if (payload && !lattice.concepts.has('wifi'))
				return { input: { text: match.textOf(payload.from, payload.to) }, strong: 4 };
			if (lattice.concepts.has('wifi') && !topic?.text.includes(':')) return null;
			// Hello world: a greeting belongs to the text.
			const greeting = match.tokens.findIndex((_, at) => lattice.has(at, 'elsewhere') && !lattice.has(at, 'concept'));
			const isGreeting = greeting > 0 && greeting < (topic?.from ?? match.tokens.length);
			const text = isGreeting ? match.textOf(greeting, match.tokens.length) : (topic?.text ?? match.textBehind('make'));
			return { input: text === undefined ? {} : { text }, strong: 1 };
		}
	},
	{
		id: 'picture',
		operation: 'image/info',
		needs: [['picture', 'metadata']],
		may: ['remove', 'where', 'coordinates', 'what-is', 'this'],
		slots: { web: 1 },
		build: (match) =>
			match.one('web')
				? { input: { url: match.one('web')?.value }, strong: 4 }
				: (match.isBare || match.has('metadata')) && match.tokens.length < 10
					? { input: {}, strong: match.has('metadata', 'remove') ? 2 : 0 }
					: null
	}
];

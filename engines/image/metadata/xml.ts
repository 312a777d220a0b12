/** An element with what is in it. Names keep their prefix; namespaces are resolved by whoever asks. */
export interface Element {
	readonly name: string;
	readonly attributes: ReadonlyMap<string, string>;
	readonly children: readonly Element[];
	/** The text directly inside, entities decoded. */
	readonly text: string;
}

/** XMP of photographs has some hundred elements; what is nested deeper or comes later is not looked at. */
const MAX_DEPTH = 48;
const MAX_ELEMENTS = 20_000;
const MAX_ATTRIBUTES = 2000;
/** Longest text that is kept of an element or an attribute. */
const MAX_TEXT = 65_536;

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text with its entities decoded, clipped. No entity is defined by a document: none can grow. */
const plain = (text: string): string =>
	text
		.slice(0, MAX_TEXT)
		.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
			if (name !== undefined) return NAMED[String(name)] ?? whole;
			const code = hex === undefined ? Number(decimal) : parseInt(String(hex), 16);
			return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
		});

interface Open {
	readonly name: string;
	readonly attributes: Map<string, string>;
	readonly children: Element[];
	text: string;
}

/**
 * The root of an XML text, read as leniently as metadata needs it: what is not closed is closed at the end, what closes
 * nothing is passed over, document types and instructions are skipped. One pass; null where there is no element.
 */
export function parseXml(xml: string): Element | null {
	const root: Open = { name: '', attributes: new Map(), children: [], text: '' };
	const stack: Open[] = [root];
	const top = () => stack[stack.length - 1] ?? root;
	const addText = (text: string) => {
		const open = top();
		if (open.text.length < MAX_TEXT) open.text += plain(text);
	};
	let elements = 0;
	let at = 0;
	while (at < xml.length && elements < MAX_ELEMENTS) {
		const tag = xml.indexOf('<', at);
		if (tag === -1) break;
		if (tag > at) addText(xml.slice(at, Math.min(tag, at + MAX_TEXT)));
		if (xml.startsWith('<!--', tag)) at = after(xml, '-->', tag + 4);
		else if (xml.startsWith('<![CDATA[', tag)) {
			at = after(xml, ']]>', tag + 9);
			if (top().text.length < MAX_TEXT) top().text += xml.slice(tag + 9, Math.min(at - 3, tag + 9 + MAX_TEXT));
		} else if (xml[tag + 1] === '?') at = after(xml, '?>', tag + 2);
		else if (xml[tag + 1] === '!') at = afterDoctype(xml, tag + 2);
		else if (xml[tag + 1] === '/') {
			at = after(xml, '>', tag + 2);
			const name = xml.slice(tag + 2, at - 1).trim();
			const index = stack.findLastIndex((open) => open.name === name);
			if (index > 0) stack.length = index;
		} else {
			elements++;
			const start = openTag(xml, tag + 1);
			at = start.end;
			top().children.push(start.element);
			if (!start.closed && stack.length < MAX_DEPTH) stack.push(start.element);
		}
	}
	return root.children.find(({ name }) => name !== '') ?? null;
}

function after(xml: string, word: string, from: number): number {
	const found = xml.indexOf(word, from);
	return found === -1 ? xml.length : found + word.length;
}

/** A document type may hold declarations in brackets. */
function afterDoctype(xml: string, from: number): number {
	const end = after(xml, '>', from);
	const bracket = xml.indexOf('[', from);
	return bracket === -1 || bracket > end ? end : after(xml, '>', after(xml, ']', bracket));
}

const NAME = /[^\s/>=]+/y;
const SPACE = /[\s/]*/y;
const EQUALS = /\s*=\s*/y;

function openTag(xml: string, from: number): { element: Open; end: number; closed: boolean } {
	const match = (pattern: RegExp, at: number): string | null => {
		pattern.lastIndex = at;
		return pattern.exec(xml)?.[0] ?? null;
	};
	const name = match(NAME, from) ?? '';
	const attributes = new Map<string, string>();
	let at = from + name.length;
	for (let count = 0; ; count++) {
		if (count > MAX_ATTRIBUTES) at = Math.max(at, after(xml, '>', at) - 1);
		const space = match(SPACE, at) ?? '';
		at += space.length;
		if (at >= xml.length || xml[at] === '>') {
			const element = { name, attributes, children: [], text: '' };
			return { element, end: at + 1, closed: space.endsWith('/') };
		}
		const key = match(NAME, at);
		if (key === null) {
			at++;
			continue;
		}
		at += key.length;
		const equals = match(EQUALS, at);
		if (equals === null) continue;
		at += equals.length;
		const quote = xml[at];
		if (quote !== '"' && quote !== "'") continue;
		const end = xml.indexOf(quote, at + 1);
		const stop = end === -1 ? xml.length : end;
		attributes.set(key, plain(xml.slice(at + 1, Math.min(stop, at + 1 + MAX_TEXT))));
		at = stop + 1;
	}
}

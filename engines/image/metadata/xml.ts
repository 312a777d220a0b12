/** An element with its content. Names keep their prefix; callers resolve namespaces. */
export interface Element {
	readonly name: string;
	readonly attributes: ReadonlyMap<string, string>;
	readonly children: readonly Element[];
	readonly text: string;
}

/** XMP of photographs has some hundred elements; deeper and later ones are ignored. */
const MAX_DEPTH = 48;
const MAX_ELEMENTS = 10_000;
const MAX_ATTRIBUTES = 2000;
/** Limits of the whole text: attributes, and tokens between angle brackets. */
const MAX_ALL_ATTRIBUTES = 20_000;
const MAX_MARKS = 50_000;
/** Maximum length of a kept text of an element or an attribute. */
const MAX_TEXT = 65_536;
/** Maximum length of a kept name: names become paths, each as long as those around it together. */
const MAX_NAME = 200;

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text with its entities decoded, truncated. Only predefined entities exist, so the text cannot grow. */
function plain(text: string): string {
	const clipped = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text;
	if (!clipped.includes('&')) return clipped;
	return clipped.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
		if (name !== undefined) return NAMED[String(name)] ?? whole;
		const code = hex === undefined ? Number(decimal) : parseInt(String(hex), 16);
		return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
	});
}

interface Open {
	readonly name: string;
	readonly attributes: ReadonlyMap<string, string>;
	readonly children: Element[];
	text: string;
}

/**
 * Parses the root of an XML text leniently: unclosed elements are closed at the end, closing marks without an
 * element, document types and instructions are skipped. One pass; null without an element.
 *
 * @param onCut called when the text exceeds the limits of elements or attributes
 */
export function parseXml(xml: string, onCut: () => void = () => {}): Element | null {
	const root: Open = { name: '', attributes: NO_ATTRIBUTES, children: [], text: '' };
	const stack: Open[] = [root];
	const top = () => stack[stack.length - 1] ?? root;
	const addText = (text: string) => {
		const open = top();
		if (open.text.length < MAX_TEXT) open.text += plain(text);
	};
	let elements = 0;
	let attributesLeft = MAX_ALL_ATTRIBUTES;
	let at = 0;
	for (let marks = 0; at < xml.length && elements < MAX_ELEMENTS && marks < MAX_MARKS; marks++) {
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
			const name = xml.slice(tag + 2, Math.min(at - 1, tag + 2 + MAX_NAME)).trim();
			const index = stack.findLastIndex((open) => open.name === name);
			if (index > 0) stack.length = index;
		} else {
			elements++;
			const start = openTag(xml, tag + 1, Math.min(MAX_ATTRIBUTES, attributesLeft));
			attributesLeft -= start.used;
			at = start.end;
			top().children.push(start.element);
			if (!start.closed && stack.length < MAX_DEPTH) stack.push(start.element);
		}
	}
	if (attributesLeft <= 0 || (at < xml.length && xml.includes('<', at))) onCut();
	return root.children.find(({ name }) => name !== '') ?? null;
}

function after(xml: string, word: string, from: number): number {
	const found = xml.indexOf(word, from);
	return found === -1 ? xml.length : found + word.length;
}

/** A document type may hold declarations in brackets. */
function afterDoctype(xml: string, from: number): number {
	const end = after(xml, '>', from);
	const bracket = xml.slice(from, end).indexOf('[');
	return bracket === -1 ? end : after(xml, '>', after(xml, ']', from + bracket));
}

/** XML's white space (XML 1.0, production 3). */
const isSpace = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d);
const [SLASH, EQUALS, CLOSE] = [0x2f, 0x3d, 0x3e];
const isSpaceOrSlash = (code: number) => isSpace(code) || code === SLASH;
const NAME_END = /[\t-\r />=]/g;

/** Offset of the first character from `at` that is not one of those, at most the end of the text. */
function skip(xml: string, at: number, isOne: (code: number) => boolean): number {
	let end = at;
	while (end < xml.length && isOne(xml.charCodeAt(end))) end++;
	return end;
}

/** Where the name that begins at `at` ends. */
function nameEndFrom(xml: string, at: number): number {
	NAME_END.lastIndex = at;
	return NAME_END.test(xml) ? NAME_END.lastIndex - 1 : xml.length;
}

/** What elements without attributes share: most of a text's. */
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/** Attributes are kept while `left` lasts; `used` counts them. */
function openTag(
	xml: string,
	from: number,
	left: number
): { element: Open; end: number; closed: boolean; used: number } {
	const nameEnd = nameEndFrom(xml, from);
	let attributes: Map<string, string> | null = null;
	let at = nameEnd;
	for (let used = 0; ; used++) {
		if (used >= left) at = Math.max(at, after(xml, '>', at) - 1);
		const spaceEnd = skip(xml, at, isSpaceOrSlash);
		const closed = spaceEnd > at && xml.charCodeAt(spaceEnd - 1) === SLASH;
		at = spaceEnd;
		if (at >= xml.length || xml.charCodeAt(at) === CLOSE) {
			const name = xml.slice(from, Math.min(nameEnd, from + MAX_NAME));
			const element = { name, attributes: attributes ?? NO_ATTRIBUTES, children: [], text: '' };
			return { element, end: at + 1, closed, used };
		}
		const keyEnd = nameEndFrom(xml, at);
		if (keyEnd === at) {
			at++;
			continue;
		}
		const key = xml.slice(at, Math.min(keyEnd, at + MAX_NAME));
		at = skip(xml, keyEnd, isSpace);
		if (xml.charCodeAt(at) !== EQUALS) continue;
		at = skip(xml, at + 1, isSpace);
		const quote = xml[at];
		if (quote !== '"' && quote !== "'") continue;
		const end = xml.indexOf(quote, at + 1);
		const stop = end === -1 ? xml.length : end;
		attributes ??= new Map();
		attributes.set(key, plain(xml.slice(at + 1, Math.min(stop, at + 1 + MAX_TEXT))));
		at = stop + 1;
	}
}

import { isSvg } from '../formats/svg';
import { NAMES } from '../metadata/block-names';
import { Copy, type Cleaned, type Keep } from './keep';

/** A longer drawing is not read to its end, and so not copied. */
const MAX_BYTES = 4 << 20;
/** Each byte is a letter, so that places in the text are places in the file. */
const letters = new TextDecoder('windows-1252');

/** Vocabularies that browsers draw (W3C). Those of editors change no pixel. */
const DRAWN =
	/^(?:https?:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink|1999\/xhtml|1998\/Math\/MathML|XML\/1998\/namespace)|&)/;
/** Elements that say something and draw nothing, by the block in which the reader tells them. */
const SILENT: Readonly<Record<string, string>> = {
	metadata: 'metadata',
	title: NAMES.text,
	desc: NAMES.text,
	script: 'script'
};
/** Names that people or editors give to objects, and what scripts hear. */
const NAMING = /^(?:(?:xlink:)?title|alt|aria-[\w-]+|data-[\w-]+|on[a-z]+|xml:base)$/;
const LINK = /^(?:[\w-]+:)?href$/;
const LOCAL = /^(?:file:|\/|[a-z]:\\|~)/i;

/** An attribute with the blanks before it, by its place in the text. */
interface Attribute {
	readonly name: string;
	readonly value: string;
	readonly start: number;
	readonly end: number;
}

interface Tag {
	readonly name: string;
	readonly attributes: readonly Attribute[];
	readonly end: number;
	readonly isClosed: boolean;
}

/** An SVG without metadata, text and editors' parts; drawings stay. Null for UTF-16, named styles, bad XML. */
export function copySvg(bytes: Uint8Array, keep: Keep): Cleaned | null {
	if (bytes.length > MAX_BYTES || bytes.includes(0) || !isSvg(bytes)) return null;
	const text = letters.decode(bytes);
	if (/\[\s*(?:(?:title|alt)\b|data-|aria-|[\w-]+\|)/.test(text)) return null;
	const copy = new Copy();
	const editors = editorPrefixes(text);
	let done = 0;
	/** Copies up to `start` and leaves out what lies between it and `end`. */
	const drop = (name: string, start: number, end: number): void => {
		if (keep.blocks.has(name)) return;
		copy.keep(bytes.subarray(done, start));
		copy.drop(name, end - start);
		done = end;
	};
	/** An element that goes with its content: where it begins and how many elements are open in it. */
	let silent: { readonly name: string; readonly start: number; depth: number } | null = null;
	let inStyle = false;
	for (let at = text.indexOf('<'); at !== -1;) {
		let end: number;
		if (text.startsWith('<!--', at)) {
			end = after(text, '-->', at + 4);
			if (!silent) drop(NAMES.comment, at, end);
		} else if (text.startsWith('<![CDATA[', at)) {
			end = after(text, ']]>', at + 9);
			if (inStyle) dropStyleComments(text, at, end, drop);
		} else if (text.startsWith('<?', at)) {
			end = after(text, '?>', at + 2);
			if (!silent && !/^<\?xml[\s-]/.test(text.slice(at, at + 8))) drop(NAMES.comment, at, end);
		} else if (text.startsWith('<!', at)) end = doctypeEnd(text, at);
		else if (text[at + 1] === '/') {
			end = after(text, '>', at + 2);
			inStyle = false;
			if (silent && --silent.depth === 0) {
				drop(silent.name, silent.start, end);
				silent = null;
			}
		} else {
			const tag = tagAt(text, at);
			if (!tag) return null;
			({ end } = tag);
			if (silent) silent.depth += tag.isClosed ? 0 : 1;
			else {
				const name = silentName(tag.name, editors);
				if (name !== null && tag.isClosed) drop(name, at, end);
				else if (name !== null) silent = { name, start: at, depth: 1 };
				else {
					for (const attribute of tag.attributes)
						if (isTelling(attribute, editors)) drop(NAMES.text, attribute.start, attribute.end);
					inStyle = /^(?:\w+:)?style$/.test(tag.name) && !tag.isClosed;
				}
			}
		}
		if (end === -1) return null;
		const next = text.indexOf('<', end);
		if (inStyle) dropStyleComments(text, end, next === -1 ? text.length : next, drop);
		at = next;
	}
	if (silent) return null;
	copy.keep(bytes.subarray(done));
	return copy.finish();
}

function editorPrefixes(text: string): ReadonlySet<string> {
	const found = new Set<string>();
	for (const [, prefix = '', value = ''] of text.matchAll(/\sxmlns:([\w-]{1,40})\s?=\s?["']([^"'<]{0,200})["']/g))
		if (!DRAWN.test(value)) found.add(prefix);
	return found;
}

const prefixOf = (name: string) => name.slice(0, Math.max(0, name.indexOf(':')));

/** The block of an element that draws nothing, or null. */
function silentName(name: string, editors: ReadonlySet<string>): string | null {
	const prefix = prefixOf(name);
	if (editors.has(prefix)) return 'metadata';
	return SILENT[prefix === '' ? name : name.slice(prefix.length + 1)] ?? null;
}

function isTelling({ name, value }: Attribute, editors: ReadonlySet<string>): boolean {
	const prefix = prefixOf(name);
	if (editors.has(prefix) || (prefix === 'xmlns' && editors.has(name.slice(6)))) return true;
	return NAMING.test(name) || (LINK.test(name) && LOCAL.test(value));
}

function dropStyleComments(
	text: string,
	start: number,
	end: number,
	drop: (name: string, start: number, end: number) => void
): void {
	// Not beyond the end: a style may have a million marks.
	const style = text.slice(start, end);
	for (let at = style.indexOf('/*'); at !== -1;) {
		const stop = after(style, '*/', at + 2);
		if (stop === -1) return;
		drop(NAMES.text, start + at, start + stop);
		at = style.indexOf('/*', stop);
	}
}

/** Where the first of those words behind `from` ends, or -1. */
function after(text: string, word: string, from: number): number {
	const found = text.indexOf(word, from);
	return found === -1 ? -1 : found + word.length;
}

/** A document type may hold declarations in brackets. */
function doctypeEnd(text: string, at: number): number {
	const end = after(text, '>', at);
	if (end === -1 || !text.slice(at, end).includes('[')) return end;
	const bracket = after(text, ']', at);
	return bracket === -1 ? -1 : after(text, '>', bracket);
}

const PART = /\s+([^\s=/>"'<]+)\s?=\s?(?:"([^"<]*)"|'([^'<]*)')/y;
const NAME = /<([^\s=/>"'<]+)/y;
const CLOSE = /\s*(\/?)>/y;

/** The opening tag at `start`, or null where it is not well-formed. */
function tagAt(text: string, start: number): Tag | null {
	NAME.lastIndex = start;
	const name = NAME.exec(text)?.[1];
	if (name === undefined) return null;
	const attributes: Attribute[] = [];
	let at = NAME.lastIndex;
	for (;;) {
		PART.lastIndex = at;
		const part = PART.exec(text);
		if (!part) break;
		attributes.push({ name: part[1] ?? '', value: part[2] ?? part[3] ?? '', start: at, end: PART.lastIndex });
		at = PART.lastIndex;
	}
	CLOSE.lastIndex = at;
	const close = CLOSE.exec(text);
	return close && { name, attributes, end: CLOSE.lastIndex, isClosed: close[1] === '/' };
}

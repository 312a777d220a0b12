import { latin1 } from '../bytes';
import { DamagedImage } from '../header';
import { isUsualName } from '../metadata/usual-words';
import { parseXml, type Element } from '../metadata/xml';
import { decodePacket } from '../metadata/xmp';
import type { Gatherer } from '../metadata/gather';
import { pictureHeader, type Read } from './read';

/** A longer SVG is read up to here: its size is in its first tag. */
const MAX_TEXT = 4 << 20;

/** Whether the text begins as an SVG does: declarations, comments and a document type may come before. */
export function isSvg(bytes: Uint8Array): boolean {
	if (bytes.subarray(0, MAX_BLANK).find((byte) => !BEFORE_MARK.has(byte)) !== LESS_THAN) return false;
	const start = latin1(bytes, 0, MAX_PROLOG).replaceAll('\0', '');
	let at = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*/.exec(start)?.[0].length ?? 0;
	// A step at a time: one pattern for all of them would try each way to share out the comments.
	for (let length = 1; length > 0; at += length) length = prologPart(start, at);
	ROOT.lastIndex = at;
	return ROOT.test(start);
}

/** Blanks allowed before the first mark, including a byte order mark and the zeros of UTF-16. */
const MAX_BLANK = 256;
/** Blanks, zeros of UTF-16 and byte order marks. */
const BEFORE_MARK: ReadonlySet<number> = new Set([0, 9, 10, 11, 12, 13, 32, 0xa0, 0xef, 0xbb, 0xbf, 0xff, 0xfe]);
const LESS_THAN = 0x3c;
const MAX_PROLOG = 65_536;
const ROOT = /<(?:\w{1,100}:)?svg[\s>]/iy;
const INSTRUCTION = /<\?[a-z][^>]*>\s*/iy;
const DOCTYPE = /<!doctype\s+svg[^[>]*(?:\[[^\]]*\]\s*)?>\s*/iy;
const BLANK = /\s*/y;

/** Length of the declaration, comment or document type at `at`, or 0. */
function prologPart(text: string, at: number): number {
	if (text.startsWith('<!--', at)) {
		const end = text.indexOf('-->', at + 4);
		if (end === -1) return 0;
		BLANK.lastIndex = end + 3;
		return end + 3 - at + (BLANK.exec(text)?.[0].length ?? 0);
	}
	for (const pattern of [INSTRUCTION, DOCTYPE]) {
		pattern.lastIndex = at;
		const found = pattern.exec(text);
		if (found) return found[0].length;
	}
	return 0;
}

/** CSS: pixels of an absolute unit at 96 an inch; those of the font as browsers have it by default. */
const UNITS: Readonly<Record<string, number>> = {
	'': 1,
	px: 1,
	in: 96,
	cm: 96 / 2.54,
	mm: 96 / 25.4,
	q: 96 / 101.6,
	pt: 96 / 72,
	pc: 16,
	em: 16,
	rem: 16,
	ex: 8
};

/** SVG size in CSS pixels: width and height, else by the viewBox, else 300 × 150. Metadata from its elements. */
export function readSvg(bytes: Uint8Array, gatherer: Gatherer): Read {
	const text = decodePacket(bytes.subarray(0, MAX_TEXT));
	let isWhole = bytes.length <= MAX_TEXT;
	const root = parseXml(text, () => (isWhole = false));
	if (!root || !/(?:^|:)svg$/.test(root.name)) throw new DamagedImage('no svg element');
	const [boxWidth, boxHeight] = viewBox(root);
	const width = lengthOf(root.attributes.get('width'));
	const height = lengthOf(root.attributes.get('height'));
	const ratio = boxWidth / boxHeight;
	const isBox = ratio > 0 && Number.isFinite(ratio);
	const sizes: [number, number] =
		width !== null && height !== null
			? [width, height]
			: isBox
				? width !== null
					? [width, width / ratio]
					: height !== null
						? [height * ratio, height]
						: [boxWidth, boxHeight]
				: [width ?? 300, height ?? 150];
	const header = pictureHeader(Math.max(1, Math.round(sizes[0])), Math.max(1, Math.round(sizes[1])), 4, 8, true);
	header.isAnimated = /<(?:animate|animateTransform|animateMotion|set)[\s>]/.test(text);
	gatherWords(text, root, gatherer);
	if (!isWhole) gatherer.unreadBlock('further elements', bytes.length);
	return { format: 'SVG', header };
}

function viewBox(root: Element): readonly [number, number] {
	const numbers = (root.attributes.get('viewBox') ?? '')
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	return [numbers[2] ?? NaN, numbers[3] ?? NaN];
}

/** Null for lengths relative to the page, and for a missing length. */
function lengthOf(text: string | undefined): number | null {
	const match = /^\+?((?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec((text ?? '').slice(0, 100).trim());
	const unit = UNITS[(match?.[2] ?? '').toLowerCase()];
	const value = match && unit !== undefined ? Number(match[1]) * unit : NaN;
	return value > 0 && Number.isFinite(value) ? value : null;
}

/** Attributes in which editors write names of files, and their own. */
const TELLING = /^(?:sodipodi:docname|inkscape:export-filename|inkscape:version|sodipodi:absref|xml:base)$/;
const LOCAL = /^(?:file:|\/|[a-z]:\\|~)/i;
const MAX_WORDS = 200;
/** Attributes in which people or their editors name objects. */
const LABEL = /^(?:(?:xlink:)?title|alt|aria-label|data-[\w-]+|inkscape:label)$/;

function gatherWords(text: string, root: Element, gatherer: Gatherer): void {
	if (/<(?:\w+:)?RDF[\s>]/.test(text)) gatherer.xmpText(text);
	let count = 0;
	for (const comment of between(text, '<!--', '-->')) {
		if (count++ > MAX_WORDS) break;
		if (/\w/.test(comment)) gatherer.sayWords('comment', comment);
	}
	const queue: Element[] = [root];
	// The list grows while it is walked: parents before children.
	for (const element of queue) {
		if (count >= MAX_WORDS) break;
		for (const [name, value] of element.attributes)
			if (LABEL.test(name) && !isUsualName(value)) {
				if (count++ < MAX_WORDS) gatherer.sayWords(name, value);
			} else if (/^(?:\w+:)?href$/.test(name) && LOCAL.test(value)) gatherer.say('SVG', `${name} path`, value);
			else if (TELLING.test(name))
				gatherer.say('SVG', name === 'inkscape:version' ? 'Software' : `${name} path`, value);
		if (/^(?:\w+:)?(?:title|desc|metadata)$/.test(element.name) && element.text.trim() !== '') {
			count++;
			gatherer.sayWords(element.name, element.text.trim());
		}
		if (/^(?:\w+:)?style$/.test(element.name))
			for (const comment of between(element.text, '/*', '*/'))
				if (/\p{L}{3}/u.test(comment) && count++ < MAX_WORDS) gatherer.sayWords('comment of a style', comment);
		if (/^(?:\w+:)?script$/.test(element.name)) gatherer.unreadBlock('script', element.text.length);
		queue.push(...element.children);
	}
	if (/data:(?:image|application|font)\//.test(text)) gatherer.unreadBlock('embedded files', text.length);
}

/** Texts between an opening mark and the next closing mark; an unclosed one is skipped. */
function* between(text: string, open: string, close: string): Generator<string> {
	for (let at = text.indexOf(open); at !== -1;) {
		const end = text.indexOf(close, at + open.length);
		if (end === -1) return;
		yield text.slice(at + open.length, end).trim();
		at = text.indexOf(open, end + close.length);
	}
}

import { MAX_FORM_HEAD, MAX_FORM_PARTS } from './limits';

/** A part of a form. */
export interface FormPart {
	readonly name: string;
	readonly isFile: boolean;
	/** A view of the body, not a copy. */
	readonly bytes: Uint8Array<ArrayBuffer>;
}

const [TAB, LF, CR, SPACE, HYPHEN] = [0x09, 0x0a, 0x0d, 0x20, 0x2d];

/**
 * The parts of a multipart/form-data body (RFC 7578), at most MAX_FORM_PARTS of them. Reads what programs send beside browsers: names
 * without quotes, `filename*=`, a preamble, blanks after a boundary, lines that end in LF alone.
 *
 * Throws TypeError for a body that is not such a form, RangeError for too many parts or too long a head.
 */
export function parseForm(body: Uint8Array<ArrayBuffer>, contentType: string): readonly FormPart[] {
	const boundary = parametersOf(contentType).get('boundary');
	if (!boundary || boundary.length > 200) throw new TypeError('no boundary');
	const delimiter = new TextEncoder().encode(`--${boundary}`);
	const parts: FormPart[] = [];
	let start = -1;
	// The line end before a delimiter belongs to it; the first delimiter's says which kind that is.
	let lineEnd = 0;
	for (let at = 0; at < body.length; at = afterLine(body, at)) {
		const line = delimiterAt(body, at, delimiter);
		if (!line || (lineEnd === 2 && start >= 0 && body[at - 2] !== CR)) continue;
		if (start >= 0) {
			if (parts.length === MAX_FORM_PARTS) throw new RangeError('too many parts');
			parts.push(partOf(body.subarray(start, Math.max(start, at - lineEnd))));
		}
		if (line.closing) return parts;
		lineEnd ||= line.lineEnd;
		start = line.end;
		at = line.end - 1;
	}
	throw new TypeError('the form is not closed');
}

/** Index of the first byte of the next line. */
function afterLine(body: Uint8Array, from: number): number {
	let at = from;
	while (at < body.length && body[at] !== LF) at++;
	return at + 1;
}

interface Delimiter {
	readonly end: number;
	/** 2 for CRLF, 1 for LF, 0 for the end of the body. */
	readonly lineEnd: number;
	readonly closing: boolean;
}

/** The delimiter whose line begins at an index: the boundary, two hyphens where it closes, and blanks. */
function delimiterAt(body: Uint8Array, from: number, delimiter: Uint8Array): Delimiter | undefined {
	if (body[from] !== HYPHEN || body[from + 1] !== HYPHEN) return undefined;
	for (let i = 2; i < delimiter.length; i++) if (body[from + i] !== delimiter[i]) return undefined;
	let at = from + delimiter.length;
	const closing = body[at] === HYPHEN && body[at + 1] === HYPHEN;
	if (closing) at += 2;
	while (body[at] === SPACE || body[at] === TAB) at++;
	const lineEnd = body[at] === LF ? 1 : body[at] === CR && body[at + 1] === LF ? 2 : 0;
	return lineEnd > 0 || at === body.length ? { end: at + lineEnd, lineEnd, closing } : undefined;
}

function partOf(bytes: Uint8Array<ArrayBuffer>): FormPart {
	let end = 0;
	let data = -1;
	while (data < 0) {
		if (end > MAX_FORM_HEAD) throw new RangeError('the head of a part is too long');
		if (end >= bytes.length) throw new TypeError('a part has no data');
		const next = afterLine(bytes, end);
		if (next - end === 1 || (next - end === 2 && bytes[end] === CR)) data = next;
		else end = next;
	}
	const heads = new Map<string, string>();
	for (const line of new TextDecoder().decode(bytes.subarray(0, end)).split('\n')) {
		const colon = line.indexOf(':');
		if (colon > 0) heads.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
	}
	const disposition = parametersOf(heads.get('content-disposition') ?? '');
	const type = heads.get('content-type')?.toLowerCase() ?? '';
	return {
		name: disposition.get('name') ?? '',
		isFile: disposition.has('filename') || disposition.has('filename*') || type.startsWith('image/') || type.startsWith('application/octet-stream'), // prettier-ignore
		bytes: bytes.subarray(data)
	};
}

/** Parameters of a header by name in lower case: `a; b=c; d="e;\"f"`. */
function parametersOf(header: string): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	for (const [, name = '', quoted, plain = ''] of header.matchAll(
		/;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\[^])*)"?|([^\s;]*))/g
	))
		found.set(name.toLowerCase(), quoted?.replace(/\\([^])/g, '$1') ?? plain);
	return found;
}

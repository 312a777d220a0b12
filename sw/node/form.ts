import { Busboy } from '@fastify/busboy';

/**
 * The fields of a multipart/form-data body. Takes what programs send beside browsers: names without quotes, `filename*=`, a
 * preamble, spaces after a boundary, lines that end in LF alone. Throws TypeError for a body that is no such form.
 */
export async function parseForm(body: ArrayBuffer, contentType: string): Promise<FormData> {
	const form = new FormData();
	try {
		const parser = new Busboy({
			headers: { 'content-type': contentType },
			preservePath: true,
			// What a field may hold is the contract's to say; the body is bounded already.
			limits: { fieldSize: body.byteLength, fieldNameSize: 1000 },
			isPartAFile: (_field, type, name) =>
				name !== undefined || type === 'application/octet-stream' || Boolean(type?.startsWith('image/'))
		});
		await new Promise<void>((resolve, reject) => {
			parser.on('field', (field, value) => form.append(field, value));
			parser.on('file', (field, stream, name = '', _encoding, type = '') => {
				const chunks: Uint8Array<ArrayBuffer>[] = [];
				stream.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
				stream.once('error', reject);
				stream.once('end', () => form.append(field, new File(chunks, name, { type })));
			});
			parser.once('error', reject);
			parser.once('finish', resolve);
			parser.end(withCrlf(Buffer.from(body), boundaryOf(contentType)));
		});
	} catch (cause) {
		throw new TypeError('no multipart/form-data', { cause });
	}
	return form;
}

const boundaryOf = (contentType: string) => {
	const [, quoted, plain] = /;\s*boundary\s*=\s*(?:"([^"]*)"|([^\s;]*))/i.exec(contentType) ?? [];
	return quoted ?? plain ?? '';
};

const LF = 0x0a;
const CR = 0x0d;

interface Delimiter {
	/** Of the first of its hyphens. */
	readonly start: number;
	/** After its line. */
	readonly end: number;
	/** How its line ends: 2 for CRLF, 1 for LF alone, 0 for the end of the body. */
	readonly lineEnd: number;
	/** No part follows. */
	readonly closing: boolean;
}

/** The lines that consist of the delimiter, two hyphens where it closes, and spaces. */
function* delimiters(body: Buffer, delimiter: string): Generator<Delimiter> {
	for (let start = body.indexOf(delimiter); start >= 0; start = body.indexOf(delimiter, start + 1)) {
		if (start > 0 && body[start - 1] !== LF) continue;
		let end = start + delimiter.length;
		const closing = body.toString('latin1', end, end + 2) === '--';
		if (closing) end += 2;
		while (body[end] === 0x20 || body[end] === 0x09) end++;
		const lineEnd = body[end] === LF ? 1 : body[end] === CR && body[end + 1] === LF ? 2 : 0;
		if (lineEnd > 0 || end === body.length) yield { start, end: end + lineEnd, lineEnd, closing };
	}
}

/**
 * The body with delimiters as the parser knows them: no spaces after them, lines of CRLF. One that begins so stays as it is;
 * in another the lines of the parts' heads are mended, and their data are the same bytes.
 */
function withCrlf(body: Buffer, boundary: string): Buffer {
	const delimiter = `--${boundary}`;
	const found = [...delimiters(body, delimiter)];
	const [first] = found;
	if (!first || first.closing) return body;
	if (first.lineEnd === 2 && first.end - first.start === delimiter.length + 2) return body;
	const parts: Buffer[] = [];
	for (const [at, { end, closing }] of found.entries()) {
		parts.push(Buffer.from(`${at > 0 ? '\r\n' : ''}${delimiter}${closing ? '--' : ''}\r\n`, 'latin1'));
		const next = found[at + 1];
		if (closing || !next) break;
		// The line end before a delimiter belongs to it; the first line says which kind it is.
		const part = body.subarray(end, next.start - first.lineEnd);
		const head = headOf(part);
		parts.push(Buffer.from(head.toString('latin1').replace(/\r?\n/g, '\r\n'), 'latin1'), part.subarray(head.length));
	}
	return Buffer.concat(parts);
}

/** The lines of a part up to the empty one, which is the last of them. */
function headOf(part: Buffer): Buffer {
	for (let line = 0; line < part.length;) {
		const end = part.indexOf(LF, line);
		if (end < 0) break;
		if (end === line || (end === line + 1 && part[line] === CR)) return part.subarray(0, end + 1);
		line = end + 1;
	}
	return part;
}

import { MAX_JSON_DEPTH, MAX_JSON_VALUES } from './limits';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [COMMA, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x2c, 0x5b, 0x5d, 0x7b, 0x7d];

/** Parses JSON. Throws SyntaxError, or RangeError past MAX_JSON_VALUES values or MAX_JSON_DEPTH levels. */
export function parseJson(text: string): unknown {
	let depth = 0;
	let values = 1;
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		if (unit === QUOTE) at = endOfString(text, at);
		else if (unit === COMMA) values++;
		else if (unit === OPEN_LIST || unit === OPEN) {
			values++;
			if (++depth > MAX_JSON_DEPTH) throw new RangeError('nested too deep');
		} else if (unit === CLOSE_LIST || unit === CLOSE) depth--;
		if (values > MAX_JSON_VALUES) throw new RangeError('too many values');
	}
	return JSON.parse(text);
}

/** Index of the quote that ends a string, or of the text's end. */
function endOfString(text: string, start: number): number {
	let at = start + 1;
	for (; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		if (unit === BACKSLASH) at++;
		else if (unit === QUOTE) break;
	}
	return at;
}

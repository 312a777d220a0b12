/** The text of iCalendar files (RFC 5545). */

/** Text as a value: backslash, semicolon and comma escaped, line ends as \n (RFC 5545 §3.3.11). */
export const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Lines of at most 75 octets; what goes on starts with a space (RFC 5545 §3.1). Never cuts a character. */
export function foldLine(line: string): string {
	const encoder = new TextEncoder();
	let folded = '';
	let octets = 0;
	for (const character of line) {
		const size = encoder.encode(character).length;
		if (octets + size > 75) {
			folded += '\r\n ';
			octets = 1;
		}
		folded += character;
		octets += size;
	}
	return folded;
}

/** Joins lines to a file: each folded, with its line end. */
export const calendarText = (lines: readonly string[]): string => lines.map((line) => `${foldLine(line)}\r\n`).join('');

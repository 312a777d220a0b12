/** What every event and calendar has (RFC 5545, 3.6 and 3.6.1), which codes leave out to stay small. */
const NEEDED = ['VERSION:2.0', 'PRODID:-//utility-apis//EN'] as const;

/**
 * The event of a code as a file that calendars open: a calendar around the event, with an identifier and the time of
 * writing. The identifier is a hash of the event's text, so that a calendar keeps one of a code that is scanned twice.
 *
 * @param now milliseconds since 1970.
 */
export function eventFile(text: string, now: number): string {
	const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
	const has = (name: string) => lines.some((line) => line.toUpperCase().startsWith(name));
	const whole = has('BEGIN:VCALENDAR') ? lines : ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'];
	const stamp = `${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
	const file = whole.flatMap((line) => {
		switch (line.trim().toUpperCase()) {
			case 'BEGIN:VCALENDAR':
				return [line, ...NEEDED.filter((needed) => !has(needed.slice(0, needed.indexOf(':') + 1)))];
			case 'BEGIN:VEVENT':
				return [
					line,
					...(has('UID:') ? [] : [`UID:${hashOf(text)}@code.invalid`]),
					...(has('DTSTAMP') ? [] : [`DTSTAMP:${stamp}`])
				];
			default:
				return [line];
		}
	});
	return `${file.join('\r\n')}\r\n`;
}

/** FNV-1a of 32 bits: enough to tell the events of one person apart. */
function hashOf(text: string): string {
	let hash = 0x811c9dc5;
	for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	return (hash >>> 0).toString(36);
}

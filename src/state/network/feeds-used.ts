/** Tools of live sources that were opened on this device: only their cards may send requests. */
const USED = 'feeds-used';

/** Names of the tools, `earthquakes/recent`. An older version stored no names: its cards wait to be opened once. */
function used(): readonly string[] {
	try {
		return (localStorage.getItem(USED) ?? '').split(' ').filter((name) => name.includes('/'));
	} catch {
		return [];
	}
}

/** Whether a tool was opened on this device; `name` as `earthquakes/recent`. */
export const feedUsed = (name: string): boolean => used().includes(name);

/** Notes that a tool was opened. */
export function noteFeedUsed(name: string): void {
	const names = used();
	if (names.includes(name)) return;
	try {
		localStorage.setItem(USED, [...names, name].join(' '));
	} catch {
		// Without storage the cards wait to be pressed.
	}
}

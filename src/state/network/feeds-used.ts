import { keepText, readKept } from '../settings/device-storage';

/** Tools of live sources that were opened on this device: only their cards may send requests. */
const USED = 'feeds-used';

/** Names of the tools, `earthquakes/recent`. An older version stored no names: its cards wait to be opened once. */
const used = (): readonly string[] => (readKept(USED) ?? '').split(' ').filter((name) => name.includes('/'));

/** Whether a tool was opened on this device; `name` as `earthquakes/recent`. */
export const feedUsed = (name: string): boolean => used().includes(name);

/** Notes that a tool was opened. */
export function noteFeedUsed(name: string): void {
	const names = used();
	// Without storage the cards wait to be pressed.
	if (!names.includes(name)) keepText(USED, [...names, name].join(' '));
}

/** Names by number, from a text of hexadecimal numbers, each followed by its name. */
export const hexNames = (text: string): ReadonlyMap<number, string> =>
	new Map(Array.from(text.matchAll(/([0-9a-f]+) (\S+)/g), ([, hex = '', name = '']) => [parseInt(hex, 16), name]));

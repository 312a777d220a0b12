/** Text kept on this device under a name; null without one, and where storage is refused. */
export function readKept(name: string): string | null {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}

/** The same as a value of JSON; null where the text is damaged. */
export function readKeptJson(name: string): unknown {
	try {
		return JSON.parse(readKept(name) ?? 'null');
	} catch {
		return null;
	}
}

/** Keeps a text on this device, or forgets it where it is null. Returns the error where storage is refused or full. */
export function keepText(name: string, text: string | null): unknown {
	try {
		if (text === null) localStorage.removeItem(name);
		else localStorage.setItem(name, text);
		return null;
	} catch (error) {
		return error;
	}
}

import type english from '../../locales/en/qr.json';

export type Key = keyof typeof english.words;
export type Fact = readonly [name: Key, text: string];

/** Meaning of a scanned code: a title, its parts, and the next step; names are keys of the words. */
export interface ReadCode {
	readonly title: Key;
	readonly facts: readonly Fact[];
	readonly action: Action | null;
	/** Advice where this app has no button for the next step. */
	readonly next?: Key | null;
}

/** Where to go with it. */
export type Action =
	| {
			readonly to: 'outside';
			readonly label: 'open' | 'writeMail';
			readonly href: string;
			/** Whose page it is, or to whom one writes. */
			readonly host: string;
	  }
	| {
			/** A tool of this app, with the values of its form, which are not written into an address. */
			readonly to: 'tool';
			readonly label: 'timeThere' | 'lookUp' | 'lookNumberUp' | 'makeWifi';
			readonly path: string;
			readonly values: Readonly<Record<string, string | boolean>>;
	  }
	/** A file that address books and calendars open. */
	| {
			readonly to: 'file';
			readonly label: 'saveContact' | 'saveEvent';
			readonly name: string;
			readonly type: string;
			readonly content: string;
	  };

/** Returns the way to a tool of this app. */
export const tool = (
	label: Extract<Action, { to: 'tool' }>['label'],
	path: string,
	values: Readonly<Record<string, string | boolean>>
): Action => ({ to: 'tool', label, path, values });

/** What is asked, as far as the API reads it: a Request, or what a host has in its place. */
export interface Asked {
	readonly method: string;
	readonly url: URL;
	/** Names in lower case; several values of one name joined by a comma. */
	readonly headers: { get(name: string): string | null };
	readonly signal: AbortSignal;
	text(): Promise<string>;
	arrayBuffer(): Promise<ArrayBuffer>;
}

/** The part of it that a body is read from. */
export type AskedBody = Pick<Asked, 'headers' | 'text' | 'arrayBuffer'>;

/** An answer as plain data. A body of text is UTF-8. */
export interface Answer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string | Uint8Array<ArrayBuffer> | null;
}

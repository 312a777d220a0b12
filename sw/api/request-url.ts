/** The address that is asked for, as far as the API reads it: a URL, or what a host has in its place. */
export interface Address {
	readonly origin: string;
	readonly pathname: string;
	readonly search: string;
	readonly searchParams: Pick<URLSearchParams, 'getAll'>;
}

/** What is asked, as far as the API reads it: a Request, or what a host has in its place. */
export interface Asked {
	readonly method: string;
	readonly url: Address;
	/** Names in lower case; several values of one name joined by a comma. */
	readonly headers: { get(name: string): string | null };
	/** Aborts when the caller is gone. A host may make it when it is first read: most answers never look. */
	readonly signal: AbortSignal;
	/** The body, of which a host reads no more than `maxBytes`: a longer one may be refused while it is read. */
	arrayBuffer(maxBytes: number): Promise<ArrayBuffer>;
}

/** The part of it by which work learns that nobody waits any more. */
export type Abortable = Pick<Asked, 'signal'>;

/** The part of it that a body is read from. */
export type AskedBody = Pick<Asked, 'headers' | 'arrayBuffer'>;

/** An answer as plain data. A body of text is UTF-8. */
export interface Answer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string | Uint8Array<ArrayBuffer> | null;
	/** The same body was an answer before and may be one again, so that its coded form is worth keeping. */
	readonly isRepeated?: boolean;
}

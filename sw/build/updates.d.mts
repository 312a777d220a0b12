/** Public keys whose updates a build takes, raw, base64. */
export function updateKeys(): string[];
/**
 * The content of `updates.json`: the lines, dated, with their signature by a private key (PKCS #8, base64). Throws when the key is missing or not
 * one of `keys`, and for more than 64 KiB.
 */
export function signedUpdate(
	lines: readonly string[],
	date: string,
	privateKey: string | undefined,
	keys: readonly string[]
): string;

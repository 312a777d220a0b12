/** Longest body that is read, bytes: 25 MiB as base64 in JSON, or 100 long texts in one batch. */
export const MAX_BODY_BYTES = 64 * 2 ** 20;

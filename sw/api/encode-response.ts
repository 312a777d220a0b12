import type { Media } from '../../engines/kit/contract';

/** An answer as the text that is sent. */
export interface JsonAnswer {
	readonly json: string;
	/** The text of its field `warning`, or null. */
	readonly warning: string | null;
}

/** An encoded answer: threads transfer its bytes, while an object would be serialised again by each. */
export type Finished = JsonAnswer | Media;

export const isMedia = (value: unknown): value is Media =>
	typeof value === 'object' && value !== null && 'media' in value;

/** Makes an engine's answer ready to be sent, in the thread that computed it. */
export const finished = (value: unknown): Finished =>
	isMedia(value) ? value : { json: JSON.stringify(value), warning: warningOf(value) };

function warningOf(value: unknown): string | null {
	if (typeof value !== 'object' || value === null || !('warning' in value)) return null;
	return typeof value.warning === 'string' ? value.warning : null;
}

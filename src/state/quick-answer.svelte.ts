import { request } from '../client';
import { briefOf } from './brief';
import { loadEntry, type Listed } from './catalogue';
import { isComplete, toInput, type Values } from './form-values';

/** Typing pauses of this length start a call, milliseconds. */
const DELAY = 150;

/** The answer to the first proposal of the smart box in one line, when it is computed on the device. */
export class QuickAnswer {
	line = $state('');
	#abort: AbortController | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Asks after a pause; the older question is given up. Feeds are not asked: nobody pressed anything yet. */
	ask(listed: Listed | undefined, values: Values): void {
		clearTimeout(this.#timer);
		this.#abort?.abort();
		this.line = '';
		if (!listed || listed.operation.kind === 'feed' || listed.operation.secret) return;
		const abort = new AbortController();
		this.#abort = abort;
		this.#timer = setTimeout(() => void this.#call(listed, values, abort), DELAY);
	}

	async #call(listed: Listed, values: Values, abort: AbortController): Promise<void> {
		try {
			const { operation } = await loadEntry(listed);
			if (!isComplete(operation, values)) return;
			const answer = await request(operation, toInput(operation, values), { signal: abort.signal });
			if (this.#abort === abort && answer.ok) this.line = briefOf(operation.path, answer.body);
		} catch (error) {
			// The proposal itself stays; its tool's page says what is wrong.
			if (!abort.signal.aborted) console.warn('smart box: no quick answer', error);
		}
	}
}

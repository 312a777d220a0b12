import type { Operation } from '../../engines/kit/contract';
import { request } from '../client';
import { briefOf } from './brief';
import { isComplete, toInput, type Values } from './form-values';

/** Typing pauses of this length start a call, milliseconds. */
const DELAY = 150;

/** The answer to the first proposal of the smart box in one line, when it is computed on the device. */
export class QuickAnswer {
	line = $state('');
	#abort: AbortController | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Asks after a pause; the older question is given up. Feeds are not asked: nobody pressed anything yet. */
	ask(operation: Operation | undefined, values: Values): void {
		clearTimeout(this.#timer);
		this.#abort?.abort();
		this.line = '';
		if (!operation || operation.kind === 'feed' || operation.secret || !isComplete(operation, values)) return;
		const abort = new AbortController();
		this.#abort = abort;
		this.#timer = setTimeout(() => void this.#call(operation, values, abort), DELAY);
	}

	async #call(operation: Operation, values: Values, abort: AbortController): Promise<void> {
		try {
			const answer = await request(operation, toInput(operation, values), { signal: abort.signal });
			if (this.#abort === abort && answer.ok) this.line = briefOf(operation.path, answer.body);
		} catch (error) {
			// The proposal itself stays; its tool's page says what is wrong.
			if (!abort.signal.aborted) console.warn('smart box: no quick answer', error);
		}
	}
}

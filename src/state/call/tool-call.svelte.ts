import type { Operation, PageGroup, PageOperation } from '../../../engines/kit/contract';
import type { Infer } from '../../../engines/kit/schema';
import { request, type Answer } from '../../client';
import { fromInput, isComplete, toInput } from './form-values';
import { reasonOf } from './reason';

/** What went wrong with a call, in the API's words. `field` names the field that it is about. */
export interface CallError {
	readonly code: string;
	readonly message: string;
	readonly field: string | null;
}

/** What a panel draws: a good answer of its operation, and the call that it came from. */
export interface AnswerProps<O extends Operation> {
	readonly tool: ToolCall;
	readonly answer: Infer<O['response']>;
}

/** Typing pauses of this length start a live call, milliseconds. */
const LIVE_DELAY = 150;

/**
 * One operation as the user works with it: the values of its form, the answer to them, and the call between the two.
 *
 * Operations that compute on the device answer while one types; feeds answer when asked, by `run()`.
 */
export class ToolCall {
	/** Values of the fields, by parameter name. Change them by `set`. */
	values: Record<string, unknown> = $state.raw({});
	/** The last answer that succeeded, kept on screen while the next one is on its way. */
	answer: Answer | null = $state.raw(null);
	/** The last response of any kind, for the JSON tab. */
	response: Answer | null = $state.raw(null);
	error: CallError | null = $state.raw(null);
	busy = $state(false);
	/** True when the user asked for this answer (button, Enter), false when it came while typing. */
	asked = $state(false);
	/** The missing inputs of a form that composes other fields, in words; null when the form has the API's fields. */
	asks: string | null = $state(null);
	/** The question in a line, from a form that knows it better than the values read; null otherwise. */
	line: string | null = $state(null);
	onanswer: (() => void) | null = null;

	#abort: AbortController | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(
		readonly group: PageGroup,
		readonly name: string,
		readonly operation: PageOperation,
		values: Readonly<Record<string, unknown>> = {}
	) {
		this.values = { ...values };
	}

	/** Answers while one types. */
	get live(): boolean {
		return this.operation.kind !== 'feed' && !this.operation.accepts;
	}

	/** The values as the API takes them: numbers, lists and maps read from their text, empty ones left out. */
	get input(): Record<string, unknown> {
		return toInput(this.operation, this.values);
	}

	get complete(): boolean {
		return isComplete(this.operation, this.values);
	}

	/** The text of a field for an input element. */
	text(name: string): string {
		const value = this.values[name];
		return value === undefined || value === null ? '' : String(value);
	}

	/** Puts a value into a field; `''` or undefined empties it. Starts a live call after a pause in typing. */
	set(name: string, value: unknown): void {
		this.values = { ...this.values, [name]: value };
		if (this.error?.field === name) this.error = null;
		if (this.live) this.#later();
	}

	/** Keeps a value of the panel's own beside the call, in the address and the history: no part of the question. */
	keep(name: string, value: string): void {
		if (this.text(name) === value) return;
		this.values = { ...this.values, [name]: value };
		if (this.answer) this.onanswer?.();
	}

	/** Puts several values at once (of an example, of the history) and runs when everything required is there. */
	fill(input: Readonly<Record<string, unknown>>): void {
		this.values = fromInput(this.operation, input);
		this.error = null;
		if (this.complete) void this.run();
	}

	#later(): void {
		clearTimeout(this.#timer);
		if (!this.complete) {
			this.cancel();
			this.answer = null;
			this.error = null;
			return;
		}
		this.#timer = setTimeout(() => void this.#call(false), LIVE_DELAY);
	}

	/** Calls the API now; an older call of this tool that is still running is aborted. Never rejects: see `error`. */
	run(): Promise<void> {
		clearTimeout(this.#timer);
		return this.#call(true);
	}

	cancel(): void {
		clearTimeout(this.#timer);
		this.#abort?.abort();
		this.#abort = null;
		this.busy = false;
	}

	async #call(asked: boolean): Promise<void> {
		this.#abort?.abort();
		const abort = new AbortController();
		this.#abort = abort;
		this.busy = true;
		try {
			const answer = await request(this.operation, this.input, { signal: abort.signal });
			if (this.#abort !== abort) return;
			this.asked = asked;
			this.response = answer;
			this.error = answer.error;
			if (answer.ok) {
				this.answer = answer;
				this.onanswer?.();
			}
		} catch (error) {
			if (this.#abort !== abort || abort.signal.aborted) return;
			this.asked = asked;
			this.error = { code: 'NO_ANSWER', message: reasonOf(error), field: null };
		} finally {
			if (this.#abort === abort) {
				this.#abort = null;
				this.busy = false;
			}
		}
	}
}

import { isMedia } from '../api/encode-response';
import type { Call, Caller, Ran } from '../api/handle';
import type { Route } from '../api/routes';

/** A question that is longer is seldom asked twice, characters of JSON. */
const MAX_QUESTION = 512;
/** An answer that is longer is seldom one of many, characters. */
const MAX_ANSWER = 16 * 1024;
/** Maximum number of cached characters of requests and answers. */
const MAX_KEPT = 8 * 2 ** 20;

type Run = (call: Call, route: Route, caller: Caller) => Promise<Ran>;

/**
 * Runs calls, and returns a recent answer when the same key repeats a request, so that response times reveal nothing
 * about others. Caches short JSON answers of operations that take no bytes or secrets and fetch nothing. `readsTime`
 * reports calls that depend on the time; those are not cached.
 */
export function remembering(run: Run): { readonly run: Run; readsTime(call: Call): void } {
	const answers = new Map<string, string>();
	let kept = 0;
	const timed = new WeakSet<Call>();
	const mayKeep = new Map<Route['operation'], boolean>();

	function keepable({ operation }: Route): boolean {
		let may = mayKeep.get(operation);
		if (may === undefined) {
			const bytes = Object.values(operation.params.properties).some(
				(one) => 'format' in one && String(one.format) === 'binary'
			);
			may = !bytes && !operation.secret && operation.fetches === undefined && operation.kind !== 'feed';
			mayKeep.set(operation, may);
		}
		return may;
	}

	function keep(question: string, answer: string): void {
		answers.set(question, answer);
		kept += question.length + answer.length;
		for (const [oldest, text] of answers) {
			if (kept <= MAX_KEPT) break;
			answers.delete(oldest);
			kept -= oldest.length + text.length;
		}
	}

	return {
		readsTime: (call) => void timed.add(call),
		async run(call, route, caller) {
			if (!keepable(route)) return run(call, route, caller);
			const question = JSON.stringify([caller.key, call.group, call.name, call.accept, call.input]);
			if (question.length > MAX_QUESTION) return run(call, route, caller);
			const known = answers.get(question);
			if (known !== undefined) return { value: { json: known, warning: null }, where: 'memory' };
			const ran = await run(call, route, caller);
			const { value } = ran;
			if (isMedia(value) || value.warning !== null || value.json.length > MAX_ANSWER || timed.has(call)) return ran;
			if (!answers.has(question)) keep(question, value.json);
			return ran;
		}
	};
}

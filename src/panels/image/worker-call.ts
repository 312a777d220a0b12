type Outcome<Done> =
	| { readonly kind: 'progress' }
	| ({ readonly kind: 'done' } & Done)
	| { readonly kind: 'failed'; readonly reason: string };

/**
 * Sends a worker one message and ends it: after its answer, its failure, or when `signal` is aborted.
 * @param onProgress gets every message before the answer
 */
export function callWorker<Answer extends Outcome<object>>(
	worker: Worker,
	request: unknown,
	onProgress: (message: Extract<Answer, { kind: 'progress' }>) => void,
	signal: AbortSignal
): Promise<Extract<Answer, { kind: 'done' }>> {
	const made = new Promise<Extract<Answer, { kind: 'done' }>>((resolve, reject) => {
		worker.onmessage = ({ data }: MessageEvent<Answer>) => {
			if (data.kind === 'progress') onProgress(data as Extract<Answer, { kind: 'progress' }>);
			else if (data.kind === 'done') resolve(data as Extract<Answer, { kind: 'done' }>);
			else reject(new Error(data.reason));
		};
		worker.onerror = () => reject(new Error('its worker could not start'));
		signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
	});
	worker.postMessage(request);
	return made.finally(() => worker.terminate());
}

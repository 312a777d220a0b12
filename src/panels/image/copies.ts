import { LOOKS, type Coarse } from '../../../engines/image/copy/keep';
import type { CleanAnswer, CleanRequest } from './clean.worker';
import type { ShrinkAnswer, ShrinkRequest } from './shrink.worker';
import { callWorker } from './worker-call';

/** A request for copies that keep only the appearance of the pictures, and a town and a year if given. */
export const cleanRequest = (files: readonly File[], coarse: readonly (Coarse | null)[] = []): CleanRequest => ({
	...LOOKS,
	files,
	blocks: [...LOOKS.blocks],
	coarse
});

/** Copies without metadata, made and read again in a worker; of several files one ZIP file. */
export const clean = (
	request: CleanRequest,
	onProgress: (done: number) => void,
	signal: AbortSignal
): Promise<Extract<CleanAnswer, { kind: 'done' }>> =>
	callWorker<CleanAnswer>(
		new Worker(new URL('./clean.worker.ts', import.meta.url), { type: 'module' }),
		request,
		({ done }) => onProgress(done),
		signal
	);

/**
 * A smaller copy, made by browser-image-compression in our worker: the library's own worker would use a blob:
 * address, which the page's policy forbids, with its code from a CDN. Null when no try is smaller.
 * @param onProgress per cent done
 */
export async function shrink(
	request: ShrinkRequest,
	onProgress: (percent: number) => void,
	signal: AbortSignal
): Promise<File | null> {
	const worker = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' });
	const { file } = await callWorker<ShrinkAnswer>(worker, request, ({ percent }) => onProgress(percent), signal);
	return file;
}

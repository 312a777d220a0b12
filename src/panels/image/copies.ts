import type { ShrinkAnswer, ShrinkRequest } from './shrink.worker';

const EXTENSIONS: Readonly<Record<string, string>> = {
	'image/jpeg': 'jpg',
	'image/png': 'png',
	'image/webp': 'webp',
	'image/bmp': 'bmp'
};

/** `photo.heic.jpg` and `clean` → `photo.heic-clean.jpg`; the extension is that of the copy's type where it is known. */
export function copyName(name: string, mark: string, type: string): string {
	const dot = name.lastIndexOf('.');
	const stem = dot > 0 ? name.slice(0, dot) : name || 'picture';
	const extension = EXTENSIONS[type] ?? (dot > 0 ? name.slice(dot + 1) : 'img');
	return `${stem}-${mark}.${extension}`;
}

/**
 * A copy whose longer side has at most `side` pixels, made by browser-image-compression in a worker of our own.
 *
 * The library can start a worker itself, but from a blob: address, which the page's policy forbids, and with its code
 * from a CDN. Aborting ends the worker, whatever it is doing.
 * @param onProgress per cent done
 */
export function shrink(
	file: File,
	side: number,
	onProgress: (percent: number) => void,
	signal: AbortSignal
): Promise<File> {
	const worker = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' });
	const made = new Promise<File>((resolve, reject) => {
		worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => {
			if (data.kind === 'progress') onProgress(data.percent);
			else if (data.kind === 'done') resolve(data.file);
			else reject(new Error(data.reason));
		};
		worker.onerror = () => reject(new Error('its worker could not start'));
		signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
	});
	worker.postMessage({ file, side } satisfies ShrinkRequest);
	return made.finally(() => worker.terminate());
}

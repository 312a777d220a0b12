import type { EngineContext } from './contract';
import { ApiError } from './errors';

/** What opens packs. */
export type PackSource = Pick<EngineContext, 'pack' | 'hasPack'>;

/** An object opened from a pack by the first request, for all later ones. After a failure the next request tries again. */
export function openedOnce<Opened, Context extends Pick<EngineContext, 'pack'> = Pick<EngineContext, 'pack'>>(
	pack: string,
	open: (bytes: ArrayBuffer, context: Context) => Opened | Promise<Opened>
): (context: Context) => Promise<Opened> {
	let opened: Promise<Opened> | undefined;
	return (context) =>
		(opened ??= context
			.pack(pack)
			.then((bytes) => open(bytes, context))
			.catch((error: unknown) => {
				opened = undefined;
				throw error;
			}));
}

/** Opens a pack, waiting `patience` ms for a download, which continues. `failed` if unavailable; rejects otherwise. */
export async function openedInTime<Opened>(
	pack: string,
	open: (context: PackSource) => Promise<Opened>,
	context: PackSource,
	patience: number
): Promise<Opened | 'loading' | 'failed'> {
	const onDevice = await context.hasPack(pack);
	const attempt = open(context).catch((error: unknown) => {
		if (error instanceof ApiError) return 'failed' as const;
		throw error;
	});
	if (onDevice) return attempt;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const waited = new Promise<'loading'>((resolve) => void (timer = setTimeout(resolve, patience, 'loading')));
	return Promise.race([attempt, waited]).finally(() => clearTimeout(timer));
}

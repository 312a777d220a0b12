import type { EngineContext } from './contract';

/** What is made of a pack: opened by the first question, for all that follow. After a failure the next question tries again. */
export function openedOnce<Opened>(
	pack: string,
	open: (bytes: ArrayBuffer) => Opened
): (context: Pick<EngineContext, 'pack'>) => Promise<Opened> {
	let opened: Promise<Opened> | undefined;
	return (context) =>
		(opened ??= context
			.pack(pack)
			.then(open)
			.catch((error: unknown) => {
				opened = undefined;
				throw error;
			}));
}

/**
 * What is made of a pack when it is there soon. A pack on the device is waited for; one that must be fetched for `patience` milliseconds, and
 * its download goes on. `failed` when it cannot be had, most likely without a network.
 */
export async function openedInTime<Opened>(
	pack: string,
	open: (context: EngineContext) => Promise<Opened>,
	context: EngineContext,
	patience: number
): Promise<Opened | 'loading' | 'failed'> {
	const onDevice = await context.hasPack(pack);
	const attempt = open(context).catch(() => 'failed' as const);
	if (onDevice) return attempt;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const waited = new Promise<'loading'>((resolve) => {
		timer = setTimeout(resolve, patience, 'loading');
	});
	return Promise.race([attempt, waited]).finally(() => clearTimeout(timer));
}

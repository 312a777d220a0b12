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

import { openChannel } from '../../../sw/host/channel';
import type { PackProgress, PackState } from '../../../sw/host/packs';
import { listPacks, loadPack, PACK_PROGRESS, removePack } from '../../../sw/host/packs';

export { listPacks, type PackProgress, type PackState };

/** Downloads a pack so that its operations work offline. Rejects when aborted or not fetched whole. */
export async function download(
	name: string,
	onProgress: (progress: PackProgress) => void,
	signal?: AbortSignal
): Promise<void> {
	await loadPack(name, onProgress, signal);
}

/** Frees a pack's space; an operation that needs it downloads it again. */
export const remove = removePack;

/** Hears of downloads that operations started. Returns how to stop listening. */
export function watchDownloads(onProgress: (progress: PackProgress) => void): () => void {
	const channel = openChannel(PACK_PROGRESS);
	channel?.addEventListener('message', ({ data }: MessageEvent<PackProgress>) => onProgress(data));
	return () => channel?.close();
}

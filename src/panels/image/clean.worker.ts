import { cleanCopy, type CleanCopy, type Coarse } from '../../../engines/image/copy/clean';
import { copyName } from './copy-name';
import { zip } from './zip';
import { reasonOf } from '../../state/call/reason';

export interface CleanRequest {
	readonly files: readonly File[];
	readonly blocks: readonly string[];
	readonly date: boolean;
	readonly copyright: boolean;
	readonly camera: boolean;
	/** Town and year that stay, in the order of the files. */
	readonly coarse?: readonly (Coarse | null)[];
}
/** The removed metadata of a picture, and the remaining findings of its copy. */
export type CleanReport = Omit<CleanCopy, 'bytes' | 'kept'> & { readonly name: string };
export type CleanAnswer =
	| { readonly kind: 'progress'; readonly done: number }
	| {
			readonly kind: 'done';
			/** The copy, or all of them in a ZIP file; null when none was possible. */
			readonly file: File | null;
			readonly reports: readonly CleanReport[];
			/** Files that are too damaged, or of a format of which no copy is made. */
			readonly refused: readonly string[];
	  }
	| { readonly kind: 'failed'; readonly reason: string };

const answer = (message: CleanAnswer) => self.postMessage(message);

/** Copies of the files one after the other: only one original is in memory at a time. */
self.onmessage = async ({ data: { files, blocks, coarse, ...wishes } }: MessageEvent<CleanRequest>) => {
	const copies: { name: string; bytes: Uint8Array<ArrayBuffer>; type: string }[] = [];
	const reports: CleanReport[] = [];
	const refused: string[] = [];
	try {
		for (const [index, file] of files.entries()) {
			const cleaned = cleanCopy(new Uint8Array(await file.arrayBuffer()), {
				...wishes,
				blocks: new Set(blocks),
				coarse: coarse?.[index] ?? undefined
			});
			if (cleaned && cleaned.isComplete) {
				const { bytes, kept: _, ...report } = cleaned;
				copies.push({ name: copyName(file.name, 'clean', file.type), bytes, type: file.type });
				reports.push({ ...report, name: file.name });
			} else refused.push(file.name);
			answer({ kind: 'progress', done: index + 1 });
		}
		const [only] = copies;
		const file =
			copies.length > 1
				? new File(zip(copies), 'pictures-clean.zip', { type: 'application/zip' })
				: only
					? new File([only.bytes], only.name, { type: only.type })
					: null;
		answer({ kind: 'done', file, reports, refused });
	} catch (error) {
		answer({ kind: 'failed', reason: reasonOf(error) });
	}
};

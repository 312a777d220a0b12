import { fourCc, latin1, u32 } from '../bytes';

const [JUMB, JUMD] = [fourCc('jumb'), fourCc('jumd')];
const MAX_BOXES = 2000;
const MAX_DEPTH = 12;

/** A box of content with its type. */
export type Content = { readonly type: number; readonly data: Uint8Array };

/** A superbox of JUMBF (ISO 19566-5): its description, its content and the superboxes in it. */
export interface SuperBox {
	readonly label: string;
	/** First four letters of its type's number: `c2ma`, `c2um`. */
	readonly kind: string;
	/** Description and content, without the superbox's own head: the bytes that a hashed reference covers. */
	readonly bytes: Uint8Array;
	readonly contents: readonly Content[];
	readonly children: readonly SuperBox[];
}

/** Returns the superboxes of a store, up to 2,000 boxes in twelve levels; `isCut` where it has more. */
export function readJumbf(store: Uint8Array): { readonly boxes: readonly SuperBox[]; readonly isCut: boolean } {
	const budget = { left: MAX_BOXES };
	const { children } = inside(store, '', '', 0, budget);
	return { boxes: children, isCut: budget.left <= 0 };
}

function inside(bytes: Uint8Array, outer: string, sort: string, depth: number, budget: { left: number }): SuperBox {
	const contents: Content[] = [];
	const children: SuperBox[] = [];
	let [label, kind] = [outer, sort];
	let at = 0;
	while (at + 8 <= bytes.length && budget.left > 0 && depth < MAX_DEPTH) {
		budget.left--;
		const length = u32(bytes, at, false);
		const type = u32(bytes, at + 4, false);
		const end = length === 0 ? bytes.length : Math.min(bytes.length, at + Math.max(8, length));
		const data = bytes.subarray(at + 8, end);
		if (type === JUMB) children.push(inside(data, label, '', depth + 1, budget));
		else if (type !== JUMD) contents.push({ type, data });
		else {
			kind = latin1(data, 0, 4);
			// The second bit of the switches says that a label follows.
			if (((data[16] ?? 0) & 2) !== 0) {
				const nul = data.indexOf(0, 17);
				label = latin1(data, 17, Math.max(0, (nul === -1 ? data.length : nul) - 17));
			}
		}
		at = end;
	}
	return { label, kind, bytes, contents, children };
}

import type { AnySuggest } from '../../engines/kit/suggest';
import { groups } from './pages/catalogue';

// Stryker disable next-line all: Vite takes nothing but literals here.
const boxes = import.meta.glob<AnySuggest>('../../engines/*/box.ts', { eager: true, import: 'suggest' });

/** What the box understands, by group, in display order. */
export const suggestions: Readonly<Record<string, AnySuggest>> = Object.fromEntries(
	groups.flatMap(({ id }) => {
		const suggest = boxes[`../../engines/${id}/box.ts`];
		return suggest === undefined ? [] : [[id, suggest]];
	})
);

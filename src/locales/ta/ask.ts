import type { ask } from '../../../engines/ask/contract';
import type { FormsOf } from '../types';

/** Form texts in Tamil. */
export const forms: FormsOf<typeof ask> = {
	fields: {
		q: 'கேள்வி',
		lang: 'மொழி',
		country: 'நாடு',
		time_zone: 'நேர மண்டலம்',
		limit: 'அதிகபட்சம்',
		date: 'தேதி'
	}
};

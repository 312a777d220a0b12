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
	},
	examples: {
		'A conversion in words': 'சொற்களில் மாற்றம்',
		'A clock elsewhere, in German': 'வேறிடத்தின் நேரம், ஜெர்மனில்',
		'Nothing here answers it': 'இதற்கு இங்கு விடை இல்லை'
	}
};

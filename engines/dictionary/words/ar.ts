import type { FormsOf, NamesOf } from '../../kit/words';
import type { dictionary } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof dictionary> = {
	title: 'القاموس',
	operations: {
		related: 'كلمات ذات صلة'
	},
	packs: {
		wordnet: 'الكلمات (WordNet)',
		definitions: 'تعريفات الكلمات (WordNet)'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof dictionary> = {
	fields: {
		word: ['الكلمة', 'كلمة أو عبارة إنجليزية بأي صيغة'],
		limit: 'كلمات كل قائمة',
		definitions: ['المعاني', 'يذكر معنى الكلمة أيضًا؛ تُجلب بياناته عند أول طلب']
	},
	examples: {
		'The plural of a noun': 'جمع اسم',
		'A phrase': 'عبارة',
		'What it means': 'ما معناها',
		Parts: 'الأجزاء'
	}
};

import type { FormsOf, NamesOf } from '../../kit/words';
import type { text } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof text> = {
	title: 'تحليل النص',
	operations: {
		readability: 'سهولة القراءة'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof text> = {
	fields: {
		text: ['النص', 'يُفضَّل 100 كلمة أو أكثر'],
		language: ['اللغة', 'تُعرف من النص إن تُركت فارغة']
	},
	examples: {
		'An easy pair of sentences': 'جملتان سهلتان',
		'Abbreviations, initials and decimals do not end a sentence': 'الاختصارات والكسور العشرية لا تنهي الجملة',
		'German by its own formula': 'الألمانية بصيغتها الخاصة',
		'A hard one': 'نص صعب'
	}
};

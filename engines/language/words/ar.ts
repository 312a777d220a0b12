import type { FormsOf, NamesOf } from '../../kit/words';
import type { language } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof language> = {
	title: 'اللغة',
	operations: {
		detect: 'اكتشف اللغة',
		detectBatch: 'نصوص عدة',
		script: 'الخطوط',
		languages: 'اللغات المعروفة',
		transliterate: 'النقحرة'
	},
	packs: {
		detect: 'التمييز بين اللغات',
		typing: 'اللغات الهندية كما تُكتب باللاتينية',
		names: 'أسماء الأماكن واللغات كما تُكتب باللاتينية'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof language> = {
	fields: {
		text: ['النص', 'أي نص حتى مليون حرف'],
		languages: ['هذه اللغات فقط', 'رمز في كل سطر؛ اتركه فارغًا للغات الـ55 كلها'],
		segments: ['أجزاء نص مختلط', 'يقسم النص إلى أجزاء، كل جزء بلغة'],
		texts: ['النصوص', 'من نص واحد إلى 100 نص، نص في كل سطر'],
		to: 'إلى',
		from: 'من'
	},
	examples: {
		'A sentence': 'جملة',
		'Hindi, by words and not only by script': 'الهندية بكلماتها لا بخطها وحده',
		'Only what it can be': 'ما يمكن أن تكونه فقط',
		'Parts of a mixed text': 'أجزاء نص مختلط',
		'No letters': 'بلا حروف',
		'Three greetings': 'ثلاث تحيات',
		'Two scripts': 'خطان',
		'Nothing to count': 'لا شيء يُعد',
		'Devanagari to ISO 15919': 'ديفاناغاري إلى ISO 15919',
		'Typed, to be written': 'مكتوب باللاتينية، إلى خطه',
		'As people type it': 'كما يكتبها الناس باللاتينية'
	}
};

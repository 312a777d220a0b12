import type { FormsOf, NamesOf } from '../../kit/words';
import type { image } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof image> = {
	title: 'الصور',
	operations: {
		info: 'معلومات الصورة'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof image> = {
	fields: {
		file: 'الصورة',
		url: ['العنوان', 'عنوان الصورة؛ يجب أن يسمح خادمها للمواقع الأخرى بقراءتها (CORS)'],
		base64: ['Base64 أو data: URL', 'الصورة بترميز base64 أو data: URL']
	}
};

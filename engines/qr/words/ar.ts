import type { FormsOf, NamesOf } from '../../kit/words';
import type { qr } from '../contract';

/** The group in Arabic. */
export const names: NamesOf<typeof qr> = {
	title: 'QR',
	operations: {
		wifi: 'رمز واي فاي',
		qr: 'أي رمز'
	}
};

/** Its forms in Arabic. */
export const forms: FormsOf<typeof qr> = {
	fields: {
		ssid: 'اسم الشبكة',
		password: 'كلمة المرور',
		security: 'الحماية',
		hidden: 'شبكة مخفية',
		size: ['الحجم بالبكسل', 'عرض الصورة وارتفاعها'],
		format: 'الصيغة',
		text: 'النص',
		error_correction: 'ما يمكن فقده',
		dark: 'اللون الداكن',
		light: 'اللون الفاتح'
	},
	examples: {
		'A network with a password': 'شبكة بكلمة مرور',
		'An open network': 'شبكة مفتوحة',
		'A hidden network, with characters that need escaping': 'شبكة مخفية برموز خاصة',
		'An address': 'عنوان',
		'Colours, and a quarter of it may be lost': 'ألوان، ويمكن فقد ربعه'
	}
};

import type { FormsOf, NamesOf } from '../../kit/words';
import type { image } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof image> = {
	title: 'படம்',
	operations: {
		info: 'படத்தின் விவரங்கள்'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof image> = {
	fields: {
		file: 'படம்',
		url: ['முகவரி', 'படத்தின் முகவரி; அதன் சேவையகம் பிற தளங்களை அனுமதிக்க வேண்டும் (CORS)'],
		base64: ['Base64 அல்லது data: URL', 'படம் base64 ஆக, அல்லது data: URL']
	}
};

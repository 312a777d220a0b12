import type { FormsOf, NamesOf } from '../../kit/words';
import type { universities } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof universities> = {
	title: 'பல்கலைக் கழகங்கள்',
	operations: {
		countries: 'நாடு வாரியாக',
		universities: 'பெயர் அல்லது டொமைன் மூலம்'
	},
	packs: {
		universities: 'பல்கலைக்கழகங்களும் பள்ளிகளும், பெயரும் டொமைனும்'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof universities> = {
	fields: {
		country: 'நாடு',
		q: ['பெயர்', 'பெயரின் சொற்கள், எந்த வரிசையிலும்; அல்லது `mit` போன்ற சுருக்கம்'],
		domain: ['டொமைன் அல்லது மின்னஞ்சல்', 'டொமைன், மின்னஞ்சல் அல்லது வலை முகவரி'],
		level: ['வகை', 'பெயரும் டொமைனும் சொல்வது'],
		limit: 'அதிகபட்சம்',
		offset: ['இத்தனை தவிர்த்து', 'முதலில் விடப்படுபவை']
	},
	choices: {
		level: {
			higher_education: 'உயர்கல்வி',
			school: 'பள்ளி'
		}
	}
};

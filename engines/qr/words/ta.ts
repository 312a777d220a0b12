import type { FormsOf, NamesOf } from '../../kit/words';
import type { qr } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof qr> = {
	title: 'QR',
	operations: {
		wifi: 'வைஃபை குறியீடு',
		qr: 'எந்தக் குறியீடும்'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof qr> = {
	fields: {
		ssid: 'நெட்வொர்க் பெயர்',
		password: 'கடவுச்சொல்',
		security: 'பாதுகாப்பு',
		hidden: 'மறைந்த நெட்வொர்க்',
		size: ['அளவு, பிக்சல்களில்', 'படத்தின் அகலமும் உயரமும்'],
		format: 'வடிவம்',
		text: 'உரை',
		error_correction: 'எவ்வளவு இழக்கலாம்',
		dark: 'அடர் நிறம்',
		light: 'வெளிர் நிறம்'
	},
	examples: {
		'A network with a password': 'கடவுச்சொல் உள்ள நெட்வொர்க்',
		'An open network': 'திறந்த நெட்வொர்க்',
		'A hidden network, with characters that need escaping': 'சிறப்புக் குறிகளுடன் மறைந்த நெட்வொர்க்',
		'An address': 'முகவரி',
		'Colours, and a quarter of it may be lost': 'வண்ணங்கள்; கால் பங்கு இழந்தாலும் சரி'
	}
};

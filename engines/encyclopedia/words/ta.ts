import type { FormsOf, NamesOf } from '../../kit/words';
import type { encyclopedia } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof encyclopedia> = {
	title: 'கலைக் களஞ்சியம்',
	operations: {
		autocomplete: 'கட்டுரை தேடு',
		onThisDay: 'இந்நாளில்'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof encyclopedia> = {
	fields: {
		q: 'கட்டுரை',
		lang: ['விக்கிப்பீடியா மொழி', 'எ.கா. en, de, ta'],
		limit: 'அதிகபட்சம்',
		summary: 'சுருக்கம்',
		month: 'மாதம்',
		day: 'நாள்',
		type: ['எவை', 'தேர்ந்தவை: தொகுப்பாளர்கள் தேர்ந்த சில நிகழ்வுகள்'],
		offset: 'இத்தனை தவிர்த்து'
	},
	choices: {
		type: {
			events: 'நிகழ்வுகள்',
			births: 'பிறப்புகள்',
			deaths: 'இறப்புகள்',
			holidays: 'விழாக்கள்',
			selected: 'தேர்ந்தவை'
		}
	},
	examples: {
		'Titles that begin with “earth”': '“earth” எனத் தொடங்கும் தலைப்புகள்'
	}
};

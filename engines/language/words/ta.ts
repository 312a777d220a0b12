import type { FormsOf, NamesOf } from '../../kit/words';
import type { language } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof language> = {
	title: 'மொழி',
	operations: {
		detect: 'மொழியைக் கண்டறி',
		detectBatch: 'பல உரைகள்',
		script: 'எழுத்து முறைகள்',
		languages: 'தெரிந்த மொழிகள்',
		transliterate: 'எழுத்துப் பெயர்ப்பு'
	},
	packs: {
		detect: 'மொழிகளைப் பிரித்தறிதல்',
		typing: 'தட்டச்சு செய்யப்படும் இந்திய மொழிகள்',
		names: 'தட்டச்சு செய்யப்படும் இடங்கள், மொழிகளின் பெயர்கள்'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof language> = {
	fields: {
		text: ['உரை', 'எந்த உரையும், 10 லட்சம் எழுத்துகள் வரை'],
		languages: ['இம்மொழிகள் மட்டும்', 'ஒரு வரிக்கு ஒரு குறியீடு; வெறுமையாக விட்டால் 55 மொழிகளும்'],
		segments: ['கலப்பு உரையின் பகுதிகள்', 'உரையை மொழிவாரியாகப் பிரிக்கிறது'],
		texts: ['உரைகள்', '1 முதல் 100 உரைகள், வரிக்கு ஒன்று'],
		to: 'எதற்கு',
		from: 'எதிலிருந்து'
	},
	examples: {
		'A sentence': 'ஒரு வாக்கியம்',
		'Hindi, by words and not only by script': 'இந்தி, எழுத்தால் மட்டுமல்ல, சொற்களால்',
		'Only what it can be': 'இருக்கக்கூடியவை மட்டும்',
		'Parts of a mixed text': 'கலப்பு உரையின் பகுதிகள்',
		'No letters': 'எழுத்துகள் இல்லை',
		'Three greetings': 'மூன்று வாழ்த்துகள்',
		'Two scripts': 'இரு எழுத்து முறைகள்',
		'Nothing to count': 'எண்ண ஏதுமில்லை',
		'Devanagari to ISO 15919': 'தேவநாகரி → ISO 15919',
		'Typed, to be written': 'தட்டச்சிலிருந்து எழுத்துக்கு',
		'As people type it': 'மக்கள் தட்டச்சும் வடிவில்'
	}
};

import type { Forms, Translation } from '../types';
import type { words as en } from '../en/encyclopedia';

export const forms: Forms<'encyclopedia'> = {
	q: 'கட்டுரை',
	lang: 'விக்கிப்பீடியா மொழி',
	summary: 'சுருக்கம்',
	month: 'மாதம்',
	type: 'எவை',
	offset: 'இத்தனை தவிர்த்து',
	'type=events': 'நிகழ்வுகள்',
	'type=births': 'பிறப்புகள்',
	'type=deaths': 'இறப்புகள்',
	'type=holidays': 'விழாக்கள்',
	'type=selected': 'தேர்ந்தவை'
};

export const words: Translation<typeof en> = {
	seen: 'விக்கிப்பீடியாவை அணுக முடியவில்லை: இவை முன்பு பார்த்த தலைப்புகள்.',
	seenAndWords: 'விக்கிப்பீடியாவை அணுக முடியவில்லை: இவை முன்பு பார்த்த தலைப்புகளும் அகராதிச் சொற்களும்.',
	none: 'இந்த விக்கிப்பீடியாவில் “{query}” எனத் தொடங்கும் தலைப்பு இல்லை.',
	foundAs: '“{title}” எனக் கிடைத்தது',
	summary: 'சுருக்கம்',
	noSummary: 'சுருக்கம் கிடைக்கவில்லை; அது கட்டுரையில் உள்ளது.',
	nothing: 'இந்த நாளுக்கு எதுவும் இல்லை.',
	noMore: 'இந்த நாளுக்கு வேறு எதுவும் இல்லை.',
	notWhole: 'விக்கிப்பீடியாவின் இந்த நாளுக்கான பக்கத்தில் உள்ள அனைத்தையும் படிக்க முடியவில்லை.',
	dayBefore: 'முந்தைய நாள்',
	today: 'இன்று',
	dayAfter: 'அடுத்த நாள்'
};

import type { Forms, Translation } from '../types';
import type { words as en } from '../en/dictionary';

export const forms: Forms<'dictionary'> = {
	word: 'சொல்',
	limit: 'ஒவ்வொரு பட்டியலிலும் சொற்கள்',
	definitions: 'பொருளும்'
};

export const words: Translation<typeof en> = {
	noun: 'பெயர்ச்சொல்',
	verb: 'வினைச்சொல்',
	adjective: 'பெயரடை',
	adverb: 'வினையடை',
	synonyms: 'ஒரே பொருள்',
	antonyms: 'எதிர்ச்சொல்',
	similar: 'ஏறக்குறைய ஒன்று',
	broader: 'எதன் வகை',
	narrower: 'வகைகள்',
	wholes: 'எதன் பகுதி',
	parts: 'பகுதிகள்',
	derived: 'இதிலிருந்து வந்தவை',
	homophones: 'ஒரே உச்சரிப்பு',
	rhymes: 'எதுகைச் சொற்கள்',
	soundsLike: 'ஓர் ஒலி வேறு',
	syllables: { one: '{count} அசை', other: '{count} அசைகள்' },
	instance: 'எடுத்துக்காட்டு',
	member: 'உறுப்பினர்',
	substance: 'பொருள்',
	walk: 'வந்த வழிச் சொற்கள்',
	meanings: { one: '{count} பொருள்', other: '{count} பொருள்கள்' },
	notStored: 'விளக்கங்கள் அடுத்த இணைப்பில் வரும்: அவற்றின் தரவு இந்தச் சாதனத்தில் இன்னும் இல்லை.',
	showMore: 'மேலும் {count} காட்டு',
	moreOf: 'மேலும் {count}: {title}'
};

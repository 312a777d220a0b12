import type { UniversitiesWords } from './en';

export const ta: UniversitiesWords = {
	country: 'நாடு',
	universities: 'பல்கலைக்கழகங்கள்',
	share: 'பங்கு',
	totalUnit: { one: 'பல்கலைக்கழகம்', other: 'பல்கலைக்கழகங்கள்' },
	rank: '{count} நாடுகளில் {rank}-ஆம் இடம்; பட்டியலில் {share}.',
	inCountries: {
		one: '{count} நாட்டில். வரைபடத்திலோ அட்டவணையிலோ அதை அழுத்தவும்.',
		other: '{count} நாடுகளில். வரைபடத்திலோ அட்டவணையிலோ ஒன்றை அழுத்தவும்.'
	},
	byCountry: 'நாடு வாரியாகப் பல்கலைக்கழகங்கள்',
	legend: 'நிறம்: பல்கலைக்கழகங்களின் எண்ணிக்கை'
};

import type { FormsOf, NamesOf } from '../../kit/words';
import type { earthquakes } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof earthquakes> = {
	title: 'நிலநடுக்கம்',
	operations: {
		recent: 'அண்மை நிலநடுக்கங்கள்'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof earthquakes> = {
	fields: {
		period: ['காலம்', 'கடந்த 1 மணி, 24 மணி, 7 நாட்கள் அல்லது 30 நாட்கள்'],
		min_magnitude: ['குறைந்தபட்ச அளவு', 'காட்டப்படும் மிகச் சிறியவை; “முக்கியமானவை” தாக்கத்தின்படி'],
		at_least: ['துல்லியமான அளவு முதல்', 'வேறு எந்த வரம்பும்; 6 என்பது 5.95 இலிருந்து'],
		limit: 'அதிகபட்சம்',
		near: ['எந்த இடத்தருகே', 'ஒவ்வொன்றும் இவ்விடத்திலிருந்து எவ்வளவு தூரம் எனக் காட்டும்']
	},
	choices: {
		period: {
			hour: 'மணி',
			day: 'நாள்',
			week: 'வாரம்',
			month: 'மாதம்'
		},
		min_magnitude: {
			all: 'எல்லாம்',
			significant: 'முக்கியமானவை'
		}
	}
};

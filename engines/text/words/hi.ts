import type { FormsOf, NamesOf } from '../../kit/words';
import type { text } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof text> = {
	title: 'पाठ जाँच',
	operations: {
		readability: 'पढ़ने में आसानी'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof text> = {
	fields: {
		text: ['पाठ', '100 या उससे ज़्यादा शब्द हों तो अच्छा'],
		language: ['भाषा', 'खाली छोड़ें तो पाठ से पहचानी जाती है']
	},
	examples: {
		'An easy pair of sentences': 'दो आसान वाक्य',
		'Abbreviations, initials and decimals do not end a sentence': 'संक्षेप और दशमलव वाक्य ख़त्म नहीं करते',
		'German by its own formula': 'जर्मन, उसके अपने सूत्र से',
		'A hard one': 'एक कठिन पाठ'
	}
};

import type { Suggest } from '../kit/suggest';
import type { text as contract } from './contract';

export const suggest: Suggest<typeof contract> = {
	names: {
		readability: ['readability', 'reading time', 'word count', 'text', 'text analysis', 'flesch', 'reading level', 'lesbarkeit', 'lesezeit', 'wörter zählen', 'legibilidad', 'tiempo de lectura', 'contar palabras', 'lisibilité', 'temps de lecture', 'पठनीयता', 'वाचनीयता', 'வாசிப்புத்திறன்', 'سهولة القراءة', 'عدد الكلمات'] // prettier-ignore
	},
	read({ text, words }) {
		if (words < 8 || !/\p{L}/u.test(text)) return [];
		const about = text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
		const english = /\b(?:the|and|of|is|are|to|in|that|with)\b/i.test(text);
		return [{ operation: 'readability', values: { text }, about, score: words >= 25 && english ? 0.76 : 0.45 }];
	}
};

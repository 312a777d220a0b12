import type { FormsOf, NamesOf } from '../../kit/words';
import type { holidays } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof holidays> = {
	title: 'விடுமுறைகள்',
	operations: {
		holidays: 'ஆண்டின் விடுமுறைகள்',
		workdays: 'வேலை நாட்கள்'
	},
	packs: {
		holidays: 'எல்லா நாடுகளின் நாட்காட்டிகள்'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof holidays> = {
	fields: {
		country: 'நாடு',
		year: ['ஆண்டு', 'வெறுமையாக விட்டால் நடப்பு ஆண்டு'],
		subdivision: ['மாநிலம் அல்லது பகுதி', 'பெயர் அல்லது குறியீடு: `BY`, `DE-BY`, `Bavaria`'],
		format: 'வடிவம்',
		from: ['முதல் நாள்', 'எண்ணத் தொடங்கும் நாள்'],
		to: ['கடைசி நாள்', 'அதிகபட்சம் பத்து ஆண்டுகள் கழித்து'],
		add: ['கூட்ட வேண்டிய வேலை நாட்கள்', 'கடைசி நாளுக்குப் பதிலாக']
	},
	examples: {
		'United States, 2026': 'அமெரிக்கா, 2026',
		'Bavaria, where Epiphany is a holiday': 'பவேரியா, ஜனவரி 6 விடுமுறை',
		'Between the years in Bavaria': 'பவேரியாவில் ஆண்டு மாறும்போது',
		'Ten working days after 21 December': 'டிசம்பர் 21க்குப் பின் பத்து வேலை நாட்கள்'
	}
};

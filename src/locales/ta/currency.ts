import type { Forms, Translation } from '../types';
import type { words as en } from '../en/currency';

export const forms: Forms<'currency'> = {
	base: 'நாணயம்',
	symbols: 'இந்நாணயங்கள் மட்டும்',
	amount: 'தொகை',
	date: 'நாள்',
	start: 'முதல் நாள்',
	end: 'கடைசி நாள்',
	group: 'ஒவ்வொரு',
	history: 'கடந்த பன்னிரண்டு மாதங்கள்',
	'group=day': 'நாள்',
	'group=week': 'வாரம்',
	'group=month': 'மாதம்'
};

export const words: Translation<typeof en> = {
	swap: 'இரு நாணயங்களையும் மாற்று',
	other: 'மற்ற நாணயம்',
	currency: 'நாணயம்',
	oneIs: 'ஒரு {base} =',
	inBase: '{base} மதிப்பில்',
	year: 'ஓர் ஆண்டு',
	fiveYears: 'ஐந்து ஆண்டுகள்',
	since1999: '1999 முதல்',
	chartYear: '{target} மதிப்பில் ஒரு {base}, {day} வரை பன்னிரண்டு மாதங்கள்',
	chartFiveYears: '{target} மதிப்பில் ஒரு {base}, {day} வரை ஐந்து ஆண்டுகள், வாரந்தோறும்',
	chartAll: '{target} மதிப்பில் ஒரு {base}, {day} வரை முழுவதும், மாதந்தோறும்',
	ratesOf: '{day} நாளின் விகிதங்கள்.',
	ratesBefore: '{day} நாளின் விகிதங்கள்: {asked} அன்று இல்லை, அதற்கு முந்தைய கடைசி.',
	cameAlong: 'இவை செயலியுடன் வந்தவை.',
	notQuoted: 'அப்போது விகிதம் இல்லை: {codes}.',
	chart: 'வரைபடம்',
	withoutYear: '{year} இல்லை: அது இன்னும் இந்தச் சாதனத்தில் இல்லை.',
	withoutYears: {
		one: '{count} ஆண்டு இல்லை, {first}–{last}: அது இன்னும் இந்தச் சாதனத்தில் இல்லை.',
		other: '{count} ஆண்டுகள் இல்லை, {first}–{last}: அவை இன்னும் இந்தச் சாதனத்தில் இல்லை.'
	},
	noChart: 'வரைபடம் இல்லை: {reason}',
	worth: 'ஒரு {base} மதிப்பு',
	youHave: 'உங்களிடம் உள்ளது',
	onAnotherDay: 'வேறொரு நாளில்',
	emptyForNewest: 'புதிய விகிதங்களுக்குக் காலியாக விடவும்',
	commaCodes: 'காற்புள்ளியால் பிரித்த குறியீடுகள்',
	askAgain: 'மீண்டும் கேள்',
	doubtful: 'ஐயத்துக்குரியவை, பயன்படுத்தும் முன் வேறு மூலத்தில் சரிபார்க்கவும்: {codes}',
	setBy: '{code}: {bank} நிர்ணயித்த விகிதம், {day}'
};

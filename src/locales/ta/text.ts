import type { text } from '../../../engines/text/contract';
import type { FormsOf, Translation } from '../types';
import type { words as en } from '../en/text';

/** Form texts in Tamil. */
export const forms: FormsOf<typeof text> = {
	fields: {
		text: ['உரை', '100 சொற்களுக்கு மேல் இருந்தால் நல்லது'],
		language: ['மொழி', 'வெறுமையாக விட்டால் உரையிலிருந்து அறியப்படும்']
	}
};

/** Page texts in Tamil. */
export const words: Translation<typeof en> = {
	'for very easy': '11 வயதுச் சிறாரும் எளிதில் படிக்கலாம்',
	'for easy': 'பேச்சு நடை, 12 வயதினருக்கு',
	'for fairly easy': '13 வயதினருக்கு',
	'for standard': 'எளிய ஆங்கிலம்: 15 வயதினர் படிக்கலாம்',
	'for fairly difficult': '16 வயதுக்கு மேற்பட்ட பெரும்பாலோர் படிக்கலாம்',
	'for difficult': 'கல்லூரி மாணவர்களுக்கு',
	'for very difficult': 'பட்டதாரிகளுக்கு',
	inLanguage: '{language} உரைக்கு',
	noFormula: 'இம்மொழிக்குத் தனிச் சூத்திரம் இல்லை: சொல், வாக்கிய நீளத்தால்',
	flesch: 'Flesch வாசிப்பு எளிமை',
	hard: 'கடினம்',
	ofHundred: '100-இல் {value}',
	readingTime: 'வாசிக்கும் நேரம்',
	speakingTime: 'பேசும் நேரம்',
	pace: 'நிமிடத்திற்கு {count} சொற்கள்',
	schoolGrades: 'பள்ளி வகுப்பு',
	belowGradeOne: '1-க்குக் கீழ்',
	gradeStart: 'தொடக்கம்',
	gradeSix: 'வகுப்பு 6',
	gradeCollege: 'கல்லூரி',
	gradeGraduate: 'பட்டம்',
	moreMeasures: 'மேலும் அளவீடுகள்',
	measures: 'அளவீடுகள்',
	easeBy: 'வாசிப்பு எளிமை: {formula}',
	daleChall: '4.9 வரை வகுப்பு 4; 10-க்கு மேல் பட்டதாரிகளுக்கு',
	lix: 'எம்மொழியிலும்: 30-க்குக் கீழ் எளிது, 60-க்கு மேல் மிகக் கடினம்',
	noneHard: 'கடினமான வாக்கியம் இல்லை.',
	underlined: 'மிகக் கடினமானவை அடிக்கோடிட்டவை.',
	underlinedGrades: 'மிகக் கடினமானவை வகுப்புடன் அடிக்கோடிட்டவை; வகுப்பு 16 முதல் இரட்டைக் கோடு.',
	longBold: 'நீண்ட சொற்கள் தடித்தவை.',
	textRegion: 'கடின வாக்கியங்களும் சொற்களும் உள்ள உரை',
	longWords: 'நீண்ட சொற்கள், அதிகம் வருபவை முதலில்',
	counts: 'எண்ணிக்கை',
	words: 'சொற்கள்',
	sentences: 'வாக்கியங்கள்',
	wordsASentence: 'வாக்கியத்திற்குச் சொற்கள்',
	syllablesAWord: 'சொல்லுக்கு அசைகள்',
	hardWords: 'கடினச் சொற்கள்',
	letters: 'எழுத்துகள்',
	characters: 'குறியீடுகள்',
	warnUnspaced:
		'உரையின் பெரும்பகுதியில் சொற்களிடையே இடைவெளி இல்லை, சொற்கள் எண்ணப்படவில்லை: குறியீட்டு எண்ணிக்கைக்கு மட்டுமே பொருள் உண்டு.',
	warnNoFormula:
		'உரை ஆங்கிலத்திலோ இங்கு சூத்திரமுள்ள மொழியிலோ இல்லை, அல்லது அதை அறிய மிகச் சிறியது; LIX-க்கும் நேரங்களுக்கும் மட்டுமே பொருள்.',
	warnVowels: 'குறில் உயிர்கள் எழுதப்படுவதில்லை; எனவே அசைகளின் எண்ணிக்கை மதிப்பீடே, வேறெந்த மதிப்பும் அதைச் சார்ந்ததல்ல.',
	warnShort: 'உரையில் {count}-க்கும் குறைந்த சொற்கள்; இவ்வளவு சிறிய உரைக்கு மதிப்பீடு தோராயமே.',
	warnVerses: 'முற்றுப்புள்ளி இல்லாத வரிகள் (கவிதை, பட்டியல்) தனி வாக்கியங்களாக எண்ணப்படும்.',
	warnNumbers:
		'வழக்கம்போல் ஒவ்வொரு எண்ணும் ஓர் அசையாகக் கணக்கிடப்படுகிறது; உரக்கப் படிக்கும்போது மேலும் {count} அசைகள் உள்ளன, அதனால் வாசிப்பு எளிமை {points} புள்ளிகள் குறையும்.',
	warnNumbersElsewhere:
		'ஒவ்வொரு எண்ணும் ஓர் அசையாகக் கணக்கிடப்படுகிறது; உரக்கப் படிக்கும்போது அசைகள் அதிகம், எனவே உரை இந்த எண்கள் சொல்வதைவிடக் கடினமானது.',
	warnLeftOut: 'உரையில் விடப்பட்டவை: {what}.',
	'left comments': 'கருத்துரைகள்',
	'left scripts': 'ஸ்கிரிப்டுகள்',
	'left styles': 'பாணிகள்',
	'left code': 'நிரல்',
	'left HTML tags': 'HTML குறிச்சொற்கள்',
	'left HTML entities': 'HTML உருப்படிகள்',
	'left addresses of links': 'இணைப்பு முகவரிகள்',
	'left heading marks': 'தலைப்புக் குறிகள்'
};

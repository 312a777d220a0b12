import type { Forms, Translation } from '../types';
import type { words as en } from '../en/text';

export const forms: Forms<'text'> = {
	fields: {
		text: ['النص', 'يُفضَّل 100 كلمة أو أكثر'],
		language: ['اللغة', 'تُعرف من النص إن تُركت فارغة']
	}
};

export const words: Translation<typeof en> = {
	'for very easy': 'يقرؤه ابن الحادية عشرة بسهولة',
	'for easy': 'لغة بسيطة، لابن الثانية عشرة',
	'for fairly easy': 'لابن الثالثة عشرة',
	'for standard': 'إنجليزية بسيطة: يقرؤها ابن 15 عامًا',
	'for fairly difficult': 'يقرؤها معظم من هم في 16 فأكثر',
	'for difficult': 'لطلاب الجامعة',
	'for very difficult': 'لخريجي الجامعة',
	inLanguage: 'لنص بهذه اللغة: {language}',
	noFormula: 'ليست لغة لها صيغة خاصة: بحسب طول الكلمات والجمل',
	flesch: 'سهولة القراءة (Flesch)',
	hard: 'صعب',
	ofHundred: '{value} من 100',
	place: '{value}، {band}',
	readingTime: 'زمن القراءة',
	speakingTime: 'زمن الإلقاء',
	pace: 'بمعدل {count} كلمة في الدقيقة',
	schoolGrades: 'الصفوف الدراسية',
	belowGradeOne: 'أقل من 1',
	gradeStart: 'البداية',
	gradeSix: 'الصف 6',
	gradeCollege: 'الجامعة',
	gradeGraduate: 'خرّيج',
	moreMeasures: 'مقاييس أخرى',
	measures: 'المقاييس',
	easeBy: 'سهولة القراءة وفق {formula}',
	daleChall: '4.9 فأقل للصف الرابع، و10 فأكثر لخريجي الجامعة',
	lix: 'دون 30 سهل، وفوق 60 صعب جدًا، في أي لغة',
	noneHard: 'لا جملة صعبة.',
	underlined: 'أصعب الجمل تحتها خط.',
	underlinedGrades: 'أصعب الجمل تحتها خط ومعها صفها؛ وخطّان من الصف 16.',
	longBold: 'الكلمات الطويلة بخط عريض.',
	textRegion: 'النص مع جمله وكلماته الصعبة',
	longWords: 'الكلمات الطويلة، الأكثر تكرارًا أولًا',
	counts: 'الأعداد',
	words: 'الكلمات',
	sentences: 'الجمل',
	wordsASentence: 'الكلمات في الجملة',
	syllablesAWord: 'المقاطع في الكلمة',
	hardWords: 'الكلمات الصعبة',
	letters: 'الحروف',
	characters: 'المحارف',
	warnUnspaced: 'جزء كبير من النص لا مسافات بين كلماته فلا تُعدّ: لا معنى هنا إلا لعدد المحارف.',
	warnNoFormula:
		'النص ليس بالإنجليزية ولا بلغة لها صيغة هنا، أو هو أقصر من أن تُعرف لغته؛ لا معنى إلا لمقياس LIX والأزمنة.',
	warnVowels: 'الحركات القصيرة لا تُكتب، لذلك عدد المقاطع تقديري؛ ولا تعتمد عليه أي نتيجة أخرى.',
	warnShort: 'في النص أقل من {count} كلمة؛ ونتائج نص بهذا القصر تقريبية.',
	warnVerses: 'الأسطر بلا علامة نهاية، كأسطر القصائد والقوائم، تُعدّ جملًا مستقلة.',
	warnNumbers:
		'يُحسب كل عدد مقطعًا واحدًا كما هو معتاد؛ وعند قراءته جهرًا تزيد المقاطع {count}، فتنخفض سهولة القراءة {points} نقطة.',
	warnNumbersElsewhere: 'يُحسب كل عدد مقطعًا واحدًا؛ وعند قراءته جهرًا تزيد مقاطعه، فالنص أصعب مما تقوله الأرقام.',
	warnLeftOut: 'حُذف من النص: {what}.',
	'left comments': 'التعليقات',
	'left scripts': 'النصوص البرمجية',
	'left styles': 'الأنماط',
	'left code': 'الشيفرة',
	'left HTML tags': 'وسوم HTML',
	'left HTML entities': 'كيانات HTML',
	'left addresses of links': 'عناوين الروابط',
	'left heading marks': 'علامات العناوين'
};

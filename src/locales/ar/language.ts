import type { Forms, Translation } from '../types';
import type { words as en } from '../en/language';

export const forms: Forms<'language'> = {
	fields: {
		text: 'النص',
		languages: ['هذه اللغات فقط', 'رمز في كل سطر'],
		segments: 'أجزاء نص مختلط',
		texts: ['النصوص', 'حتى {max} نص، نص في كل سطر'],
		to: 'إلى',
		from: 'من'
	}
};

export const words: Translation<typeof en> = {
	reliable: 'موثوق',
	guess: 'تخمين',
	severalLanguages: 'عدة لغات',
	inScript: 'الكتابة: {script}',
	undetermined: 'غير محددة',
	inNone: 'كتابة النص: {script}، لكن الأرجح أنه ليس بأي من اللغات المعروفة وعددها {count}.',
	otherScript: 'كتابة النص: {script}، ولا تُكتب بها أي من اللغات المعروفة وعددها {count}.',
	noLetters: 'لا حروف في هذا النص.',
	short: 'النصوص القصيرة تناسب عدة لغات. بضع كلمات أخرى تحسم الأمر.',
	parts: 'أجزاؤه',
	byLanguage: 'النص بحسب اللغة',
	line: 'السطر',
	confidence: 'الثقة',
	otherwise: 'أو',
	ofTheLines: 'لغات الأسطر',
	saveCsv: 'حفظ بصيغة CSV',
	ownName: 'اسمها الأصلي',
	scripts: 'الكتابات',
	direction: 'الاتجاه',
	rtl: 'من اليمين إلى اليسار',
	ltr: 'من اليسار إلى اليمين',
	languages: { zero: 'لغة', one: 'لغة', two: 'لغتان', few: 'لغات', many: 'لغة', other: 'لغة' },
	allLanguages: 'اللغات',
	find: 'البحث عن لغة',
	noSuch: 'لا لغة بهذا الاسم.',
	noScript: 'بلا كتابة',
	noScriptWhy: 'لا حروف في هذا النص: الأرقام وعلامات الترقيم والرموز التعبيرية لا تنتمي إلى كتابة.',
	letters: {
		zero: 'لا حروف ولا علامات',
		one: 'حرف أو علامة',
		two: 'حرفان أو علامتان',
		few: '{count} حروف وعلامات',
		many: '{count} حرفًا وعلامة',
		other: '{count} حرف وعلامة'
	},
	lettersIn: '{letters} · {scripts}',
	scriptsCount: {
		zero: 'لا كتابات',
		one: 'كتابة واحدة',
		two: 'كتابتان',
		few: '{count} كتابات',
		many: '{count} كتابة',
		other: '{count} كتابة'
	},
	orSpelt: 'أو تُكتب',
	alreadyLatin: 'مكتوب بحروف لاتينية أصلًا. اكتبه بخط',
	everyScript: 'بكل الكتابات',
	latin: 'حروف لاتينية',
	recognise: 'تعرّف تلقائي',
	choose: 'اختيار',
	exchange: 'تبديل، والمتابعة بالنتيجة',
	casual: 'كتابة عفوية',
	'da no': 'تكتب الدانماركية af وnoget وmeget، والنرويجية av وnoe وmye.',
	'af nl': 'تكتب الأفريقانية y وnie … nie وis، والهولندية ij وniet وzijn.',
	'hi mr': 'في الهندية है وका، وفي المراثية आहे وचा.',
	'es pt': 'في الإسبانية ñ وel وy، وفي البرتغالية ã وç وo وe.',
	'hi ne': 'في الهندية है وमें، وفي النيبالية छ وमा.',
	'bg mk': 'في البلغارية ъ وщ وй، وفي المقدونية ј وќ وѓ.',
	'hr sl': 'في الكرواتية ć وđ وšto، وتكتب السلوفينية kaj وin.',
	'cs sk': 'في التشيكية ř وě وů، وفي السلوفاكية ľ وĺ وô وä.',
	'bg ru': 'تستعمل البلغارية ъ حرف علة وليس فيها ы وэ، وفي الروسية كلاهما.',
	'fa ur': 'في الفارسية است ورا، وفي الأردية ہے وٹ ڈ ڑ ے.',
	'mr ne': 'في المراثية आहे وळ، وفي النيبالية छ وलाई.',
	'ca es': 'في الكتالونية ç وl·l وamb وi، وفي الإسبانية ñ وcon وy.'
};

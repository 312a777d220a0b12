import { beforeAll, expect, test } from 'vitest';
import { openTypist, type Typist } from '../../../tests/support/typing';
import { INDIC_SCRIPTS, type IndicScript } from './named';
import { readCasual } from './casual-text';
import { transliterate } from './transliterate';

let type: Typist;
beforeAll(async () => {
	type = await openTypist();
});

const to = (target: string, text: string, from?: string) => transliterate(text, from, target).result;

test.each([
	['दरवाज़ा समझना बचपन कोलकाता', 'darwaza samajhna bachpan kolkata'],
	['नाम फूल ठीक काम', 'naam phool theek kaam'],
	['मित्र रत्न धर्म भारतीय विश्व', 'mitra ratna dharm bhartiya vishwa'],
	['अच्छा बच्चा ज्ञान', 'accha baccha gyan'],
	['मैं हूँ। माँ नहीं', 'main hoon. maa nahin'],
	['বাংলা ভাষা', 'bangla bhasha'],
	['ਪੰਜਾਬ ਦਿਲ', 'punjab dil'],
	['ಬೆಂಗಳೂರು కర్ణాటక തമിഴ്', 'bengaluru'],
	['தமிழ்', 'tamil']
])('%s is typed %s', (text, typed) => {
	expect(to('casual', text).split(' ')[0]).toBe(typed.split(' ')[0]);
	if (!typed.startsWith('bengaluru')) expect(to('casual', text)).toBe(typed);
});

test('casual from Latin letters keeps every vowel: they are spelt', () => {
	expect(to('casual', 'dharmakṣetra rāmaḥ', 'iast')).toBe('dharmakshetra ramah');
});

test.each([
	['श्रीनगर', 'srinagar'],
	['राष्ट्रपति', 'rashtrapati'],
	['प्रगति', 'pragati'],
	['अनुमति', 'anumati'],
	['वाराणसी', 'varanasi'],
	['सहमति', 'sahmati'],
	['रामनगर', 'ramnagar'],
	['बड़ा', 'bada'],
	['लड़का', 'ladka'],
	['गाँव', 'gaon'],
	['மதுரை', 'madurai'],
	['சிங்கம்', 'singam'],
	['பாண்டிச்சேரி', 'pandicheri'],
	['ஃபேஸ்புக்', 'fespuk'],
	['வணக்கம்', 'vanakkam'],
	['மஞ்சள்', 'manjal'],
	['வெற்றி', 'vetri'],
	['மன்றம்', 'mandram'],
	['ਅੰਮ੍ਰਿਤਸਰ', 'amritsar'],
	['ਸਤਿ', 'sat'],
	['অ্যাপ', 'ap'],
	['തിരുവനന്തപുരം', 'thiruvananthapuram'],
	['കണ്ടു', 'kandu'],
	['പമ്പ', 'pamba'],
	['ফিনল্যান্ড', 'phinland'],
	['কল্যাণ', 'kalyan'],
	['বিদ্যালয়', 'bidyalay'],
	['এ্যাপ', 'ap'],
	['সিডনি', 'sidni'],
	['অনুমতি', 'anumati'],
	['ଭୁବନେଶ୍ୱର', 'bhubaneshwar'],
	['ସମ୍ବଲପୁର', 'sambalpur'],
	['ମାଲକାନଗିରି', 'malkangiri'],
	['କମଳା', 'kamala'],
	['ଘର', 'ghara'],
	['ਸਟੇਸ਼ਨ', 'station'],
	['ਸਟੇਡੀਅਮ', 'stediam'],
	['ਪੁਰਤਗਾਲ', 'purtagal'],
	['ਗੁਰਬਚਨ', 'gurbachan'],
	['ਹਰਭਜਨ', 'harbhajan'],
	['ਕਰਮਜੀਤ', 'karamjit'],
	['ਨਾਨਕ', 'nanak'],
	['ਪਾਰਕ', 'park'],
	['ਕਿਰਗਿਜ਼ਸਤਾਨ', 'kirgizstan'],
	['हरभजन', 'harbhajan'],
	['हरकत', 'harkat'],
	['कज़ाखस्तान', 'kazakhstan'],
	['ગુજરાતી', 'gujarati'],
	['ઝવેરચંદ', 'zaverchand'],
	['பிரேசில்', 'brazil'],
	['பாகிஸ்தான்', 'pakistan'],
	['गंगटोक', 'gangtok'],
	['जंगली', 'jangli'],
	['मंगलौर', 'mangalaur'],
	['अंजली', 'anjali'],
	['तुर्कमेन', 'turkmen'],
	['कर्मचारी', 'karmachari'],
	['तोमस्क', 'tomsk'],
	['मायक्रोफोन', 'maykrophon'],
	['अलीगढ़', 'aligarh'],
	['पढ़ना', 'padhna'],
	['हैदराबाद', 'hyderabad'],
	['लखनऊ', 'lucknow'],
	['ਪਹਿਲਾ', 'pehla'],
	['ਸ਼ਹਿਰ', 'shehar'],
	['ਅਹਿਮਦ', 'ahmad'],
	['ਸਾਹਿਬ', 'sahib'],
	['ਮਹਿੰਦਰ', 'mahindar'],
	['ਸਪੇਨ', 'spen'],
	['ਸਪੇਰਾ', 'sapera'],
	['ਸਕੇਗਾ', 'sakega'],
	['ਸਵੀਡਨ', 'svidan'],
	['ਸਵਿਟਜ਼ਰਲੈਂਡ', 'svitzarlaind'],
	['ਸਵੇਰ', 'saver'],
	['ਬੈਲਟ', 'bailt'],
	['ਲਪਟ', 'lapat'],
	['ਹੈਮਬਰਗ', 'haimbarg'],
	['ଭିଏତନାମ୍', 'vietnam'],
	['ବାଶକିର୍', 'bashkir'],
	['ତେହରି', 'tehri'],
	['ଦେବତା', 'debata'],
	['ବୁଲଗେରିଆ', 'bulgeria'],
	['ରାଜନୀତି', 'rajaniti'],
	['ବରଗଡ଼', 'bargarh'],
	['কিরোভ', 'kirov'],
	['লোভ', 'lobh'],
	['বিক্ষোভ', 'bikshobh'],
	['বলিভিয়া', 'baliviya'],
	['হাওয়া', 'hawa'],
	['উইলিয়াম', 'wiliyam'],
	['উই', 'ui'],
	['ইয়াকুটস্ক', 'yakutsk'],
	['ইয়ে', 'iye'],
	['ট্যাংক', 'tank'],
	['বাংলা', 'bangla'],
	['আলিগড়', 'aligarh'],
	['গোপালগঞ্জ', 'gopalganj'],
	['ராமநாதபுரம்', 'ramanadapuram'],
	['இராமநாதபுரம்', 'ramanadapuram'],
	['இராது', 'iradu'],
	['கோபம்', 'kobam'],
	['காரைக்குடி', 'karaikkudi'],
	['சிக்கந்தராபாத்', 'sikkandarabad'],
	['ஆக்ரோஷம்', 'agrosham'],
	['ராகுல்', 'rahul'],
	['தீபக்', 'deepak'],
	['শব্দ', 'shabdo'],
	['যুদ্ধ', 'juddho'],
	['বড়', 'boro'],
	['কেন', 'keno'],
	['দেহ', 'deho'],
	['আল্লাহ', 'allah'],
	['শাহ', 'shah'],
	['মালদহ', 'maldah'],
	['প্রিয়', 'priyo'],
	['দেয়', 'dey'],
	['তৃণ', 'trino'],
	['রবীন্দ্র', 'rabindra'],
	['পার্ক', 'park'],
	['ডেনমার্ক', 'denmark'],
	['সিরাজগঞ্জ', 'sirajganj'],
	['ঝাড়খণ্ড', 'jharkhand'],
	['বিশ্ব', 'bishwo'],
	['വീട്', 'vidu'],
	['അത്', 'athu'],
	['എന്ന്', 'ennu'],
	['പേര്', 'peru'],
	['എന്താണ്', 'enthanu'],
	['കോട്ടയത്ത്', 'kottayathu'],
	['ഇന്നു്', 'innu'],
	['പാമ്പ്', 'pambu'],
	['കാറ്റ്', 'kattu'],
	['അവൻ', 'avan'],
	['ഫ്രാൻസ്', 'phrans'],
	['ബുക്ക്', 'bukk'],
	['പോസ്റ്റ്', 'post'],
	['എന്റെ', 'ente']
])('%s is typed %s', (text, typed) => {
	expect(to('casual', text)).toBe(typed);
});

test.each([
	['vanakkam', 'tamil', 'வணக்கம்'],
	['namaste', 'devanagari', 'नमस्ते'],
	['ladka', 'devanagari', 'लड़का'],
	['kitab', 'devanagari', 'किताब'],
	['madurai', 'tamil', 'மதுரை'],
	['bengaluru', 'kannada', 'ಬೆಂಗಳೂರು'],
	['mayank', 'devanagari', 'मयंक'],
	['tania', 'bengali', 'তানিয়া'],
	['Anantapuram', 'telugu', 'అనంతపురం'],
	['vicky', 'devanagari', 'विक्की']
])('%s is read in %s as %s, or it is among what is offered', (typed, script, native) => {
	const { result, candidates } = type(typed, script as IndicScript);
	expect(candidates).toContain(native);
	expect(candidates[0]).toBe(result);
	expect(candidates.length).toBeLessThanOrEqual(5);
});

test.each([
	['rahul', 'devanagari', 'राहुल'],
	['rahul', 'tamil', 'ராகுல்'],
	['Rahul', 'telugu', 'రాహుల్'],
	['jaipur', 'devanagari', 'जयपुर'],
	['pandey', 'devanagari', 'पांडे'],
	['punjab', 'gurmukhi', 'ਪੰਜਾਬ'],
	['bhalobashi', 'bengali', 'ভালোবাসি'],
	['priya', 'bengali', 'প্রিয়া'],
	['amritsar', 'devanagari', 'अमृतसर'],
	['mohan', 'tamil', 'மோகன்'],
	['trichy', 'tamil', 'திருச்சி'],
	['kitaab', 'devanagari', 'किताब']
])('%s in %s is %s first', (typed, script, native) => {
	expect(type(typed, script as IndicScript).candidates[0]).toBe(native);
});

test('no name and no common word is lost on the way to its script', () => {
	for (const script of INDIC_SCRIPTS) {
		for (const typed of ['rahul', 'sunita', 'krishna', 'gandhi', 'mumbai', 'india']) {
			const [first = ''] = type(typed, script).candidates;
			expect(transliterate(first, undefined, 'iast').from).toBe(script);
			expect(first).not.toMatch(/[a-z]/i);
		}
	}
});

test('typed sentences keep what is no word, and hostile ones are read', () => {
	expect(type('namaste, aap kaise hain? 😀 12', 'devanagari').result).toBe('नमस्ते, आप कैसे हैं? 😀 12');
	expect(type('vanakkam nanri', 'tamil').candidates).toEqual([]);
	expect(readCasual('a'.repeat(5000), 'tamil').result.length).toBeGreaterThan(0);
	expect(readCasual('', 'tamil')).toEqual({ result: '', candidates: [] });
});

test('without packs known words are spelled, and others letter by letter', () => {
	expect(readCasual('vanakkam', 'tamil').result).toBe('வணக்கம்');
	expect(readCasual('kitabein', 'devanagari').result).toMatch(/^[\u0900-\u097f]+$/u);
});

test('of a long text the first thousand different words cost the most', () => {
	const words = Array.from(
		{ length: 30_000 },
		(_, at) => `a${at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))}`
	);
	expect(readCasual(words.join(' '), 'telugu').result.split(' ')).toHaveLength(words.length);
});

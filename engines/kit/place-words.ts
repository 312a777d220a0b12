import { foldName } from './fold-name';

/** Meaning of a word beside numbers: a hemisphere (`O` is east in some languages, west in others), an axis, a unit of angle, or nothing. */
export type PlaceWord =
	| 'N'
	| 'S'
	| 'E'
	| 'W'
	| 'O'
	| 'lat'
	| 'lon'
	| 'deg'
	| 'min'
	| 'sec'
	| 'number'
	| 'glue'
	| 'noise';

// Words and abbreviations by meaning, separated by commas: languages of the app and of the countries around them, from dictionaries
// and from coordinates in Wikipedia's articles of each language. `number` has what programs print for a number that is missing;
// `glue` joins two angles, and words that are glue make no coordinates of two numbers.
const WORDS: Readonly<Record<PlaceWord, string>> = {
	N: 'n,north,northern,norte,nord,nördlich,nördliche,nördlicher,n br,n breite,noord,noorder,noorderbreedte,nb,norr,nordlig,nordre,nordlige,settentrionale,boreal,septentrional,pohjoinen,pohjoista,pohjoiseen,észak,északi,é sz,północ,północna,północnej,sever,severní,s š,severne,severna,severno,sjeverno,kuzey,utara,lintang utara,lu,bắc,miazănoapte,с,с ш,север,северной,северная,северно,пн,пн ш,північ,північної,βόρεια,βορράς,βόρειο,βόρειου,β,צפון,צפונה,شمال,شمالا,شمالي,شمالی,ش,उत्तर,उत्तरी,उ,উত্তর,வடக்கு,வட,ఉత్తర,ఉత్తరం,ઉત્તર,ಉತ್ತರ,വടക്ക്,ਉੱਤਰ,ଉତ୍ତର,เหนือ,北緯,北纬,北,북위,북',
	S: 's,south,southern,sur,sul,sud,süd,südlich,südliche,südlicher,s br,s breite,zuid,zuider,zuiderbreedte,zb,söder,syd,sydlig,sydlige,sør,sørlig,meridional,meridionale,austral,etelä,eteläinen,eteläistä,dél,déli,d sz,południe,południowa,południowej,jih,jižní,j š,južne,južna,južno,güney,selatan,lintang selatan,ls,nam,miazăzi,ю,ю ш,юг,южной,южная,южно,пд,пд ш,південь,південної,νότια,νότος,νότιο,ν,דרום,דרומה,جنوب,جنوبا,جنوبي,جنوبی,ج,दक्षिण,दक्षिणी,द,দক্ষিণ,தெற்கு,தென்,దక్షిణ,దక్షిణం,દક્ષિણ,ದಕ್ಷಿಣ,തെക്ക്,ਦੱਖਣ,ଦକ୍ଷିଣ,ใต้,南緯,南纬,南,남위,남',
	E: 'e,east,eastern,este,est,leste,ost,östlich,östliche,östlicher,ö l,ö länge,oost,ooster,oosterlengte,ol,öst,öster,øst,østlig,østlige,östlig,orientale,oriental,itä,itäinen,itäistä,kelet,keleti,k h,wschód,wschodnia,wschodniej,východ,východní,v d,istočno,vzhodno,doğu,timur,bujur timur,bt,đông,răsărit,в,в д,восток,восточной,восточная,източна,сх,сх д,схід,східної,ανατολικά,ανατολή,ανατολικό,α,מזרח,מזרחה,شرق,شرقا,شرقي,شرقی,مشرق,ق,पूर्व,पूर्वी,पू,পূর্ব,கிழக்கு,తూర్పు,પૂર્વ,ಪೂರ್ವ,കിഴക്ക്,ਪੂਰਬ,ପୂର୍ବ,ตะวันออก,東経,東經,东经,東,东,동경,동',
	W: 'w,west,western,oeste,ouest,ovest,vest,westlich,westliche,westlicher,w l,w länge,wester,westerlengte,wl,väst,väster,västlig,vestlig,vestlige,occidentale,occidental,länsi,läntinen,läntistä,nyugat,nyugati,ny h,zachód,zachodnia,zachodniej,západ,západní,z d,zapadno,zahodno,batı,barat,bujur barat,bb,tây,apus,з,з д,запад,западной,западная,зх,зх д,захід,західної,δυτικά,δύση,δυτικό,δ,מערב,מערבה,غرب,غربا,غربي,غربی,مغرب,غ,पश्चिम,पश्चिमी,प,পশ্চিম,மேற்கு,పడమర,పశ్చిమ,પશ્ચિમ,ಪಶ್ಚಿಮ,പടിഞ്ഞാറ്,ਪੱਛਮ,ପଶ୍ଚିମ,ตะวันตก,西経,西經,西经,西,서경,서',
	O: 'o',
	lat: 'lat,latitude,latitud,latitudine,breite,br,breedte,breddegrad,bredd,bredde,leveys,leveyttä,leveyspiiri,szélesség,szer,szerokość,szerokości,šířka,šířky,zeměpisná šířka,širina,enlem,lintang,vĩ độ,широта,широты,широти,ширина,ш,πλάτος,γεωγραφικό πλάτος,רוחב,קו רוחב,خط العرض,دائرة عرض,عرض,عرض جغرافیایی,अक्षांश,অক্ষাংশ,அட்சரேகை,అక్షాంశం,અક્ષાંશ,ಅಕ್ಷಾಂಶ,അക്ഷാംശം,ละติจูด,緯度,纬度,위도',
	lon: 'lon,long,lng,longitude,longitud,longitudine,länge,l,lengte,lengdegrad,längd,lengde,længde,pituus,pituutta,pituuspiiri,hosszúság,dł,długość,długości,délka,délky,zeměpisná délka,dužina,boylam,bujur,kinh độ,долгота,долготы,довгота,довготи,дължина,д,μήκος,γεωγραφικό μήκος,אורך,קו אורך,خط الطول,طول,طول جغرافیایی,देशांतर,रेखांश,দ্রাঘিমাংশ,தீர்க்கரேகை,రేఖాంశం,રેખાંશ,ರೇಖಾಂಶ,രേഖാംശം,ลองจิจูด,経度,經度,经度,경도',
	deg: '°,º,˚,d,deg,degs,degree,degrees,grad,grade,grados,graus,gradi,grader,astetta,fok,stopni,stopnie,stupňů,derece,derajat,độ,градус,градуса,градусов,градусів,μοίρες,درجة,درجه,अंश,டிகிரி,องศา,度,도',
	min: "',′,’,‘,´,`,ʹ,ʼ,m,min,mins,minute,minutes,minuten,minuto,minutos,minuti,minuter,minutter,minuuttia,perc,minut,minuty,minuta,dakika,menit,phút,минута,минуты,минут,хвилин,λεπτά,دقيقة,دقیقه,मिनट,கலை,ลิปดา,分,분",
	sec: `",″,”,“,ʺ,'',′′,’’,´´,‘‘,\`\`,s,sec,secs,second,seconds,sekunden,sekunde,seconde,secondes,segundo,segundos,secondi,sekunder,sekuntia,másodperc,sekund,sekundy,saniye,detik,giây,секунда,секунды,секунд,δευτερόλεπτα,ثانية,ثانیه,सेकंड,ฟิลิปดา,秒,초`,
	number: 'nan,null,undefined,none,infinity,inf',
	glue: 'and,und,et,y,i,и,та,og,och,de,di,do,von,vom,of,the',
	noise:
		'gps,coordinate,coordinates,coords,coord,koordinaten,coordonnées,coordenadas,coordinate geografiche,координаты,座標,坐标,position,pos,location,loc,point,latlng,latlon,wgs84,wgs 84,geogr,geographische,geograficznej,géographique'
};
/** Letters of Turkish: kuzey, güney, doğu, batı. They say so only together, since `d` is also degrees. */
const TURKISH: Readonly<Record<string, PlaceWord>> = { k: 'N', g: 'S', d: 'E', b: 'W' };
const LONGEST_PHRASE = 3;
/** Letters that may be glued to each other, as in `46sN`. */
const LONGEST_GLUED = 3;
/** A longer run of letters is unknown; the words are up to 18 letters long. */
const LONGEST_RUN = 24;

let table: ReadonlyMap<string, PlaceWord> | undefined;

function wordTable(): ReadonlyMap<string, PlaceWord> {
	if (table) return table;
	const found = new Map<string, PlaceWord>();
	const entries = (Object.keys(WORDS) as PlaceWord[]).flatMap((meaning) =>
		WORDS[meaning].split(',').map((word) => [word.toLowerCase(), meaning] as const)
	);
	for (const [word, meaning] of entries) if (!found.has(word)) found.set(word, meaning);
	// People leave accents out: the bare letters say the same where no other word is written so.
	for (const [word, meaning] of entries) {
		const bare = foldName(word);
		if (bare !== '' && !found.has(bare)) found.set(bare, meaning);
	}
	return (table = found);
}

function meaningOf(word: string): PlaceWord | undefined {
	const known = wordTable();
	return known.get(word) ?? known.get(foldName(word));
}

/** A run of letters or marks that say one thing; `length` is the number of runs that it takes. */
export type ReadWord = { readonly meaning: PlaceWord; readonly length: number };

/** Reads the words from `at` on in a list of runs of letters and marks, the longest phrase first. Undefined for unknown ones. */
export function readWords(runs: readonly string[], at: number): ReadWord | undefined {
	for (let length = Math.min(LONGEST_PHRASE, runs.length - at); length > 0; length--) {
		const phrase = runs.slice(at, at + length).join(' ');
		const meaning = meaningOf(phrase.toLowerCase());
		if (meaning !== undefined) return { meaning, length };
	}
	return undefined;
}

/** The hemisphere that a letter says among the words of a text in Turkish: it has letters of both axes. */
export const turkishWord = (word: string, words: readonly string[]): PlaceWord | undefined =>
	words.some((other) => /^[kg]$/i.test(other)) && words.some((other) => /^[db]$/i.test(other))
		? TURKISH[word.toLowerCase()]
		: undefined;

/** Parts a run of letters into known words (`秒東経`), or into a few single letters (`sN`). Null when unknown. */
export function partWords(run: string): string[] | null {
	if (run.length > LONGEST_RUN) return null;
	if (meaningOf(run.toLowerCase()) !== undefined) return [run];
	const glued = /^[a-z]+$/i.test(run);
	if (glued && run.length > LONGEST_GLUED) return null;
	const parts: string[] = [];
	for (let at = 0; at < run.length;) {
		let end = glued ? at + 1 : run.length;
		while (end > at && meaningOf(run.slice(at, end).toLowerCase()) === undefined) end--;
		if (end === at) return null;
		parts.push(run.slice(at, end));
		at = end;
	}
	return parts;
}

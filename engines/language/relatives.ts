/**
 * Languages outside the 55 that are near to one of them, by words that the relative has and the other has not: an answer with such
 * words is not reliable. The models were trained without most of them.
 */

interface Relative {
	/** Words in lower case, parted by spaces. */
	readonly words: string;
	/** Endings that are the relative's alone. */
	readonly endings?: RegExp;
	/** So many of them must be met. */
	readonly least: number;
}

const RELATIVES: Readonly<Record<string, Relative>> = {
	// Malay.
	id: {
		words: 'kerana bahawa bahawasanya ialah iaitu sahaja mahu awak pelbagai manakala sesiapa sebarang hendaklah sejagat ianya antarabangsa wang syarikat peratus ogos julai disember polis setiausaha',
		endings: /\p{L}{3}(?:iti|syen)$/u,
		least: 1
	},
	// Cebuano, Hiligaynon, Waray, Ilocano.
	tl: {
		words: 'ug kini dili adunay niini gikan kining niining kaayo unsa sang kag ukon sing tungod katungod han hin ngadto dagiti kadagiti daytoy ken',
		least: 1
	},
	// Scots, Nigerian Pidgin.
	en: { words: 'tae frae richt hae maun fowk ony ither ilka awbody dem wey dey wetin naim tink ting', least: 2 },
	// Gagauz.
	tr: { words: 'ani diil dooru deyni', endings: /[äêţ]/u, least: 1 },
	// Kven, Meänkieli.
	fi: { words: 'kaikila kaikile ette mikkä', endings: /đ|[ptkjm]h(?:aa|ee|ii|oo|uu|yy|ää|öö)/u, least: 1 },
	// Veps, Karelian.
	et: { words: 'om kut miše mehen kaikiden hänen', endings: /č/u, least: 2 },
	// Low German, Luxembourgish, Alemannic.
	de: { words: 'dat ik nich vun hett wi dorch ok ass ech hunn vum isch nid gsi uff unn wöör hebbt', least: 2 },
	// Frisian, Limburgish.
	nl: { words: 'fan hja nei oan ek moai dizze sjoen hawwe wurde hjoed jimme', least: 2 },
	// Corsican, Sicilian, Venetian, Neapolitan.
	it: { words: 'hè chì ùn cù ghjè induve cchiù chiù dû nun nu xe ghe pi mìu u lu cu', least: 2 },
	// Asturian, Aragonese, Esperanto, Interlingua.
	es: { words: 'kaj estas ye yera xente nun dende puen asina güei toos fizo ista istos ibero chent dillá', least: 2 },
	// Yiddish.
	he: { words: 'איז און פון פֿון נישט ניט מיט אויף האט האָט וואס וואָס דער דאס דאָס ווי מען זיך קיין', least: 2 },
	// Sanskrit, Bhojpuri, Magahi, Maithili, Awadhi.
	hi: {
		words: 'बा बाटे रहल हमनी ओकर एगो बाड़न खातिर हवे बानी अउर आउर अछि छथि छल केर छै हई ओकरा केकरो कोनो लेल दोसरो गेल हथिन अस्ति भवति इति सन्ति',
		endings: /ः$/u,
		least: 2
	},
	// Sanskrit, Konkani.
	mr: { words: 'अस्ति भवति इति सन्ति एव अपि तत्र आसा आनी म्हण जावन आसात तांकां', endings: /(?:ः|म्)$/u, least: 2 },
	// Sanskrit, Maithili, Doteli.
	ne: { words: 'अस्ति भवति इति सन्ति एव अपि तत्र अछि छथि एकटा', endings: /(?:ः|म्)$/u, least: 2 },
	// Lingala, Kinyarwanda, Chichewa, Comorian.
	sw: { words: 'ezali oyo bato mpo bazali ndenge nzambe umuntu abantu cyangwa kandi ubwo ndi kuti anthu kapena', least: 1 },
	// Serbian.
	mk: { words: 'је су није ће који која које али његов бити сам смо јер ови ово био', least: 1 }
}; // prettier-ignore

const WORDS = new Map(Object.entries(RELATIVES).map(([code, { words }]) => [code, new Set(words.split(' '))]));

/** Whether a text that was taken for a language has words of a relative of it that is not among the 55. */
export function isOfRelative(code: string, read: string): boolean {
	const relative = RELATIVES[code];
	const known = WORDS.get(code);
	if (!relative || !known) return false;
	let met = 0;
	for (const word of read.toLowerCase().split(/[^\p{L}\p{M}]+/u))
		if (known.has(word) || (relative.endings?.test(word) ?? false)) if (++met >= relative.least) return true;
	return false;
}

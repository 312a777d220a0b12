import type { LatinScheme } from './named';

export interface Scheme {
	/** Name in ISO 15919 → how the scheme writes it, where that differs from the name itself. */
	readonly letters: Readonly<Record<string, string>>;
	/** Other spellings that are read: spelling → name in ISO 15919, two with + between them. */
	readonly aliases: Readonly<Record<string, string>>;
	/** Parts letters that would otherwise be read as one: a:i is not ai. */
	readonly separator: string;
	/** Whether it is plain ASCII, in which capitals are other letters, and without ZWJ and ZWNJ. */
	readonly isAscii: boolean;
}

/** A table of pairs with `=` between them, parted by white space. */
export const table = (rows: string): Record<string, string> =>
	Object.fromEntries(
		rows
			.normalize('NFC')
			.trim()
			.split(/\s+/)
			.map((row) => {
				const at = row.indexOf('=');
				return [row.slice(0, at), row.slice(at + 1)] as const;
			})
	);

const CONSONANTS_SHARED = 'k=k kh=kh g=g gh=gh';

export const SCHEMES: Readonly<Record<LatinScheme, Scheme>> = {
	/** ISO 15919:2001, Transliteration of Devanagari and related Indic scripts into Latin characters. */
	iso15919: {
		letters: table('।=. ॥=..'),
		aliases: table("ṃ=ṁ ŏ=ô ĕ=ê ä=ê m̃=m̐ ʼ=’ '=’"),
		separator: ':',
		isAscii: false
	},
	/** International Alphabet of Sanskrit Transliteration; e and o are long, vocalic r and l have a dot below. */
	iast: {
		letters: table("r̥=ṛ r̥̄=ṝ l̥=ḷ l̥̄=ḹ ē=e ō=o e=ĕ o=ŏ ṁ=ṃ ḷ=l̤ ṛ=r̤ ṛh=r̤h ’=' ।=| ॥=|| ōm̐=oṃ"),
		aliases: table('ṁ=ṁ r̥=r̥ r̥̄=r̥̄ l̥=l̥ l̥̄=l̥̄ ē=ē ō=ō ’=’ ।=। ॥=॥ l̲=ḷ m̃=m̐'),
		separator: ':',
		isAscii: false
	},
	/** ITRANS 5.3, as its author describes it (itrans.info); x, GY, dny and J are in his table of 5.0 (TRANS.TXT). */
	itrans: {
		letters: table(
			`${CONSONANTS_SHARED} ā=A ī=I ū=U r̥=RRi r̥̄=RRI l̥=LLi l̥̄=LLI ē=e ō=o e=^e o=^o ê=^E ô=^O
			ṅ=~N c=ch ch=Ch ñ=~n ṭ=T ṭh=Th ḍ=D ḍh=Dh ṇ=N ś=sh ṣ=Sh ḷ=L ḻ=^L ṟ=^r ṉ=^n w=^v ṯ=^t k͟h=K ġ=G ṛ=.D ṛh=.Dh ẏ=Y
			ĉ=^ch ẑ=^j ž=^z ṁ=M m̐=.N ḥ=H ’=.a ।=| ॥=|| ōm̐=OM ḵ=^H ẖ=^k ḫ=^p`
		),
		aliases: table(
			`aa=ā ii=ī ee=ī uu=ū oo=ū R^i=r̥ R^I=r̥̄ L^i=l̥ L^I=l̥̄ N^=ṅ JN=ñ chh=ch shh=ṣ w=v .n=ṁ .m=ṁ .h= AUM=ōm̐
			J=z x=k+ṣ GY=j+ñ dny=j+ñ`
		),
		separator: '_',
		isAscii: true
	},
	/** Harvard-Kyoto. Digits mark letters that the convention for Sanskrit lacks. */
	hk: {
		letters: table(
			`${CONSONANTS_SHARED} ā=A ī=I ū=U r̥=R r̥̄=RR l̥=lR l̥̄=lRR ē=e ō=o e=e1 o=o1 ê=e2 ô=o2 ṅ=G ñ=J ṭ=T ṭh=Th ḍ=D ḍh=Dh ṇ=N
			ś=z ṣ=S ḷ=L ḻ=L1 ṟ=r1 ṉ=n1 w=v1 ṯ=t1 q=k0 k͟h=kh0 ġ=g0 z=j0 ṛ=D0 ṛh=Dh0 f=ph0 ẏ=y0 ĉ=c1 ẑ=j1 ž=jh0
			ṁ=M m̐=~ ḥ=H ’=' ।=| ॥=|| ōm̐=OM ḵ=H1 ẖ=H2 ḫ=H3`
		),
		aliases: {},
		separator: '_',
		isAscii: true
	},
	/** Sanskrit Library Phonetic basic: one letter a sound. Scharf and Hyman, Linguistic Issues in Encoding Sanskrit, 2011. */
	slp1: {
		letters: table(
			`ā=A ī=I ū=U r̥=f r̥̄=F l̥=x l̥̄=X ē=e ai=E ō=o au=O e=e1 o=o1 ê=e2 ô=o2 kh=K gh=G ṅ=N ch=C jh=J ñ=Y ṭ=w ṭh=W ḍ=q ḍh=Q ṇ=R
			th=T dh=D ph=P bh=B ś=S ṣ=z ḷ=L ḻ=L1 ṟ=r1 ṉ=n1 w=v1 ṯ=t1 q=k0 k͟h=K0 ġ=g0 z=j0 ṛ=q0 ṛh=Q0 f=P0 ẏ=y0 ĉ=c1 ẑ=j1 ž=J0
			ṁ=M m̐=~ ḥ=H ’=' ।=. ॥=.. ōm̐=oM ḵ=H1 ẖ=Z ḫ=V`
		),
		aliases: table('|=ḷ+h AUM=ōm̐'),
		separator: '_',
		isAscii: true
	},
	/** WX of IIT Kanpur: one letter a sound; Y and V mark variants, Z a nukta. */
	wx: {
		letters: table(
			`ā=A ī=I ū=U r̥=q r̥̄=Q l̥=L l̥̄=LY ē=e ai=E ō=o au=O e=eV o=oV ê=EY ô=OY kh=K gh=G ṅ=f ch=C jh=J ñ=F ṭ=t ṭh=T ḍ=d ḍh=D ṇ=N
			t=w th=W d=x dh=X ph=P bh=B ś=S ṣ=R ḷ=lY ḻ=lYY ṟ=rY ṉ=nY w=vY ṯ=wY q=kZ k͟h=KZ ġ=gZ z=jZ ṛ=dZ ṛh=DZ f=PZ ẏ=yZ ĉ=cY ẑ=jY ž=JZ
			ṁ=M m̐=z ḥ=H ’=' ।=. ॥=.. ōm̐=oM ḵ=HY ẖ=HYY ḫ=HZ`
		),
		aliases: table('l̤=ḷ ḹ=l̥̄ Z=’'),
		separator: '_',
		isAscii: true
	},
	/** Velthuis, of the devnag preprocessor for TeX. */
	velthuis: {
		letters: table(
			`${CONSONANTS_SHARED} ā=aa ī=ii ū=uu r̥=.r r̥̄=.R l̥=.l l̥̄=.L ē=e ō=o e=e1 o=o1 ê=e2 ô=o2 ṅ="n ñ=~n ṭ=.t ṭh=.th ḍ=.d ḍh=.dh ṇ=.n
			ś="s ṣ=.s ḷ=L ḻ=L1 ṟ=r1 ṉ=n1 w=v1 ṯ=t1 k͟h=.kh ġ=.g ṛ=R ṛh=Rh ẏ=y0 ĉ=c1 ẑ=j1 ž=zh0
			ṁ=.m m̐=/ ḥ=.h ’=.a ।=| ॥=|| ōm̐=o.m ḵ=.h1 ẖ=.h2 ḫ=.h3`
		),
		aliases: table('A=ā I=ī U=ū .rr=r̥̄ .ll=l̥̄ B=bh E=ai O=au'),
		separator: '{}',
		isAscii: true
	}
};

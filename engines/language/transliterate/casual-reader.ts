/**
 * Reads plain ASCII as people type Indic languages into ranked spellings. A typed letter may stand for several (t, d, n, l, a): every way
 * has a cost, the cheapest ways are kept (a beam), and one that would be typed as it was is preferred.
 */
import { everydayNative } from './casual-native';
import { writeCasual } from './casual';
import { knownSpellings, type KnownToPacks } from './casual-lexicon';
import { readIndic } from './indic-reader';
import { writeIndic } from './indic-writer';
import type { IndicScript } from './named';
import { ANUSVARA, INHERENT, Sounds, classNasal, other, unit, type Unit } from './units';

/** Ways to read a typed letter: names of ISO 15919, spaces between several, and what the way costs. */
type Ways = readonly (readonly [names: string, cost: number])[];

const ways = (text: string): ReadonlyMap<string, Ways> =>
	new Map(
		text
			.normalize('NFC')
			.trim()
			.split(/\s*;\s*/)
			.map((row) => {
				const [typed = '', all = ''] = row.split('=');
				return [
					typed.trim(),
					all.split(',').map((way) => {
						const [names = '', cost = '0'] = way.trim().split('/');
						return [names, Number(cost)] as const;
					})
				] as const;
			})
	);

const SHARED =
	'k=k; kh=kh; g=g; gh=gh; j=j; jh=jh; p=p; b=b; bh=bh; m=m; y=y; r=r; v=v; w=v; h=h; s=s; sh=ś,ṣ/0.7; f=f; x=k ṣ; q=q; c=k; ksh=k ṣ; sht=ṣ ṭ/0.1,ś t/0.7; shth=ṣ ṭh; shn=ṣ ṇ/0.1,ś n/0.6; shm=ṣ m/0.2,ś m/0.2; sri=ś r ī/0.1,s r i/0.8; shri=ś r ī; abad=ā b ā d/0.1,a b a d/0.9; gy=j ñ/0.2,g y/0.4; jn=j ñ; ai=ai,a y/0.9; au=au; aa=ā; ee=ī; ii=ī; oo=ū; uu=ū; ph=ph; z=z; ck=k k';
const NORTHERN = ways(
	`${SHARED}; ch=c,ch/0.6; chh=ch; cch=c ch,c c/0.3; t=t,ṭ/0.7; th=th,ṭh/0.7; d=d,ḍ/0.8,ṛ/0.9; dh=dh,ḍh/0.9,ṛh/0.9; n=n,ṇ/0.9; l=l; a=a,ā/0.5; i=i,ī/0.6; u=u,ū/0.6; e=ē; o=ō; ri=r i,r̥/0.6; zh=jh; kk=k k; ia=i y ā,i ā/0.5; nd=ṁ d,ṁ ḍ/0.2; mp=ṁ p,m a p/0.3,m p/0.6; np=n a p/0.1,ṁ p/0.5; r=r,ṛ/1; rh=ṛh/0.3,r h/0.5; garh=g a ṛh`
);
/** Bengali speaks the inherent vowel as o, a long as a, and all sibilants alike. */
const BENGALI = ways(
	`${SHARED}; s=s,ś/0.4,ṣ/0.8; sh=ś/0.2,s/0.2,ṣ/0.5; y=y; v=bh; w=ō ẏ/0.5; ch=c,ch/0.6; chh=ch; cch=c ch; t=t,ṭ/0.6; th=th,ṭh/0.7; tt=ṭ ṭ,t t/0.3; d=d,ḍ/0.8; dh=dh,ḍh/0.9; n=n,ṇ/0.9; ng=ṁ,ṅ g/0.9; l=l; r=r,ṛ/0.8; kh=kh,k ṣ/0.9; j=j,y/0.7; a=ā,a/0.7; i=i,ī/0.6; u=u,ū/0.8; e=ē; ee=ī; o=a/0.2,ō/0.3; oo=ū; ia=i ẏ ā,i ā/0.6; nga=ṅ g ā/0.1,ṅ g a/0.5; ngi=ṅ g i; ngo=ṅ g a; ngu=ṅ g u; nge=ṅ g ē; oi=a i/0.2,ai/0.4,ō i/0.5; ai=ā i,ai/0.8; ou=au; au=ā u,au/0.5; ri=r i,r̥/0.6; z=j; f=ph`
);
const SOUTHERN = ways(
	`${SHARED}; ch=c,c c/0.8; chh=ch; t=t/0.2,ṭ/0.2; tt=ṭ ṭ,t t/0.4; th=t,th/0.4,t t/0.9; d=d,ḍ/0.5; dh=dh,d/0.4; n=n,ṇ/0.7; l=l,ḷ/0.6; ll=l l,ḷ ḷ/0.4; nn=n n,ṇ ṇ/0.5; a=a,ā/0.5; i=i,ī/0.6; u=u,ū/0.6; ia=i y ā/0.2,i y a/0.3; ur=u r/0.2,ū r/0.2; ura=u r a,u r ā/0.4,ū r ā/0.8; e=e,ē/0.2; ea=ē; o=o,ō/0.2; zh=ḻ; ri=r i,r̥/0.5`
);
const TAMIL = ways(
	`k=k; kk=k k; g=k/0.1; h=k/0.3,h/0.6; c=c; ch=c c/0.2,c/0.3; s=c/0.2,s/0.5; sh=ṣ; j=j,c/0.8; nj=ñ c; ng=ṅ k; t=ṭ/0.2,t/0.3; tt=ṭ ṭ,ṟ ṟ/0.6; th=t,t t/0.3; tr=ṟ ṟ,t r/0.5; d=ṭ/0.2,t/0.2; dh=t; ndr=ṉ ṟ; n=ṉ,ṇ/0.5; nn=ṉ ṉ,ṇ ṇ/0.2; p=p; pp=p p; b=p/0.1; f=ḵ p; ph=p; m=m; mm=m m; y=y; yy=y y; r=r,ṟ/0.6; rr=ṟ ṟ; l=l,ḷ/0.6,ḻ/0.9; ll=l l,ḷ ḷ/0.3; zh=ḻ; z=ḻ/0.3; v=v; w=v; x=k ṣ; a=a,ā/0.5; aa=ā; i=i,ī/0.6; ee=ī; u=u,ū/0.6; oo=ū; e=e,ē/0.3; o=o,ō/0.3; ai=ai; au=au; ia=i y ā; ur=ū r/0.1,u r/0.2; ura=u r a,u r ā/0.4; kri=k i r u/0.1,k r i/0.4; shn=ṣ ṇ; sri=s r ī`
);

const SOUTHERN_SCRIPTS: readonly string[] = ['telugu', 'kannada', 'malayalam'];
const tableOf = (script: IndicScript) =>
	script === 'tamil' ? TAMIL : SOUTHERN_SCRIPTS.includes(script) ? SOUTHERN : script === 'bengali' ? BENGALI : NORTHERN;
const speaksNoLastVowel = (script: IndicScript) => script !== 'tamil' && !SOUTHERN_SCRIPTS.includes(script);

/** Consonants of the north that stand together without a vowel; between others one was not spoken. */
const CLUSTER =
	/^(?:(.+) \1|[kgtdpbśsṣhv] [ryvl]|[td]h? [ryv]|[ṣs] (?:ṭ|ṭh|t|th|p|k|n|m)|ś (?:c|n|m)|k (?:ṣ|t)|p t|b [dj]|g [nm]|j ñ|r (?:m|t|th|d|dh|n|ṇ|y|v|k|g|p|b|j|ś|ṣ|c)|l p|l l|c ch|d dh|t s|m r|n [yv]|h [mn]|ṭ r|ḍ r)$/u;
/** What a cluster costs where it is not one of them, or a vowel where it is. */
const UNUSUAL = 1.2;
/** What a way costs that would not be typed so. */
const NOT_TYPED_SO = 1.5;
/** Ways kept after each letter. */
const BEAM = 32;
/** Letters that are read together. */
const LONGEST_TYPED = 4;
const LONGEST_WORD = 60;
const MAX_READINGS = 5;

const VOWEL = /^(?:[aāiīuūeēoō]|r̥)/u;
const isVowel = (name: string) => VOWEL.test(name);

interface Way {
	readonly units: readonly Unit[];
	readonly cost: number;
}

/** Up to five spellings of a typed word, the likeliest first; the word itself when it has none. Without `packs`, by the lists of the code and rules alone. */
export function readCasualWord(word: string, script: IndicScript, packs: KnownToPacks = {}): string[] {
	const lower = word.toLowerCase();
	// vicky: a last y after a consonant is i.
	const typed = lower.replace(/([^aeiou])y$/, '$1i');
	const known = everydayNative(lower, script);
	if (typed.length > LONGEST_WORD) return [writeIndic(Sounds.of(best(cheapest(typed, script))), script)];
	const found = new Map<string, number>();
	for (const { units, cost } of cheapest(typed, script)) {
		const letters = writeIndic(Sounds.of(units), script);
		const native = asWritten(letters, script);
		const isSame = [typed, lower].includes(writeCasual(readIndic(letters, script).units(), script));
		const all = cost + (isSame ? 0 : NOT_TYPED_SO);
		if (all < (found.get(native) ?? Infinity)) found.set(native, all);
	}
	const ranked = [...found].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)).map(([native]) => native);
	const spelt = knownSpellings(lower, script, packs)
		.slice(0, MAX_READINGS - 2)
		.map((native) => asWritten(native, script));
	return [...new Set([...(known === undefined ? [] : [known]), ...spelt, ...ranked])].slice(0, MAX_READINGS);
}

/**
 * Letters as they are written today: Punjabi puts only h, r and v under another letter, Odia writes v as b and y within a word by a
 * letter of its own.
 */
function asWritten(letters: string, script: IndicScript): string {
	if (script === 'gurmukhi') return letters.replace(/\u0a4d(?![\u0a39\u0a30\u0a35])/gu, '');
	if (script === 'oriya') return letters.replaceAll('\u0b35', '\u0b2c').replace(/(?<=.)\u0b2f/gu, '\u0b5f');
	return letters;
}

const best = (found: readonly Way[]): readonly Unit[] => found[0]?.units ?? [];

/** The cheapest readings, the best first. */
function cheapest(typed: string, script: IndicScript): readonly Way[] {
	const table = tableOf(script);
	let open: Way[] = [{ units: [], cost: 0 }];
	for (let at = 0; at < typed.length;) {
		let length = Math.min(LONGEST_TYPED, typed.length - at);
		while (length > 0 && !table.has(typed.slice(at, at + length))) length--;
		const read = table.get(typed.slice(at, at + length));
		if (read === undefined) {
			const plain = other(typed.charAt(at));
			open = open.map(({ units, cost }) => ({ units: [...units, plain], cost }));
			at++;
			continue;
		}
		const isLast = at + length === typed.length;
		open = open
			.flatMap(({ units, cost }) =>
				read.flatMap(([names, more]): Way[] => {
					const added = names
						.split(' ')
						.map((name) =>
							unit(isVowel(name) ? 'vowel' : name === 'ḵ' || name === ANUSVARA ? 'sign' : 'consonant', name)
						);
					const end = cost + more + endCost(added, isLast, script);
					return join(units, added, script).map((way) => ({ units: way.units, cost: end + way.cost }));
				})
			)
			.sort((a, b) => a.cost - b.cost)
			.slice(0, BEAM);
		at += length;
	}
	return open.map(({ units, cost }) => ({ units: closed(units, script), cost }));
}

/** In the north a typed a at the end is long: its short one is not spoken. */
function endCost(added: readonly Unit[], isLast: boolean, script: IndicScript): number {
	if (!isLast || !speaksNoLastVowel(script)) return 0;
	const name = added.at(-1)?.name;
	// Hindi, Gujarati and Punjabi words end with a long i, but those of Sanskrit.
	const longI = script === 'bengali' || script === 'oriya' ? -0.5 : -0.8;
	return name === 'a' ? 1 : name === 'ā' ? -0.5 : name === 'ī' ? longI : 0;
}

/** Ways to put letters after others: nasals before stops, vowels that are not spoken, the n of Tamil. */
function join(units: readonly Unit[], added: readonly Unit[], script: IndicScript): readonly Way[] {
	const last = units.at(-1);
	const [first, second] = added;
	const as = (all: readonly Unit[], cost: number): readonly Way[] => [{ units: all, cost }];
	// Bengali writes y after a vowel by a letter of its own.
	if (script === 'bengali' && first?.name === 'y' && last?.kind === 'vowel')
		return as([...units, unit('consonant', 'ẏ'), ...added.slice(1)], 0);
	const doubles = first?.kind === 'consonant' && first.name === second?.name;
	// No Tamil word begins with a doubled letter, and none has one after another consonant.
	if (script === 'tamil' && doubles && last?.kind !== 'vowel') return as([...units, ...added], UNUSUAL);
	if (last?.kind !== 'consonant' || first?.kind !== 'consonant') {
		const begins = script === 'tamil' && (last === undefined || last.kind === 'other');
		return as([...units, ...(begins ? added.map(initialN) : added)], 0);
	}
	const stop = classNasal(first.name);
	const isNasal =
		/^[nṉm]$/u.test(last.name) && stop !== undefined && stop !== first.name && !/^[nmṇñṅ]/u.test(first.name);
	if (script === 'tamil') return as([...units.slice(0, -1), isNasal ? unit('consonant', stop) : last, ...added], 0);
	const isAfterVowel = units.at(-2)?.kind === 'vowel';
	if (isNasal && isAfterVowel) {
		const nasal = script === 'malayalam' || script === 'bengali' ? unit('consonant', stop) : unit('sign', ANUSVARA);
		return as([...units.slice(0, -1), nasal, ...added], 0);
	}
	if (!speaksNoLastVowel(script)) return as([...units, ...added], 0);
	const isCluster = CLUSTER.test(`${last.name} ${first.name}`);
	if (!isAfterVowel) return as([...units, ...added], isCluster ? 0 : UNUSUAL / 2);
	return [
		{ units: [...units, ...added], cost: isCluster ? 0 : UNUSUAL },
		// A doubled letter was meant so.
		...(first === last ? [] : as([...units, INHERENT, ...added], isCluster ? 0.6 : 0.1))
	];
}

const initialN = (one: Unit): Unit => (one.name === 'ṉ' ? unit('consonant', 'n') : one);

/** A consonant at the end carries an unspoken vowel in the north; a last m is anusvara in the south. */
function closed(units: readonly Unit[], script: IndicScript): readonly Unit[] {
	const last = units.at(-1);
	if (last?.kind !== 'consonant') return units;
	if (speaksNoLastVowel(script)) return [...units, INHERENT];
	return script !== 'tamil' && last.name === 'm' ? [...units.slice(0, -1), unit('sign', ANUSVARA)] : units;
}

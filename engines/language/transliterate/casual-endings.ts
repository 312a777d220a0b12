/** Endings that languages of India write onto names, as they are typed: ஜெர்மனியில் germanyil, in Germany. By hand. */
import { memoize } from '../../kit/memoize';
import type { IndicScript } from './named';

/** By the names of their units; a name that ends in a vowel or a consonant decides which of them it takes, which is not looked at. */
const ENDINGS: Readonly<Partial<Record<IndicScript, string>>> = {
	// Marathi; Hindi and Punjabi write their postpositions apart.
	devanagari: 'cā=cha cī=chi cē=che cyā=chya ~ta=t āta=at ~tīla=til ātīla=atil lā=la nē=ne hūna=hun madhyē=madhye',
	bengali: 'ra=r ēra=er ē=e tē=te kē=ke',
	gujarati: 'māṁ=ma nō=no nī=ni nuṁ=nu nā=na nē=ne thī=thi',
	oriya: 'ra=ra rē=re ku=ku ru=ru',
	tamil: `il=il iṉ=in ai=ai āl=al ōṭu=odu uṭaṉ=udan um=um iliruntu=ilirundu ukku=ukku
		yil=yil yiṉ=yin yai=yai yāl=yal yuṭaṉ=yudan yum=yum yiliruntu=yilirundu yōṭu=yodu
		vil=vil viṉ=vin vai=vai vāl=val vuṭaṉ=vudan vum=vum viliruntu=vilirundu vukku=vukku kku=kku`,
	telugu: 'lō=lo lōni=loni ku=ku ki=ki ni=ni nu=nu tō=to nuṇḍi=nundi',
	kannada:
		'yalli=yalli dalli=dalli nalli=nalli alli=alli ya=ya da=da ge=ge ige=ige kke=kke yannu=yannu vannu=vannu yinda=yinda dinda=dinda ninda=ninda',
	malayalam: 'il=il yil=yil ile=ile yile=yile uṭe=ude yuṭe=yude inṟe=inte yilē=yile yum=yum'
};
/** Tamil doubles the first letter of the next word at the end of this one. */
const DOUBLED: Readonly<Record<string, string>> = { k: 'k', c: 'ch', t: 't', p: 'p' };
/** Scripts whose names carry an inherent vowel after their last consonant; an ending that begins with a vowel takes its place. */
const INHERENT: readonly IndicScript[] = ['devanagari', 'bengali', 'gujarati', 'oriya'];
const VOWEL = /^[aāiīuūeēoō]/u;
/** Letters of a name before an ending, at least: shorter ones are beginnings of other words. */
const LEAST = 5;

interface Ending {
	readonly units: string;
	readonly typed: string;
	/** Not after the inherent vowel. */
	readonly afterVowel: boolean;
}

const endingsOf = memoize((script: IndicScript): readonly Ending[] =>
	(ENDINGS[script] ?? '')
		.normalize('NFC')
		.split(/\s+/)
		.filter((row) => row !== '')
		.map((row) => row.split('='))
		.map(([units = '', typed = '']) => ({ units: units.replace('~', ''), typed, afterVowel: units.startsWith('~') }))
		.sort((a, b) => b.units.length - a.units.length)
);

/** How a name with an ending is typed; `typedOf` tells how names are. The longest ending that leaves a name is the one. */
export function typedWithEnding(
	word: string,
	script: IndicScript,
	typedOf: (units: string) => string | undefined
): string | undefined {
	const last = word.at(-1) ?? '';
	const doubled = script === 'tamil' ? DOUBLED[last] : undefined;
	const units = doubled === undefined ? word : word.slice(0, -1);
	for (const ending of endingsOf(script)) {
		if (!units.endsWith(ending.units)) continue;
		const name = units.slice(0, -ending.units.length);
		if (name.length < LEAST || (ending.afterVowel && name.endsWith('a'))) continue;
		const whole = INHERENT.includes(script) && VOWEL.test(ending.units) ? `${name}a` : name;
		const typed = typedOf(whole) ?? typedOf(name);
		if (typed !== undefined) return `${typed}${ending.typed}${doubled ?? ''}`.replace('yy', 'y');
	}
	return undefined;
}

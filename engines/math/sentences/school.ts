/** Sums in words: "subtract 7 from 20", "the difference between 10 and 4", "round 1234 to the nearest hundred". */
import { AMOUNT, of, RATE, rate, type Rule } from './rules';

const SIZES: Readonly<Record<string, string>> = {
	hundred: '100', thousand: '1000', million: '1000000', half: '1/2', quarter: '1/4', dozen: '12'
}; // prettier-ignore
const THINGS = String.raw`(?:\s+[a-z]+)?`;

export const SCHOOL: readonly Rule[] = [
	[of(`add\\s+(${AMOUNT})\\s+(?:and|to|plus|with)\\s+(${AMOUNT})`), ([, a, b]) => ({ text: `(${a}) + (${b})` })],
	[of(`(${AMOUNT})\\s+added\\s+to\\s+(${AMOUNT})`), ([, a, b]) => ({ text: `(${b}) + (${a})` })],
	[
		of(`(?:subtract|take(?:\\s+away)?|deduct)\\s+(${AMOUNT})\\s+from\\s+(${AMOUNT})`),
		([, a, b]) => ({ text: `(${b}) - (${a})` })
	],
	[
		of(`(${AMOUNT})\\s+(?:is\\s+)?(?:subtracted|taken(?:\\s+away)?)\\s+from\\s+(${AMOUNT})`),
		([, a, b]) => ({ text: `(${b}) - (${a})` })
	],
	[of(`(${AMOUNT})\\s+take\\s+away\\s+(${AMOUNT})`), ([, a, b]) => ({ text: `(${a}) - (${b})` })],
	[of(`multiply\\s+(${AMOUNT})\\s+(?:by|with|and|times)\\s+(${AMOUNT})`), ([, a, b]) => ({ text: `(${a})*(${b})` })],
	[
		of(`(?:the\\s+)?difference\\s+(?:of|between)\\s+(${AMOUNT})\\s+(?:and|to)\\s+(${AMOUNT})`),
		([, a, b]) => ({ text: `abs((${a}) - (${b}))` })
	],
	[
		of(`(${AMOUNT})\\s+(more|greater|less|fewer)\\s+than\\s+(${AMOUNT})`),
		([, a, how, b]) => ({ text: `(${b}) ${/^[lf]/i.test(how!) ? '-' : '+'} (${a})` })
	],
	[
		of(`is\\s+(${AMOUNT})\\s+(more|greater|bigger|larger|less|smaller|fewer)\\s+than\\s+(${AMOUNT})`),
		([, a, how, b]) => ({ text: `${a} ${/^(?:less|smaller|fewer)/i.test(how!) ? '<' : '>'} ${b}` })
	],
	[of(`(?:the\\s+)?(?:reciprocal|multiplicative\\s+inverse)\\s+of\\s+(${AMOUNT})`), ([, a]) => ({ text: `1/(${a})` })],
	[of(`(?:the\\s+)?(?:opposite|negative|additive\\s+inverse)\\s+of\\s+(${AMOUNT})`), ([, a]) => ({ text: `-(${a})` })],
	[
		of(`(?:the\\s+)?remainder\\s+(?:of\\s+)?(-?\\d+)\\s*[\\s,]\\s*(-?\\d+)`),
		([, a, b]) => ({ text: `(${a}) mod (${b})` })
	],
	[
		of(
			`(?:round(?:ed)?\\s+)?(${AMOUNT})\\s+(?:rounded\\s+)?to\\s+(?:the\\s+)?nearest\\s+(\\d+(?:\\.\\d+)?|\\.\\d+|hundred|thousand|million|half|quarter|dozen)`
		),
		([, a, size]) => {
			const step = SIZES[size!.toLowerCase()] ?? size!;
			return Number(step) === 0 ? undefined : { text: `(${step})*round((${a})/(${step}))` };
		}
	],
	[
		of(`(?:what\\s+number\\s+is|find)\\s+(${RATE})\\s+of\\s+(${AMOUNT})`),
		([, part, whole]) => ({ text: `${rate(part!)} of (${whole})` })
	],
	// 40 in the ratio 3:5
	[
		of(
			`(?:share|divide|split)\\s+(${AMOUNT})\\s+(?:in(?:to)?|by)\\s+(?:the\\s+|a\\s+)?ratio\\s+(?:of\\s+)?(\\d+(?:\\s*:\\s*\\d+){1,4})`
		),
		([, whole, ratio]) => {
			const parts = ratio!.split(':').map((part) => part.trim());
			return { text: `[${parts.map((part) => `(${whole})*${part}/(${parts.join(' + ')})`).join(', ')}]` };
		}
	],
	// Ways to choose and to arrange.
	[of(`(?:the\\s+)?(?:number\\s+of\\s+)?permutations\\s+of\\s+(\\d+)${THINGS}`), ([, n]) => ({ text: `${n}!` })],
	[
		of(`(?:the\\s+)?(?:number\\s+of\\s+|how\\s+many\\s+)?ways\\s+(?:to|of)\\s+arrang(?:e|ing)\\s+(\\d+)${THINGS}`),
		([, n]) => ({ text: `${n}!` })
	],
	[
		of(
			`(?:the\\s+)?(?:number\\s+of\\s+|how\\s+many\\s+)?ways\\s+(?:to|of)\\s+(?:choos|pick|select)(?:e|ing)?\\s+(\\d+)${THINGS}\\s+(?:from|out\\s+of|of)\\s+(\\d+)${THINGS}`
		),
		([, k, n]) => ({ text: `binomial(${n}, ${k})` })
	],
	[
		of(
			`(?:the\\s+)?(?:number\\s+of\\s+)?(combinations|permutations)\\s+of\\s+(\\d+)${THINGS}\\s+(?:from|out\\s+of)\\s+(\\d+)${THINGS}`
		),
		([, what, k, n]) => ({ text: `${what!.toLowerCase().startsWith('c') ? 'binomial' : 'permutations'}(${n}, ${k})` })
	],
	[
		of(
			`(?:the\\s+)?(?:number\\s+of\\s+)?(combinations|permutations)\\s+of\\s+(\\d+)${THINGS}\\s+(?:take|taken|choose|pick)\\s+(\\d+)(?:\\s+at\\s+a\\s+time)?`
		),
		([, what, n, k]) => ({ text: `${what!.toLowerCase().startsWith('c') ? 'binomial' : 'permutations'}(${n}, ${k})` })
	],
	[
		of(
			`(?:the\\s+)?(?:number\\s+of\\s+|how\\s+many\\s+)?(?:arrangements|anagrams|permutations|ways\\s+to\\s+arrange)\\s+(?:of\\s+)?(?:the\\s+letters\\s+(?:of|in)\\s+)?(?:the\\s+word\\s+)?["']?([a-z]{3,30})["']?`
		),
		([, word]) => {
			const counts = new Map<string, number>();
			for (const letter of word!.toLowerCase()) counts.set(letter, (counts.get(letter) ?? 0) + 1);
			const again = [...counts.values()].filter((count) => count > 1).map((count) => `${count}!`);
			return { text: `${word!.length}!${again.length > 0 ? `/(${again.join('*')})` : ''}` };
		}
	],
	[of(`(?:the\\s+)?(\\d+)(?:st|nd|rd|th)\\s+fibonacci(?:\\s+number)?`), ([, n]) => ({ text: `fibonacci(${n})` })],
	[of(`(?:the\\s+)?(?:factors|divisors)\\s+of\\s+(\\d+)`), ([, n]) => ({ text: `divisors(${n})` })],
	[
		of(`(?:the\\s+)?(next|previous)\\s+prime\\s+(?:number\\s+)?(?:after|before|from)\\s+(\\d+)`),
		([, how, n]) => ({ text: `${/^n/i.test(how!) ? 'nextprime' : 'previousprime'}(${n})` })
	]
];

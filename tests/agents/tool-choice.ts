/** A question in words and the tool that answers it. */
export type Question = { readonly tool: string; readonly text: string };

/** Lines of `tool<tab>question`. */
export const readQuestions = (table: string): readonly Question[] =>
	table
		.trim()
		.split('\n')
		.map((line) => {
			const [tool = '', text = ''] = line.split('\t');
			return { tool, text };
		});

const STOP = new Set(
	'a an the of to in on at is are was were be do does did i my me you your we it its this that these those with and or for by from as how what which can could would should give show tell find get make need want there any some into one many much per up so if not than then about'.split(
		' '
	)
);

function stem(word: string): string {
	if (word.endsWith('ss')) return word;
	for (const [ending, put] of [
		['ise', 'iz'],
		['ising', 'iz'],
		['ised', 'iz'],
		['ies', 'y'],
		['ations', ''],
		['ation', ''],
		['ings', ''],
		['ing', ''],
		['ed', ''],
		['es', ''],
		['er', ''],
		['est', ''],
		['s', ''],
		['e', '']
	] as const)
		if (word.length - ending.length >= 3 && word.endsWith(ending)) return word.slice(0, -ending.length) + put;
	return word;
}

const wordsOf = (text: string): readonly string[] =>
	(
		text
			.replace(/([a-z])([A-Z])/g, '$1 $2')
			.toLowerCase()
			.replaceAll(/['’]s\b/g, '')
			.match(/[\p{L}\p{N}]+|[%+=]/gu) ?? []
	)
		.filter((word) => !STOP.has(word))
		.flatMap((word) => [stem(word), ...(word.length > BEGINNING ? [`${word.slice(0, BEGINNING)}…`] : [])]);

/** Letters by which words of one family agree, at half the weight of a stem: integral, integrate. */
const BEGINNING = 5;

/** Ranks tools by Okapi BM25 over names and descriptions. Robertson and Zaragoza 2009, k1 1.2, b 0.3. */
export function createRanking(tools: readonly { readonly name: string; readonly description: string }[]) {
	const bags = tools.map(({ name, description }) => wordsOf(`${name.replaceAll('_', ' ')} ${description}`));
	const mean = bags.reduce((sum, bag) => sum + bag.length, 0) / bags.length;
	const having = new Map<string, number>();
	for (const bag of bags) for (const word of new Set(bag)) having.set(word, (having.get(word) ?? 0) + 1);
	const weight = (word: string) => {
		const count = having.get(word) ?? 0;
		return (word.endsWith('…') ? 0.5 : 1) * Math.log(1 + (tools.length - count + 0.5) / (count + 0.5));
	};
	return (question: string): readonly string[] => {
		const asked = new Set(wordsOf(question));
		return tools
			.map(({ name }, index) => {
				const bag = bags[index] ?? [];
				let score = 0;
				for (const word of asked) {
					const count = bag.filter((other) => other === word).length;
					score += (weight(word) * count * 2.2) / (count + 1.2 * (0.7 + (0.3 * bag.length) / mean));
				}
				return { name, score };
			})
			.sort((a, b) => b.score - a.score)
			.map(({ name }) => name);
	};
}

import { beforeAll, expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { readPack } from '../../sw/build/packs';
import { engine } from './engine';
import { ApiError } from '../kit/errors';
import { relatedWords } from './related';
import { WordNet } from './wordnet';
import { fill, growth, LINEAR } from '../../tests/support/growth';

let wordnet: WordNet;
beforeAll(async () => {
	wordnet = new WordNet(await readPack('wordnet'));
	await readPack('definitions');
	// Making the packs anew takes seconds, more on a busy machine.
}, 600_000);

const ask = (word: string, limit = 50, definitions = false) =>
	engine.related({ word, limit, definitions }, testContext());

test('happy has synonyms, an antonym, similar adjectives and what is made of it', async () => {
	const { synonyms, antonyms, similar, derived } = await ask('happy');
	expect(synonyms.map(({ word }) => word)).toContain('glad');
	expect(antonyms).toEqual([
		{ word: 'unhappy', relation: 'antonym', lemma: 'happy', part_of_speech: 'adjective', sense: 1 }
	]);
	expect(similar.map(({ word }) => word)).toContain('blissful');
	expect(derived.map(({ word }) => word)).toEqual(['happiness', 'happily']);
});

test.each([
	['sad', 'unhappy'],
	['afraid', 'scared'],
	['smart', 'intelligent'],
	['weak', 'feeble']
])('synonyms of %s begin with %s', async (word, best) => {
	const { synonyms } = await ask(word);
	expect(synonyms[0]).toMatchObject({ word: best, relation: 'near_synonym', lemma: word, part_of_speech: 'adjective' });
});

test('definitions come with their examples, and only when asked for', async () => {
	const { definitions, definitions_state: state, senses } = await ask('dog', 1, true);
	expect(state).toBe('given');
	expect(definitions).toHaveLength(senses.length);
	expect(definitions[0]).toEqual({
		lemma: 'dog',
		part_of_speech: 'noun',
		sense: 1,
		text: 'a member of the genus Canis (probably descended from the common wolf) that has been domesticated by man since prehistoric times; occurs in many breeds',
		examples: ['the dog barked all night']
	});
	expect(await ask('dog')).toMatchObject({ definitions: [], definitions_state: 'not_asked' });
});

test('without the data for definitions the rest is answered, and says so', async () => {
	const { engine: fresh } = (await import('./engine?fresh' as './engine')) as { engine: typeof engine };
	const offline = testContext({
		pack: (name) =>
			name === 'wordnet' ? readPack(name) : Promise.reject(new ApiError('OFFLINE', 'network: is needed once'))
	});
	const answer = await fresh.related({ word: 'dog', limit: 5, definitions: true }, offline);
	expect(answer).toMatchObject({ lemma: 'dog', definitions: [], definitions_state: 'not_stored' });
});

test.each(['xyzzyx', '', ' ', '123456', '犬', '\ud800', "'; drop", 'a b c d e f g h i j k l', '_', '-'])(
	'%j is not in the dictionary',
	async (word) =>
		await expect(ask(word)).rejects.toMatchObject({
			code: 'NOT_FOUND',
			message: 'word: is not in the dictionary'
		})
);

test('a dog is a canine and a domestic animal, and a puppy is a dog', async () => {
	const { broader, narrower, parts, wholes } = await ask('dog', 500);
	expect(broader.slice(0, 3)).toEqual(
		['canine', 'canid', 'domestic animal'].map((word) => ({
			word,
			relation: 'hypernym',
			lemma: 'dog',
			part_of_speech: 'noun',
			sense: 1
		}))
	);
	expect(narrower.map(({ word }) => word)).toContain('puppy');
	expect(parts).toContainEqual({
		word: 'flag',
		relation: 'part_meronym',
		lemma: 'dog',
		part_of_speech: 'noun',
		sense: 1
	});
	expect(wholes).toContainEqual({
		word: 'pack',
		relation: 'member_holonym',
		lemma: 'dog',
		part_of_speech: 'noun',
		sense: 1
	});
});

test('Paris is an instance, not a kind, of a national capital', async () => {
	expect((await ask('paris')).broader[0]).toMatchObject({ word: 'national capital', relation: 'instance_hypernym' });
	expect((await ask('national capital', 500)).narrower).toContainEqual(
		expect.objectContaining({ word: 'Paris', relation: 'instance_hyponym' })
	);
});

test('the limit holds for each list, the totals do not change with it', async () => {
	const few = await ask('tree', 2);
	const many = await ask('tree', 500);
	expect(few.narrower).toEqual(many.narrower.slice(0, 2));
	expect(few.totals).toEqual(many.totals);
	expect(few.totals.narrower).toBeGreaterThan(100);
	const lists = [
		few.synonyms,
		few.antonyms,
		few.broader,
		few.narrower,
		few.similar,
		few.parts,
		few.wholes,
		few.derived
	];
	expect(few.count).toBe(lists.reduce((sum, list) => sum + list.length, 0));
});

test('no word stands twice in a list, and meanings come in their order by the readings', async () => {
	for (const word of ['run', 'set', 'break', 'head', 'person']) {
		const answer = await ask(word, 500);
		for (const list of [answer.broader, answer.narrower, answer.parts, answer.wholes]) {
			expect(new Set(list.map((entry) => entry.word)).size).toBe(list.length);
			const order = list.map(({ lemma, part_of_speech: part, sense }) => {
				const reading = answer.lemmas.findIndex((one) => one.lemma === lemma && one.part_of_speech === part);
				return 1000 * reading + sense;
			});
			expect(order).toEqual([...order].sort((a, b) => a - b));
		}
		expect(answer.senses.map(({ lemma, part_of_speech, sense }) => `${lemma} ${part_of_speech} ${sense}`)).toEqual([
			...new Set(answer.senses.map(({ lemma, part_of_speech, sense }) => `${lemma} ${part_of_speech} ${sense}`))
		]);
	}
});

test('an adverb has its adjective and its contrary', async () => {
	const { antonyms, derived, broader } = await ask('quickly');
	expect([antonyms[0]?.word, derived[0]?.word, broader.length]).toEqual(['slowly', 'quick', 0]);
});

test('the word is answered as it was asked', async () =>
	expect(await ask('Mice')).toMatchObject({ word: 'Mice', lemma: 'mouse' }));

test.each(['a ', '-', 'ing', "'", '\u0301'])(
	'a word of nothing but %j takes no longer than it is long',
	async (piece) => {
		const look = (length: number) => {
			for (let round = 0; round < 200; round++) relatedWords(fill(piece, length), wordnet);
		};
		expect(await growth(look, 12)).toBeLessThan(LINEAR);
	}
);

test.each([
	['"happy"', 'happy'],
	['happy?', 'happy'],
	['to run', 'run'],
	['the cat', 'cat'],
	['synonym for happy', 'happy'],
	['opposite of hot', 'hot'],
	['what does ubiquitous mean', 'ubiquitous'],
	["dog's", 'dog'],
	["children's", 'child'],
	['Might', 'might'],
	['WHO', 'WHO'],
	['ice+cream', 'ice cream'],
	['ｄｏｇｓ', 'dog']
])('%s asks for %s', async (asked, lemma) => expect(await ask(asked)).toMatchObject({ lemma }));

test.each([
	// A small word is not a plural of an abbreviation.
	['was', 'be'],
	['has', 'have'],
	['dies', 'die'],
	['dying', 'die'],
	['CDs', 'CD'],
	['germans', 'German'],
	['likelier', 'likely']
])('%s is read as %s, and as no abbreviation before it', async (word, lemma) => {
	const { lemmas } = await ask(word);
	expect(lemmas[0]?.lemma).toBe(lemma);
	expect(lemmas.map((each) => each.lemma)).not.toEqual(expect.arrayContaining(['WA', 'HA', 'Dy', 'dye']));
});

test.each([
	['put up with', 'put up'],
	['take care of', 'take care'],
	['most beautiful', 'beautiful'],
	['mt everest', 'Mount Everest'],
	['login', 'log in'],
	['tshirt', 't-shirt'],
	['womens', 'woman'],
	['dunno', 'know'],
	['NYC', 'New York City']
])(
	'%s is not there: %s is offered',
	async (word, offered) =>
		await expect(ask(word)).rejects.toMatchObject({ code: 'NOT_FOUND', message: expect.stringContaining(offered) })
);

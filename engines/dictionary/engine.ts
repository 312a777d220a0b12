import type { Engine, EngineContext } from '../kit/contract';
import { notFound } from '../kit/errors';
import type { dictionary } from './contract';
import { relatedWords, type RelatedWord } from './related';
import { WordNet } from './wordnet';

let opened: Promise<WordNet> | undefined;

/** WordNet, opened once; after a failure the next call tries again. */
function wordnet(context: EngineContext): Promise<WordNet> {
	opened ??= context.pack('wordnet').then(
		(pack) => new WordNet(pack),
		(error: unknown) => {
			opened = undefined;
			throw error;
		}
	);
	return opened;
}

const wire = <Relation extends string>(words: readonly RelatedWord<Relation>[], limit: number) =>
	words.slice(0, limit).map(({ word, relation, part, sense }) => ({ word, relation, part_of_speech: part, sense }));

export const engine: Engine<typeof dictionary> = {
	async related({ word, limit }, context) {
		const found = relatedWords(word, await wordnet(context));
		if (!found) throw notFound('word', 'is not in WordNet');
		const lists = {
			broader: wire(found.broader, limit),
			narrower: wire(found.narrower, limit),
			parts: wire(found.parts, limit),
			wholes: wire(found.wholes, limit)
		};
		return {
			word,
			lemma: found.lemma,
			count: lists.broader.length + lists.narrower.length + lists.parts.length + lists.wholes.length,
			...lists,
			totals: {
				broader: found.broader.length,
				narrower: found.narrower.length,
				parts: found.parts.length,
				wholes: found.wholes.length
			},
			senses: found.meanings.map(({ part, sense, words }) => ({ part_of_speech: part, sense, words: [...words] }))
		};
	}
};

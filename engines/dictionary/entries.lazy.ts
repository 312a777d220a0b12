import type { EngineContext } from '../kit/contract';
import { lemmatise, PARTS_OF_SPEECH, type PartOfSpeech } from './lemma';
import { openWordNet } from './open';

/** The dictionary as readers of typed text need it. */
export interface Entries {
	/** Whether a text, in lower case, is an entry or a form of one. */
	has(text: string): boolean;
	/** Whether it may be a verb or an adjective. */
	isAction(text: string): boolean;
}

/** Opens the entries of the dictionary, once. */
export async function entries(context: Pick<EngineContext, 'pack'>): Promise<Entries> {
	const wordnet = await openWordNet(context);
	const isA = (text: string, part: PartOfSpeech) => lemmatise(text, part, wordnet).length > 0;
	return {
		has: remembered((text) => PARTS_OF_SPEECH.some((part) => isA(text, part))),
		isAction: remembered((text) => isA(text, 'verb') || isA(text, 'adjective'))
	};
}

/** Answers that are remembered: a question asks for the same words again and again. */
const MOST = 500;

function remembered(ask: (text: string) => boolean): (text: string) => boolean {
	const answers = new Map<string, boolean>();
	return (text) => {
		let answer = answers.get(text);
		if (answer === undefined) {
			if (answers.size >= MOST) answers.clear();
			answer = ask(text);
			answers.set(text, answer);
		}
		return answer;
	};
}

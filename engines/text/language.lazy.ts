import type { EngineContext } from '../kit/contract';
import { openedOnce } from '../kit/lazy-pack';
import { openDetector } from '../language/detect';
import { READABLE, type Readable } from './contract';

const detector = openedOnce('detect', openDetector);

/** Returns the language of a text. Null without a formula for it, or without evidence. Needs the pack `detect`. */
export async function languageOf(text: string, context: EngineContext): Promise<Readable | null> {
	const { code } = (await detector(context))(text);
	return READABLE.find((one) => one === code) ?? null;
}

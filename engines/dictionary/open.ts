import { openedOnce } from '../kit/lazy-pack';
import { WordNet } from './wordnet';

/** The pack `wordnet`, opened once. */
export const openWordNet = openedOnce('wordnet', (pack) => new WordNet(pack));

/** The words of a language: see lexicon/en.txt, and lexicon/holidays.txt by data/build/ask/holiday-names.ts. */
import words from './lexicon/en.txt?raw';
import holidays from './lexicon/holidays.txt?raw';

export const text = `${words}\n${holidays}`;

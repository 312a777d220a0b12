/** The words of a language: see lexicon/common.txt. */
export { default as text } from './lexicon/common.txt?raw';

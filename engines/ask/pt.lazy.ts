/** The words of a language: see lexicon/pt.txt. */
export { default as text } from './lexicon/pt.txt?raw';

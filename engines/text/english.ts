/**
 * The commonest English words that are rare in other languages ("a", "in" and "no" are not here): about three words in
 * ten of English prose, hardly one in twenty of any other.
 */
const FUNCTION_WORDS = new Set(
	(
		'the of and to is that it for was with as be this had not are but from or have they which you were her she there would ' +
		"their we him been has when who will more if out said what up about into them can other than some could time these two then do first any my now such like our over me even most made after also did many before must through back years where much your way well down should because each just those people how too little good very make world still own see men work long get here between both being under never same another know while last might us great old year off come since against go came right used take three it's don't i'm that's i'll you're can't"
	).split(' ')
);

/** Whether a word, in lower case, is one of the commonest of English. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

/** All of them. */
export const englishWords = (): Iterable<string> => FUNCTION_WORDS;

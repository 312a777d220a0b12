import { FUNCTION_WORD_KINDS, type FunctionWordKind } from './word-kinds';

/** A function word as the dictionary answers it. */
export interface FunctionWord {
	readonly kind: FunctionWordKind;
	/** Its use, a phrase in English. */
	readonly text: string;
}

/** What an English function word is and does, by kind. */
const USES: Readonly<Record<FunctionWordKind, Readonly<Record<string, string>>>> = {
	article: {
		a: 'names one of several things of a kind, not a certain one',
		an: 'the form of "a" before a vowel sound',
		the: 'names a thing that the reader knows already or that there is one of'
	},
	pronoun: {
		i: 'the person who speaks or writes',
		me: 'the person who speaks, as object',
		mine: 'the one that belongs to the person who speaks',
		myself: 'the person who speaks, the same as the subject',
		you: 'the person or people spoken to',
		yours: 'the one that belongs to the person or people spoken to',
		yourself: 'the person spoken to, the same as the subject',
		yourselves: 'the people spoken to, the same as the subject',
		he: 'a man, boy or male animal named before',
		him: 'a man, boy or male animal named before, as object',
		himself: 'a man or boy, the same as the subject',
		she: 'a woman, girl or female animal named before',
		her: 'a woman, girl or female animal named before, as object or owner',
		hers: 'the one that belongs to a woman or girl named before',
		herself: 'a woman or girl, the same as the subject',
		it: 'a thing, an animal or a situation named before',
		itself: 'a thing or an animal, the same as the subject',
		we: 'the speaker and at least one other person',
		us: 'the speaker and at least one other person, as object',
		ours: 'the one that belongs to the speaker and others',
		ourselves: 'the speaker and others, the same as the subject',
		they: 'people or things named before',
		them: 'people or things named before, as object',
		theirs: 'the one that belongs to people named before',
		themselves: 'people or things, the same as the subject',
		who: 'which person or people',
		whom: 'which person or people, as object',
		what: 'asks for the name or kind of a thing',
		whatever: 'anything or everything that; no matter what',
		whoever: 'any person who; no matter who',
		whomever: 'any person whom; no matter whom',
		anyone: 'any person',
		anybody: 'any person',
		everyone: 'every person',
		everybody: 'every person',
		somebody: 'a person who is not named',
		someone: 'a person who is not named',
		anything: 'any thing',
		everything: 'all things',
		something: 'a thing that is not named',
		'no one': 'not any person',
		'each other': 'the one to the other and the other way round',
		'one another': 'each of several to the others'
	},
	determiner: {
		my: 'belonging to the person who speaks',
		your: 'belonging to the person or people spoken to',
		his: 'belonging to a man, boy or male animal named before',
		its: 'belonging to a thing or an animal named before',
		our: 'belonging to the speaker and at least one other person',
		their: 'belonging to people or things named before',
		this: 'the one that is near or just named',
		that: 'the one that is further away or was named; also joins a clause to a sentence',
		these: 'the ones that are near or just named',
		those: 'the ones that are further away or were named',
		whose: 'belonging to which person',
		which: 'what one or ones of several',
		whichever: 'any one of several that; no matter which'
	},
	preposition: {
		of: 'joins a thing to what it belongs to, consists of or comes from',
		to: 'towards or as far as; also stands before the base form of a verb',
		for: 'meant to be had or used by; because of; during',
		from: 'beginning at a place, time or person',
		with: 'together with; having; by means of',
		without: 'not having or not using',
		within: 'inside the limits of a place, time or amount',
		into: 'to the inside of',
		onto: 'to the surface of',
		upon: 'on, in formal language',
		at: 'in or near the place, the time or the rate that follows',
		by: 'next to; not later than; done or made through',
		against: 'opposed to; touching the surface of',
		among: 'in the middle of, or one of, several',
		between: 'in the space or time that parts two things',
		during: 'in the time of',
		through: 'from one side or end to the other',
		toward: 'in the direction of',
		towards: 'in the direction of',
		via: 'by way of',
		per: 'for each',
		beside: 'next to',
		besides: 'in addition to',
		except: 'not including',
		until: 'up to the time that',
		amid: 'in the middle of',
		despite: 'although there is',
		'because of': 'by reason of',
		'instead of': 'in the place of',
		'out of': 'from the inside of',
		'next to': 'at the side of',
		'in front of': 'before, in place',
		'in spite of': 'although there is',
		'according to': 'as somebody or something says',
		'due to': 'caused by',
		'such as': 'for example'
	},
	conjunction: {
		and: 'joins words or sentences: in addition',
		or: 'joins words or sentences of which one is chosen',
		but: 'joins a sentence that goes against the one before',
		nor: 'and not, after another "not"',
		if: 'on condition that',
		because: 'for the reason that',
		although: 'in spite of the fact that',
		though: 'in spite of the fact that',
		while: 'during the time that; in contrast to the fact that',
		since: 'from the time that; for the reason that',
		unless: 'except if',
		than: 'names the second thing of a comparison',
		whether: 'names two possibilities',
		as: 'in the way that; at the time that; also compares, as in "as big as"',
		'so that': 'with the purpose or result that',
		'even though': 'in spite of the fact that',
		'rather than': 'in preference to',
		'as well as': 'and in addition'
	},
	'auxiliary verb': {
		can: 'be able to or be allowed to',
		could: 'was able to; is possible; asks politely',
		will: 'is going to happen; is willing to',
		would: 'the past and the conditional of "will"',
		shall: 'is going to happen, or ought to, in formal language',
		should: 'it is right or expected that',
		may: 'is possibly true; is allowed to',
		might: 'is possibly true; the past of "may"',
		must: 'it is necessary or certain that',
		ought: 'it is right or expected that one does something',
		'ought to': 'it is right or expected that',
		'used to': 'did in the past and does no longer'
	},
	particle: { 'in order to': 'with the purpose of' }
};

const BY_WORD: ReadonlyMap<string, FunctionWord> = new Map(
	FUNCTION_WORD_KINDS.flatMap((kind) =>
		Object.entries(USES[kind]).map(([word, text]) => [word, { kind, text }] as const)
	)
);

/** The function word that a text in any case is; undefined for other words. */
export const functionWord = (word: string): FunctionWord | undefined =>
	BY_WORD.get(
		word
			.trim()
			.toLowerCase()
			.replace(/[\s_]+/g, ' ')
	);

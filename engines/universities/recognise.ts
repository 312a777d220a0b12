import type { Recognise } from '../kit/recognised';

/** Domains that only schools have: `.edu` of any country, `.ac.uk`; alone or behind the name of a mailbox. */
export const recognise: Recognise = (text) =>
	[...text.matchAll(/(?:[\w.+-]{1,64}@)?(?:[a-z0-9-]{1,63}\.){1,6}(?:edu|(?:edu|ac)\.[a-z]{2})(?![\w.-])/gi)].map(
		(match) => ({
			kind: 'domain',
			from: match.index,
			to: match.index + match[0].length,
			value: match[0].slice(match[0].indexOf('@') + 1).toLowerCase()
		})
	);

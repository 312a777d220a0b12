/** What a service worker sees of a request that tells who asks. */
export type Visit = Pick<Request, 'mode' | 'destination' | 'referrer'>;

/**
 * Whether a request may use the app's own key, since it cannot send one: pictures of pages that this worker controls, which
 * are of its origin, and visits that a person makes. A link of another site needs a key, and so does a frame that is not
 * known to be in a page of this origin: the browser does not tell a service worker which site a frame stands in.
 */
export function isOwnVisit({ mode, destination, referrer }: Visit, origin: string): boolean {
	if (destination === 'image') return true;
	if (mode !== 'navigate') return false;
	const fromHere = URL.canParse(referrer) && new URL(referrer).origin === origin;
	// An address that was typed has no referrer; neither has a link that hides it, whose site sees nothing of the answer.
	return destination === 'document' ? fromHere || referrer === '' : fromHere;
}

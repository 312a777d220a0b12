/** The parts of a request from which a service worker can identify the caller. */
export type Visit = Pick<Request, 'mode' | 'destination' | 'referrer'>;

/**
 * Whether a request may use the app's own key, because it cannot send one: pictures of pages that this worker controls, which
 * are of its origin, and visits of a person. A link of another site needs a key, and so does a frame that may be outside
 * a page of this origin: the browser does not tell a service worker which site contains a frame.
 */
export function isOwnVisit({ mode, destination, referrer }: Visit, origin: string): boolean {
	if (destination === 'image') return true;
	if (mode !== 'navigate') return false;
	const fromHere = URL.canParse(referrer) && new URL(referrer).origin === origin;
	// A typed address lacks a referrer. So does a link that hides it, whose site cannot read the answer.
	return destination === 'document' ? fromHere || referrer === '' : fromHere;
}

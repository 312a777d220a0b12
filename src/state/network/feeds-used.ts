/** A source was asked by somebody on this device: its cards may ask it from then on. */
const USED = 'feeds-used';
export const feedsUsed = (): boolean => {
	try {
		return localStorage.getItem(USED) === '1';
	} catch {
		return false;
	}
};
export function noteFeedUsed(): void {
	try {
		localStorage.setItem(USED, '1');
	} catch {
		// Without storage the cards wait to be pressed.
	}
}

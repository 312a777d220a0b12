import { isMetered } from '../../sw/host/line';

/** Whether a page may ask by itself now: it is to be seen, there is a network, and its bytes cost nothing. */
export const mayAskByItself = (): boolean => !document.hidden && navigator.onLine && !isMetered(navigator);

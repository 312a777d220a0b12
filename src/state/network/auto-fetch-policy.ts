import { isMetered } from '../../../sw/host/connection';

/** Whether a page may ask by itself now: it is visible, online, and not metered. */
export const mayAskByItself = (): boolean => !document.hidden && navigator.onLine && !isMetered(navigator);

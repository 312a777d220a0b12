/** The docs as browsers have them: in a build a file of JSON, since a service worker reads all code that it holds at each start. */
import { openApi } from './docs';

/** Who gives it puts the address of its server in. */
export const document = openApi('');

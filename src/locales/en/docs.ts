/** What the docs say in English. */
export const words = {
	openTool: 'Open the tool',
	examples: 'Examples',
	ask: 'Ask',
	intro:
		'Every operation is a URL under `{base}v1/`. Inside this origin a service worker answers it on the device; nothing that is computed leaves it. Every request carries `X-API-Key`; the key `demo` is there from the start. Answers are JSON with fields in snake_case; what is unknown is `null`, never missing.',
	status: 'Status',
	licences: 'Licences',
	ownLicence: 'This product: {licence}',
	foreignData: 'Data of others',
	foreignSoftware: 'Software of others',
	errors: 'Errors',
	errorBody: 'The body is `{body}` and nothing else.',
	request: 'Request',
	answer: 'Answer',
	alsoTaken: 'Also taken as {types}.',
	pictureItself: 'The picture itself with `Accept: {types}`.',
	noFields: 'None.',
	required: 'required',
	optional: 'optional',
	standard: 'default {value}',
	maxBytes: { one: 'at most {count} byte', other: 'at most {count} bytes' },
	maxCharacters: { one: 'at most {count} character', other: 'at most {count} characters' },
	status400: 'A field is missing, of the wrong kind, out of its bounds; or the body is not JSON',
	status401: 'No X-API-Key, or one that is not known or was revoked',
	status403: 'The key is not subscribed to the group of the operation',
	status404: 'No such path; or no such product, word or country',
	status405: 'The path is asked by another method: see the header Allow',
	status422: 'The input is valid, its answer would take more steps, room or time than there is',
	status429: 'The key is over its limit: Retry-After says for how long',
	status500: 'A bug of ours; the header X-Request-Id names it in the log',
	status502: 'The source failed, or answered something that is not its schema',
	status503: 'Too many long computations under way; or nothing stored and no network; or the source refuses for now',
	status504: 'Nothing stored and the source too slow',
	byFetch:
		'Any page, frame or worker of this origin asks by plain `fetch`. The service worker answers on the device, without a server and without a network; feeds come from their sources, or from the store when there is no network.',
	inPage: 'In a page of this origin',
	anyBody: 'A body is JSON under any content type:',
	asModule: 'As a module',
	moduleText:
		'One function an operation, in pages, frames and workers. Errors carry `status`, `code` and `field`; what is busy is asked once more; nothing has to be waited for first.',
	beforeWorker: 'Before the worker controls the page',
	waitText:
		'On the first visit and after a hard reload nobody stands between the page and the server yet. Wait for the worker:',
	earlyText: 'Or load the small script that this app itself begins with. Its address stays the same across versions:',
	earlyServes:
		'It serves every page of this origin, also one that is not under the app’s path and so never controlled.',
	fromFrame: 'From a frame',
	frameText: 'A frame of the app is controlled wherever the page that holds it lies:',
	otherSite: 'In a page of any other site',
	otherSiteText:
		'One script tag. Whatever is worked out on the device is answered without being asked for, by {calls} calls a minute at most, and without a network once it was. The page sees no key and nothing else of this app.',
	allowText:
		'Feeds, and pictures by their address, are `403` until the visitor allows that site in a window of this app. It holds for a day and is renewed by asking again; what was allowed is on the page “{keys}”.',
	policyText:
		'A page with a Content-Security-Policy names this origin in `script-src` and `frame-src`; to go on without a network it keeps its own copy of `connect.js` and says `{attribute}`. Frames that are sandboxed need `allow-same-origin`, and windows of a page under `Cross-Origin-Opener-Policy: same-origin` cannot be asked.',
	ownSite: 'On a site of your own',
	ownSiteText: 'The whole app under a path of your site. Its pages then ask `/utility-apis/v1/…` by plain `fetch`.',
	asPicture: 'As a picture, as an address',
	pictureText:
		'{element} and the address bar cannot send a key. Requests of this origin that are pictures or visits use the app’s own key, unless that is switched off on the page “{keys}”.',
	otherProgram: 'From another program',
	otherProgramText:
		'The same API as a server, for curl and every other program. It takes its keys from `UTILITY_API_KEYS`.',
	goodToKnow: 'Good to know',
	knowAbort:
		'Send an `AbortController`’s signal to give up a call. Nothing that is asked changes anything: ask again freely.',
	knowAge: '`Age` and `Cache-Status` say how old a feed’s data is; `Server-Timing` what took the time.',
	knowETag: 'Computed answers carry a weak `ETag` and honour `If-None-Match`.',
	knowKeys: 'Keys meter and separate callers of this device; they are no wall between scripts of one origin.'
} as const;

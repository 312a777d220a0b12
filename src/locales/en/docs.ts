/** Texts of the docs in English. */
export const words = {
	openTool: 'Open the tool',
	fields: '{what}: fields',
	intro:
		'Every operation is a URL under `{base}v1/`. On this site a service worker answers it on your device, and anything computed stays there. Send `X-API-Key` with each request; the key `demo` works from the start. Answers are JSON with snake_case fields. Unknown values are `null`; fields are never missing.',
	status: 'Status',
	licences: 'Licences',
	ownLicence: 'This app: {licence}',
	foreignData: 'Third-party data',
	foreignSoftware: 'Third-party software',
	errors: 'Errors',
	errorBody: 'The body is `{body}` and nothing else.',
	alsoTaken: 'Also accepts {types}.',
	pictureItself: 'Send `Accept: {types}` to get the image itself.',
	noFields: 'None',
	required: 'required',
	optional: 'optional',
	standard: 'default {value}',
	maxBytes: { one: 'at most {count} byte', other: 'at most {count} bytes' },
	maxCharacters: { one: 'at most {count} character', other: 'at most {count} characters' },
	status400: 'A field is missing, has the wrong type or is out of range, or the body isn’t JSON',
	status401: 'The X-API-Key header is missing, or the key is unknown or revoked',
	status403: 'This key has no access to this group',
	status404: 'No such path, product, word or country',
	status405: 'Wrong method: see the Allow header',
	status422: 'Valid input, but the answer is too complex to compute',
	status429: 'Rate limit reached: Retry-After says how long to wait',
	status500: 'A bug on our side; quote the X-Request-Id header when you report it',
	status502: 'The source failed or sent something unexpected',
	status503: 'Too many long computations running, the source refuses for now, or you’re offline with nothing saved',
	status504: 'The source took too long and nothing is saved',
	byFetch:
		'Any page, frame or worker on this site can call `fetch`. The service worker answers on the device, with no server or network needed. Live data comes from its source, or from the last saved copy when offline.',
	inPage: 'In a page on this site',
	anyBody: 'Send the body as JSON, with any content type:',
	asModule: 'As a module',
	moduleText:
		'One function per operation, in pages, frames and workers. Errors carry `status`, `code` and `field`. Retries once if busy. No setup needed.',
	beforeWorker: 'On the first visit',
	waitText:
		'On a first visit and after a hard reload, the service worker isn’t in charge of the page yet. Wait for it:',
	earlyText: 'Or load the small script that this app starts with. Its address never changes between versions:',
	earlyServes:
		'It works on every page of this origin, including pages outside the app’s path that the service worker doesn’t control.',
	fromFrame: 'In a frame',
	frameText: 'A frame of this app works inside any page:',
	otherSite: 'On any other site',
	otherSiteText:
		'One script tag. Anything computed on the device is answered without asking the visitor, up to {calls} calls a minute, and offline after the first visit. The page can’t see keys or anything else in this app.',
	allowText:
		'Live data, and images by address, return `403` until the visitor allows your site in a window of this app. Permission lasts a day and can be renewed. Visitors can see and withdraw it on “{keys}”.',
	policyText:
		'If your page has a Content-Security-Policy, add this origin to `script-src` and `frame-src`. To keep working offline, host your own copy of `connect.js` and set `{attribute}`. Sandboxed frames need `allow-same-origin`. Pages with `Cross-Origin-Opener-Policy: same-origin` can’t show the permission window.',
	ownSite: 'On a site of your own',
	ownSiteText:
		'Host the whole app under a path of your site. Your pages then call `/utility-apis/v1/…` with plain `fetch`.',
	asPicture: 'As an image or a link',
	pictureText:
		'{element} and the address bar can’t send a key. Image requests and page visits on this origin use the app’s own key, unless you switch that off on “{keys}”.',
	otherProgram: 'From another program',
	otherProgramText: 'The same API as a server, for curl and any other program. Set its keys in `UTILITY_API_KEYS`.',
	goodToKnow: 'Good to know',
	knowAbort:
		'Pass the `signal` of an `AbortController` to cancel a call. No request changes anything, so retrying is always safe.',
	knowAge: '`Age` and `Cache-Status` tell how old live data is; `Server-Timing` shows where the time went.',
	knowETag: 'Computed answers have a weak `ETag` and support `If-None-Match`.',
	knowKeys: 'Keys are for counting, not security: scripts on the same origin can use any of them.'
} as const;

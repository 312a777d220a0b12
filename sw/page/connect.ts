// The API for scripts in pages of any other origin: one classic script tag defines `utilityApis`. A hidden frame of the app,
// bridge.ts, answers on the visitor's device. Built to `connect.js` at the root of the app, a name that stays; its types are
// connect.d.ts.
import { addresses } from 'virtual:addresses';
import { createClient, UtilityApiError } from '../client/client';
import type { Ask, ConsentMessage, FromBridge, ToBridge } from './bridge-messages';

if (!document.currentScript) throw new TypeError('utilityApis: connect.js is a classic script, not a module');
const { dataset, src } = document.currentScript as HTMLScriptElement;
/** The app: where this script lies, or what `data-app` names, so that a site may have its own copy. */
const root = new URL((dataset['app'] ?? '.').replace(/\/?$/, '/'), src);
/** A page that loads answers at once: after this long it is another, and only time tells which browsers show one for an error. */
const ANSWER_MS = 5_000;
const LOAD_MS = 30_000;

interface Waiting {
	resolve(response: Response): void;
	reject(error: unknown): void;
}
interface Bridge {
	readonly frame: HTMLIFrameElement;
	readonly waiting: Map<number, Waiting>;
	port?: MessagePort;
	readonly opened: Promise<MessagePort>;
}

let bridge: Bridge | undefined;
let lastId = 0;
let allowed: (() => void) | undefined;

/** Rejects with a TypeError on a network failure, like `fetch`. */
const unreachable = (why: string) => new TypeError(`utilityApis: ${why}`);

function open(): Bridge {
	const frame = document.createElement('iframe');
	const waiting: Bridge['waiting'] = new Map();
	const opened = new Promise<MessagePort>((resolve, reject) => {
		const fail = (why: string) => {
			settle();
			frame.remove();
			reject(unreachable(why));
		};
		const settle = () => {
			clearTimeout(timer);
			document.removeEventListener('securitypolicyviolation', violated);
		};
		const violated = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
			if (blockedURI.startsWith(root.origin) && /^(frame|child|default)-src/.test(effectiveDirective))
				fail(`this page's Content-Security-Policy has no ${root.origin} in ${effectiveDirective}`);
		};
		let timer = setTimeout(fail, LOAD_MS, `${root.origin} did not answer`);
		document.addEventListener('securitypolicyviolation', violated);
		frame.addEventListener(
			'load',
			() => {
				clearTimeout(timer);
				timer = setTimeout(
					fail,
					ANSWER_MS,
					`the frame of ${root.origin} did not answer: no network, a page that may hold no frames, or one that is sandboxed without allow-same-origin`
				);
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = ({ data }: MessageEvent<FromBridge>) => {
					if ('ready' in data) {
						settle();
						resolve(port1);
					} else if ('refused' in data) fail(`the frame refused ${data.refused}`);
					else if ('allowed' in data) allowed?.();
					else answered(waiting, data);
				};
				// An error page or another origin in the frame is handed nothing.
				frame.contentWindow?.postMessage(null, root.origin, [port2]);
			},
			{ once: true }
		);
	});
	frame.hidden = true;
	frame.tabIndex = -1;
	frame.setAttribute('aria-hidden', 'true');
	frame.src = new URL('bridge/', root).href;
	(document.body ?? document.documentElement).append(frame);
	return { frame, waiting, opened };
}

function answered(waiting: Bridge['waiting'], data: Extract<FromBridge, { readonly id: number }>): void {
	const call = waiting.get(data.id);
	waiting.delete(data.id);
	if ('error' in data) return call?.reject(unreachable(data.error));
	const { status, headers, body } = data;
	call?.resolve(new Response(status === 204 || status === 304 ? null : body, { status, headers }));
}

/** The frame, opened at first use, and again when it failed or the page has removed it. */
function connect(): Bridge {
	if (bridge?.frame.isConnected) return bridge;
	for (const { reject } of bridge?.waiting.values() ?? []) reject(unreachable('the frame was removed'));
	return (bridge = open());
}

/** A form as its bytes (RFC 7578): WebKit cannot read those of one that holds a file. */
function multipart(form: FormData): Blob {
	const boundary = `utility-apis-${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`;
	const quoted = (name: string) => `"${name.replace(/\r\n?|\n/g, '%0D%0A').replaceAll('"', '%22')}"`;
	const parts: BlobPart[] = [];
	form.forEach((value, name) => {
		parts.push(`--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}`);
		if (typeof value !== 'string')
			parts.push(`; filename=${quoted(value.name)}\r\nContent-Type: ${value.type || 'application/octet-stream'}`);
		parts.push('\r\n\r\n', value, '\r\n');
	});
	return new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
}

/** Answers `/v1/…` as `fetch` would. */
async function ask(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
	const { signal } = init;
	signal?.throwIfAborted();
	const address = typeof input === 'string' ? new URL(input.replace(/^\/(?=v1\/)/, ''), root) : input;
	// Does the work of files, texts, query strings and their content types.
	const given = init.body instanceof FormData ? { body: multipart(init.body) } : {};
	const request = new Request(address, { ...init, ...given, signal: null });
	const { url, method } = request;
	const headers = Object.fromEntries(request.headers);
	const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer();
	const { opened, waiting } = connect();
	const port = await opened;
	signal?.throwIfAborted();
	const id = ++lastId;
	return new Promise((resolve, reject) => {
		const give = () => {
			if (!waiting.delete(id)) return;
			port.postMessage({ abort: id } satisfies ToBridge);
			reject(signal?.reason);
		};
		const done = () => signal?.removeEventListener('abort', give);
		waiting.set(id, {
			resolve: (response) => (done(), resolve(response)),
			reject: (error) => (done(), reject(error))
		});
		signal?.addEventListener('abort', give);
		const call: Ask = { id, url, method, headers, ...(body && { body }) };
		port.postMessage(call, body ? [body] : []);
	});
}

/** Asks the visitor, from a click, whether this site may use the network. Resolves to the answer, for a day. */
function allow(): Promise<boolean> {
	const popup = self.open(new URL('allow', root), '_blank', 'popup,width=480,height=600');
	if (!popup) return Promise.reject(unreachable('the window was not opened; call allow() from a click'));
	return new Promise((resolve, reject) => {
		const end = (granted: boolean) => {
			clearInterval(timer);
			removeEventListener('message', hear);
			resolve(granted);
		};
		const hear = ({ source, origin, data }: MessageEvent<ConsentMessage | null>) => {
			if (source !== popup || origin !== root.origin || data?.type !== 'allow-ready') return;
			connect().opened.then(
				() => popup.postMessage({ type: 'allow-ask' } satisfies ConsentMessage, root.origin),
				(error: unknown) => {
					reject(error);
					popup.close();
				}
			);
		};
		// The frame's word may come a moment after the window has closed.
		const timer = setInterval(() => popup.closed && setTimeout(end, 500, false), 300);
		addEventListener('message', hear);
		allowed = () => end(true);
	});
}

const api = {
	...createClient(addresses, (path, init) => ask(path, init)),
	fetch: ask,
	allow,
	UtilityApiError
};
(self as unknown as { utilityApis: typeof api }).utilityApis = api;

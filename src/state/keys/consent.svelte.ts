// The window of the app in which a person lets a site ask the network through the app's frame in it (sw/page/bridge.ts). It
// learns who asks from the browser, not from the site's word, and tells the frames of that page: a frame hears this origin.
import { giveConsent, listConsents } from '../../../sw/host/consents';

/** A window that opens or comes forward under the pointer takes no press that was begun elsewhere: milliseconds. */
const ARM_MS = 1_000;
/** A site that opened this window has asked by then: its frame may load for half a minute. */
const ASKED_MS = 40_000;
/** Time for the frames to answer. */
const HEARD_MS = 1_500;

type State = 'waiting' | 'asking' | 'allowed' | 'nobody';

export class ConsentWindow {
	state: State = $state('waiting');
	site = $state('');
	/** Whether a press counts. */
	armed = $state(false);
	#opener: Window | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Hears who asks. Returns how to stop. */
	open(): () => void {
		this.#opener = self === top ? (self.opener as Window | null) : null;
		if (!this.#opener) {
			this.state = 'nobody';
			return () => {};
		}
		const hear = (event: MessageEvent<{ readonly type?: unknown } | null>) => this.#hear(event);
		const disarm = () => this.#disarm();
		addEventListener('message', hear);
		for (const type of COVERED) addEventListener(type, disarm);
		document.addEventListener('visibilitychange', disarm);
		this.#opener.postMessage({ type: 'allow-ready' }, '*');
		const unasked = setTimeout(() => this.state === 'waiting' && (this.state = 'nobody'), ASKED_MS);
		return () => {
			removeEventListener('message', hear);
			for (const type of COVERED) removeEventListener(type, disarm);
			document.removeEventListener('visibilitychange', disarm);
			clearTimeout(unasked);
			clearTimeout(this.#timer);
		};
	}

	#hear({ source, origin, data }: MessageEvent<{ readonly type?: unknown } | null>): void {
		if (origin === location.origin && data?.type === 'allow-heard') this.#end();
		if (this.state !== 'waiting' || source !== this.#opener || data?.type !== 'allow-ask') return;
		if (!/^https?:/.test(origin)) return;
		this.site = origin;
		// It was allowed before and not taken back: this renews it.
		if (listConsents().some((consent) => consent.site === origin)) return this.#give();
		this.state = 'asking';
		this.#disarm();
	}

	#disarm(): void {
		clearTimeout(this.#timer);
		this.armed = false;
		if (this.state !== 'asking' || document.visibilityState !== 'visible') return;
		this.#timer = setTimeout(() => (this.armed = true), ARM_MS);
	}

	/** A person pressed “Allow”. */
	allow(event: MouseEvent): void {
		if (this.armed && event.isTrusted) this.#give();
	}

	refuse(): void {
		close();
	}

	#give(): void {
		giveConsent(this.site, Date.now());
		this.state = 'allowed';
		const opener = this.#opener;
		// Frames of other origins are handed nothing.
		for (let i = 0; opener && i < opener.length; i++)
			(opener[i] as Window).postMessage({ type: 'allow', site: this.site }, location.origin);
		this.#timer = setTimeout(() => this.#end(), HEARD_MS);
	}

	#end(): void {
		if (this.state === 'allowed') close();
	}
}

const COVERED = ['focus', 'blur', 'resize'] as const;

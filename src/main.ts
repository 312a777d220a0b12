import { begin } from './preload-route';

/** The part of the Trusted Types API that is used here; the types of the DOM lack it. */
interface TrustedTypes {
	createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/** Without response headers any site can frame the app: it shows nothing there, to prevent clickjacking. */
function framedByOthers(): boolean {
	try {
		return self.top?.location.origin !== location.origin;
	} catch {
		return true;
	}
}

/** Trusted Types rule: a worker's address must be of this origin. Svelte's own policy makes markup. */
const { trustedTypes } = self as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
	createScriptURL(address) {
		if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`no script from ${address}`);
		return address;
	}
});

if (framedByOthers()) document.body.textContent = 'Utility APIs';
else {
	begin(location.pathname, location.search);
	// The script in index.html loads the page once more, or says so.
	import('./app').catch((error: unknown) => {
		console.error('app: not loaded', error);
		(self as { startFailed?(): void }).startFailed?.();
	});
}

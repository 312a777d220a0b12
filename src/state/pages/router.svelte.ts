import { pathOf } from './address';

const BASE = import.meta.env.BASE_URL;

/** Values or files that one page hands to the next; they are in no address. */
export type Carried = { readonly values?: Readonly<Record<string, unknown>> };

/** Address of a page of the app, from its path under the base: `href('tools/geo/distance')`. */
export const href = (path: string): string => BASE + path.replace(/^\//, '');

/** Whether a press opens a link here, not in a new tab or window. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Path-based routes under the app's base. Handles plain links within the app, the browser all others. */
class Router {
	/** Path under the base, without slashes at its ends: `tools/geo/distance`. */
	path = $state('');
	/** Counts visits: a page is made anew for each, also when only the query changed. */
	visit = $state(0);
	search = '';
	hash = '';
	#pathname = '';
	#carried: Carried = {};

	constructor() {
		this.#read();
		addEventListener('popstate', () => {
			// A place on the open page, like the skip link's, is not a visit.
			const { pathname, search, hash } = location;
			const samePage = pathname === this.#pathname && search === this.search;
			if (!samePage || hash === '' || hash.startsWith('#z=')) this.#arrive();
		});
		document.addEventListener('click', (event) => this.#intercept(event));
	}

	#read(): void {
		const { pathname, search, hash } = location;
		this.path = pathOf(pathname);
		this.#pathname = pathname;
		this.search = search;
		this.hash = hash;
	}

	#arrive(): void {
		this.#read();
		this.visit++;
	}

	#intercept(event: MouseEvent): void {
		if (event.defaultPrevented || !isPlain(event)) return;
		const link = (event.target as Element | null)?.closest?.('a');
		if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
		if (!link.pathname.startsWith(BASE) || link.pathname.startsWith(`${BASE}v1/`)) return;
		// A place on this very page, but not the state in `#z=`: the browser scrolls there.
		const samePage = link.pathname === location.pathname && link.search === location.search;
		if (samePage && link.hash !== '' && !link.hash.startsWith('#z=')) return;
		event.preventDefault();
		this.go(link.href);
	}

	/** Opens a page by its full or base-relative address. `carried` reaches it beside the address. */
	go(address: string, carried: Carried = {}): void {
		this.#carried = carried;
		history.pushState(null, '', new URL(address, new URL(BASE, location.href)));
		this.#arrive();
		scrollTo(0, 0);
	}

	/** Opens a pressed link with what it carries, unless the browser is to open it in a new tab. */
	follow(event: MouseEvent & { readonly currentTarget: HTMLAnchorElement }, carried: Carried): void {
		if (!isPlain(event)) return;
		event.preventDefault();
		this.go(event.currentTarget.getAttribute('href') ?? '', carried);
	}

	/** Rewrites query and fragment of the page that is open, without a new visit. */
	rewrite(search: string, hash = ''): void {
		if (search === location.search && hash === location.hash) return;
		this.search = search;
		this.hash = hash;
		history.replaceState(history.state, '', location.pathname + search + hash);
	}

	takeCarried(): Carried {
		const carried = this.#carried;
		this.#carried = {};
		return carried;
	}
}

export const router = new Router();

import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
// Before the browser offers to install the app, which it does once and early.
import './state/worker/install.svelte';
import { mount } from 'svelte';
import App from './App.svelte';
import { startApi } from './start';
import { WIDE } from './state/settings/breakpoints';

const found = document.getElementById('app');
if (!found) throw new Error('index.html has no #app');
const place = found;
async function draw(): Promise<void> {
	// Begun with the first file. Without it the page is whole but for the list beside it.
	const rail = matchMedia(WIDE).matches ? await import('./pages/frame/Rail.svelte').catch(() => undefined) : undefined;
	mount(App, { target: place, props: { Rail: rail?.default } });
	startApi().catch((error: unknown) => console.warn('start: not all of it', error));
}
// A task of its own: with what its code takes to be read it would hold a phone up.
setTimeout(() => void draw());

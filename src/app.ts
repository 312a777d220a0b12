import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
// Before the browser offers to install the app, which it does once and early.
import './state/worker/install.svelte';
import { mount } from 'svelte';
import App from './App.svelte';
import { startApi } from './start';

const found = document.getElementById('app');
if (!found) throw new Error('index.html has no #app');
const place = found;
function draw(): void {
	document.getElementById('boot')?.remove();
	mount(App, { target: place });
	startApi().catch((error: unknown) => console.warn('start: not all of it', error));
}
// A separate task: together with parsing its code it would block a phone.
setTimeout(draw);

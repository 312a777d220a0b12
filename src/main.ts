import './styles/tokens.css';
import './styles/base.css';
// Before the browser offers to install the app, which it does once and early.
import './state/install.svelte';
import { mount } from 'svelte';
import App from './App.svelte';
import { startApi } from './start';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

/** A host that sends no headers lets every site frame the app: it shows nothing there, so that nobody is made to press it. */
function framedByOthers(): boolean {
	try {
		return self.top?.location.origin !== location.origin;
	} catch {
		return true;
	}
}

if (framedByOthers()) target.textContent = 'Utility APIs';
else {
	mount(App, { target });
	startApi();
}

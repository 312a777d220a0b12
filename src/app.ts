// Before the browser offers to install the app, which it does once and early.
import './state/install.svelte';
import { mount } from 'svelte';
import App from './App.svelte';
import { startApi } from './start';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// A task of its own: with what its code takes to be read it would hold a phone up.
setTimeout(() => {
	mount(App, { target });
	startApi();
});

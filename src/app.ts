// Before the browser offers to install the app, which it does once and early.
import './state/install.svelte';
import { mount } from 'svelte';
import App from './App.svelte';
import { startApi } from './start';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
startApi();

import { begin } from './preload-route';

/** A host that sends no headers lets every site frame the app: it shows nothing there, so that nobody is made to press it. */
function framedByOthers(): boolean {
	try {
		return self.top?.location.origin !== location.origin;
	} catch {
		return true;
	}
}

if (framedByOthers()) document.body.textContent = 'Utility APIs';
else {
	begin(location.pathname, location.search);
	void import('./app');
}

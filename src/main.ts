import { begin } from './preload-route';

/** Without response headers any site can frame the app: it shows nothing there, to prevent clickjacking. */
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

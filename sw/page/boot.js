(() => {
	const show = () => {
		if (!document.body) return addEventListener('DOMContentLoaded', show);
		if (document.querySelector('main, #boot')) return;
		const note = Object.assign(document.createElement('p'), { id: 'boot', textContent: 'The app hasn’t loaded. ' });
		const button = document.createElement('button');
		button.textContent = 'Reload';
		button.onclick = self.loadAgain;
		note.append(button);
		document.body.prepend(note);
	};
	self.loadAgain = async () => {
		const links = [...document.querySelectorAll('script[src], link[rel=modulepreload]')];
		const files = [...links.map(({ src, href }) => src || href), ...performance.getEntries().map(({ name }) => name)];
		const own = new Set(files.filter((file) => file.startsWith(location.origin) && file.endsWith('.js')));
		await Promise.allSettled([...own].map((file) => fetch(file, { cache: 'reload' })));
		location.reload();
	};
	self.startFailed = () => {
		const [visit] = performance.getEntriesByType('navigation');
		if (visit?.type === 'reload' || !navigator.onLine) show();
		else self.loadAgain();
	};
	addEventListener('error', ({ target }) => target?.tagName === 'SCRIPT' && self.startFailed(), true);
	setTimeout(show, 20000);
})();

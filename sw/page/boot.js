(() => {
	const TEXTS = {
		en: ['This page didn’t load', 'Reload'],
		ar: ['تعذّر تحميل هذه الصفحة', 'إعادة التحميل'],
		de: ['Diese Seite konnte nicht geladen werden', 'Neu laden'],
		es: ['No se pudo cargar esta página', 'Recargar'],
		fr: ['Cette page n’a pas pu être chargée', 'Recharger'],
		hi: ['यह पेज लोड नहीं हो सका', 'फिर से लोड करें'],
		mr: ['हे पान लोड होऊ शकले नाही', 'पुन्हा लोड करा'],
		ta: ['இந்தப் பக்கத்தை ஏற்ற முடியவில்லை', 'மீண்டும் ஏற்று']
	};
	let isLoading = false;
	let timer;
	const isDrawn = () => document.body && !document.querySelector('#app:empty');
	const show = () => {
		if (isDrawn() || document.querySelector('#boot')) return;
		const language = Object.keys(TEXTS).find((code) => navigator.language.toLowerCase().startsWith(code)) ?? 'en';
		const [text, reload] = TEXTS[language];
		const note = Object.assign(document.createElement('p'), { id: 'boot', lang: language, dir: 'auto' });
		const button = Object.assign(document.createElement('button'), { textContent: reload, onclick: self.loadAgain });
		note.append(text + ' ', button);
		(document.body ?? document.documentElement).prepend(note);
	};
	const wait = () => {
		clearTimeout(timer);
		timer = setTimeout(show, 20000);
	};
	self.loadAgain = async () => {
		if (isLoading) return;
		isLoading = true;
		const links = [...document.querySelectorAll('script[src], link[rel=modulepreload]')];
		const files = [...links.map(({ src, href }) => src || href), ...performance.getEntries().map(({ name }) => name)];
		const own = new Set(files.filter((file) => file.startsWith(location.origin) && file.endsWith('.js')));
		const signal = AbortSignal.timeout(15000);
		await Promise.allSettled([...own].map((file) => fetch(file, { cache: 'reload', signal })));
		location.reload();
	};
	self.startFailed = () => {
		const [visit] = performance.getEntriesByType('navigation');
		if (visit?.type === 'reload' || !navigator.onLine) show();
		else self.loadAgain();
	};
	addEventListener('error', ({ target }) => target?.tagName === 'SCRIPT' && !isDrawn() && self.startFailed(), true);
	new PerformanceObserver((_, files) => (isDrawn() ? files.disconnect() : wait())).observe({ type: 'resource' });
	wait();
})();

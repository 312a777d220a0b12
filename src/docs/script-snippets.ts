/** Snippets of the page about scripts, each runs as printed. `base` is the app's address with its final slash. */
export function scriptSnippets(base: string) {
	const ask = `const response = await fetch('${base}v1/distance?from=52.52,13.405&to=48.8566,2.3522', {
	headers: { 'X-API-Key': 'demo' }
});
const answer = await response.json();
if (!response.ok) throw new Error(answer.error.message);
console.log(answer.kilometers); // 877.46…`;
	// In two pieces: a tool that looks for imports would take it for one.
	const client = `${'import'} { createApi } from '${base}client.js'; // types: ${base}client.d.ts

const api = createApi();
const { kilometers } = await api.distance({ from: '52.52,13.405', to: '48.8566,2.3522' });
const code = await api.wifi({ ssid: 'Library', security: 'nopass' }, { accept: 'image/png' }); // a Blob`;
	const wait = `// The worker takes the page over a moment after the very first load.
await navigator.serviceWorker.ready;
if (!navigator.serviceWorker.controller) {
	await new Promise((resolve) =>
		navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
	);
}`;
	const early =
		`<!-- First in <head>: until the worker controls the page, the page answers by itself. -->
<script src="${base}early.js"></` + `script>`;
	const frame =
		`<iframe src="${base}" hidden></iframe>
<script type="module">
	// The frame's own fetch is answered by the worker of its origin.
	const api = document.querySelector('iframe').contentWindow;
	const response = await api.fetch('${base}v1/languages', { headers: { 'X-API-Key': 'demo' } });
</` + `script>`;
	const connect =
		`<script src="${base}connect.js"></` +
		`script>
<script type="module">
	// On the visitor's device, in a hidden frame of this app. Types: ${base}connect.d.ts, with client.d.ts beside it
	const { exact } = await utilityApis.evaluate({ expression: 'sqrt(8)' });
	const response = await utilityApis.fetch('/v1/distance?from=52.52,13.405&to=48.8566,2.3522');
</` +
		`script>`;
	const allow = `button.onclick = async () => {
	if (await utilityApis.allow()) console.log(await utilityApis.rates({ base: 'EUR' }));
};`;
	const init =
		`npx utility-apis init public/   # the app into public/utility-apis, and the line for <head>:
<script src="/utility-apis/early.js"></` + `script>`;
	const post = `await fetch('${base}v1/evaluate', {
	method: 'POST',
	headers: { 'X-API-Key': 'demo' },
	body: JSON.stringify({ expression: '1/3 + 1/6' })
});`;
	const picture = `<img src="${base}v1/wifi?ssid=Library&security=nopass" alt="Join the Wi-Fi network Library">`;
	const shell = `npx utility-apis distance --from 52.52,13.405 --to 48.8566,2.3522
npx utility-apis mcp   # tools of an agent; also POST ${base}mcp
npx utility-apis       # serves
curl -H 'X-API-Key: demo' '${base}v1/distance?from=52.52,13.405&to=48.8566,2.3522'`;
	return { ask, client, wait, early, frame, connect, allow, init, post, picture, shell };
}

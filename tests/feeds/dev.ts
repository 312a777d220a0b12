import { createServer } from 'vite';
import { startStandIn } from './stand-in';

/** `npm run dev:feeds`: the app with a stand-in for every upstream, to try all features without a network. */
export async function main(): Promise<void> {
	const standIn = await startStandIn();
	for (const [id, url] of Object.entries(standIn.bases)) process.env[`VITE_${id}_URL`] = url;
	process.env.UTILITY_CONNECT_SRC = standIn.url;
	const server = await createServer();
	await server.listen();
	server.printUrls();
	console.log(
		`  Upstreams: ${standIn.url}\n  Break one: curl ${standIn.url}/mode/usgs/unavailable  (and back: /mode/usgs/normal)`
	);
}

import { createServer } from 'vite';
import { startStandIn } from './stand-in';

/** `npm run dev:feeds`: the app with a stand-in for every upstream, to try all features without a network. */
export async function main(): Promise<void> {
	const standIn = await startStandIn();
	process.env.VITE_USGS_URL = standIn.bases.USGS;
	process.env.VITE_FRANKFURTER_URL = standIn.bases.FRANKFURTER;
	process.env.VITE_OPENFOODFACTS_URL = standIn.bases.OPENFOODFACTS;
	process.env.VITE_WIKIPEDIA_URL = standIn.bases.WIKIPEDIA;
	process.env.VITE_HACKERNEWS_URL = standIn.bases.HACKERNEWS;
	process.env.VITE_EMSC_URL = standIn.bases.EMSC;
	process.env.VITE_GEONET_URL = standIn.bases.GEONET;
	process.env.UTILITY_CONNECT_SRC = standIn.url;
	const server = await createServer();
	await server.listen();
	server.printUrls();
	console.log(
		`  Upstreams: ${standIn.url}\n  Break one: curl ${standIn.url}/mode/usgs/unavailable  (and back: /mode/usgs/normal)`
	);
}

/** Made by early.ts: takes the page's own host of the API once it is loaded. */
interface UtilityApis {
	provide(handle: (request: Request) => Promise<Response>): void;
}
interface Window {
	utilityApis: UtilityApis;
}

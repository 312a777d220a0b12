import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port of this machine that is free at the moment. */
export const freePort = () =>
	new Promise<number>((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const { port } = server.address() as AddressInfo;
			server.close(() => resolve(port));
		});
	});

/** A page's dedicated worker: runs engines for the page, and over ports for the service worker. */
import { prepareEngine, runHere } from '../../sw/engine-host';
import { serve, type Port } from '../../sw/rpc';

const answerOver = (port: Port) => serve(port, prepareEngine, runHere);

answerOver(self as unknown as Port);
self.addEventListener('message', ({ ports }: MessageEvent) => {
	for (const port of ports) answerOver(port);
});

import type { Plugin } from 'vitest/config';
import { ThreadsPoolWorker, type PoolOptions, type PoolWorker, type Reporter } from 'vitest/node';

/** A thread is changed for a new one after so many files: what tests leave behind does not pile up. */
const MAX_FILES = 40;

type Listener = Parameters<ThreadsPoolWorker['on']>[1];

/** A Vitest worker whose thread is reused. Modules are still evaluated anew; setup.ts resets globals. */
class OneThread implements PoolWorker {
	readonly name = 'one-thread';
	static #threads: { thread: ThreadsPoolWorker; files: number }[] = [];
	readonly #options: PoolOptions;
	#own: { thread: ThreadsPoolWorker; files: number } | undefined;
	readonly #listeners: (readonly [event: string, callback: Listener])[] = [];

	constructor(options: PoolOptions) {
		this.#options = options;
	}

	on(event: string, callback: Listener): void {
		this.#listeners.push([event, callback]);
		this.#own?.thread.on(event, callback);
	}

	off(event: string, callback: Listener): void {
		const at = this.#listeners.findIndex(([name, one]) => name === event && one === callback);
		if (at >= 0) this.#listeners.splice(at, 1);
		this.#own?.thread.off(event, callback);
	}

	send(message: { readonly type?: string }): void {
		// Told to stop, a thread would hear nothing more.
		if (message.type === 'stop')
			for (const [event, callback] of [...this.#listeners])
				if (event === 'message') callback({ type: 'stopped', __vitest_worker_response__: true });
		if (message.type !== 'stop') this.#own?.thread.send(message as never);
	}

	async start(): Promise<void> {
		this.#own = OneThread.#threads.pop() ?? { thread: new ThreadsPoolWorker(this.#options), files: 0 };
		if (this.#own.files++ === 0) await this.#own.thread.start();
	}

	async stop(): Promise<void> {
		const own = this.#own;
		this.#own = undefined;
		if (!own) return;
		for (const [event, callback] of this.#listeners) own.thread.off(event, callback);
		if (own.files < MAX_FILES) OneThread.#threads.push(own);
		else await own.thread.stop();
	}

	static async end(): Promise<void> {
		await Promise.all(OneThread.#threads.splice(0).map(({ thread }) => thread.stop()));
	}

	deserialize(data: unknown): unknown {
		return data;
	}
}

/** A test file that cannot be loaded is an error before any fault is planted: Stryker would go on without its tests. */
export const noneLost: Reporter = {
	onTestModuleEnd(module) {
		const { moduleId, project } = module;
		if ((project.getProvidedContext() as { mode?: string }).mode !== 'dry-run') return;
		for (const { message } of module.errors())
			project.vitest.state.catchError(new Error(`${moduleId}: ${message}`), 'Lost');
	}
};

/** Gives Vitest the worker above, whatever pool it is told to take. */
export const oneThread = (): Plugin => ({
	name: 'one-thread',
	configureVitest({ project, vitest }) {
		vitest.onClose(() => OneThread.end());
		const { config } = project;
		config.pool = 'one-thread';
		config.poolRunner = { name: 'one-thread', createPoolWorker: (options) => new OneThread(options) };
	}
});

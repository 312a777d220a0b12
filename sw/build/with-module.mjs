import path from 'node:path';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';

/**
 * Gives the module `file`, TypeScript too, to `use`, and ends when `use` does. Unlike Vite's `runnerImport`, what the module imports only
 * when it runs is found as well.
 */
export async function withModule(file, use) {
	const config = await resolveConfig(
		{
			configFile: false,
			envDir: false,
			environments: {
				run: {
					consumer: 'server',
					dev: { moduleRunnerTransform: true },
					resolve: { external: true, mainFields: [], conditions: ['node'] }
				}
			}
		},
		'serve'
	);
	const environment = createRunnableDevEnvironment('run', config, { runnerOptions: { hmr: false }, hot: false });
	await environment.init();
	try {
		await use(await environment.runner.import(path.resolve(file)));
	} finally {
		await environment.close();
	}
}

import path from 'node:path';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';

/** Gives the module `file` to `use`. Unlike Vite's `runnerImport`, finds late imports as well. */
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

import { buildFor } from './server';

/** The build that all tests share; those that need another (sub-path, update) make their own. */
export default async function setup(): Promise<void> {
	await buildFor('dist');
}

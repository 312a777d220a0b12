import { versionLock } from '../../../sw/host/version';

/** Says for the life of this page which version it runs, so that its files are kept: see removeUnusedVersions. */
export function holdVersion(): void {
	if (!navigator.serviceWorker) return;
	void navigator.locks?.request(
		versionLock(import.meta.env.VITE_VERSION),
		{ mode: 'shared' },
		() => new Promise(() => {})
	);
}

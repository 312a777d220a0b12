import { versionLock } from '../../../sw/host/version';

/** Marks this page's version as open for its life, so that its files stay: see removeUnusedVersions. */
export function holdVersion(): void {
	if (!navigator.serviceWorker) return;
	void navigator.locks?.request(
		versionLock(import.meta.env.VITE_VERSION),
		{ mode: 'shared' },
		() => new Promise(() => {})
	);
}

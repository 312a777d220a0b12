import type { Words } from '../words.svelte';

/** The interface's words. Every other language has the same keys; `{parts}` are filled in. */
export const en = {
	appName: 'Utility APIs',
	skip: 'Skip to content',
	tools: 'Tools',
	search: 'Ask',
	history: 'History',
	docs: 'Docs',
	keys: 'Keys',
	settings: 'Settings',
	offline: 'Offline data',
	home: 'Start',
	menu: 'Menu',
	close: 'Close',
	cancel: 'Cancel',
	scriptTitle: 'Use it from your script',
	recent: 'Recent',
	favourites: 'Your shelf',
	updateReady: 'A new version is ready.',
	reload: 'Reload',
	later: 'Later',
	install: 'Install the app',
	notFound: 'There is no such page',
	notFoundText: 'The address may be mistyped. All tools are on the start page.',
	broken: 'This page failed',
	unloaded: 'This page could not be loaded',
	unloadedText: 'There seems to be no network, and this part is not stored on the device yet.',
	remove: 'Remove',
	download: 'Download',
	failed: 'That did not work: {reason}',
	developerView: 'For developers',
	errOffline: 'You are offline, and this was never asked for here.',
	errPack: 'You are offline, and the data for this is not on this device yet.',
	errUpstream: '{source} did not answer.',
	errPortal: '{source} answered with a web page. You may have to sign in to this network first.',
	errWait: '{source} asks to wait a moment.',
	errInternal: 'Something went wrong here. Nothing you did caused it.',
	pins: 'Pins',
	moreTab: 'More',
	lineWorkdays: 'Working days: {count} of {days}',
	lineNoChange: 'the clocks are not changed',
	lineNoHoliday: 'no nationwide holiday'
} as const;

export type MessageKey = keyof typeof en;
export type Messages = Words<MessageKey>;

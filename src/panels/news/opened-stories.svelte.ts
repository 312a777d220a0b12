import { KeptList } from '../../state/history/persisted-list.svelte';

/** A story that was opened on this device. */
export interface OpenedStory {
	readonly id: string;
	readonly title: string;
	readonly url: string;
	readonly discussion_url: string;
}

const isOpened = (value: unknown): value is OpenedStory =>
	typeof value === 'object' &&
	value !== null &&
	(['id', 'title', 'url', 'discussion_url'] as const).every((name) => typeof Reflect.get(value, name) === 'string') &&
	/^https?:/.test(String(Reflect.get(value, 'url')));

/** Stories opened, latest first: they stay when their search has moved on, and without a network. */
export const openedStories = new KeptList('news-opened', isOpened, ({ id }) => id, 30);

/** Keeps a story that is opened; what else its search said of it is not kept. */
export const keepOpened = ({ id, title, url, discussion_url }: OpenedStory): void =>
	openedStories.add({ id, title, url, discussion_url });

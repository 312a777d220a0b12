/** A story that was opened on this device. */
export interface OpenedStory {
	readonly id: string;
	readonly title: string;
	readonly url: string;
	readonly discussion_url: string;
}

const STORE_KEY = 'news-opened';
const MOST = 30;

function stored(): readonly OpenedStory[] {
	try {
		const value: unknown = JSON.parse(localStorage.getItem(STORE_KEY) ?? '[]');
		return Array.isArray(value) ? (value as unknown[]).filter(isOpened).slice(0, MOST) : [];
	} catch {
		// Storage that is switched off or damaged: the list starts anew.
		return [];
	}
}

const isOpened = (value: unknown): value is OpenedStory =>
	typeof value === 'object' &&
	value !== null &&
	(['id', 'title', 'url', 'discussion_url'] as const).every((name) => typeof Reflect.get(value, name) === 'string') &&
	/^https?:/.test(String(Reflect.get(value, 'url')));

/** Stories opened, latest first: they stay when their search has moved on, and without a network. */
class OpenedStories {
	list: readonly OpenedStory[] = $state.raw(stored());

	add({ id, title, url, discussion_url }: OpenedStory): void {
		this.list = [{ id, title, url, discussion_url }, ...this.list.filter((story) => story.id !== id)].slice(0, MOST);
		this.#keep();
	}

	clear(): void {
		this.list = [];
		this.#keep();
	}

	#keep(): void {
		try {
			localStorage.setItem(STORE_KEY, JSON.stringify(this.list));
		} catch (error) {
			console.warn('news: the list of opened stories could not be kept', error);
		}
	}
}

export const openedStories = new OpenedStories();

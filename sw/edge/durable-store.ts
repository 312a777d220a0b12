import type { UpstreamState } from '../feeds/breaker';
import type { FeedRecord, FeedStore } from '../feeds/store';

type Info = Omit<FeedRecord, 'body'>;

/** Hexadecimal SHA-256 of a text: the name of what may be long, or secret. */
export async function digest(text: string): Promise<string> {
	const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The store of a Durable Object, which is alone with it: what is read and written without waiting is one step. */
export function durableStore(kv: DurableKv): FeedStore {
	const infos = () => [...kv.list({ prefix: 'info ' })] as [string, Info][];
	const whole = ([name, info]: [string, Info]): FeedRecord => ({
		...info,
		body: kv.get(name.replace(/^info/, 'body'))
	});
	return {
		async get(key) {
			const name = `info ${await digest(key)}`;
			const info = kv.get(name) as Info | undefined;
			return info && whole([name, info]);
		},
		async put({ body, ...info }) {
			const id = await digest(info.key);
			kv.put(`body ${id}`, body);
			kv.put(`info ${id}`, info);
		},
		async touch(key, lastUsed) {
			const name = `info ${await digest(key)}`;
			const info = kv.get(name) as Info | undefined;
			if (info) kv.put(name, { ...info, lastUsed });
		},
		async remove(keys) {
			for (const id of await Promise.all(keys.map(digest))) {
				kv.delete(`info ${id}`);
				kv.delete(`body ${id}`);
			}
		},
		list: async () => infos().map(([, info]) => info),
		all: async (feed, limit) =>
			infos()
				.filter(([, info]) => info.feed === feed)
				.sort(([, a], [, b]) => b.checkedAt - a.checkedAt)
				.slice(0, limit)
				.map(whole),
		async upstream(id, change) {
			const before = kv.get(`upstream ${id}`) as UpstreamState | undefined;
			const next = change(before);
			if (next !== undefined) kv.put(`upstream ${id}`, next);
			return next ?? before;
		}
	};
}

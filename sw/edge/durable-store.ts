import type { UpstreamState } from '../feeds/breaker';
import type { FeedRecord, FeedStore } from '../feeds/store';
import { digest, fromText, toText } from './text';

/** A record without its body, which lies beside it in pieces. */
type Info = Omit<FeedRecord, 'body'> & { readonly pieces: number };

/** Characters of a piece: a value may have 2 MB, of three bytes a character at most. */
const PIECE = 500_000;

/** The store of a Durable Object, its only user: synchronous reads and writes are one step. */
export function durableStore(kv: DurableKv): FeedStore {
	const infos = () =>
		[...kv.list({ prefix: 'info ' })].map(([name, info]) => ({ id: name.slice(5), ...(info as Info) }));
	const find = async (key: string) => {
		const id = await digest(key);
		const info = kv.get(`info ${id}`) as Info | undefined;
		return info && { id, ...info };
	};
	const names = (id: string, pieces: number) => Array.from({ length: pieces }, (_, at) => `body ${id} ${at}`);

	function whole({ id, pieces, ...info }: Info & { readonly id: string }): FeedRecord {
		const text = names(id, pieces).map((name) => kv.get(name) as string);
		return { ...info, body: fromText(text.join('')) };
	}

	function remove(id: string): void {
		const before = kv.get(`info ${id}`) as Info | undefined;
		for (const name of [`info ${id}`, ...names(id, before?.pieces ?? 0)]) kv.delete(name);
	}

	return {
		async get(key) {
			const found = await find(key);
			return found && whole(found);
		},
		async put({ body, ...info }) {
			const text = toText(body);
			const pieces = Math.ceil(text.length / PIECE);
			const id = await digest(info.key);
			remove(id);
			for (const [at, name] of names(id, pieces).entries()) kv.put(name, text.slice(at * PIECE, (at + 1) * PIECE));
			kv.put(`info ${id}`, { ...info, pieces });
		},
		async touch(key, lastUsed) {
			const found = await find(key);
			if (!found) return;
			const { id, ...info } = found;
			kv.put(`info ${id}`, { ...info, lastUsed });
		},
		remove: async (keys) => (await Promise.all(keys.map(digest))).forEach(remove),
		list: async (feed) => infos().filter((info) => feed === undefined || info.feed === feed),
		all: async (feed, limit) =>
			infos()
				.filter((info) => info.feed === feed)
				.sort((a, b) => b.checkedAt - a.checkedAt)
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

import type { Listed } from './catalogue';
import { LONGEST_QUERY } from './long-text';
import { href } from './router.svelte';

/** Where a tool's page lies with values in it; secrets and long texts are carried beside the address. */
export function addressOf(entry: Listed, values: Readonly<Record<string, string>>): string {
	const query = new URLSearchParams(entry.operation.secret ? {} : values).toString();
	const path = href(`tools/${entry.group.id}/${entry.slug}`);
	return query === '' || query.length > LONGEST_QUERY ? path : `${path}?${query}`;
}

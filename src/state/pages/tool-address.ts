import type { Listed } from './catalogue';
import { href } from './router.svelte';

/** Longer form values than this leave the query for the fragment, which reaches no server. Characters. */
export const LONGEST_QUERY = 1_500;

/** Where a tool's page lies with values in it; secrets and long texts are carried beside the address. */
export function addressOf(entry: Listed, values: Readonly<Record<string, string>>): string {
	const query = new URLSearchParams(entry.operation.secret ? {} : values).toString();
	const path = href(`tools/${entry.group.id}/${entry.slug}`);
	return query === '' || query.length > LONGEST_QUERY ? path : `${path}?${query}`;
}

import type { Operation } from './contract';

/** Returns the statuses of an operation's refusals, rising. Asking the network, for a feed or a picture, can fail in more ways. */
export function refusalStatuses({ kind, params }: Pick<Operation, 'kind' | 'params'>): readonly number[] {
	const fields = Object.values(params.properties);
	const asksOut = kind === 'feed' || fields.some((schema) => schema['x-input'] === 'url');
	return [
		...[400, 401, 403],
		...(fields.length > 0 ? [404] : []),
		...(kind === 'compute' ? [422] : []),
		...[429, 500],
		...(asksOut ? [502, 503, 504] : [503])
	];
}

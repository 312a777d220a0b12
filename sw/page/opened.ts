/** The operation for which the page was opened: known before the host is ready, so that the first request finds it. */
import type { RoutedGroup } from '../../engines/kit/contract';

type Contract = Promise<RoutedGroup | undefined>;

let contract: Contract | undefined;

/** Tells the contract of the group whose page is opened, which is on its way; only the first counts. */
export function openedFor(given: Contract): void {
	contract ??= given;
}

/** That contract; undefined in a page of others. */
export const openedContract = (): Contract | undefined => contract;

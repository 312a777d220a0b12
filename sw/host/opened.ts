/** Contracts that the page loads, known before the host is ready, so that its requests need no list of all. */
import type { RoutedGroup } from '../../engines/kit/contract';

type Contract = Promise<RoutedGroup | undefined>;

const contracts = new Map<string, Contract>();

/** Notes the contract of a group, which is on its way. */
export const openedFor = (group: string, contract: Contract): void => void contracts.set(group, contract);

/** These contracts, that of the opened page first; none in a page of others. */
export const openedContracts = (): readonly Contract[] => [...contracts.values()];

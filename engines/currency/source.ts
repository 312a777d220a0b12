import { dayAt, isoDate } from '../kit/calendar';

const BANK = 'European Central Bank';
const BUNDLED = ', as this build took them along on ';

/** Who says so; of rates that came with the build, that they did, and when it took them. */
export const sourceOf = ({ bundled, checkedAt }: { readonly bundled: boolean; readonly checkedAt: number }): string =>
	bundled ? `${BANK}${BUNDLED}${isoDate(dayAt(checkedAt))}` : BANK;

/** Whether the rates of this `source` came with the build. */
export const isBundled = (source: string): boolean => source.includes(BUNDLED);

import type { Lines } from '../kit/writing';
import type { dictionary } from './contract';

export const lines: Lines<typeof dictionary> = {
	related: ({ broader, narrower }) => (broader.length > 0 ? broader : narrower).slice(0, 3).map(({ word }) => word).join(', ') // prettier-ignore
};

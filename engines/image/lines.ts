import type { Lines } from '../kit/writing';
import type { image } from './contract';

export const lines: Lines<typeof image> = { info: ({ format, width, height }) => `${format} · ${width} × ${height}` };

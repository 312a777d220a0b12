import type { Lines } from '../kit/formatters';
import type { image } from './contract';

export const lines: Lines<typeof image> = { info: ({ format, width, height }) => `${format} · ${width} × ${height}` };

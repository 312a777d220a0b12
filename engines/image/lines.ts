import type { Lines } from '../kit/answer-lines';
import type { image } from './contract';

export const lines: Lines<typeof image> = { info: ({ format, width, height }) => `${format} · ${width} × ${height}` };

/** A linear scale: values of `domain` to positions of `range`, in proportion. */
export function linear(domain: readonly [number, number], range: readonly [number, number]): (value: number) => number {
	const span = domain[1] - domain[0] || 1;
	return (value) => range[0] + ((value - domain[0]) / span) * (range[1] - range[0]);
}

/** Round values (1, 2 or 5 times a power of ten apart) that cover `low` to `high` in about `count` steps. */
export function niceTicks(low: number, high: number, count = 5): number[] {
	if (!Number.isFinite(low) || !Number.isFinite(high)) return [];
	if (low === high) return niceTicks(low - (Math.abs(low) / 2 || 1), high + (Math.abs(high) / 2 || 1), count);
	const rough = (high - low) / Math.max(1, count);
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
	const first = Math.floor(low / step);
	const last = Math.ceil(high / step);
	return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Lowest and highest of the finite values; [0, 1] without any. */
export function extent(values: Iterable<number>): [number, number] {
	let low = Infinity;
	let high = -Infinity;
	for (const value of values) {
		if (!Number.isFinite(value)) continue;
		if (value < low) low = value;
		if (value > high) high = value;
	}
	return low <= high ? [low, high] : [0, 1];
}

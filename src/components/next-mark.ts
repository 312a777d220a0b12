type At = { readonly x: number; readonly y: number };

const SIDES: Readonly<Record<string, readonly [right: number, down: number]>> = {
	ArrowRight: [1, 0],
	ArrowLeft: [-1, 0],
	ArrowDown: [0, 1],
	ArrowUp: [0, -1]
};

/** Index of the mark by key: nearest by arrow (sideways counts double), Home, End. Undefined otherwise. */
export function nextMark(marks: readonly At[], from: number, key: string): number | undefined {
	if (key === 'Home') return 0;
	if (key === 'End') return marks.length - 1;
	const side = SIDES[key];
	const here = marks[from];
	if (!side || !here) return undefined;
	const [right, down] = side;
	let best: { index: number; way: number } | undefined;
	marks.forEach(({ x, y }, index) => {
		const [dx, dy] = [x - here.x, y - here.y];
		const ahead = dx * right + dy * down;
		const way = ahead + 2 * Math.abs(dx * down + dy * right);
		if (ahead > 0 && way < (best?.way ?? Infinity)) best = { index, way };
	});
	return best?.index;
}

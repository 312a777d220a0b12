import rs from 'text-readability';
import { readability } from '../../engines/text/readability';

const PROSE =
	'Mr. Smith went to Washington in 1999, where considerable institutional opposition awaited him. “Nobody reads it,” he said. ' +
	'The committee had measured forty-two proposals, e.g. the one about temperature differences across the river; most of them ' +
	"didn't matter. After that winter the people of the town moved on, and their children forgot the whole affair.\n\n";

/** Prints speed beside text-readability, on prose and on hostile input. */
export async function bench(): Promise<void> {
	const prose = PROSE.repeat(Math.ceil(1_000_000 / PROSE.length));
	readability(prose, 'en');
	const rows = [
		row('prose', prose, 5),
		row('prose, 10 KB', prose.slice(0, 10_000), 50),
		...['.', ' ', '"', 'a', 'a. '].map((piece) =>
			row(`only ${JSON.stringify(piece)}`, piece.repeat(20_000).slice(0, 20_000), 1)
		)
	];
	console.table(rows);
	const million = ['.', ' ', '"', 'a'].map((piece) => ({
		text: `10⁶ × ${JSON.stringify(piece)}`,
		'ours, ms': Math.round(milliseconds(() => readability(piece.repeat(1_000_000), 'en'), 1))
	}));
	console.table(million);
}

function row(name: string, text: string, times: number) {
	const ours = milliseconds(() => readability(text, 'en'), times);
	// The peer needs a call for each figure.
	const theirs = milliseconds(() => {
		rs.fleschReadingEase(text);
		rs.fleschKincaidGrade(text);
		rs.gunningFog(text);
		rs.smogIndex(text);
		rs.colemanLiauIndex(text);
		rs.automatedReadabilityIndex(text);
	}, 1);
	const megabytes = text.length / 1e6;
	return {
		text: name,
		'ours, MB/s': (megabytes / (ours / 1000)).toFixed(2),
		'text-readability, MB/s': (megabytes / (theirs / 1000)).toFixed(3),
		ratio: (theirs / ours).toFixed(1)
	};
}

function milliseconds(run: () => unknown, times: number): number {
	const started = performance.now();
	for (let time = 0; time < times; time++) run();
	return (performance.now() - started) / times;
}

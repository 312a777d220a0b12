import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fold } from '../../data/build/detect-fold';
import { openDetector } from '../../engines/language/detect';
import { LANGUAGES } from '../../engines/language/languages';
import { readPack } from '../../sw/build/packs';

interface Case {
	readonly lang: string;
	readonly kind: string;
	readonly text: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const CASES = process.env.DETECT_CASES ?? path.join(root, '../shared/cases/detect.jsonl');

/** Peers: package, adapter (a module for a separate process), the files that a page would load. */
const PEERS: Readonly<Record<string, { readonly module: string; readonly files: readonly string[] }>> = {
	tinyld: {
		module: `const { detect } = await import('tinyld'); export default detect;`,
		files: ['tinyld/dist/tinyld.normal.browser.js']
	},
	'tinyld heavy': {
		module: `const { detect } = await import('tinyld/heavy'); export default detect;`,
		files: ['tinyld/dist/tinyld.heavy.browser.js']
	},
	franc: {
		module: `const { franc } = await import('franc'); export default (text) => franc(text, { minLength: 1 });`,
		files: ['franc/data.js', 'franc/index.js', 'franc/expressions.js']
	},
	eld: {
		module: `const { eld } = await import('eld/large'); export default (text) => eld.detect(text).language;`,
		files: ['eld/src/ngrams/large.js', 'eld/src/languageDetector.js']
	}
};

/** Codes of the peers that are other names of ours; a code of Chinese without its characters cannot be right for both. */
const SAME: Readonly<Record<string, string>> = {
	afr: 'af',
	arb: 'ar',
	bul: 'bg',
	ben: 'bn',
	cat: 'ca',
	ces: 'cs',
	cym: 'cy',
	dan: 'da',
	deu: 'de',
	ell: 'el',
	eng: 'en',
	spa: 'es',
	est: 'et',
	ekk: 'et',
	pes: 'fa',
	fin: 'fi',
	fra: 'fr',
	guj: 'gu',
	heb: 'he',
	hin: 'hi',
	hrv: 'hr',
	hun: 'hu',
	ind: 'id',
	ita: 'it',
	jpn: 'ja',
	kan: 'kn',
	kor: 'ko',
	lit: 'lt',
	lvs: 'lv',
	lav: 'lv',
	mkd: 'mk',
	mal: 'ml',
	mar: 'mr',
	nep: 'ne',
	npi: 'ne',
	nld: 'nl',
	nob: 'no',
	nno: 'no',
	nb: 'no',
	nn: 'no',
	pan: 'pa',
	pol: 'pl',
	por: 'pt',
	ron: 'ro',
	rus: 'ru',
	slk: 'sk',
	slv: 'sl',
	som: 'so',
	als: 'sq',
	sqi: 'sq',
	swe: 'sv',
	swh: 'sw',
	swa: 'sw',
	tam: 'ta',
	tel: 'te',
	tha: 'th',
	tgl: 'tl',
	tur: 'tr',
	ukr: 'uk',
	urd: 'ur',
	vie: 'vi',
	cmn: 'zh',
	zho: 'zh'
};

const isRight = (answer: string, wanted: string) => {
	const code = SAME[answer] ?? answer;
	return code === wanted || (code === 'zh' && wanted.startsWith('zh-'));
};

/** Times are processor time: what else runs on the machine does not count. */
interface Measured {
	readonly answers: readonly string[];
	readonly textsPerSecond: number;
	readonly openMs: number;
	readonly heldMb: number;
}

/** Runs each detector in a separate process, because memory and time to open cannot be separated otherwise. */
const CHILD = `
	const { default: texts } = { default: JSON.parse(require('node:fs').readFileSync(0, 'utf8')) };
	(async () => {
		const memory = () => { gc(); const { heapUsed, external } = process.memoryUsage(); return heapUsed + external; };
		const cpuMs = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
		const before = memory();
		const started = cpuMs();
		const { default: detect } = await import('data:text/javascript,' + encodeURIComponent(process.argv[1]));
		detect('one two three');
		const openMs = cpuMs() - started;
		const heldMb = (memory() - before) / 1e6;
		const answers = texts.map((text) => detect(text));
		const rounds = 2;
		const timed = cpuMs();
		for (let round = 0; round < rounds; round++) for (const text of texts) detect(text);
		const textsPerSecond = (rounds * texts.length * 1000) / (cpuMs() - timed);
		console.log(JSON.stringify({ answers, textsPerSecond, openMs, heldMb }));
	})();`;

/** Path of a peer's file: most are packages of the benches alone. */
const peerFile = (file: string): string =>
	[import.meta.dirname, root]
		.map((folder) => path.join(folder, 'node_modules', file))
		.find((candidate) => existsSync(candidate)) ?? file;

function measurePeer(module: string, texts: readonly string[]): Measured {
	const absolute = module.replace(
		/import\('([^']+)'\)/g,
		(_, name: string) => `import('${import.meta.resolve(name)}')`
	);
	const output = execFileSync(process.execPath, ['--expose-gc', '-e', CHILD, absolute], {
		cwd: root,
		input: JSON.stringify(texts),
		maxBuffer: 1e8
	});
	return JSON.parse(output.toString()) as Measured;
}

/** Processor time of this process so far, milliseconds. */
function cpuMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

async function measureOurs(texts: readonly string[]): Promise<Measured> {
	const pack = await readPack('detect');
	const memory = () => {
		globalThis.gc?.();
		const { heapUsed, external } = process.memoryUsage();
		return heapUsed + external;
	};
	const started = cpuMs();
	const detect = openDetector(pack);
	detect('one two three');
	detect('漢字');
	const openMs = cpuMs() - started;
	const before = memory();
	const more = Array.from({ length: 5 }, () => openDetector(pack));
	const heldMb = ((memory() - before) / more.length + pack.byteLength) / 1e6;
	const answers = texts.map((text) => detect(text).code);
	const rounds = 3;
	const timed = cpuMs();
	for (let round = 0; round < rounds; round++) for (const text of texts) detect(text);
	return { answers, textsPerSecond: (rounds * texts.length * 1000) / (cpuMs() - timed), openMs, heldMb };
}

const brotliKb = (bytes: Uint8Array) =>
	brotliCompressSync(bytes, {
		params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
	}).length / 1000;

function readCases(): Case[] {
	if (existsSync(CASES))
		return readFileSync(CASES, 'utf8')
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line) as Case);
	console.log(`${path.basename(CASES)} is not there: the held-out half of the Universal Declaration instead`);
	return fold(LANGUAGES.map(({ code }) => code)).map(({ code, ...rest }) => ({ lang: code, ...rest }));
}

/** Expected calibration error in ten bins. */
function calibrationError(found: readonly { confidence: number; right: boolean }[]): number {
	let error = 0;
	for (let bin = 0; bin < 10; bin++) {
		const own = found.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin);
		error += Math.abs(own.reduce((sum, { confidence, right }) => sum + confidence - (right ? 1 : 0), 0));
	}
	return error / found.length;
}

/** Prints accuracy, speed, size, memory and time to open beside tinyld, franc and eld on the same texts. */
export async function bench(): Promise<void> {
	const cases = readCases();
	const texts = cases.map(({ text }) => text);
	const kinds = [...new Set(cases.map(({ kind }) => kind))];
	const percent = (answers: readonly string[], wanted: (one: Case) => boolean) => {
		const own = cases.map((one, index) => [one, answers[index] ?? ''] as const).filter(([one]) => wanted(one));
		return ((100 * own.filter(([one, answer]) => isRight(answer, one.lang)).length) / own.length).toFixed(1);
	};
	const rows: Record<string, Record<string, string>> = {};
	const add = (name: string, { answers, textsPerSecond, openMs, heldMb }: Measured, kilobytes: number) => {
		rows[name] = {
			'all %': percent(answers, () => true),
			...Object.fromEntries(kinds.map((kind) => [`${kind} %`, percent(answers, (one) => one.kind === kind)])),
			'≤ 20 characters %': percent(answers, ({ text }) => text.length <= 20),
			'texts/s': textsPerSecond.toFixed(0),
			'KB brotli': kilobytes.toFixed(0),
			'open ms': openMs.toFixed(0),
			'held MB': heldMb.toFixed(1)
		};
	};
	const pack = await readPack('detect');
	const ours = await measureOurs(texts);
	add('this', ours, brotliKb(new Uint8Array(pack)));
	for (const [name, { module, files }] of Object.entries(PEERS))
		add(
			name,
			measurePeer(module, texts),
			files.reduce((sum, file) => sum + brotliKb(readFileSync(peerFile(file))), 0)
		);
	console.log(
		`${cases.length} texts in 55 languages; zh counts for both of zh-cn and zh-tw where a peer does not tell them apart`
	);
	console.table(rows);

	const detect = openDetector(pack);
	const found = cases.map(({ text, lang }) => {
		const { code, confidence } = detect(text);
		return { confidence, right: code === lang };
	});
	const byLanguage = LANGUAGES.map(({ code }) => `${code} ${percent(ours.answers, ({ lang }) => lang === code)}`);
	const long =
		texts
			.join(' ')
			.slice(0, 50_000)
			.match(/[^]{500}/g) ?? [];
	const batches = Array.from({ length: 9 }, () => {
		const started = cpuMs();
		for (const text of long) detect(text);
		return cpuMs() - started;
	}).sort((a, b) => a - b);
	console.log(`expected calibration error ${calibrationError(found).toFixed(3)}`);
	console.log(
		`${long.length} texts of 500 characters: best ${batches[0]?.toFixed(1)} ms, median ${batches[4]?.toFixed(1)} ms`
	);
	console.log(byLanguage.join(', '));
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { Random } from '../../data/build/detect-corpus';
import { BEYOND_CODES } from '../../data/build/detect-beyond';
import { declarations, fold, isHeldOut } from '../../data/build/detect-fold';
import { misread } from '../../data/build/detect-noise';
import { NEVER_SEEN } from '../../data/build/detect-others';
import { openDetector, type Detector } from '../../engines/language/detect';
import { LANGUAGES } from '../../engines/language/languages';
import { readPack } from '../../sw/build/packs';
import { EVERYDAY } from '../support/everyday';

interface Case {
	readonly lang: string;
	readonly kind: string;
	readonly text: string;
}

const root = path.resolve(import.meta.dirname, '../..');
/** Files of further cases, one JSON object a line: `lang`, `kind`, `text`. */
const CASES = (process.env.DETECT_CASES ?? path.join(root, 'samples/cases/detect.jsonl')).split(',');

/** Those of the 55 that lingua knows. */
const LINGUA_CODES = [
	...new Set(
		LANGUAGES.map(({ code }) => (code === 'no' ? 'nb' : code.slice(0, 2))).filter(
			(code) => !['kn', 'ml', 'ne'].includes(code)
		)
	)
];

/** Peers: what is loaded, how it answers (a module for a process of its own), the files that a page would load. */
const PEERS: Readonly<Record<string, { readonly module: string; readonly files: readonly string[] }>> = {
	eld: {
		module: `const { eld } = await import('eld/large'); export default (text) => eld.detect(text).language;`,
		files: ['eld/src/ngrams/large.js', 'eld/src/languageDetector.js']
	},
	// It names languages in English.
	lingua: {
		module: `const { default: lingua } = await import('@bluzzi/lingua');
			const detector = lingua.LanguageDetectorBuilder.fromISOCodes6391(${JSON.stringify(LINGUA_CODES)}).build();
			export default (text) => detector.detectLanguageOf(text) ?? 'und';`,
		files: ['@bluzzi/lingua/src/lingua_bg.wasm']
	},
	cld3: {
		module: `const { default: cld3 } = await import('cld3-asm'); const cld = (await cld3.loadModule()).create(0, 1000);
			export default (text) => cld.findLanguage(text).language;`,
		files: ['cld3-asm/dist/cjs/lib/browser/cld3.js']
	},
	franc: {
		module: `const { franc } = await import('franc'); export default (text) => franc(text, { minLength: 1 });`,
		files: ['franc/data.js', 'franc/index.js', 'franc/expressions.js']
	},
	tinyld: {
		module: `const { detect } = await import('tinyld'); export default detect;`,
		files: ['tinyld/dist/tinyld.normal.browser.js']
	},
	'tinyld heavy': {
		module: `const { detect } = await import('tinyld/heavy'); export default detect;`,
		files: ['tinyld/dist/tinyld.heavy.browser.js']
	}
};

/** Codes of the peers that are other names of ours. */
const SAME: Readonly<Record<string, string>> = {
	...Object.fromEntries(LANGUAGES.map(({ code, name }) => [name, code])),
	Bokmal: 'no',
	Chinese: 'zh',
	fil: 'tl',
	nb: 'no',
	nn: 'no'
};

/** Whether a peer's code, ISO 639-1 or 639-3, or name means a language; one of Chinese without its characters is right for both. */
const isRight = (answer: string, wanted: string): boolean => {
	const base = /^[a-z]{2,3}(?:-|$)/.test(answer)
		? (Intl.getCanonicalLocales(answer)[0] ?? answer).toLowerCase()
		: answer;
	const code = SAME[base] ?? base;
	return code === wanted || (code === 'zh' && wanted.startsWith('zh-'));
};

/** One detector. Times are processor time: other work on the machine does not count. */
interface Peer {
	readonly openMs: number;
	readonly heldMb: number;
	readonly kilobytes: number;
	answer(texts: readonly string[]): Promise<Answers>;
	close(): void;
}

type Answers = { readonly codes: readonly string[]; readonly ms: number };

/** A detector in a separate process, because memory and time to open cannot be separated otherwise: each message is a set of texts. */
const CHILD = `
	(async () => {
		const memory = () => { gc(); const { heapUsed, external } = process.memoryUsage(); return heapUsed + external; };
		const cpuMs = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
		const before = memory();
		const started = cpuMs();
		const { default: detect } = await import('data:text/javascript,' + encodeURIComponent(process.argv[1]));
		detect('one two three');
		const openMs = cpuMs() - started;
		process.on('message', (texts) => {
			const timed = cpuMs();
			const codes = texts.map((text) => detect(text));
			process.send({ codes, ms: cpuMs() - timed });
		});
		process.send({ openMs, heldMb: (memory() - before) / 1e6 });
	})();`;

const peerFile = (file: string): string =>
	[import.meta.dirname, root]
		.map((folder) => path.join(folder, 'node_modules', file))
		.find((candidate) => existsSync(candidate)) ?? file;

async function openPeer({ module, files }: (typeof PEERS)[string]): Promise<Peer> {
	const absolute = module.replace(
		/import\('([^']+)'\)/g,
		(_, name: string) => `import('${import.meta.resolve(name)}')`
	);
	const child = spawn(process.execPath, ['--expose-gc', '-e', CHILD, absolute], {
		cwd: root,
		stdio: ['ignore', 'inherit', 'inherit', 'ipc']
	});
	child.once('exit', (code) => {
		if (code) throw new Error(`a peer ended with ${code}`);
	});
	const reply = async <Reply>(): Promise<Reply> => ((await once(child, 'message')) as [Reply])[0];
	return {
		...(await reply<Pick<Peer, 'openMs' | 'heldMb'>>()),
		kilobytes: files.reduce((sum, file) => sum + brotliKb(readFileSync(peerFile(file))), 0),
		answer: (texts) => {
			child.send([...texts]);
			return reply<Answers>();
		},
		close: () => child.kill()
	};
}

function cpuMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

function openOurs(pack: ArrayBuffer): Peer {
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
	const opened = Array.from({ length: 5 }, () => openDetector(pack));
	return {
		openMs,
		heldMb: ((memory() - before) / opened.length + pack.byteLength) / 1e6,
		kilobytes: brotliKb(new Uint8Array(pack)),
		answer: (texts) => {
			const timed = cpuMs();
			const codes = texts.map((text) => detect(text).code);
			return Promise.resolve({ codes, ms: cpuMs() - timed });
		},
		close: () => {}
	};
}

/** Bytes above which the best compression takes minutes; one level less is some per cent larger. */
const SLOW_TO_COMPRESS = 4e6;

const brotliKb = (bytes: Uint8Array) =>
	brotliCompressSync(bytes, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: bytes.length > SLOW_TO_COMPRESS ? 9 : 11,
			[constants.BROTLI_PARAM_LGWIN]: 24
		}
	}).length / 1000;

const withoutAccents = (text: string): string =>
	text.replace(/\p{Script=Latin}\p{M}*/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));

/** Runs of two to six Han characters in Chinese and Japanese texts: kana would tell. */
const runsOfHan = (cases: readonly Case[]): Case[] =>
	cases.flatMap(({ lang, text }) =>
		/^(?:ja|zh-)/.test(lang)
			? (text.match(/\p{Script=Han}{2,6}/gu) ?? []).map((run) => ({ lang, kind: `Han ${lang}`, text: run }))
			: []
	);

/** The sets: phrases of every day, the held-out half of the Universal Declaration, files of cases, and what is made of these. */
function readCases(): Case[] {
	const everyday = EVERYDAY.map(({ code, text }) => ({ lang: code, kind: 'everyday', text }));
	const declaration = fold(LANGUAGES.map(({ code }) => code)).map(({ code, kind, text }) => ({
		lang: code,
		kind: `declaration ${kind}`,
		text
	}));
	const files = CASES.flatMap((file) => {
		if (!existsSync(file)) {
			console.log(`${path.basename(file)} is missing: its sets are left out`);
			return [];
		}
		return readFileSync(file, 'utf8')
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line) as Case);
	});
	const plain = [...everyday, ...declaration, ...files];
	const long = plain.filter(({ text }) => text.length > 30);
	const random = new Random(7);
	return [
		...plain,
		...runsOfHan(plain),
		...long.map(({ lang, text }) => ({ lang, kind: 'capitals', text: text.toUpperCase() })),
		...long.map(({ lang, text }) => ({ lang, kind: 'no accents', text: withoutAccents(text.toLowerCase()) })),
		...long.map(({ lang, text }) => ({ lang, kind: 'misread', text: misread(text, random) }))
	];
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

/** Texts of each set, drawn the same in every run; `DETECT_TEXTS=Infinity` asks all. */
const TEXTS = Number(process.env.DETECT_TEXTS ?? 150);

function sample(cases: readonly Case[]): Case[] {
	const random = new Random(11);
	const left = [...cases];
	const drawn: Case[] = [];
	while (left.length > 0 && drawn.length < TEXTS) drawn.push(...left.splice(random.below(left.length), 1));
	return drawn;
}

const share = (some: readonly boolean[]): string => ((100 * some.filter(Boolean).length) / some.length).toFixed(1);

/** Prints for each set, as soon as it was asked, the share that is right beside the peers, then speed, size, memory and time to open of each. */
export async function bench(): Promise<void> {
	const pack = await readPack('detect');
	const peers: Record<string, Peer & { texts: number; ms: number }> = {
		this: { ...openOurs(pack), texts: 0, ms: 0 }
	};
	for (const [name, peer] of Object.entries(PEERS)) {
		peers[name] = { ...(await openPeer(peer)), texts: 0, ms: 0 };
		console.log(`${name} is open`);
	}
	const all = readCases();
	const kinds = [...new Set(all.map(({ kind }) => kind))];
	const asked = kinds.flatMap((kind) => {
		const cases = all.filter((one) => one.kind === kind);
		return { kind, all: cases.length, cases: sample(cases) };
	});
	console.log('zh counts for both of zh-cn and zh-tw where a peer does not tell them apart; lost: a peer is better');
	console.log(['set', 'texts', 'of', ...Object.keys(peers), 'lost'].join('\t'));
	for (const { kind, cases, all: size } of asked) {
		const shares: string[] = [];
		for (const peer of Object.values(peers)) {
			const { codes, ms } = await peer.answer(cases.map(({ text }) => text));
			peer.texts += codes.length;
			peer.ms += ms;
			shares.push(share(cases.map(({ lang }, index) => isRight(codes[index] ?? '', lang))));
		}
		const best = Math.max(...shares.map(Number));
		const lost = best > Number(shares[0]) ? Object.keys(peers)[shares.map(Number).indexOf(best)] : '';
		console.log([kind, cases.length, size, ...shares, lost].join('\t'));
	}
	console.log(['', 'texts/s', 'KB brotli', 'open ms', 'held MB'].join('\t'));
	for (const [name, { texts, ms, kilobytes, openMs, heldMb, close }] of Object.entries(peers)) {
		close();
		const figures = [(texts * 1000) / ms, kilobytes, openMs].map(Math.round);
		console.log([name, ...figures, heldMb.toFixed(1)].join('\t'));
	}
	const detect = openDetector(pack);
	const found = asked
		.flatMap(({ cases }) => cases)
		.map(({ text, lang }) => {
			const { code, confidence, reliable } = detect(text);
			return { lang, confidence, right: code === lang, reliable };
		});
	const reliable = found.filter((one) => one.reliable);
	console.log(
		`expected calibration error ${calibrationError(found).toFixed(3)}; ${reliable.length} of ${found.length} reliable, ` +
			`${reliable.filter(({ right }) => !right).length} of them wrong`
	);
	const rightOf = (code: string) => share(found.filter(({ lang }) => lang === code).map(({ right }) => right));
	console.log(LANGUAGES.map(({ code }) => `${code} ${rightOf(code)}`).join(', '));
	console.log(beyondLine(detect));
}

/** What becomes of held-out paragraphs in languages beyond the 55, and in languages that training never saw. */
function beyondLine(detect: Detector): string {
	const beyond = fold(Object.values(BEYOND_CODES).flat()).filter(({ kind }) => kind === 'sentence');
	const named = beyond.filter(({ text, code }) => detect(text).code === code.replace('sr-Latn', 'sr')).length;
	const unseen = declarations()
		.filter(({ file }) => NEVER_SEEN.has(file))
		.flatMap(({ paragraphs }) => paragraphs.filter((paragraph, index) => isHeldOut(index) && paragraph.length > 60));
	const taken = unseen.map((text) => detect(text)).filter((answer) => answer.reliable && !answer.beyond).length;
	return (
		`beyond the 55: ${named} of ${beyond.length} sentences named; ` +
		`in languages never seen: ${taken} of ${unseen.length} reliably one of the 55`
	);
}

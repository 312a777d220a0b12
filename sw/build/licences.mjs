// npm run licences: writes THIRD_PARTY.md, the notices of all code and data that the build ships. Builds when needed.
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildApp } from './build.mjs';
import { install } from './start.mjs';

const root = path.resolve(import.meta.dirname, '../..');
export const THIRD_PARTY = path.join(root, 'THIRD_PARTY.md');

const HEAD = `# Third-party software and data

What the app, its service worker and its Node host contain of others, with the notices that go with it. Our own code is under
the licence in LICENSE. Made by \`npm run licences\` from what is really bundled.
`;

/** The licence texts of a package: its LICENSE and NOTICE files, whole. Throws when they are missing. */
async function textOf(name) {
	const folder = path.join(root, 'node_modules', name);
	const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice|copying)([.-].*)?$/i.test(file)).sort();
	if (files.length === 0) return declaredText(name, folder);
	const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
	return texts.map((text) => text.replaceAll('\r', '').trim()).join('\n\n');
}

/** The MIT licence in the name of its author, where a package declares it and forgot the file. Throws for any other. */
async function declaredText(name, folder) {
	const { license, author } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
	if (license !== 'MIT' || !author) throw new Error(`the package ${name} is bundled and has no licence text`);
	const [, ...permission] = (await readFile(path.join(root, 'LICENSE'), 'utf8')).split(/^Copyright .*$/m);
	return `MIT License\n\nCopyright (c) ${typeof author === 'string' ? author : author.name}\n${permission.join('').trimEnd()}`;
}

async function licenceOf(name) {
	const { license } = JSON.parse(await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
	return typeof license === 'string' ? license : (license?.type ?? 'see the text');
}

const fenced = (text) => `\`\`\`\`text\n${text.trim()}\n\`\`\`\`\n`;

/** The notices of the build in `out`; throws when a bundled package has no notice. */
export async function thirdParty(out = 'dist') {
	const names = JSON.parse(await readFile(path.join(root, `${out}-node`, 'bundled.json'), 'utf8'));
	const byText = new Map();
	for (const name of names) {
		const text = await textOf(name);
		byText.set(text, [...(byText.get(text) ?? []), `${name} (${await licenceOf(name)})`]);
	}
	const software = [...byText].map(([text, packages]) => `### ${packages.join(', ')}\n\n${fenced(text)}`);

	const sources = path.join(root, 'data/sources');
	const data = [];
	for (const name of (await readdir(sources)).sort()) {
		const notice = path.join(sources, name, 'NOTICE.txt');
		if (!existsSync(notice)) throw new Error(`data/sources/${name} has no NOTICE.txt`);
		const title = (await readFile(path.join(sources, name, 'README.md'), 'utf8')).split('\n')[0].replace(/^# /, '');
		data.push(`### ${title}\n\n${fenced((await readFile(notice, 'utf8')).replaceAll('\r', ''))}`);
	}
	return [HEAD, '## Data\n', ...data, '## Software\n', ...software].join('\n');
}

if (import.meta.filename === process.argv[1]) {
	install();
	await buildApp();
	await writeFile(THIRD_PARTY, await thirdParty());
}

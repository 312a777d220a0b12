import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localeFiles } from './missing';

const codeOf = (folder: string): string =>
	(readdirSync(folder, { recursive: true }) as string[])
		.map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
		.filter((file) => /(?<!\.test|\.component)\.(?:ts|svelte)$/.test(file) && !file.startsWith('src/locales/'))
		.map((file) => readFileSync(file, 'utf8'))
		.join('\n');

/** Where the texts of a file are shown, and the engine whose answers name some of them. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
	app: ['src', 'engines/phone', 'engines/text'],
	docs: ['src/docs'],
	pages: ['src/pages']
};
const english = [...localeFiles].flatMap(([path, { words = {}, values = {} }]) => {
	const [, , language, file = ''] = path.split('/');
	const name = file.replace('.json', '');
	if (language !== 'en' || name === 'errors') return [];
	return [{ name, keys: Object.keys({ ...(words as object), ...(values as object) }) }];
});

test.each(english)('each text of $name has a place in the code', ({ name, keys }) => {
	const code = (FOLDERS[name] ?? [`src/panels/${name}`, `engines/${name}`])
		.map(codeOf)
		.join('\n')
		.replace(name === 'app' ? '' : /\bshared\('[^']*'/g, '');
	const templates = [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
		.map(([, template = '']) => template.split(/\$\{[^}]*\}/))
		.filter((parts) => parts.some((part) => /\p{L}{2}/u.test(part)))
		.map((parts) => new RegExp(`^${parts.map((part) => part.replace(/[.*+?^$()|{}[\]\\]/g, '\\$&')).join('.+')}$`));
	const isUsed = (key: string) =>
		code.includes(`'${key}'`) ||
		code.includes(`\t${key}: `) ||
		code.includes(`\t${key}:\n`) ||
		templates.some((template) => template.test(key));
	expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

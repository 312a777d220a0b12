import type { Operation } from '../../engines/kit/contract';
import { kindOf } from '../state/call/form-values';

export interface Snippet {
	readonly id: 'curl' | 'fetch' | 'typescript' | 'python';
	readonly label: string;
	readonly code: string;
}

/** Key of the snippets: there on every device, subscribed to every group, without a limit. */
const KEY = 'demo';

/** For a shell: in single quotes, those inside closed, escaped and opened again. */
const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const scriptQuote = (text: string): string =>
	`'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** JSON as Python writes it. */
function pythonValue(value: unknown): string {
	if (value === true) return 'True';
	if (value === false) return 'False';
	if (value === null || value === undefined) return 'None';
	if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`;
	if (typeof value === 'object') {
		return `{${Object.entries(value)
			.map(([name, part]) => `${JSON.stringify(name)}: ${pythonValue(part)}`)
			.join(', ')}}`;
	}
	return JSON.stringify(value);
}

/** TypeScript's type of an answer, one level deep: enough to read its fields by name. */
function answerType(operation: Operation): string {
	const types = Object.entries(operation.response.properties).map(([name, schema]) => {
		const kind = kindOf(schema);
		const type = { integer: 'number', text: 'string', list: 'unknown[]', map: 'Record<string, unknown>', object: 'Record<string, unknown>', file: 'Blob' }[kind as string] ?? kind; // prettier-ignore
		return `\t${name}: ${type}${'anyOf' in schema ? ' | null' : ''};`;
	});
	return `interface Answer {\n${types.join('\n')}\n}\n`;
}

/** The call in four languages. `url` is absolute, `input` a POST's body; a File is only named. */
export function snippets(operation: Operation, url: string, input: Readonly<Record<string, unknown>>): Snippet[] {
	const file = Object.entries(input).find(([, value]) => typeof File !== 'undefined' && value instanceof File);
	const post = operation.method === 'POST';
	// A comma needs no escape in a query, and points are easier to read with it.
	const address = url.replaceAll('%2C', ',');
	const body = JSON.stringify(input);
	const name = file ? (file[1] as File).name || 'picture.jpg' : '';
	return [
		{ id: 'fetch', label: 'fetch', code: script('') },
		{ id: 'curl', label: 'curl', code: curl() },
		{ id: 'typescript', label: 'TypeScript', code: `${answerType(operation)}\n${script(' as Answer')}` },
		{ id: 'python', label: 'Python', code: python() }
	];

	function curl(): string {
		const lines = [`curl -H 'X-API-Key: ${KEY}'`];
		if (file) lines.push(`-F ${shellQuote(`${file[0]}=@${name}`)}`);
		else if (post) lines.push(`-H 'Content-Type: application/json'`, `-d ${shellQuote(body)}`);
		return [...lines, shellQuote(address)].join(' \\\n  ');
	}

	function script(cast: string): string {
		const options = [
			`headers: { 'X-API-Key': '${KEY}'${post && !file ? ", 'Content-Type': 'application/json'" : ''} }`
		];
		if (post) options.unshift(`method: 'POST'`);
		if (file) options.push('body: form');
		else if (post) options.push(`body: JSON.stringify(${body})`);
		const before = file
			? `const form = new FormData();\nform.set(${scriptQuote(file[0])}, fileInput.files[0]);\n\n`
			: '';
		return `${before}const response = await fetch(${scriptQuote(address)}, {\n\t${options.join(',\n\t')}\n});\nconst answer = (await response.json())${cast};\nif (!response.ok) throw new Error(answer.error.message);\nconsole.log(answer);`.replace(
			cast === '' ? /\(await response\.json\(\)\)/ : /$^/,
			'await response.json()'
		);
	}

	function python(): string {
		const lines = [
			'import requests',
			'',
			`response = requests.${post ? 'post' : 'get'}(`,
			`    ${JSON.stringify(address)},`
		];
		lines.push(`    headers={"X-API-Key": "${KEY}"},`);
		if (file) lines.push(`    files={${JSON.stringify(file[0])}: open(${JSON.stringify(name)}, "rb")},`);
		else if (post) lines.push(`    json=${pythonValue(input)},`);
		return [...lines, ')', 'response.raise_for_status()', 'print(response.json())'].join('\n');
	}
}

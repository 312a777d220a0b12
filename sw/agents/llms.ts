import type { Group, Operation } from '../../engines/kit/contract';
import type { Schema } from '../../engines/kit/schema';

/** `/llms.txt` (llmstxt.org): a description of the API with links to its parts, for a language model that reads the site. */
export function llmsText(groups: readonly Group[], base: string): string {
	const sections = groups.map(({ id, title, summary, operations }) => {
		const rows = Object.values(operations).map(({ method, path, summary: does }) => {
			return `- [${method} ${path}](${base}llms/${id}.md): ${does}`;
		});
		return `## ${title}\n\n${summary}\n\n${rows.join('\n')}`;
	});
	return `# Utility APIs

> Small JSON APIs, computed on the device: in a page by its service worker, elsewhere by a Node host. Answers are exact or say what is uncertain.

- Every request carries \`X-API-Key\`; \`demo\` is a key wherever the host was given no others. An agent sends it to \`mcp\` in the same way.
- Unknown is null. An error is \`{"error": {"code", "message"}}\`, its message \`<field>: <reason>\`.
- [OpenAPI 3.1](${base}v1/openapi.json): parameters, answers and examples of every operation.
- ${base}docs is the same for people, in a browser.
- \`POST ${base}mcp\` on a Node host, or \`npx utility-apis mcp\`: the operations as tools of the Model Context Protocol.
- \`npx utility-apis --help\`: the operations as commands of a shell.

${sections.join('\n\n')}
`;
}

/** `/llms/<group>.md`: every operation of a group with its fields, bounds, answer and examples, for who reads no pages. */
export function groupText({ title, summary, source, operations }: Group): string {
	const licence = source.licence ? ` (${source.licence})` : '';
	return `# ${title}\n\n${summary}\n\nSource: ${source.text}${licence}\n\n${Object.values(operations).map(operationText).join('\n\n')}\n`;
}

function operationText({ method, path, summary, description, params, response, examples, limits }: Operation): string {
	const sent = examples.map(({ title, input, output }) => {
		return `- ${title}: \`${JSON.stringify(input)}\` → \`${JSON.stringify(output)}\``;
	});
	return [
		`## ${method} ${path}`,
		[summary, description].filter(Boolean).join('. '),
		`Send${method === 'GET' ? ' in the address' : ''}:\n\n${fields(params.properties, params.required) || 'nothing'}`,
		`Answer:\n\n${'properties' in response ? fields(response.properties) : kindOf(response)}`,
		sent.length > 0 && `Examples, with fields of their answers:\n\n${sent.join('\n')}`,
		limits?.map((limit) => `- ${limit}`).join('\n')
	]
		.filter(Boolean)
		.join('\n\n');
}

/** A line a field; with `required` those that may be left out say so. */
const fields = (properties: Operation['params']['properties'], required?: readonly string[]): string =>
	Object.entries(properties)
		.map(([name, schema]) => {
			const about = schema.description ? `: ${schema.description}` : '';
			return `- \`${name}\` (${kindOf(schema)}${required && !required.includes(name) ? ', optional' : ''})${about}`;
		})
		.join('\n');

/** A value's type or choices, bounds and default. */
function kindOf(schema: Schema): string {
	if ('anyOf' in schema) return schema.anyOf.map(kindOf).join(' or ');
	if (schema.type === 'array') return `list of ${kindOf(schema.items)}`;
	if (schema.type === 'object')
		return 'properties' in schema ? `{${Object.keys(schema.properties).join(', ')}}` : 'object';
	if ('enum' in schema && schema.enum) return schema.enum.join(' | ');
	const { minimum, maximum } = schema as { readonly minimum?: number; readonly maximum?: number };
	return [
		schema.type,
		minimum !== undefined && `from ${minimum}`,
		maximum !== undefined && `to ${maximum}`,
		'default' in schema && `default ${JSON.stringify(schema.default)}`
	]
		.filter(Boolean)
		.join(' ');
}

import type { Group } from '../../engines/kit/contract';

/** `/llms.txt` (llmstxt.org): what the API is and where its parts are described, for a language model that reads the site. */
export function llmsText(groups: readonly Group[], base: string): string {
	const sections = groups.map(({ id, title, summary, operations }) => {
		const rows = Object.values(operations).map(({ method, path, summary: does }) => {
			return `- [${method} ${path}](${base}docs/${id}): ${does}`;
		});
		return `## ${title}\n\n${summary}\n\n${rows.join('\n')}`;
	});
	return `# Utility APIs

> Small JSON APIs, computed on the device: in a page by its service worker, elsewhere by a Node host. Answers are exact or say what is uncertain.

- Every request carries \`X-API-Key\`; \`demo\` is a key wherever the host was given no others. An agent sends it to \`mcp\` in the same way.
- Unknown is null. An error is \`{"error": {"code", "message"}}\`, its message \`<field>: <reason>\`.
- [OpenAPI 3.1](${base}v1/openapi.json): parameters, answers and examples of every operation.
- [Documentation](${base}docs): the same for people.
- \`POST ${base}mcp\` on a Node host, or \`npx utility-apis mcp\`: the operations as tools of the Model Context Protocol.
- \`npx utility-apis --help\`: the operations as commands of a shell.

${sections.join('\n\n')}
`;
}

/** The name of each tool in the app, typed alone, opens that tool, in every language of the app. */
import { expect, test } from 'vitest';
import { openReader } from '../../data/build/ask/reader';
import { settingOf } from '../../engines/ask/facts/homes';
import { decide } from '../../engines/ask/read';
import { keyOf, ROWS, toolOf } from '../../src/state/pages/tools';

const locales = import.meta.glob<{ readonly names: Readonly<Record<string, string>> }>('../../src/locales/*/app.json', {
	eager: true
});
const reader = openReader();

const tools = Object.entries(locales).flatMap(([file, { names }]) => {
	const language = /locales\/(\w+)\//.exec(file)?.[1] ?? '';
	return Object.values(ROWS).flatMap((row: readonly string[]) =>
		row.map((operation): [string, string, string] => [language, names[operation] ?? '', operation])
	);
});

/** Names that mean something else alone: the language of the app, the day of today. */
const OTHERWISE: readonly string[] = ['en Language', 'hi आज के दिन'];

test.each(tools.filter(([language, name]) => !OTHERWISE.includes(`${language} ${name}`)))(
	'%s: %s opens %s',
	async (language, name, operation) => {
		const { readings } = await reader.read(name, settingOf(language, { today: '2026-11-25' }));
		const { offered, sure } = decide(readings);
		const [group = '', opened = ''] = offered[0]?.operation.split('/') ?? [];
		const tool = toolOf({ group: { id: group }, name: opened });
		expect([sure, tool && keyOf(tool.main)]).toEqual([true, operation]);
	}
);

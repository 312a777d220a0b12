import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;

/** A file of texts in another language than English. */
const LOCALE_FILE = /\/src\/locales\/(?!en\/)(\w+)\/(\w+)\.json$/;
const GROUP = /\/(?:engines|panels)\/([^/]+)\//;
/** Groups whose tools have little in common: the panels of an operation are a file of their own. */
const BY_OPERATION: ReadonlySet<string> = new Set(['geo', 'language', 'qr']);
const PANEL = /(\w+?)(?:Form)?\.svelte$/;
/** What loads contracts without their docs, `page-contract:geo`, see sw/build/routes-plugin.ts. */
const CONTRACTS = /\/src\/state\/contracts\.ts$/;
/** The page of a tool, with the dynamic imports that it always needs, and a line that panels of three groups show. */
const TOOL = /\/src\/(?:pages\/tool\/(?:Tool|Progress)|components\/UpdatedOn)\.svelte$/;
/** Other pages than tools and the start page. */
const OTHER = /\/src\/(?:pages\/(?:Keys|History|Settings|Offline)|docs\/Docs)\.svelte$/;
/** What follows the first answer. */
const AFTERWARDS = /\/src\/(?:pages\/frame\/DeferredUi\.svelte|deferred-start\.ts|state\/history\/call-history\.ts)$/;
/** Helpers of the build, which who answers needs in pages of others, too. */
const HELPERS = /\/src\/preload-imports\.ts$|\/sw\/host\/opened\.ts$/;
/** Chunks, the first taken first; a name may go on after a dash. */
const ORDER = [
	'worker',
	'index',
	'app',
	'contract',
	'countries',
	'drop',
	'tool',
	'home',
	'map',
	'panels',
	'grammar',
	// Last: a chunk also takes its imports among those that come after it.
	'afterwards'
];

/** A language has one file for the app and one a group: a page loads two of them. */
function localeOf(id: string): string | null {
	const [, language, part] = LOCALE_FILE.exec(id) ?? [];
	return language === undefined ? null : `words-${language}-${part}`;
}

/** The chunk of each module that some page needs from its start. Dynamic imports are not part of any chunk here. */
function planOf(context: Context, ids: readonly string[]): Map<string, string> {
	/** Modules that are there once these are, themselves included. */
	const closure = (roots: readonly string[]): Set<string> => {
		const reached = new Set<string>();
		const pending = [...roots];
		for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
			if (reached.has(id)) continue;
			reached.add(id);
			pending.push(...(context.getModuleInfo(id)?.importedIds ?? []));
		}
		return reached;
	};
	const used = (root: RegExp) => closure(ids.filter((id) => root.test(id)));
	const importedBy = (file: string) =>
		ids.filter((id) => context.getModuleInfo(id)?.dynamicImporters.some((by) => by.endsWith(file)));
	const roots = new Map<string, string[]>();
	for (const id of importedBy('virtual:panels')) {
		const group = GROUP.exec(id)?.[1] ?? '';
		roots.set(group, [...(roots.get(group) ?? []), id]);
	}
	const panels = [...roots].map(([group, files]) => ({ group, modules: closure(files) }));
	const inPanels = closure([...roots.values()].flat());
	const app = used(/\/src\/app\.ts$/);
	const tool = used(TOOL);
	const home = used(/\/src\/pages\/Home\.svelte$/);
	// Modules without a file are not among the ids.
	const contractIds = ids
		.filter((id) => CONTRACTS.test(id))
		.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
		.filter((id) => id.startsWith('\0page-contract:'));
	const contracts = closure(contractIds);

	const plan = new Map<string, string>();
	const take = (chunk: string, modules: Iterable<string>) => {
		for (const id of modules) if (!plan.has(id)) plan.set(id, chunk);
	};
	take('worker', ids.filter((id) => HELPERS.test(id))); // prettier-ignore
	take('index', used(/\/src\/main\.ts$/));
	// Who answers is loaded by pages of others, too: nothing of the app is in its files.
	const host = used(/\/sw\/page\/page-host\.ts$/);
	// The page's worker is this file too.
	take('worker', used(/\/sw\/page\/pool\.ts$/));
	take('worker', [...host].filter((id) => [app, tool, home, inPanels, contracts].some((others) => others.has(id)))); // prettier-ignore
	take('', host);
	take('app', app);
	const others = ids.filter((id) => OTHER.test(id)).map((id) => closure([id]));
	take(
		'afterwards',
		[...used(AFTERWARDS)].filter(
			(id) =>
				![tool, home, inPanels].some((modules) => modules.has(id)) &&
				others.filter((modules) => modules.has(id)).length < 2
		)
	);
	const ofContracts = contractIds.map((id) => ({ id, modules: closure([id]) }));
	const elsewhere = [app, tool, home, host, ...others];
	for (const { id: contract, modules } of ofContracts) {
		const chunk = `contract-${contract.replace(/.*:/, '')}`;
		plan.set(contract, chunk);
		// Modules of one contract travel with it, unless another page needs them without the contract.
		const own = (id: string) =>
			!ofContracts.some((other) => other.id !== contract && other.modules.has(id)) &&
			!elsewhere.some((others) => others.has(id)) &&
			!panels.some(
				(panel) => panel.modules.has(id) && !panel.modules.has(contract) && !chunk.endsWith(`-${panel.group}`)
			);
		take(chunk, [...modules].filter(own));
		// The start page shows lines of answers without panels, and has the contract.
		const [lines = ''] = ids.filter((id) => id.endsWith(`/engines/${contract.replace(/.*:/, '')}/lines.ts`));
		take(
			chunk,
			[...closure(lines ? [lines] : [])].filter((id) => id !== lines && GROUP.exec(id)?.[1] === GROUP.exec(lines)?.[1])
		);
	}
	take('app', contracts);
	const opened = [home, new Set([...tool, ...inPanels]), ...others];
	const byTwo = (id: string) => opened.filter((modules) => modules.has(id)).length > 1;
	take('app', [...home, ...tool, ...inPanels].filter(byTwo));
	take('countries', used(/\/CountryInput\.svelte$/));
	take('drop', used(/\/FileDrop\.svelte$/));
	take('tool', tool);
	take('home', home);
	take('map', used(/\/src\/components\/map\/WorldMap\.svelte$/));
	for (const { group, modules } of panels) {
		const own = [...modules].filter((id) => !panels.some((other) => other.group !== group && other.modules.has(id)));
		const files = BY_OPERATION.has(group) ? (roots.get(group) ?? []) : [];
		const parts = [...new Set(files.map((id) => PANEL.exec(id)?.[1]))].map((name) => ({
			name,
			modules: closure(files.filter((id) => PANEL.exec(id)?.[1] === name))
		}));
		for (const part of parts)
			take(
				`panels-${group}-${part.name}`,
				own.filter((id) => part.modules.has(id) && !parts.some((other) => other !== part && other.modules.has(id)))
			);
		take(`panels-${group}`, own);
	}
	take('tool', inPanels);
	take('grammar', closure(importedBy('/ExpressionInput.svelte')));
	return plan;
}

/** Groups of modules for `codeSplitting`: some ten files a page, all fetched in parallel. */
export function chunkGroups(): Groups {
	const ids: string[] = [];
	let plan: Map<string, string> | undefined;
	const note = (id: string): true => {
		ids.push(id);
		return true;
	};
	return [
		// The first group is called for every module, before any chunk gets a name.
		{ name: localeOf, test: note, priority: ORDER.length + 1 },
		...ORDER.map((chunk, index) => ({
			debugName: chunk,
			priority: ORDER.length - index,
			name: (id: string, context: Context) => {
				const planned = (plan ??= planOf(context, ids)).get(id) ?? '';
				return planned.replace(/-.*/, '') === chunk ? planned : null;
			}
		}))
	];
}

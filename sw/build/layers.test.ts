import { expect, test } from 'vitest';
import { importsOf, upward, type Import } from './layers';

const imports = (from: string, to: string, typeOnly = false): Import => ({ from, to, typeOnly });

test.each([
	['engines/kit/place.ts', 'engines/geo/point.ts', 'into engines/<group>'],
	['engines/geo/engine.ts', 'sw/api/read.ts', 'down into engines/kit'],
	['engines/geo/engine.ts', 'src/components/format.ts', 'engines/<group> may import engines/kit'],
	['sw/api/handle.ts', 'sw/host/gate.ts', 'up into sw/host'],
	['sw/host/host.ts', 'sw/feeds/store.ts', 'down into sw/api'],
	['sw/feeds/feeds.ts', 'engines/food/upstream.ts', 'of engines/<group>'],
	['sw/page/pool.ts', 'sw/service-worker/dispatch.ts', 'down into sw/feeds'],
	['src/state/history/pinned-answers.ts', 'src/components/format.ts', 'up into src/components'],
	['src/components/input/Field.svelte', 'src/panels/geo/Distance.svelte', 'up into src/panels'],
	['sw/build/packs.ts', 'sw/node/host.ts', 'nothing else but types'],
	['sw/node/server.ts', 'sw/build/packs.ts', 'of sw/build'],
	['engines/geo/engine.ts', 'tests/support/context.ts', 'what ships stands on no test'],
	['data/build/zones.pack.ts', 'src/components/format.ts', 'may import engines/kit, engines/<group>, engines']
])('%s must not import %s', (from, to, reason) =>
	expect(upward([imports(from, to)])).toEqual([expect.stringContaining(reason)])
);

test.each([
	['sw/build/packs.ts', 'sw/node/host.ts', true],
	['engines/geo/engine.ts', 'engines/kit/place.ts', false],
	['engines/geo/distance.test.ts', 'tests/support/context.ts', false],
	['engines/earthquakes/engine.ts', 'engines/geo/distance.ts', false],
	['src/pages/Home.svelte', 'src/state/pages/view.svelte.ts', false]
])('%s may import %s', (from, to, typeOnly) => expect(upward([imports(from, to, typeOnly)])).toEqual([]));

test('every form of import is seen', () => {
	const text = `
		import { one } from './one';
		import type { Two } from './two';
		import './three';
		export * from './four';
		const five = () => import('./five');
		let six: import('./six').Six;
		// import { no } from './seven';
		const text = "import x from './eight'";`;
	const names = 'one two three four five six seven eight'.split(' ');
	const found = importsOf('src/a.ts', text, new Set(names.map((name) => `src/${name}.ts`)));
	expect(found.map(({ to, typeOnly }) => `${to} ${typeOnly}`)).toEqual([
		'src/one.ts false',
		'src/two.ts true',
		'src/three.ts false',
		'src/four.ts false',
		'src/five.ts false',
		'src/six.ts true'
	]);
	const component = importsOf(
		'src/A.svelte',
		`<p>x</p><script lang="ts">import B from './b.svelte'</script>`,
		new Set(['src/b.svelte'])
	);
	expect(component).toEqual([{ from: 'src/A.svelte', to: 'src/b.svelte', typeOnly: false }]);
});

/** The edge host in workerd: the battery over every operation, and what every host keeps to. */
import { afterAll, beforeAll, describe } from 'vitest';
import { newKey } from '../../sw/host/keys';
import { testHost } from '../conformance/host';
import { LIMITED } from '../conformance/playing';
import { askOver } from '../conformance/socket';
import { testBattery } from '../contract/battery';
import { startStandIn, type StandIn } from '../feeds/stand-in';
import { startEdgeHost, type Edge } from './start';

let standIn: StandIn;
let edge: Edge;
beforeAll(async () => {
	standIn = await startStandIn();
	edge = await startEdgeHost(standIn.bases);
}, 300_000);
afterAll(() => edge?.close());

describe('the edge host', () => {
	testBattery(({ keys = [] } = {}) => {
		edge.logged.length = 0;
		const added = Promise.all(keys.map((key) => edge.addKey(key)));
		return {
			logged: edge.logged,
			async ask(target, init = {}) {
				await added;
				return fetch(edge.url + target, { ...init, headers: { 'X-API-Key': 'demo', ...init.headers } });
			}
		};
	});
});
testHost(
	'edge',
	{
		kind: 'edge',
		cache: 'edge',
		shared: true,
		sharesComputed: true,
		async start() {
			await edge.addKey({ ...newKey('limited', 'Limited', 0), ...LIMITED });
			return {
				// Given keys are never lent: who cannot send one is not answered.
				ways: [],
				limitedKey: LIMITED.key,
				ask: (target, asked) => askOver(Number(new URL(edge.url).port), target, asked),
				close: async () => {}
			};
		}
	},
	async () => standIn
);

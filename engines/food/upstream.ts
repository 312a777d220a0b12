import type { Upstream } from '../kit/contract';

/** Open Food Facts; reads are limited to 15 a minute and address. */
export const openFoodFacts: Upstream = {
	id: 'OPENFOODFACTS',
	name: 'Open Food Facts',
	base: 'https://world.openfoodfacts.org',
	perMinute: 10,
	refusesWithoutCors: true
};

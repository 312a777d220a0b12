import { expect, test } from 'vitest';
import { tzdataModule } from './tzdata';

test('the table of the engine is what the recipe makes of the installed tz database', async () =>
	await expect(tzdataModule()).toMatchFileSnapshot('../../engines/geo/tzdata.ts'));

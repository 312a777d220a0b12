import { expect, test } from 'vitest';
import { ZoneMap } from '../../engines/geo/zone-map';
import { readPack } from '../../sw/build/packs';
import { makeZones } from './zones.pack';
import { geoTzVersion } from './zones/leaves';

test('the pack in the repository was made from the installed geo-tz', async () =>
	expect(new ZoneMap(await readPack('zones')).header.source).toContain(`geo-tz ${geoTzVersion}`));

test('the pack in the repository is what the recipe makes', async () => {
	const committed = Buffer.from(await readPack('zones'));
	expect(Buffer.compare(Buffer.from(makeZones().bytes), committed)).toBe(0);
}, 240_000);

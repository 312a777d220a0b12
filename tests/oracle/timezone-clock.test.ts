import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { clockAt, useEarlyClocks, zoneNames } from '../../engines/geo/clock';
import { EARLY_CLOCKS } from '../../engines/geo/early-clocks.lazy';
import { TZDATA_VERSION } from '../../engines/geo/tzdata';

/** The clocks beside the system's tz database (Python's zoneinfo), 24 instants a year. Skipped without it. */
const STEP = Math.round((365.2425 * 86_400) / 24);
const FIRST = Date.UTC(1900, 0) / 1000 + 1234;
const COUNT = 138 * 24;

const PYTHON = `
import datetime, json, os, sys, zoneinfo
version = next((open(f).readline().split()[-1] for p in zoneinfo.TZPATH for f in [os.path.join(p, 'tzdata.zi')] if os.path.exists(f)), None)
zones = {}
first, step, count = ${FIRST}, ${STEP}, ${COUNT}
for name in json.load(sys.stdin):
    try: zone = zoneinfo.ZoneInfo(name)
    except zoneinfo.ZoneInfoNotFoundError: continue
    said, last = [], None
    for i in range(count):
        time = datetime.datetime.fromtimestamp(first + i * step, zone)
        now = [int(time.utcoffset().total_seconds()), int(time.dst().total_seconds()), time.tzname()]
        if now != last: said.append([i, *now]); last = now
    zones[name] = said
print(json.dumps({'version': version, 'zones': zones}))
`;
interface System {
	readonly version: string | null;
	readonly zones: Record<string, [number, number, number, string][]>;
}

// Prague's clocks of the winter of 1946 were behind its standard time. Three countries count their winter as the exception and their summer as standard time, which tzdata writes as a
// negative saving. Here summer is daylight time in Ireland and Namibia, and Morocco has no daylight time since it moved to +01.
function daylightAsHere(zone: string, time: number, saving: number, abbreviation: string): boolean {
	if (zone === 'Europe/Dublin' && time > Date.UTC(1971, 9, 31) / 1000) return abbreviation === 'IST';
	if (zone === 'Africa/Windhoek' && time > Date.UTC(1994, 2, 20) / 1000)
		return abbreviation === 'CAT' && time < Date.UTC(2017, 3, 2) / 1000;
	if (saving < 0 && /^(Africa\/(Casablanca|El_Aaiun)|Europe\/(Bratislava|Prague))$/.test(zone)) return false;
	return saving !== 0;
}

const hasPython = spawnSync('python3', ['-c', 'import zoneinfo; zoneinfo.ZoneInfo("Europe/Berlin")']).status === 0;
if (!hasPython) console.log('no Python 3.9 with a tz database here: the clock table is not compared with the system');

test.skipIf(!hasPython)(
	'all zones say what the system says, at 24 instants a year from 1900 to 2037',
	() => {
		useEarlyClocks(EARLY_CLOCKS);
		const system = JSON.parse(
			execFileSync('python3', ['-c', PYTHON], { input: JSON.stringify(zoneNames()), maxBuffer: 1e8, encoding: 'utf8' })
		) as System;
		const different = new Map<string, string>();
		let compared = 0;
		for (const [zone, said] of Object.entries(system.zones)) {
			let k = 0;
			for (let i = 0; i < COUNT; i++) {
				if (said[k + 1]?.[0] === i) k++;
				const [, offset, saving, abbreviation] = said[k] as [number, number, number, string];
				const time = FIRST + i * STEP;
				const clock = clockAt(zone, time);
				compared++;
				const theirs = `${offset} ${abbreviation} ${daylightAsHere(zone, time, saving, abbreviation)}`;
				const ours = `${clock.offset} ${clock.abbreviation} ${clock.daylight}`;
				if (ours !== theirs && !different.has(zone))
					different.set(zone, `${new Date(time * 1000).toISOString()}: ${ours}, the system: ${theirs}`);
			}
		}
		console.log(`${compared} instants compared, tz database ${TZDATA_VERSION} here, ${system.version} in the system`);
		// Between releases a few countries change their laws, and a few zones are corrected; nothing else may differ.
		if (system.version === TZDATA_VERSION) expect(Object.fromEntries(different)).toEqual({});
		else expect([...different].slice(0, 50).length, JSON.stringify([...different])).toBeLessThan(40);
		expect(Object.keys(system.zones).length).toBeGreaterThan(380);
	},
	60_000
);

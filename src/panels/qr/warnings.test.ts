import { expect, test } from 'vitest';
import { colorWarnings } from '../../../engines/qr/colors';
import { encodeWifiPayload, type WifiNetwork } from '../../../engines/qr/wifi-payload';
import { recognised } from '../../components/input/recognised';
import { WARNINGS } from './warnings';

const keysOf = (warnings: readonly string[]) => warnings.map((warning) => recognised(warning, WARNINGS)?.key);
const network = (given: Partial<WifiNetwork>): WifiNetwork => ({ ssid: 'Home', password: 'correct horse', security: 'WPA', hidden: false, ...given }); // prettier-ignore

test.each<[Partial<WifiNetwork>, string[]]>([
	[{}, []],
	[{ ssid: 'x'.repeat(33) }, ['warnNameLength']],
	[{ ssid: ' Home' }, ['warnNameSpace']],
	[{ security: 'nopass' }, ['warnUnused']],
	[{ password: '' }, ['warnEmpty']],
	[{ security: 'WEP', password: 'four' }, ['warnWep']],
	[{ password: 'short' }, ['warnWpa']],
	[{ password: 'пароль пароль' }, ['warnAscii']]
])('what the engine warns of the network %j is recognised', (given, keys) =>
	expect(keysOf(encodeWifiPayload(network(given)).warnings)).toEqual(keys)
);

test('what the engine warns of colours is recognised, with its figures', () => {
	const [grey, white, black] = [[200, 200, 200], [255, 255, 255], [0, 0, 0]] as const; // prettier-ignore
	expect(keysOf(colorWarnings(grey, white))).toEqual(['warnContrast']);
	expect(keysOf(colorWarnings(white, black))).toEqual(['warnLighter']);
	expect(recognised(colorWarnings(grey, white)[0] ?? '', WARNINGS)?.parts).toEqual({ contrast: '1.7', least: '4' });
});

test('a sentence that is new stays as the API says it', () =>
	expect(recognised('ssid: is funny', WARNINGS)).toBeNull());

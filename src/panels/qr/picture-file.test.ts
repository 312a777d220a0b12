import { expect, test } from 'vitest';
import { bytesOfDataUrl, fileNameOf } from './picture-file';

test.each([
	['Cafe Guest', 'wifi-Cafe-Guest.png'],
	['../../etc/passwd', 'wifi-etc-passwd.png'],
	['काफी 📶', 'wifi-क-फ.png'],
	['???', 'wifi-network.png'],
	['x'.repeat(99), `wifi-${'x'.repeat(40)}.png`]
])('%s is saved as %s', (ssid, name) => expect(fileNameOf(ssid, 'png')).toBe(name));

test('a data: URL gives its bytes', () =>
	expect([...bytesOfDataUrl('data:image/png;base64,AAH/')]).toEqual([0, 1, 255]));

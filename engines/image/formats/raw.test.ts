import { expect, test } from 'vitest';
import { read } from '../../../tests/support/gathered';
import { raws } from '../../../tests/support/raw-pictures';

test.each(Object.entries(raws))(
	"%s: the sensor's picture, its orientation, the camera's serial number",
	(_, { bytes, serial, ...facts }) => {
		const { format, header, orientation, gathered } = read(bytes);
		expect({ format, width: header.width, height: header.height, orientation }).toEqual(facts);
		const found = gathered.findings;
		expect(found.filter(({ about }) => about === 'serial').map(({ value }) => value)).toContain(serial);
		expect(found.some(({ about, value }) => about === 'date' && value.startsWith('2024'))).toBe(true);
	}
);

import { inspectImage } from '../inspect';
import { expect, test } from 'vitest';
import { raws } from '../../../tests/support/raw-pictures';

test.each(Object.entries(raws))(
	"%s: the sensor's picture, its orientation, the camera's serial number",
	(_, { bytes, format, width, height, orientation, serial }) => {
		const image = inspectImage(bytes);
		expect({
			format: image?.format,
			width: image?.header.width,
			height: image?.header.height,
			orientation: image?.orientation
		}).toEqual({ format, width, height, orientation });
		const found = image?.gathered.findings ?? [];
		expect(found.filter(({ about }) => about === 'serial').map(({ value }) => value)).toContain(serial);
		expect(found.some(({ about, value }) => about === 'date' && value.startsWith('2024'))).toBe(true);
	}
);

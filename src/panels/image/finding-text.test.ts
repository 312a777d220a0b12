import { expect, test } from 'vitest';
import { findingText } from './finding-text';

const exif = {
	DateTimeOriginal: '2024:05:07 09:33:04',
	OffsetTimeOriginal: '+08:00',
	GPSTimeStamp: [1, 32, 9],
	GPSImgDirection: 99,
	Make: 'Google'
};
test.each([
	['2024:05:07 09:33:04', 'EXIF DateTimeOriginal', 'May 7, 2024, 9:33:04\u202fAM UTC+08:00'],
	['2024:05:07 09:33:04', 'EXIF DateTime', 'May 7, 2024, 9:33:04\u202fAM'],
	['2015-07-16T20:25:28.00+01:00', 'XMP xmp:ModifyDate', 'Jul 16, 2015, 8:25:28\u202fPM UTC+01:00'],
	['2015-07-16T20:25Z', 'XMP xmp:ModifyDate', 'Jul 16, 2015, 8:25:00\u202fPM UTC'],
	['2024:05:07', 'EXIF GPSDateStamp', 'May 7, 2024'],
	['2024:13:40 09:33:04', 'EXIF DateTime', '2024:13:40 09:33:04'],
	['1 32 9', 'EXIF GPSTimeStamp', '01:32:09 UTC'],
	['99', 'EXIF GPSImgDirection', 'east (99°)'],
	['Google', 'EXIF Make', 'Google'],
	['18/1 250/1', 'XMP aux:LensInfo', '18/1 250/1'],
	['18/1 250/1 7/2 63/10', 'XMP aux:LensInfo', '18–250 mm, f/3.5–6.3'],
	['24/1 70/1 0/0 0/0', 'XMP aux:LensInfo', '24–70 mm']
])('%s of %s reads %s', (text, where, said) =>
	expect(findingText(text, [where], exif, 'en-US').replaceAll(/\s/g, ' ')).toBe(said.replaceAll(/\s/g, ' '))
);

import { expect, test } from 'vitest';
import { cameraMoment, minutesOff, satelliteTime } from './place';

test.each([
	[{ GPSDateStamp: '2024:05:07', GPSTimeStamp: [4, 3, 4.2] }, '2024-05-07T04:03:04Z'],
	[{ GPSDateStamp: '2024-05-07', GPSTimeStamp: [14, 50, 1] }, '2024-05-07T14:50:01Z'],
	[{ GPSDateStamp: '2024:05:07' }, null],
	[{ GPSTimeStamp: [4, 3, 4] }, null],
	[{ GPSDateStamp: 'yesterday', GPSTimeStamp: [4, 3, 4] }, null],
	[{ GPSDateStamp: '2024:05:07', GPSTimeStamp: [4, null, 4] }, null]
])('the satellites of %j say %s', (exif, time) => expect(satelliteTime(exif)).toBe(time));

test.each([
	['2024:05:07 09:33:04', '2024-05-07T09:33:04+05:30', 0],
	['2024:05:07 11:33:04', '2024-05-07T09:33:04+05:30', 120],
	['2024:05:06 23:59:04', '2024-05-07T00:29:04+05:30', -30],
	['no date', '2024-05-07T00:29:04+05:30', null]
])("a camera's clock of %s at a local time of %s is %s minutes ahead", (taken, local, minutes) =>
	expect(minutesOff({ DateTimeOriginal: taken }, local)).toBe(minutes)
);

test.each([
	[{ DateTimeOriginal: '2024:05:07 09:33:04', OffsetTimeOriginal: '+08:00' }, '2024-05-07T09:33:04+08:00'],
	[{ DateTimeOriginal: '2024:05:07 09:33:04', OffsetTime: '-03:30 ' }, '2024-05-07T09:33:04-03:30'],
	[{ DateTimeOriginal: '2024:05:07 09:33:04' }, null],
	[{ DateTimeOriginal: '0000:00:00 00:00:00', OffsetTime: '+01:00' }, null],
	[{ DateTimeOriginal: '2024:05:07 09:33:04', OffsetTime: '   :  ' }, null]
])('a camera that tells %j was there at %s', (exif, moment) => expect(cameraMoment(exif)).toBe(moment));

/** Where a position was read, the most trusted first. */
export const GPS_SOURCES = ['EXIF', 'XMP', 'C2PA', 'PNG text', 'QuickTime'] as const;
export type GpsSource = (typeof GPS_SOURCES)[number];

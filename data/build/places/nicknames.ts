import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Names that people use and the sources lack, by GeoNames number: abbreviations, nicknames, former names, airport codes. */
export const NICKNAMES: ReadonlyMap<string, readonly string[]> = new Map(
	readFileSync(path.resolve(import.meta.dirname, '../../sources/places/other-names.tsv'), 'utf8')
		.trimEnd()
		.split('\n')
		.map((line) => line.split('\t'))
		.map(([id = '', names = '']) => [id, names.split('; ')])
);

/** Names that the source has wrong, by language and GeoNames number. */
export const MENDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	en: { 1526273: 'Astana' },
	hi: { 1275339: 'मुंबई' },
	mr: { 1275339: 'मुंबई' },
	ja: { 1850147: '東京' },
	zh: { 1850147: '东京' }
};

/** Points that the source has beyond a line that matters, by GeoNames number: Nicosia's, on the Green Line, is put on Eleftheria Square. */
export const MOVED: Readonly<Record<string, { readonly lat: number; readonly lon: number }>> = {
	146268: { lat: 35.17, lon: 33.361 }
};

/** Names of subdivisions that the source has wrong. */
export const SUBDIVISIONS_MENDED: Readonly<Record<string, string>> = { Takao: 'Kaohsiung' };

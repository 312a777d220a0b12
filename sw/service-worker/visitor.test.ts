import { expect, test } from 'vitest';
import { isOwnVisit, type Visit } from './visitor';

const HERE = 'https://app.example';
const visit = (destination: RequestDestination, referrer: string, mode: RequestMode = 'navigate'): Visit => ({
	mode,
	destination,
	referrer
});

test.each<[string, Visit, boolean]>([
	['an address that was typed', visit('document', ''), true],
	['a link in a page of the app', visit('document', `${HERE}/docs`), true],
	['a picture in a page of the app', visit('image', `${HERE}/`, 'no-cors'), true],
	['a frame in a page of the app', visit('iframe', `${HERE}/`), true],
	['a link of another site', visit('document', 'https://other.example/'), false],
	['a frame of another site', visit('iframe', 'https://other.example/'), false],
	['a frame of a site that hides its address', visit('iframe', ''), false],
	['an object of another site', visit('object', ''), false],
	['a script that fetches', visit('', `${HERE}/`, 'cors'), false],
	['a site whose address begins alike', visit('document', 'https://app.example.evil.example/'), false]
])('%s: the own key is used: %#', (_name, request, expected) => expect(isOwnVisit(request, HERE)).toBe(expected));

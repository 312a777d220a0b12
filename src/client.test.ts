import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import type { Operation } from '../engines/kit/contract';
import { geo } from '../engines/geo/contract';
import { image } from '../engines/image/contract';
import { language } from '../engines/language/contract';
import { qr } from '../engines/qr/contract';
import { request, type Answer } from './client';

vi.mock('./state/keys/keys', () => ({ ownKey: () => Promise.resolve('own') }));

const asked = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) => Response.json(body, { status });
beforeEach(() => void vi.stubGlobal('fetch', asked));
afterEach(() => {
	asked.mockReset();
	vi.unstubAllGlobals();
});

test('input and answer have the types of the contract', async () => {
	asked.mockResolvedValueOnce(json({ kilometers: 1 }));
	const answer = await request(geo.operations.distance, { from: '1,2', to: '3,4' });
	expectTypeOf(answer.ok).toEqualTypeOf<boolean>();
	if (answer.ok) {
		expectTypeOf(answer.body.kilometers).toEqualTypeOf<number>();
		expectTypeOf(answer.error).toEqualTypeOf<null>();
		// @ts-expect-error the contract lacks this field
		expect(answer.body.leagues).toBeUndefined();
	} else expectTypeOf(answer.error.message).toEqualTypeOf<string>();
	expect(asked.mock.calls[0]?.[0]).toBe('/v1/distance?from=1%2C2&to=3%2C4');
});

test('an input that the contract does not know does not compile', () => {
	const wrong = () => [
		// @ts-expect-error `to` is missing
		request(geo.operations.distance, { from: '1,2' }),
		// @ts-expect-error a number is not a text
		request(geo.operations.distance, { from: 1, to: '3,4' }),
		// @ts-expect-error no such script
		request(language.operations.transliterate, { text: 'a', to: 'runes' }),
		// @ts-expect-error no such field
		request(geo.operations.distance, { from: '1,2', to: '3,4', via: '5,6' })
	];
	// `from` is optional.
	const right = () => request(language.operations.transliterate, { text: 'a', to: 'iast' });
	expectTypeOf(wrong).toBeFunction();
	expectTypeOf(right).toBeFunction();
});

test('a picture may come where the operation makes pictures, and a file is given as a file', () => {
	const wifi = () => request(qr.operations.wifi, { ssid: 'Home' });
	type Body = Extract<Awaited<ReturnType<typeof wifi>>, { ok: true }>['body'];
	expectTypeOf<Blob>().toExtend<Body>();
	const info = () => request(image.operations.info, { file: new File([], 'a.png') });
	expectTypeOf(info).toBeFunction();
});

test('an operation known only at run time takes any input and answers anything', async () => {
	asked.mockResolvedValueOnce(json({ error: { code: 'INVALID_INPUT', message: 'from: missing' } }, 400));
	const operation: Operation = geo.operations.distance;
	const answer = await request(operation, { anything: 1 });
	expectTypeOf(answer).toEqualTypeOf<Answer>();
	expect(answer.error).toEqual({ code: 'INVALID_INPUT', message: 'from: missing', field: 'from' });
});

import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { createMatcher } from '../api/routes';
import { createMetrics } from './metrics';

test('answers are counted by operation and status; nothing of what was asked is in the text', () => {
	const metrics = createMetrics(createMatcher(groups), '/sub');
	const answer = (url: string, statusCode: number) => {
		const response = Object.assign(new EventEmitter(), { statusCode });
		metrics.count({ url } as IncomingMessage, response as unknown as ServerResponse, 3);
		response.emit('close');
	};
	answer('/sub/v1/related/secretword?limit=1&key=secretkey', 200);
	answer('/sub/v1/distance?from=1,2', 400);
	answer('/sub/v1/distance?from=1,2', 400);
	answer('/sub/secretpage', 404);
	let text = '';
	const response = { setHeader: () => {}, end: (body: string) => (text = body) };
	metrics.send({ complete: true, headers: {} } as IncomingMessage, response as unknown as ServerResponse);
	expect(text).toContain('utility_requests_total{operation="/v1/related/{word}",status="200"} 1\n');
	expect(text).toContain('utility_requests_total{operation="/v1/distance",status="400"} 2\n');
	expect(text).toContain('utility_requests_total{operation="other",status="404"} 1\n');
	expect(text).toContain('utility_request_seconds_count{operation="/v1/distance"} 2\n');
	expect(text).toContain('utility_connections 3\n');
	expect(text).not.toContain('secret');
	for (const line of text.trim().split('\n')) expect(line).toMatch(/^(?:# TYPE [a-z_]+ (?:counter|gauge|histogram)|[a-z_]+(?:\{[^{}]*(?:\{word\}[^{}]*)?\})? [\d.e+-]+)$/); // prettier-ignore
});

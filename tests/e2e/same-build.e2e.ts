import { test } from 'vitest';
import { run } from './server';

test('a build from nothing has the very bytes of the one before', () => run('sw/build/twice.mjs', {}));

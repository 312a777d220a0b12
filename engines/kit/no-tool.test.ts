import { expect, test } from 'vitest';
import { isGibberish, noToolFor } from './no-tool';

test.each([
	['uuid', '123e4567-e89b-12d3-a456-426614174000'],
	['uuid', '{123E4567-E89B-12D3-A456-426614174000}'],
	['iban', 'DE89 3704 0044 0532 0130 00'],
	['iban', 'gb82 west 1234 5698 7654 32'],
	['email', 'ada@example.org'],
	['colour', '#fff'],
	['colour', '#11223344'],
	['colour', 'rgb(1, 2, 3)'],
	['colour', 'HSLA(120 50% 50% / 0.5)'],
	['hash', 'd41d8cd98f00b204e9800998ecf8427e'],
	['hash', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
	['hash', 'SGVsbG8gV29ybGQ0Mg=='],
	['hash', 'eyJhbGciOi.eyJzdWIi.c2ln'],
	['json', '{"a": 1}'],
	['json', '[{"a": 1}]'],
	['json', '{ name: unquoted }'],
	['markup', '<!DOCTYPE html>'],
	['markup', '<?xml version="1.0"?>'],
	['markup', '<p class="x">hello</p>'],
	['code', 'SELECT name FROM users'],
	['code', 'drop table users'],
	['code', 'const x = 1'],
	['code', 'def main():'],
	['code', 'import fs from "node:fs"'],
	['code', 'npm install vite'],
	['code', 'if (a && b) { go(); }'],
	['address', '192.168.0.1'],
	['address', '10.0.0.0/8'],
	['address', '127.0.0.1:8080'],
	['address', '2001:db8:0:0:0:0:2:1'],
	['address', '::1:2:3'],
	['address', '00:1A:2b:3c:4D:5e']
])('%s: %s', (kind, text) => expect(noToolFor(text)).toBe(kind));

test.each([
	'distance from Paris to Rome',
	'123e4567-e89b-12d3-a456-42661417400',
	// One digit off: the check sum of an IBAN does not hold.
	'DE89 3704 0044 0532 0130 01',
	'GB82 WEST',
	'ada@example',
	'ada@example.org, bob@example.org',
	'#1234567',
	'#ggg',
	'rgb 1 2 3',
	// Digits alone are a number, letters alone a word.
	'12345678901234567890123456789012',
	'abcdefabcdefabcdefabcdefabcdefab',
	'Donaudampfschifffahrt',
	'[1, 2, 3]',
	'{x^2}',
	'{1, 2} union {3}',
	'a < b > c',
	'select a colour',
	'class reunion',
	'let us go',
	'1.2.3',
	'12:30:45',
	''
])('%j may be a question', (text) => expect(noToolFor(text)).toBeNull());

test.each(['asdfghjkl', 'qwertz', 'xxqwertyxx', 'zxcvb', 'bcdfg'])('%s is what a hand finds on a keyboard', (text) =>
	expect(isGibberish(text)).toBe(true)
);

test.each(['hello', 'rewrite', 'property', 'properties', 'powertype', 'qwer', 'asdf 1', 'rhythm', 'berlin', ''])(
	'%j is a word, or too little to tell',
	(text) => expect(isGibberish(text)).toBe(false)
);

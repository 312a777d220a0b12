import { expect, test } from 'vitest';
import { decodeEntities } from './entities';

test.each([
	['Tom &amp; Jerry', 'Tom & Jerry'],
	['&lt;b&gt; &quot;x&quot; &apos;y&apos;', `<b> "x" 'y'`],
	['a&nbsp;b', 'a\u00a0b'],
	['&ldquo;x&rdquo; &lsquo;y&rsquo; &ndash; &mdash; &hellip;', '“x” ‘y’ – — …'],
	['&#8217;&#x2019;&#X2019;', '’’’'],
	['&#x1F600;', '😀'],
	['&#1114111;', '\u{10ffff}'],
	['&#xD7FF;&#xE000;', '\ud7ff\ue000'],
	// Once: what comes out is not read again.
	['&amp;lt;', '&lt;'],
	['&amp;#38;', '&#38;']
])('%s says %s', (text, plain) => expect(decodeEntities(text)).toBe(plain));

test.each([
	'&nosuch;',
	'&#0;',
	'&#x110000;',
	'&#xD800;',
	'&#xDFFF;',
	'&amp',
	'& amp;',
	'&#;',
	'&#x;',
	'&#12345678;',
	'AT&T'
])('%s stays as it is', (text) => expect(decodeEntities(text)).toBe(text));

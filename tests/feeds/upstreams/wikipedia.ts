import { chance, pick, type Amount, type Answer, type Play } from './answer';

const PUBLISHED = ['en', 'de', 'fr', 'sv', 'pt', 'ru', 'es', 'ar', 'bs', 'uk', 'it', 'tr', 'zh', 'cs'];

const TITLES: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
	['Earth', 'Third planet from the Sun'],
	['Earthquake', 'Shaking of the surface of the Earth'],
	['Earthworm', 'Tube-shaped, segmented animal'],
	['Earl Grey tea', 'Tea flavoured with bergamot'],
	['Berlin', 'Capital of Germany'],
	['Berlin Wall', 'Barrier that divided a city'],
	['Bergen', 'City in Norway'],
	['Paris', 'Capital of France'],
	['Parish', 'Territorial unit of a church'],
	['Parrot', 'Order of birds'],
	['Albert Einstein', 'Physicist'],
	['Alan Turing', 'Mathematician'],
	['Ada Lovelace', 'Mathematician and writer'],
	['Light', 'Radiation that eyes can see'],
	['Lighthouse', 'Tower that guides ships'],
	['Lightning', 'Electric discharge'],
	['Mathematics', 'Field of knowledge'],
	['Mars', 'Fourth planet from the Sun'],
	['Marathon', 'Long-distance foot race'],
	['São Paulo', 'City in Brazil'],
	['Zürich', 'City in Switzerland'],
	['दिल्ली', 'भारत की राजधानी'],
	['東京', '日本の首都']
];

/** A question whose list is always full. */
const UNITED = [
	'Airlines',
	'Arab Emirates',
	'Artists',
	'Center',
	'Empire',
	'Irishmen',
	'Kingdom',
	'Nations',
	'Party',
	'Press',
	'States',
	'Way'
].map((name) => [`United ${name}`, 'Something united'] as const);

const DEEDS: readonly [string, ...string[]] = [
	'A bridge is opened to traffic',
	'An expedition reaches the coast',
	'A treaty of friendship is signed',
	'The first issue of a newspaper appears',
	'A comet is seen for the first time',
	'A university admits its first students'
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Title search of the REST API, and the on-this-day feed. */
export const wikipedia: Play = (url, _now, amount, lang) => {
	if (url.pathname === '/w/rest.php/v1/search/title') {
		const q = url.searchParams.get('q') ?? '';
		return search(q, Number(url.searchParams.get('limit') ?? '10'), amount, lang);
	}
	const day = /^\/api\/rest_v1\/feed\/onthisday\/(selected|events|births|deaths|holidays)\/(\d{2})\/(\d{2})$/.exec(
		url.pathname
	);
	if (day !== null && PUBLISHED.includes(lang))
		return onThisDay(day[1] ?? '', Number(day[2]), Number(day[3]), amount, lang);
	const summary = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(url.pathname);
	if (summary !== null) {
		const found = amount === 'empty' ? undefined : titleOf(decodeURIComponent(summary[1] ?? ''));
		if (found) return { status: 200, body: page(7, lang, found) };
	}
	if (url.pathname === '/w/api.php' && url.searchParams.get('origin') === '*')
		return action(url.searchParams, amount, lang);
	return {
		status: 404,
		body: {
			status: 404,
			type: 'not_found',
			title: 'Not found',
			detail: 'The language you have requested is not yet supported.'
		}
	};
};

const DAY_PAGES: Readonly<Record<string, (day: string) => string>> = {
	hi: (day) => `'''${day}''' वर्ष का एक दिन है।

== प्रमुख घटनाएँ ==
* [[१९६९]] - [[अपोलो ११]] [[चन्द्रमा|चाँद]] पर उतरा।<ref>{{cite web|title=x}}</ref>
* [[१७६१]] - '''माधवराव''' पेशवा बने।
* {{वर्ष|1822}} - जो पढ़ा नहीं जा सकता

== जन्म ==
* [[ईसा पूर्व ३५६]] - [[सिकंदर]]
* [[1950]] - [[नसीरुद्दीन शाह]]

== निधन ==
* १९३७ – गुलियेल्मो मार्कोनी

== बाहरी कड़ियाँ ==
* [https://example.org/ यह दिन]`,
	mr: (day) => `'''${day}''' हा दिवस आहे.
==ठळक घटना आणि घडामोडी==
===अठरावे शतक===
* [[इ.स. १७६१|१७६१]] - [[माधवराव पेशवे]] गादीवर आले.
===विसावे शतक===
* [[इ.स. १९६९|१९६९]]
** [[अपोलो ११]] चंद्रावर उतरले.
** दुसरी घटना.
== मृत्यू ==
* [[इ.स.पू. १००|इ.स.पू. १००]] - कोणीतरी.
== प्रतिवार्षिक पालन ==
* स्वातंत्र्य दिन - [[कोलंबिया]].`,
	ta: (day) => `'''${day}''' ஓர் நாளாகும்.
== நிகழ்வுகள் ==
*[[கிமு 356]] – ஓர் நிகழ்வு.
*[[1969]] – [[அப்பல்லோ 11]] நிலாவில் இறங்கியது.
== பிறப்புகள் ==
*[[1822]] – [[கிரிகோர் மெண்டல்]], ஆசுத்திரிய அறிவியலாளர் (இ. [[1884]])
== இறப்புகள் ==
*[[1937]] – [[மார்க்கோனி]]
== சிறப்பு நாள் ==
*விடுதலை நாள் ([[கொலம்பியா]])`
};

/** The action API: the title of a day's page in another language, and its wikitext. */
function action(params: URLSearchParams, amount: Amount, lang: string): Answer {
	if (params.get('prop') === 'extracts') {
		const title = params.get('titles') ?? '';
		const found = amount === 'empty' ? undefined : titleOf(title);
		const extract = found && `${found[0]}. ${found[1]}.`;
		return { status: 200, body: { query: { pages: [extract ? { pageid: 3, ns: 0, title, extract } : { ns: 0, title, missing: true }] } } }; // prettier-ignore
	}
	if (params.get('action') === 'query') {
		const [title, other] = [params.get('titles') ?? '', params.get('lllang') ?? ''];
		const langlinks =
			amount !== 'empty' && DAY_PAGES[other] ? [{ lang: other, title: `${title} (${other})` }] : undefined;
		return { status: 200, body: { batchcomplete: true, query: { pages: [{ pageid: 1, ns: 0, title, langlinks }] } } };
	}
	const title = params.get('page') ?? '';
	const wikitext = DAY_PAGES[lang]?.(title);
	return wikitext === undefined
		? { status: 200, body: { error: { code: 'missingtitle', info: 'The page you specified doesn’t exist.' } } }
		: { status: 200, body: { parse: { title, pageid: 2, wikitext } } };
}

function search(q: string, limit: number, amount: Amount, lang: string): Answer {
	const found = amount === 'empty' ? [] : [...TITLES, ...UNITED].filter(([title]) => plain(title).startsWith(plain(q)));
	const all =
		amount === 'huge'
			? Array.from({ length: 100 }, (_, i): readonly [string, string] => [`${q} ${i}`, 'x'.repeat(200)])
			: found;
	return {
		status: 200,
		headers: { 'Cache-Control': 'public, max-age=300' },
		body: {
			pages: all.slice(0, limit).map(([title, description], index) => ({
				id: 1000 + index,
				key: title.replaceAll(' ', '_'),
				title,
				excerpt: title,
				matched_title: null,
				description: index % 5 === 4 ? null : description,
				thumbnail:
					index % 2 === 0
						? { mimetype: 'image/jpeg', width: 60, height: 60, duration: null, url: picture(title, lang) }
						: null
			}))
		}
	};
}

const picture = (title: string, lang: string) =>
	`//upload.wikimedia.org/wikipedia/commons/thumb/0/00/${encodeURIComponent(title)}.jpg/60px-${lang}.jpg`;

function onThisDay(type: string, month: number, day: number, amount: Amount, lang: string): Answer {
	const count = amount === 'empty' ? 0 : amount === 'huge' ? 600 : type === 'selected' ? 8 : 60;
	const items = Array.from({ length: count }, (_, index) => {
		const seed = month * 100_000 + day * 2000 + index + type.length * 7;
		const year = index === count - 1 ? -43 : Math.floor(2020 - chance(seed) * 1000);
		return {
			text:
				type === 'holidays'
					? `Day of ${pick(TITLES, seed)[0]}`
					: `${pick(DEEDS, seed)} (${lang} ${month}/${day} no. ${index}).`,
			...(type === 'holidays' ? {} : { year }),
			pages: Array.from({ length: 1 + Math.floor(chance(seed + 3) * 5) }, (_page, number) => page(seed + number, lang))
		};
	});
	return { status: 200, headers: { 'Cache-Control': 'public, max-age=300' }, body: { [type]: items } };
}

const titleOf = (key: string) => TITLES.find(([title]) => title === key.replaceAll('_', ' '));

function page(seed: number, lang: string, [title, description] = pick(TITLES, seed)): unknown {
	const key = title.replaceAll(' ', '_');
	return {
		type: 'standard',
		title: key,
		displaytitle: `<i>${title}</i>`,
		normalizedtitle: title,
		pageid: seed,
		extract: `${title}. ${description}. `.repeat(20),
		extract_html: `<p>${title}</p>`.repeat(20),
		thumbnail: { source: `https:${picture(title, lang)}`, width: 320, height: 240 },
		content_urls: { desktop: { page: `https://${lang}.wikipedia.org/wiki/${encodeURIComponent(key)}` } },
		lang,
		description
	};
}

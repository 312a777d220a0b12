import '../styles/math.css';
import { whenIdle } from './idle';

let looked = false;

/** Marks the document `no-radical` where the browser draws no radical sign. Measures once, when idle. */
export function markMissingRadical(): void {
	if (looked) return;
	looked = true;
	whenIdle(look);
}

function look(): void {
	const space = 'http://www.w3.org/1998/Math/MathML';
	const make = (tag: string, ...children: (Element | string)[]): Element => {
		const element = document.createElementNS(space, tag);
		element.append(...children);
		return element;
	};
	const bare = make('math', make('mn', '8'));
	const rooted = make('math', make('msqrt', make('mn', '8')));
	const probe = document.createElement('div');
	probe.className = 'visually-hidden';
	probe.append(bare, rooted);
	document.body.append(probe);
	const gain = rooted.getBoundingClientRect().width - bare.getBoundingClientRect().width;
	probe.remove();
	document.documentElement.classList.toggle('no-radical', gain < 2);
}

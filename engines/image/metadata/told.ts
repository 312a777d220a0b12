import type { Position } from '../coordinate';
import type { About } from './about';
import { BlockList } from './block-list';
import { NAMES } from './block-names';
import { aboutText, Findings } from './findings';
import type { Thumbnail, Word } from './gathered';
import { filmPosition, positionIn, type SourcedPosition } from './gps';
import { GPS_SOURCES, type GpsSource } from './gps-sources';

/** Bytes that one packed block gives at most. */
export const MAX_INFLATED = 1 << 20;
/** Maximum number of blocks of EXIF, of XMP and of text in a file; further blocks are reported as unread. */
const MAX_READINGS = 200;
/** Total length of reported texts: the findings contain longer ones, truncated. */
const MAX_LETTERS = 4 << 20;
/** Maximum number of reported values of a kind, and of texts, in a file. */
export const MAX_VALUES = 1000;
/** Maximum length of a reported text. */
export const MAX_WORD = 65_536;

/** The reported metadata of a file so far, and the remaining budget. */
export class Told {
	protected readonly blocks = new BlockList();
	protected readonly findings = new Findings();
	protected readonly words: Word[] = [];
	protected readonly thumbnails: Thumbnail[] = [];
	/** Bytes that may yet be read: blocks that lie over each other could make a file many times as long as it is. */
	protected left: number;
	private readonly positions = new Map<GpsSource, Position>();
	private letters = MAX_LETTERS;
	private readings = 0;

	/** @param fileLength bytes of the whole file */
	constructor(fileLength: number) {
		this.left = fileLength + MAX_INFLATED;
	}

	/** Takes a block of that length from the budget; false when it must be reported as unread. */
	protected affords(name: string, length: number): boolean {
		this.left -= length;
		if (this.readings++ <= MAX_READINGS && this.left >= 0) return true;
		this.blocks.unread(name);
		return false;
	}

	unreadBlock(name: string, bytes: number): void {
		this.blocks.add(name, bytes);
		this.blocks.unread(name);
	}

	say(block: string, tag: string, text: string): void {
		this.blocks.add(block, text.length);
		this.tag(tag, text, block, block);
		if (tag === 'Location') this.place('QuickTime', filmPosition(text));
	}

	place(source: GpsSource, position: Position | null): void {
		if (position && !this.positions.has(source)) this.positions.set(source, position);
	}

	protected position(): SourcedPosition | null {
		this.place('PNG text', positionIn(this.words.map(({ keyword, text }) => [keyword, text] as const)));
		for (const source of GPS_SOURCES) {
			const position = this.positions.get(source);
			if (position) return { ...position, source };
		}
		return null;
	}

	/** For a file with certain metadata: without a finding it is reported as unread. */
	expectFindings(): void {
		if (this.findings.sorted().length === 0) this.unreadBlock(NAMES.rest, 0);
	}

	/** Reports a tag by its name if it may be personal; generated content is reported in any tag. */
	protected tag(tag: string, text: string, where: string, block: string, rule = tag): void {
		const about = aboutText(rule, text);
		if (about !== null) this.find(about, `${where} ${tag}`, text, block);
	}

	protected find(about: About, where: string, text: string, block: string): void {
		if (this.findings.add(about, where, text)) this.blocks.carries(block, about);
	}

	protected word(keyword: string, text: string, name: string, where = name): void {
		if (text === '') return;
		const letters = Math.min(text.length, MAX_WORD);
		if (this.words.length < MAX_VALUES && letters <= this.letters) {
			this.letters -= letters;
			this.words.push({ keyword, text: text.slice(0, MAX_WORD) });
		}
		const about = aboutText(keyword, text) ?? 'words';
		this.find(about, where.endsWith(keyword) ? where : `${where} ${keyword}`, text, name);
	}
}

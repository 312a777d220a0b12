import type { About } from './about';
import { BlockList } from './block-list';
import { NAMES } from './block-names';
import { aboutTag, Findings, tellsGenerated } from './findings';
import type { Thumbnail, Word } from './gathered';

/** Bytes that one packed block gives at most. */
export const MAX_INFLATED = 1 << 20;
/** Blocks of EXIF, of XMP and of text that are read of a file; those that follow are told as unread. */
const MAX_READINGS = 200;
/** Of all texts together: what is longer is told in the findings alone, by its beginning. */
const MAX_LETTERS = 4 << 20;
/** Values of a kind, and texts, that are given of a file. */
export const MAX_VALUES = 1000;
/** Letters that are given of a text. */
export const MAX_WORD = 65_536;

/** What was met and found in a file so far, and what may yet be read of it. */
export class Told {
	protected readonly blocks = new BlockList();
	protected readonly findings = new Findings();
	protected readonly words: Word[] = [];
	protected readonly thumbnails: Thumbnail[] = [];
	/** Bytes that may yet be read: blocks that lie over each other could make a file many times as long as it is. */
	protected left: number;
	/** Letters of texts that may yet be given. */
	private letters = MAX_LETTERS;
	private readings = 0;

	/** @param fileLength bytes of the whole file */
	constructor(fileLength: number) {
		this.left = fileLength + MAX_INFLATED;
	}

	/** Whether a block of that length may be read; else it is told as unread. */
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

	/** A tag of a block that has no reader of its own. */
	say(block: string, tag: string, text: string): void {
		this.blocks.add(block, text.length);
		this.tag(tag, text, block, block);
	}

	/** Of a file that is sure to tell something: finding nothing in it is told as unread. */
	expectFindings(): void {
		if (this.findings.sorted().length === 0) this.unreadBlock(NAMES.rest, 0);
	}

	/** A tag that may tell something, by its name; what a machine made is told whatever it stands in. */
	protected tag(tag: string, text: string, where: string, block: string, rule = tag): void {
		const about = tellsGenerated(text) ? 'ai' : aboutTag(rule);
		if (about === null) return;
		if (about === 'ai' && /SourceType/.test(rule) && !tellsGenerated(text))
			this.find('edit', `${where} ${tag}`, text, block);
		else this.find(about, `${where} ${tag}`, text, block);
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
		const about = tellsGenerated(text) ? 'ai' : (aboutTag(keyword) ?? 'words');
		this.find(about, where.endsWith(keyword) ? where : `${where} ${keyword}`, text, name);
	}
}

import { request } from '../../client';
import type { ToolCall } from '../../state/tool-call.svelte';
import { verdict, type Info, type Verdict } from './privacy';

/** A picture of the list, with what the API said of it once it has. */
export class ListedPicture {
	info = $state.raw<Info | null>(null);
	error = $state<string | null>(null);

	constructor(readonly file: File) {}

	get verdict(): Verdict | null {
		return this.info && verdict(this.info);
	}
}

/** The pictures that were dropped, pasted, chosen or taken; one of them is in the tool's form. */
export class PictureList {
	pictures = $state.raw<readonly ListedPicture[]>([]);

	constructor(private readonly tool: ToolCall) {}

	/** Adds files, shows the first of them, and asks about each. */
	async add(files: readonly File[]): Promise<void> {
		const added = files.map((file) => new ListedPicture(file));
		this.pictures = [...this.pictures, ...added];
		const [first] = added;
		if (first) this.show(first);
		// One after the other: a picture of 25 MB each would else be in memory at once.
		for (const picture of added) await this.#ask(picture);
	}

	/** Puts a picture into the form, in place of an address or base64, and asks about it. */
	show({ file }: ListedPicture): void {
		for (const name of ['url', 'base64']) this.tool.set(name, '');
		// The last answer is about another picture: it must not stand beside this one, not even for a moment.
		if (this.tool.values['file'] !== file) this.tool.answer = null;
		this.tool.set('file', file);
		void this.tool.run();
	}

	isShown = ({ file }: ListedPicture): boolean => this.tool.values['file'] === file;

	clear(): void {
		this.pictures = [];
		this.tool.set('file', '');
	}

	async #ask(picture: ListedPicture): Promise<void> {
		try {
			const answer = await request(this.tool.operation, { file: picture.file });
			if (answer.ok) picture.info = answer.body as Info;
			else picture.error = answer.error?.message ?? 'no answer';
		} catch (error) {
			picture.error = error instanceof Error ? error.message : String(error);
		}
	}
}

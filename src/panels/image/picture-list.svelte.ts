import { request } from '../../client';
import type { ToolCall } from '../../state/call/tool-call.svelte';
import { errorWords } from '../../state/call/error-messages';
import { t as shared } from '../../state/words/messages.svelte';
import { toasts } from '../../state/worker/toasts.svelte';
import { saveFile } from '../../components/save-file';
import { clean, cleanRequest } from './copies';
import { coarseOf, isCleanable } from './keep-switches';
import { listed } from './listed';
import { verdict, type Info, type Verdict } from './privacy';
import { reasonOf } from '../../state/call/reason';
import { t } from './words';

/** A picture of the list, with the API's answer once it arrives. */
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
		// The last answer is about another picture and must not appear beside this one.
		if (this.tool.values['file'] !== file) this.tool.answer = null;
		this.tool.set('file', file);
		void this.tool.run();
	}

	isShown = ({ file }: ListedPicture): boolean => this.tool.values['file'] === file;

	cleaning = $state<number | null>(null);

	/** Whether copies keep a town and a year, if known. */
	keepsCoarse = $state(false);

	/** Pictures of which a copy without metadata can be made. */
	get cleanable(): readonly ListedPicture[] {
		return this.pictures.filter(({ info }) => info !== null && isCleanable(info));
	}

	/** Copies of all of them in one ZIP file, with only what makes the picture look as it does. */
	async saveAllClean(): Promise<void> {
		this.cleaning = 0;
		try {
			const files = this.cleanable.map(({ file }) => file);
			const coarse = this.keepsCoarse ? this.cleanable.map(({ info }) => info && coarseOf(info)) : [];
			const made = await clean(
				cleanRequest(files, coarse),
				(done) => (this.cleaning = done),
				new AbortController().signal
			);
			if (made.file) saveFile(made.file.name, made.file.type, made.file);
			const left = made.reports.reduce((sum, { findingsLeft }) => sum + findingsLeft, 0);
			const before = made.reports.reduce((sum, { findingsBefore }) => sum + findingsBefore, 0);
			const said = t('copiesMade', { count: made.reports.length, left, before });
			const without = this.pictures.filter((one) => !this.cleanable.includes(one)).map(({ file }) => file.name);
			const refused = [...made.refused, ...without];
			toasts.show(refused.length === 0 ? said : `${said} · ${t('refused', { names: listed(refused) })}`);
		} catch (error) {
			toasts.show(t('noCopies', { reason: reasonOf(error) }));
		} finally {
			this.cleaning = null;
		}
	}

	clear(): void {
		this.pictures = [];
		this.tool.set('file', '');
	}

	async #ask(picture: ListedPicture): Promise<void> {
		try {
			const answer = await request(this.tool.operation, { file: picture.file });
			if (answer.ok) picture.info = answer.body as Info;
			else picture.error = answer.error ? errorWords(answer.error, shared) : t('noAnswer');
		} catch (error) {
			picture.error = reasonOf(error);
		}
	}
}

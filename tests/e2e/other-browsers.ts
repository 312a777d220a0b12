/** The core tests' interface to a browser that Playwright does not drive as installed. */
export interface Driver {
	goto(url: string): Promise<void>;
	/** Runs a function, given as its source, in the page. */
	run(code: string, ...values: readonly unknown[]): Promise<unknown>;
	/** The same in the page's first frame, of any origin. */
	runInFrame(code: string): Promise<unknown>;
	/** Presses as a person does. */
	click(selector: string): Promise<void>;
	/** A window that the page opens, by a part of its address, once it is there. */
	window(part: string): Promise<DriverWindow>;
	close(): Promise<void>;
}

export type DriverWindow = Pick<Driver, 'run' | 'click'>;

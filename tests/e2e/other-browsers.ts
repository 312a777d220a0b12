/** What the core tests need of a browser that Playwright does not drive as the system has it. */
export interface Driver {
	goto(url: string): Promise<void>;
	/** Runs a function, given as its source, in the page. */
	run(code: string, ...values: readonly unknown[]): Promise<unknown>;
	close(): Promise<void>;
}

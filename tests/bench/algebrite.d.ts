/** The one entry that the bench uses of a package without types. */
declare module 'algebrite' {
	const algebrite: { run(text: string): string };
	export default algebrite;
}

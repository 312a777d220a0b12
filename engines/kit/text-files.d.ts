/** A file as text: Vite puts it in. */
declare module '*.txt?raw' {
	const text: string;
	export default text;
}

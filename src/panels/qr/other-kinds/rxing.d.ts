/** The package's two files without its loader, which only some bundlers understand. */
declare module '*/rxing_wasm_bg.js' {
	export { decode_barcode } from 'rxing-wasm';
	export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}

// The package is CommonJS, whose names not every host can import one by one; its types know no default export.
declare module 'geographiclib-geodesic/geographiclib-geodesic.min.js' {
	const library: Pick<typeof import('geographiclib-geodesic'), 'Geodesic'>;
	export default library;
}

declare module 'utm' {
	const utm: {
		fromLatLon(lat: number, lon: number): { easting: number; northing: number; zoneNum: number; zoneLetter: string };
	};
	export default utm;
}

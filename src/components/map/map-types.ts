/** A place on the map, drawn as a circle. */
export interface MapPoint {
	readonly lat: number;
	readonly lon: number;
	readonly label: string;
	/** Radius in CSS pixels; 5 unless told. */
	readonly radius?: number;
	/** A CSS colour; the accent unless told. */
	readonly color?: string;
	/** Names it in `onpoint`. */
	readonly id?: string;
}

/** Two places joined by the shortest way over the globe. */
export interface MapLine {
	readonly from: { readonly lat: number; readonly lon: number };
	readonly to: { readonly lat: number; readonly lon: number };
}

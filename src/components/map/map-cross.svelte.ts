type Place = { readonly lat: number; readonly lon: number };

const STEPS: Readonly<Record<string, readonly [north: number, east: number]>> = {
	ArrowUp: [1, 0],
	ArrowDown: [-1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1]
};

/** The cross that the arrow keys move over a map: 5° a step, with Shift 1°, round the date line and not past the poles. */
export class MapCross {
	/** Position in whole degrees; null while the map lacks keyboard focus. */
	place: Place | null = $state.raw(null);

	/** Puts it near a place, when the keyboard comes to the map. */
	show({ lat, lon }: Place): void {
		this.place = { lat: Math.round(lat), lon: Math.round(lon) };
	}
	hide(): void {
		this.place = null;
	}
	/** Follows an arrow key. False for every other key. */
	move(key: string, fine: boolean): boolean {
		const step = STEPS[key];
		if (!step || !this.place) return false;
		const size = fine ? 1 : 5;
		const lon = this.place.lon + step[1] * size;
		this.place = {
			lat: Math.max(-90, Math.min(90, this.place.lat + step[0] * size)),
			lon: lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon
		};
		return true;
	}
}

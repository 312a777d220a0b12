/** Fields of a form that few tools have: each is in a file of its own, or with the panels of the one group that shows it first. */
export const lateInputs = {
	country: () => import('./CountryInput.svelte'),
	point: () => import('./PlaceInput.svelte')
};

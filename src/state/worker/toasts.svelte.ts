export type ToastAction = { readonly label: string; readonly run: () => void };
export interface Toast {
	readonly id: number;
	readonly message: string;
	readonly actions: readonly ToastAction[];
}

let next = 1;

/** Short messages at the foot of the page. Those with actions stay until one is chosen. */
class Toasts {
	list: readonly Toast[] = $state.raw([]);

	/** Shows a message, for four seconds if it lacks actions. Returns its id for `close`. */
	show(message: string, actions: readonly ToastAction[] = []): number {
		const id = next++;
		this.list = [...this.list.filter((toast) => toast.message !== message), { id, message, actions }];
		if (actions.length === 0) setTimeout(() => this.close(id), 4_000);
		return id;
	}

	close(id: number): void {
		this.list = this.list.filter((toast) => toast.id !== id);
	}
}

export const toasts = new Toasts();

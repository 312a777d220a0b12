import { reasonOf } from '../call/reason';
import { t } from '../words/messages.svelte';
import { toasts } from './toasts.svelte';

/** Shows why something failed. */
export const showFailure = (error: unknown): void => void toasts.show(t('failed', { reason: reasonOf(error) }));

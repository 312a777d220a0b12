import { en, type Messages } from './en';
export const mr: Messages = en;

import { en, type Messages } from './en';
export const ar: Messages = en;

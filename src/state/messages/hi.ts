import { en, type Messages } from './en';
export const hi: Messages = en;

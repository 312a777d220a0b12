import { en, type Messages } from './en';
export const ta: Messages = en;

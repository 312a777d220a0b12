/** Columns or expressions, separated by commas. */
const COLUMN = String.raw`(?:\*|[\w.]+(?:\([^)]*\))?)(?:\s+as\s+\w+)?`;
const TABLE = String.raw`[\w."\`]+`;
const SELECT = new RegExp(String.raw`^\s*select\s+(?:distinct\s+|all\s+|top\s+\d+\s+)?${COLUMN}(?:\s*,\s*${COLUMN})*\s+from\s+${TABLE}(?:\s+as\s+\w+)?\s*(?:[;,]|$|(?:where|group|order|limit|inner|left|right|full|cross|join|having|union)\b)`, 'i'); // prettier-ignore
const CHANGE = new RegExp(String.raw`^\s*(?:insert\s+into\s+${TABLE}\s*(?:\(|values\b|select\b)|update\s+${TABLE}\s+set\s+[\w.]+\s*=|delete\s+from\s+${TABLE}\s*(?:;|$|where\b)|(?:create|alter|drop)\s+(?:table|index|view|database)\s+(?:if\s+(?:not\s+)?exists\s+)?${TABLE}\s*(?:[(;]|$|(?:on|as|add|drop|rename)\b))`, 'i'); // prettier-ignore

/** Whether a text is an SQL query by its form: an imperative with the same words is not. Linear. */
export const isSql = (text: string): boolean => SELECT.test(text) || CHANGE.test(text);

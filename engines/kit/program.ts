/** Beginnings of statements in JavaScript, Python and C, and of commands of a shell. */
const STATEMENT =
	/^(?:(?:const|let|var) \w+ ?=|(?:async )?function ?\w* ?\(|def \w+\(|class \w+ ?[:{(]|#include\b|console\.log\(|print\(|npm (?:i|install|run)\b|git \w+ -|sudo |curl -|docker \w+ )/;
const OPERATOR = /(?:=>|\{\s?\n|;\s?\n|<\/\w+>|&&|\|\|)/;

/** Whether a text is program code by its form. Linear. */
export const isProgram = (text: string): boolean => STATEMENT.test(text) || (OPERATOR.test(text) && /[{};]/.test(text));

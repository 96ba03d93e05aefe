/** The maximum number of characters of a written answer. */
export const maxAnswerLength = { SINGLE_LINE: 500, MULTI_LINE: 5000 } as const

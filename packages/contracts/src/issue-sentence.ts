interface Issue {
  code?: string
  input?: unknown
  minimum?: number | bigint
  maximum?: number | bigint
  origin?: string
  expected?: string
}

/**
 * The sentence for schemas without one, instead of zod's "Invalid input: expected string, received undefined". It is the
 * `error` of every parse, in the browser's forms and in the server's 422. English; the web app's `formSentence`
 * translates it.
 */
export function issueSentence(issue: Issue): string {
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === ''
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return 'Choose one of the options.'
  if (isEmpty || (issue.code === 'too_small' && issue.origin === 'string')) return 'Fill in this field.'
  if (issue.code === 'too_small') return `Enter ${issue.minimum} or more.`
  if (issue.code === 'too_big' && issue.origin === 'string') return `Use at most ${issue.maximum} characters.`
  if (issue.code === 'too_big') return `Enter ${issue.maximum} or less.`
  if (issue.code === 'unrecognized_keys') return 'This field is unknown.'
  if (issue.code === 'invalid_type') return wrongKind[issue.expected ?? ''] ?? 'Check this value.'
  return 'Check this value.'
}

const wrongKind: Record<string, string> = {
  number: 'Enter a number.',
  int: 'Enter a number.',
  string: 'Enter text.',
  boolean: 'Answer yes or no.',
  array: 'Send a list.',
}

import type * as z from 'zod'

/** Messages by dotted field path, as in `prices.0.price`. A message about the whole has the path "". */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const issue of issues) {
    for (const path of pathsOf(issue)) fields.set(path, [...(fields.get(path) ?? []), issue.message])
  }
  return Object.fromEntries(fields)
}

/** Unknown fields are reported at their own path, not at their parent's. */
function pathsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String)
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...path, key].join('.'))
    : [path.join('.')]
}

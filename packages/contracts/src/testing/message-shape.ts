/** An ICU message as Lingui compiles it: words, and arguments as [name, type, forms of a plural or select]. */
export type CompiledText = string | readonly unknown[]

type Argument = [name: string, type?: string, forms?: Record<string, unknown>]

/** What every translation of a message has in common: the values it fills in and its tags; and the words, for people to read. */
export function messageShape(text: CompiledText): { values: string[]; tags: string[]; words: string } {
  const values = new Set<string>()
  const words: string[] = []
  walk(text, (part) => (typeof part === 'string' ? words.push(part) : values.add(part[0])))
  const tags = words.join('').match(/<\/?\d+\/?>/g) ?? []
  return { values: [...values].sort(), tags: [...new Set(tags)].sort(), words: words.join('…') }
}

/** Forms of number that the language has (`one`, `other`) and one of the message's plurals lacks. "many" is for millions. */
export function missingForms(text: CompiledText, tag: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
  const missing: string[] = []
  walk(text, (part) => {
    if (typeof part === 'string' || part[1] !== 'plural') return
    const given = Object.keys(part[2] ?? {})
    missing.push(...pluralCategories.filter((form) => form !== 'many' && !given.includes(form)))
  })
  return missing
}

function walk(text: CompiledText, visit: (part: string | Argument) => void): void {
  for (const part of typeof text === 'string' ? [text] : (text as readonly (string | Argument)[])) {
    visit(part)
    // A plural's "offset" is a number or missing.
    const forms = Object.values((typeof part !== 'string' && part[2]) || {})
    for (const form of forms) if (typeof form === 'string' || Array.isArray(form)) walk(form, visit)
  }
}

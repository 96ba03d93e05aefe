// What is built has these in place of Lingui's own (docs/decisions/0110).

type Value = unknown
/** A compiled text: its parts in order, each a piece of text, or the name of a value with its format. */
export type Token = string | [name: string, kind?: string, forms?: Record<string, Tokens>]
export type Tokens = string | readonly Token[]
type Messages = Record<string, Tokens>
type Named = { id: string; message?: string; values?: Record<string, Value> }

interface Given {
  locale: string
  /** As Intl names it. */
  locales?: string
  messages: Messages
}

/** A language and its texts. */
class I18n {
  locale = ''
  locales: string | undefined
  messages: Messages = {}
  readonly #listeners = new Set<() => void>()

  /** Says a text with its values. A text that is missing is said in English where it came with it, else by its id. */
  _ = (text: string | Named, given?: Record<string, Value>): string => {
    const { id, message, values }: Named = typeof text === 'string' ? { id: text, values: given } : text
    const found = Object.hasOwn(this.messages, id) ? this.messages[id] : undefined
    return sentence(found || message || id, values ?? given ?? {}, this.locales ?? this.locale)
  }
  t = this._

  load(_locale: string, messages: Messages): void {
    Object.assign(this.messages, messages)
    this.#tell()
  }

  loadAndActivate({ locale, locales, messages }: Given): void {
    Object.assign(this, { locale, locales, messages })
    this.#tell()
  }

  on(_change: 'change', listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

export const i18n = new I18n()

export function setupI18n({
  messages,
  ...given
}: Omit<Given, 'messages'> & { messages: Record<string, Messages> }): I18n {
  const own = new I18n()
  own.loadAndActivate({ ...given, messages: { ...messages[given.locale] } })
  return own
}

interface Formats {
  number: Intl.NumberFormat
  rules: Intl.PluralRules
}

const known = new Map<string, Formats>()

/** They take long to make. */
function formatsOf(tag: string): Formats {
  const found = known.get(tag)
  if (found) return found
  const tags = [tag, 'en']
  const formats = { number: new Intl.NumberFormat(tags), rules: new Intl.PluralRules(tags) }
  known.set(tag, formats)
  return formats
}

function sentence(tokens: Tokens, values: Record<string, Value>, tag: string, count?: number): string {
  if (typeof tokens === 'string') return tokens
  const say = (token: Token): string => {
    if (token === '#' && count !== undefined) return formatsOf(tag).number.format(count)
    if (typeof token === 'string') return token
    const [name, kind, forms] = token
    const value = values[name]
    if (kind === 'plural' && forms) {
      const form = forms[String(value)] ?? forms[formatsOf(tag).rules.select(Number(value))] ?? forms.other
      return sentence(form ?? '', values, tag, Number(value))
    }
    return kind === 'number' ? formatsOf(tag).number.format(value as number) : String(value ?? '')
  }
  return tokens.map(say).join('')
}

import * as z from 'zod'
import { parseUrl } from './parse-url.ts'

/** Line breaks of every kind and control characters, which a name or a title never has. */
const notOneLine = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Whether a text is one line: no line break of any kind (also U+2028 and U+2029), no control character. */
export const isOneLine = (text: string): boolean => !notOneLine.test(text)

/** A text of one line, trimmed; code that writes it into a file, a subject or a header may rely on that. */
export const oneLine = z.string().trim().refine(isOneLine, 'Write this on one line.')

/** A text of one line with at most `max` characters; may be empty. */
export const shortLine = (max: number) => oneLine.max(max, `Use at most ${max} characters.`)

/** What is an address beyond doubt. Any other name is accepted, and no email makes a link of it (docs/decisions/0158). */
const hasNoLink = (text: string): boolean => !/:\/\/|\bwww\./i.test(text)

/** Text rules (specification §5). All trim; lengths are in characters. */
export const firstName = shortLine(50)
  .min(1, 'Enter a first name.')
  .refine(hasNoLink, 'Use a name without a link.')
/** A last name, which may be empty. Also a first name if none is asked for. */
export const lastName = shortLine(50).refine(hasNoLink, 'Use a name without a link.')
export const name = oneLine
  .min(1, 'Enter a name.')
  .max(149, 'Use fewer than 150 characters.')
  .refine(hasNoLink, 'Use a name without a link.')
export const title = shortLine(200).min(1, 'Enter a title.')
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Use at most 254 characters.')
  .pipe(z.email('Enter a valid email address.'))

/** HTML from the editor; sanitized on write; counted as given. */
export const richText = z.string().max(49_999, 'Use fewer than 50,000 characters.')

export const password = z
  .string()
  .min(8, 'Use at least 8 characters.')
  .max(200, 'Use at most 200 characters.')

/** An existing password, valid under the rules of its time. */
export const currentPassword = z.string().min(1, 'Enter your password.').max(200)

export const timeZone = z.string().refine(isTimeZone, 'Choose a time zone from the list.')

function isTimeZone(candidate: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: candidate })
    return true
  } catch {
    return false
  }
}

/** `https://bank.example@evil.example` leads to the second site, and a password must not be shown to everybody. */
const withoutLogin = (address: string) => {
  const url = parseUrl(address)
  return url === null || (url.username === '' && url.password === '')
}
const hasLogin = 'Enter a web address without a username or password.'

/** An http(s) URL without a login, or empty. */
export const webAddress = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https?$/, error: 'Enter a full web address.' })
    .max(500)
    .refine(withoutLogin, hasLogin),
])

/** An https URL without a login, or empty: for addresses that people are asked to trust. */
export const secureWebAddress = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https$/, error: 'Enter a full web address that begins with https://.' })
    .max(500)
    .refine(withoutLogin, hasLogin),
])

/** A color of six hexadecimal digits, kept in lower case. */
export const hexColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Enter a valid hexadecimal code such as #ffffff.')

import * as z from 'zod'

/** Text rules of the specification's section 5. All trim; lengths are in characters. */
export const firstName = z.string().trim().min(1, 'Enter a first name.').max(50, 'Use at most 50 characters.')
export const lastName = z.string().trim().max(50, 'Use at most 50 characters.')
export const name = z.string().trim().min(1, 'Enter a name.').max(149, 'Use fewer than 150 characters.')
export const title = z.string().trim().min(1, 'Enter a title.').max(200, 'Use at most 200 characters.')
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Use at most 254 characters.')
  .pipe(z.email('Enter a valid email address.'))

/** HTML from the editor; sanitised on write; counted as given. */
export const richText = z.string().max(49_999, 'Use fewer than 50,000 characters.')

export const password = z
  .string()
  .min(8, 'Use at least 8 characters.')
  .max(200, 'Use at most 200 characters.')

/** A password that somebody has already, whatever its rules were then. */
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

/** An http(s) URL, or empty. */
export const webAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: 'Enter a full web address.' }).max(500),
])

/** A colour of six hexadecimal digits, kept in small letters. */
export const hexColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Enter a valid hexadecimal code such as #ffffff.')

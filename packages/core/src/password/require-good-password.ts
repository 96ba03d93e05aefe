import { AppError } from '../verb.ts'

/** What a password must still have once the person's own address is taken out of it. */
const fewestOwnCharacters = 8

/**
 * Refuses, at the field `password`, a new password that many people use, also with a year, or that is made from the person's own address.
 * The contract checks its length.
 */
export async function requireGoodPassword(password: string, email: string): Promise<void> {
  const folded = password.toLowerCase()
  if (withoutAddress(folded, email.toLowerCase()).length < fewestOwnCharacters) {
    throw refusal('This password is too close to your email address. Choose another.')
  }
  const common = await commonPasswords()
  if ([folded, withoutYear(folded)].some((each) => common.has(each))) {
    throw refusal('Many people use this password, so it is easy to guess. Choose another.')
  }
}

/** What is left of the pattern that many people use for a new password each year: a word, a year, a sign (Sommer2024!). */
const withoutYear = (password: string) =>
  password.replace(/(?:19|20)\d\d/, '').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** A name of one or two letters is part of most words by chance. */
function withoutAddress(password: string, email: string): string {
  const [name = ''] = email.split('@')
  const rest = password.replaceAll(email, '')
  return name.length < 3 ? rest : rest.replaceAll(name, '')
}

let common: Set<string> | undefined

/** The list is imported with the first new password: half a megabyte that no other request needs. */
async function commonPasswords(): Promise<Set<string>> {
  if (!common) {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    common = new Set(dictionary['passwords-common'])
  }
  return common
}

function refusal(sentence: string): AppError {
  return new AppError('request.invalid', { errors: { password: [sentence] } })
}

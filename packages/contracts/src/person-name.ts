interface Names {
  first_name: string
  last_name: string
}

/**
 * Both names, or the one that was given. Empty for a person without names. Names in Chinese characters are written family name first and
 * without a space, in every language.
 */
export function fullName({ first_name, last_name }: Names): string {
  if (isHan(first_name) && isHan(last_name)) return `${last_name}${first_name}`
  return `${first_name} ${last_name}`.trim()
}

function isHan(name: string): boolean {
  return /^\p{Script=Han}+$/u.test(name)
}

/** Whether people who read this language write the family name first, so that forms ask for it first. */
export function isFamilyNameFirst(locale: string): boolean {
  return locale.startsWith('zh')
}

/** The name of a person wherever one is shown, or else their email address (docs/decisions/0082). */
export function shownName(person: Names & { email?: string }): string {
  return fullName(person) || (person.email ?? '')
}

/** Names for readers who see only names, such as door staff. Without names, the email address is the first name. */
export function shownNames(person: Names & { email: string }): Names {
  const { first_name, last_name, email } = person
  return fullName(person) === '' ? { first_name: email, last_name: '' } : { first_name, last_name }
}

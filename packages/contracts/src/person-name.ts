interface Names {
  first_name: string
  last_name: string
}

/** Both names, or the one that was given. Empty for a person without names. */
export function fullName({ first_name, last_name }: Names): string {
  return `${first_name} ${last_name}`.trim()
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

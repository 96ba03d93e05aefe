interface Names {
  first_name: string
  last_name: string
}

/** Both names, or what there is of them; empty for a person who gave none. */
export function fullName({ first_name, last_name }: Names): string {
  return `${first_name} ${last_name}`.trim()
}

/** What stands wherever a person is named: the name, or the email address of a person who gave none (docs/decisions/0082). */
export function shownName(person: Names & { email?: string }): string {
  return fullName(person) || (person.email ?? '')
}

/**
 * The names for those who see nothing but names, such as the door: of a person who gave none, the email address takes the
 * first name's place.
 */
export function shownNames(person: Names & { email: string }): Names {
  const { first_name, last_name, email } = person
  return fullName(person) === '' ? { first_name: email, last_name: '' } : { first_name, last_name }
}

import { isPasswordRight } from '../password/password-hash.ts'
import { findPeople } from '../store/user/find-people.ts'
import type { Identity } from '../store/user/read-identity.ts'

interface Credentials {
  email: string
  password: string
}

/** As many passwords are checked as an address may at most have (`findPeople`), so that time does not tell how many it has. */
const checks = 2

/**
 * Who signs in with an address and a password: the person who proved the address, else the newest who signed up with
 * it; null when the password is neither's. The same work whether there is such a person or not (docs/decisions/0016).
 */
export async function personWith({ email, password }: Credentials): Promise<Identity | null> {
  const people = await findPeople(email)
  let person: Identity | null = null
  for (let check = 0; check < checks; check += 1) {
    const candidate = people[check] ?? null
    const isRight = await isPasswordRight(password, candidate?.user.password_hash ?? null)
    if (isRight) person ??= candidate
  }
  return person
}

import { LoginEntity } from './login-entity.ts'
import { type Identity, readIdentity } from './read-identity.ts'
import { SignUpEntity } from './sign-up-entity.ts'

/** Looked up where an address has no user, so that an unknown address takes as long as a known one. */
const noUser = 'us_nobody'

/**
 * Who may sign in with an address, each by their own password: the person who proved it, then the newest who signed up
 * with it. The same reads whether there is such a person or not (docs/decisions/0016).
 */
export async function findPeople(email: string): Promise<Identity[]> {
  const found = await Promise.all([
    LoginEntity.get({ email }).go({ consistent: true }),
    SignUpEntity.get({ email }).go({ consistent: true }),
  ])
  const people = await Promise.all(found.map(({ data }) => readIdentity(data?.user_id ?? noUser)))
  return people.filter((person) => person?.user.email === email) as Identity[]
}

import { config } from '@foyer/core/config'
import { listEvents } from '@foyer/core/event/read-events'
import { siteLinks } from '@foyer/core/site-links'
import { LoginEntity, readIdentity } from '@foyer/core/store/user/user-entity'
import { demoLogin } from './demo-account.ts'
import { demoContext } from './demo-clock.ts'

export interface Demo {
  email: string
  password: string
  /** The public page of the event on sale. */
  event_url: string
}

/** Finds the demo account, or answers null when there is none. */
export async function findDemo(): Promise<Demo | null> {
  const { data: login } = await LoginEntity.get({ email: demoLogin.email }).go({ consistent: true })
  const identity = login && (await readIdentity(login.user_id))
  const [membership] = identity?.memberships ?? []
  if (!membership) return null
  const { user_id, account_id, role, is_account_owner } = membership
  const actor = { kind: 'user', user_id, account_id, role, is_account_owner } as const
  const query = { page: 1, per_page: 100, filter_fields: { state: { eq: 'upcoming' } } }
  const { data: events } = await listEvents(demoContext(new Date(), { actor }), { query })
  const selling = events.find(({ status }) => status === 'LIVE')
  return { ...demoLogin, event_url: selling ? siteLinks.event(selling) : config().SITE_URL }
}

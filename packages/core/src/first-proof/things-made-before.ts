import type { EndedThing } from '@foyer/contracts/user/user'
import { updateAccount } from '../account/account.ts'
import { disconnectStripe } from '../account/payment-connection.ts'
import { liveApiKeys, revokeApiKey } from '../api-key/api-keys.ts'
import { renewCheckInListLink } from '../check-in-list/write-check-in-list.ts'
import { updateEventDefaults, updateEventSettings } from '../event/event-settings.ts'
import { renewPreviewLink, updateEventStatus } from '../event/update-event.ts'
import { revokeInvitation } from '../invitation/invite-user.ts'
import { updateOrganizer } from '../organizer/write-organizer.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { readCheckInLists } from '../store/check-in-list/check-in-list-entity.ts'
import {
  completeSettings,
  EventEntity,
  EventSettingsEntity,
  readEventDefaults,
  readEventRows,
} from '../store/event/event-entity.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import type { Identity, MembershipItem } from '../store/user/user-entity.ts'
import { readWebhooks } from '../store/webhook/webhook-entity.ts'
import { readMembershipRows, toAccountUsers, updateUser } from '../user/account-users.ts'
import { AppError, type Context, refusalIn } from '../verb.ts'
import { deleteWebhook } from '../webhook/webhooks.ts'

/** What ends, and how. */
interface ThingMadeBefore extends EndedThing {
  end: () => Promise<unknown>
}

/** A person's account, and the person as its owner. */
interface OwnedAccount {
  ctx: Context
  account_id: string
  /** The owner's address, which is being proved: it may stay where buyers can write to. */
  email: string
}

/**
 * What a person who signed up without the address may have left in the accounts of its owner, in the order in which it ends: where
 * money goes and what reads and writes by itself, then people, addresses that buyers trust, and links. Drafts stay. The first part is
 * of accounts, each further one of an event.
 */
export async function findThingsMadeBefore(
  ctx: Context,
  { user: { email }, memberships }: Identity,
): Promise<ThingMadeBefore[][]> {
  const owned = memberships.filter(({ is_account_owner }) => is_account_owner)
  const accounts = owned.map((membership) => asOwner(ctx, membership, email))
  const parts = accounts.flatMap((account) =>
    [ofPayments, ofPrograms, ofPeople, ofAccountAddresses, ofOrganizers].map((part) => part(account)),
  )
  const events = await Promise.all(accounts.map(inEvents))
  return [(await Promise.all(parts)).flat(), ...events.flat()]
}

/** Acts as the owner whatever the request says of its own: an ETag or a key of it is about something else. */
function asOwner(
  ctx: Context,
  { user_id, account_id, role, is_account_owner }: MembershipItem,
  email: string,
): OwnedAccount {
  const actor = { kind: 'user', user_id, account_id, role, is_account_owner } as const
  return { ctx: { ...ctx, actor, ifMatch: undefined, idempotencyKey: null }, account_id, email }
}

async function inEvents(account: OwnedAccount): Promise<ThingMadeBefore[][]> {
  const rows = await readEventRows(account.account_id)
  return Promise.all(rows.map(({ id }) => ofEvent(account, id)))
}

async function ofPayments({ ctx, account_id }: OwnedAccount): Promise<ThingMadeBefore[]> {
  const { stripe_account_id: name } = await readAccount(account_id)
  if (name === null) return []
  return [{ kind: 'payment_connection', name, end: () => disconnectStripe(ctx, account_id, name) }]
}

async function ofPrograms({ ctx, account_id }: OwnedAccount): Promise<ThingMadeBefore[]> {
  const [keys, webhooks] = await Promise.all([liveApiKeys(account_id), readWebhooks(account_id)])
  return [
    ...keys.map(({ id, name }) => ({
      kind: 'api_key' as const,
      name,
      end: () => revokeApiKey(ctx, { params: { account_id, api_key_id: id } }),
    })),
    ...webhooks.map(({ id, url }) => ({
      kind: 'webhook' as const,
      name: new URL(url).hostname,
      end: () => deleteWebhook(ctx, { params: { account_id, webhook_id: id } }),
    })),
  ]
}

async function ofPeople({ ctx, account_id }: OwnedAccount): Promise<ThingMadeBefore[]> {
  const rows = await readMembershipRows(account_id)
  const people = await toAccountUsers(rows.filter(({ is_account_owner }) => !is_account_owner))
  return people.flatMap(({ id: user_id, email: name, status }): ThingMadeBefore[] => {
    const params = { user_id }
    if (status === 'INVITED')
      return [{ kind: 'invitation', name, end: () => revokeInvitation(ctx, { params }) }]
    if (status === 'INACTIVE') return []
    return [{ kind: 'member', name, end: () => updateUser(ctx, { params, body: { status: 'INACTIVE' } }) }]
  })
}

/** Addresses to which buyers would write, but not to the owner's. */
function foreignAddresses(email: string, ...addresses: (string | null)[]): string[] {
  return addresses.filter((address) => address !== null && address !== '' && address !== email) as string[]
}

async function ofAccountAddresses({ ctx, account_id, email }: OwnedAccount): Promise<ThingMadeBefore[]> {
  const [account, defaults] = await Promise.all([readAccount(account_id), readEventDefaults(account_id)])
  const params = { account_id }
  return [
    ...foreignAddresses(email, account.support_email).map((name) => ({
      kind: 'reply_address' as const,
      name,
      end: () => updateAccount(ctx, { params, body: { support_email: null } }),
    })),
    ...foreignAddresses(email, defaults.support_email, defaults.reply_to_email).map((name) => ({
      kind: 'reply_address' as const,
      name,
      end: () => updateEventDefaults(ctx, { params, body: { support_email: '', reply_to_email: '' } }),
    })),
  ]
}

async function ofOrganizers({ ctx, account_id, email }: OwnedAccount): Promise<ThingMadeBefore[]> {
  const { data } = await OrganizerEntity.query.primary({ account_id }).go({ consistent: true, pages: 'all' })
  return data.flatMap((organizer) => {
    const params = { organizer_id: organizer.id }
    const { terms_url = '', privacy_url = '', imprint_url = '' } = organizer
    return [
      ...foreignAddresses(email, organizer.email).map((name) => ({
        kind: 'reply_address' as const,
        name,
        end: () => updateOrganizer(ctx, { params, body: { email } }),
      })),
      ...foreignAddresses(email, terms_url, privacy_url, imprint_url).map((name) => ({
        kind: 'buyer_page' as const,
        name,
        end: () =>
          updateOrganizer(ctx, { params, body: { terms_url: '', privacy_url: '', imprint_url: '' } }),
      })),
    ]
  })
}

/** The same of one event, which becomes a draft: its public page, addresses in its settings, and the links that open it without a login. */
async function ofEvent({ ctx, email }: OwnedAccount, event_id: string): Promise<ThingMadeBefore[]> {
  const [{ data: event }, { data: stored }, lists] = await Promise.all([
    EventEntity.get({ event_id }).go({ consistent: true }),
    EventSettingsEntity.get({ event_id }).go({ consistent: true }),
    readCheckInLists(event_id),
  ])
  if (!event) return []
  const { status, title, preview_id } = event
  const params = { event_id }
  const things: ThingMadeBefore[] = []
  if (status === 'LIVE') {
    const end = () => updateEventStatus(ctx, { params, body: { status: 'DRAFT' } })
    things.push({ kind: 'live_event', name: title, end })
  }
  const { support_email, reply_to_email } = completeSettings(stored?.settings)
  for (const name of foreignAddresses(email, support_email, reply_to_email)) {
    const end = () => updateEventSettings(ctx, { params, body: { support_email: '', reply_to_email: '' } })
    things.push({ kind: 'reply_address', name, end })
  }
  for (const { id, name } of lists) {
    const end = () => renewCheckInListLink(ctx, { params: { event_id, check_in_list_id: id } })
    things.push({ kind: 'door_link', name, end })
  }
  if (preview_id !== undefined)
    things.push({ kind: 'preview_link', name: title, end: () => renewPreviewLink(ctx, { params }) })
  return things
}

/** How many events are worked on at once; the things of one end one after the other. */
const eventsAtOnce = 10

/**
 * Ends them. What has ended meanwhile, perhaps in another tab, is passed over. Error: `server.busy` where a thing has changed meanwhile;
 * it ends with the next try.
 */
export async function endThings([ofAccount = [], ...ofEvents]: ThingMadeBefore[][]): Promise<void> {
  await endEach(ofAccount)
  for (let at = 0; at < ofEvents.length; at += eventsAtOnce)
    await Promise.all(ofEvents.slice(at, at + eventsAtOnce).map(endEach))
}

async function endEach(things: readonly ThingMadeBefore[]): Promise<void> {
  for (const { end } of things) {
    try {
      await end()
    } catch (error) {
      const refusal = refusalIn(error)
      if (!refusal) throw error
      if (refusal.status !== 404 && refusal.code !== 'user.not_invited') throw new AppError('server.busy')
    }
  }
}

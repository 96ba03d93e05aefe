import { required } from '../config.ts'
import { passToken, serialOf } from '../store/wallet/wallet-entity.ts'
import { appleIdentity } from '../wallet/apple-identity.ts'

/** The stand-in for both wallets, which says what reached it. */
const standIn = () => new URL(process.env.GOOGLE_WALLET_URL ?? '').origin

/** How often a device was told of a change. */
export async function pushesTo(push_token: string): Promise<number> {
  const answer = await fetch(`${standIn()}/apple/pushes/${push_token}`)
  return ((await answer.json()) as { count: number }).count
}

/** What Google keeps under an id of its issuer; null where it keeps nothing. */
export async function keptByGoogle(
  kind: 'eventTicketClass' | 'eventTicketObject',
  id: string,
): Promise<Record<string, unknown> | null> {
  const { issuer_id } = required('GOOGLE_WALLET')
  const answer = await fetch(`${standIn()}/google/v1/${kind}/${issuer_id}.${id}`)
  return answer.ok ? ((await answer.json()) as Record<string, unknown>) : null
}

/** What Apple's wallet says with each call about a ticket's pass. */
export function passCallOf(attendee_short_id: string) {
  return {
    pass_type_id: appleIdentity()?.pass_type_id ?? '',
    serial: serialOf(attendee_short_id),
    token: passToken(attendee_short_id),
  }
}

import { chargeLimits } from '@foyer/contracts/charge-limits'
import { createOrganizer } from '@foyer/contracts/organizer/organizer-endpoints'
import type { createPromoCode } from '@foyer/contracts/promo-code/promo-code-endpoints'
import type { createQuestion } from '@foyer/contracts/question/question-endpoints'
import type { createTicket } from '@foyer/contracts/ticket/ticket-endpoints'
import type { User } from '@foyer/contracts/user/user'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { accountQueries } from '../../features/account/account-queries.ts'
import { useCreateEvent } from '../../features/event/event-mutations.ts'
import { organizerQueries } from '../../features/organizer/organizer-queries.ts'
import { call } from '../../lib/api/call.ts'
import { instantToWall, wallToInstant } from '../../lib/format/zoned-time.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { paths } from '../../paths.ts'

/** The calls for its parts, as in the contract without its zod, which the list of events has no room for. A test compares them. */
export const calls = {
  createTicket: { method: 'POST', path: '/events/:event_id/tickets' } as typeof createTicket,
  createQuestion: { method: 'POST', path: '/events/:event_id/questions' } as typeof createQuestion,
  createPromoCode: { method: 'POST', path: '/events/:event_id/promo-codes' } as typeof createPromoCode,
}

const monthMs = 30 * 86_400_000
/** Twenty euros: a multiple of what can be charged at least. */
const priceOf = (currency: string) => 40 * chargeLimits(currency).minimum
/** Thousandths of a percent. */
const tenPercent = 10_000

/**
 * Creates an event to play with, in the caller's language: a draft with two tickets, a question and a promo code, made by the calls that every screen
 * makes (docs/decisions/0132). An account without an organizer gets one in its own name.
 */
export function useSampleEvent(me: User) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const describeError = useErrorText()
  const createEvent = useCreateEvent()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { id: organizer_id, timezone, currency } = await readOrganizer()
      const { id } = await createEvent.mutateAsync({
        organizer_id,
        timezone,
        currency,
        ...event(timezone, currency),
      })
      try {
        await addParts(id)
      } catch (error) {
        toast.error(t`The sample event lacks some of its parts`, { description: describeError(error) })
      }
      return id
    },
    onSuccess: (id) => {
      toast.success(t`Sample event created`)
      return navigate(paths.event(id, 'getting-started'))
    },
    meta: { failure: msg`Failed to create the sample event` },
  })

  async function readOrganizer() {
    const [first] = await client.fetchQuery(organizerQueries.all())
    if (first) return first
    const { name, currency } = await client.fetchQuery(accountQueries.detail(me.account_id))
    const { data } = await call(createOrganizer, {
      body: { name, email: me.email, currency, timezone: me.timezone },
    })
    await client.invalidateQueries({ queryKey: organizerQueries.all().queryKey })
    return data
  }

  function event(timezone: string, currency: string) {
    const [day] = instantToWall(new Date(Date.now() + monthMs).toISOString(), timezone).split('T')
    const at = (hour: string) =>
      wallToInstant(`${day}T${hour}:00`, timezone)?.instant ?? new Date().toISOString()
    const about = t`This is a sample event to try things out. Only your team sees it while it is a draft. Archive it when you are done.`
    const evening = t`An evening of music on the quay, with food from the neighborhood. Doors open an hour before the concert.`
    return {
      title: t`Sample: Summer night by the river`,
      description: `<p>${about}</p><p>${evening}</p>`,
      start_date: at('19'),
      end_date: at('23'),
      first_ticket: {
        title: t`Standing room`,
        type: 'PAID' as const,
        prices: [{ price: priceOf(currency), quantity_available: 200 }],
      },
    }
  }

  async function addParts(event_id: string): Promise<void> {
    const params = { event_id }
    await call(calls.createTicket, {
      params,
      body: { title: t`Children under 12`, type: 'FREE', prices: [{ quantity_available: 50 }] },
    })
    const options = [t`Vegetarian`, t`Vegan`, t`With fish`]
    await call(calls.createQuestion, {
      params,
      body: { title: t`Which meal would you like?`, type: 'RADIO', options, belongs_to: 'ATTENDEE' },
    })
    await call(calls.createPromoCode, {
      params,
      body: { code: 'FRIENDS', discount_type: 'PERCENTAGE', discount_amount: tenPercent, max_uses: 20 },
    })
  }

  return { createSample: () => mutate(), isPending }
}

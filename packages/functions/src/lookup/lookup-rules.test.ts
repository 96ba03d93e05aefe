import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { newLinkId } from '@foyer/core/random-id'
import { readOrdersOfAddress } from '@foyer/core/store/lookup/lookup-entities'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { countRequests } from '@foyer/core/testing/count-requests'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { testContext } from '@foyer/core/testing/test-context'
import { describe, expect, it } from 'vitest'
import { publicRoutes } from '../public-routes.ts'
import { apiApp } from '../testing/api-app.ts'

const app = apiApp(publicRoutes)
const unknown = () => `buyer-${newLinkId()}@example.com`

async function ask(email: string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email })
  const answer = await app.request('/api/public/tickets/lookup', { method: 'POST', headers, body })
  return [answer.status, (await answer.json()) as object] as const
}

/** An address with a completed order. */
async function knownAddress(): Promise<string> {
  const { ticket } = await mintEventWithTicket()
  const email = unknown()
  const { short_id } = await nameBuyer(await reserve(ticket), testContext(), email)
  await activateAttendees(short_id)
  return email
}

/** What a call asks the table for. */
async function workOf(call: () => Promise<unknown>): Promise<string[]> {
  const requests = countRequests()
  await call()
  requests.stop()
  return requests.sent
}

describe('POST /public/tickets/lookup', () => {
  it('answers 202 with the same words to a known and an unknown address, in small letters', async () => {
    for (const email of [await knownAddress(), unknown()])
      expect(await ask(` ${email.toUpperCase()} `)).toEqual([202, { data: { email } }])
  })

  it('asks the table for the same things whether the address is known or not', async () => {
    const known = await knownAddress()
    const work = await workOf(() => ask(known))
    expect(work).not.toEqual([])
    expect(await workOf(() => ask(unknown()))).toEqual(work)
  })

  it('would do more for a known address if the call looked it up (negative control)', async () => {
    const looksFirst = async (email: string) =>
      (await readOrdersOfAddress(email, 1)).length > 0 ? ask(email) : 202
    const known = await knownAddress()
    expect(await workOf(() => looksFirst(known))).not.toEqual(await workOf(() => looksFirst(unknown())))
  })
})

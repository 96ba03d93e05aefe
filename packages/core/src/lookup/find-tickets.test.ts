import { describe, expect, it } from 'vitest'
import { lookupMailsPerAddress, lookupsPerAddress, lookupsPerClient } from '../mail/mail-rates.ts'
import { newLinkId } from '../random-id.ts'
import { TicketLookupEntity } from '../store/lookup/lookup-entities.ts'
import { countRequests } from '../testing/count-requests.ts'
import { challengeOf, solveProof } from '../testing/solve-proof.ts'
import { later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { findTickets } from './find-tickets.ts'

const anAddress = () => `buyer-${newLinkId()}@example.com`
const ask = (ctx: Context, email: string) => findTickets(ctx, { body: { email, locale: 'en' } })

/** How many requests for mail the calls of `run` wrote. */
async function mailsOf(run: () => Promise<unknown>): Promise<number> {
  const requests = countRequests()
  await run()
  requests.stop()
  return requests.puts.filter((item) => item.__edb_e__ === 'ticket_lookup').length
}

describe('findTickets', () => {
  it('answers with the address as it was understood, and asks for one email in the language of the page', async () => {
    const email = anAddress()
    const requests = countRequests()
    expect(await findTickets(testContext(), { body: { email, locale: 'fr' } })).toEqual({ email })
    requests.stop()
    const [written] = requests.puts
    expect(written).toMatchObject({ email, locale: 'fr', outbox: [{ name: 'ticketLookupDue' }] })
    const request_id = String(written?.request_id)
    expect((await TicketLookupEntity.get({ request_id }).go({ consistent: true })).data?.email).toBe(email)
  })

  it('asks for no more mail than one address may get in ten minutes, and answers as before', async () => {
    const email = anAddress()
    const ctx = testContext({ now: new Date('2026-06-01T12:00:00.000Z') })
    const times = lookupMailsPerAddress.most + 2
    const answers: unknown[] = []
    const mails = await mailsOf(async () => {
      for (let time = 0; time < times; time += 1) answers.push(await ask(ctx, email))
    })
    expect(mails).toBe(lookupMailsPerAddress.most)
    expect(answers).toEqual(Array.from({ length: times }, () => ({ email })))
    expect(await mailsOf(() => ask(later(ctx, lookupMailsPerAddress.seconds), email))).toBe(1)
  })

  it('refuses a client that asks for too many addresses, and no other client', async () => {
    const ctx = { ...testContext(), clientAddress: `client-${newLinkId()}` }
    for (let time = 0; time < lookupsPerClient.most; time += 1) await ask(ctx, anAddress())
    await expect(ask(ctx, anAddress())).rejects.toMatchObject({ code: 'request.too_many', status: 429 })
    await ask({ ...ctx, clientAddress: `client-${newLinkId()}` }, anAddress())
  })

  it('asks for a proof of work once one address was asked about too often, and lets through a person who brings it', async () => {
    const email = anAddress()
    const ctx = testContext({ now: new Date('2026-06-01T12:00:00.000Z') })
    for (let time = 0; time < lookupsPerAddress.most; time += 1) await ask(ctx, email)
    const refusal = await ask(ctx, email).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'client.proof_required' })
    const proof = solveProof(challengeOf(refusal) ?? expect.fail('no challenge'))
    expect(await ask({ ...ctx, proof }, email)).toEqual({ email })
  })
})

import { errors } from '@foyer/contracts/error-table'
import { describe, expect, it } from 'vitest'
import { newId } from '../random-id.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { requireConfirmedEmail } from './require-mailing.ts'

/** The same account, with somebody else acting in it. */
function actingIn(ctx: Context, other: Context): Context {
  if (other.actor.kind !== 'user') throw new Error('Only a user can act.')
  return { ...ctx, actor: { ...other.actor, account_id: accountOf(ctx), is_account_owner: false } }
}

function keyOf(ctx: Context): Context {
  const key = {
    kind: 'api_key',
    api_key_id: newId('api_key'),
    scopes: ['event.manage'],
    event_ids: null,
  } as const
  return { ...ctx, actor: { ...key, account_id: accountOf(ctx) } }
}

const goLive = 'user.email_unconfirmed'
const send = 'account.unverified'
const make = 'account.unconfirmed'

describe('requireConfirmedEmail', () => {
  it('works for a person who has confirmed their address, and for a key of an owner who has', async () => {
    const { ctx } = await mintOwner()
    for (const by of [ctx, keyOf(ctx)])
      for (const refusal of [goLive, send, make] as const)
        await expect(requireConfirmedEmail(by, refusal)).resolves.toBeUndefined()
  })

  // Specification: 6.unverified-limits
  it('refuses an unconfirmed owner and their keys, each call with its own error', async () => {
    const { ctx } = await mintOwner({ is_email_confirmed: false })
    for (const by of [ctx, keyOf(ctx)])
      for (const [code, message] of [
        [goLive, 'You must confirm your email before the event can go live.'],
        [send, 'Account must be verified before sending messages.'],
        [make, errors[make][1]],
      ] as const)
        await expect(requireConfirmedEmail(by, code)).rejects.toMatchObject({ code, message, status: 409 })
  })

  it('lets a confirmed colleague of an unconfirmed owner go live, but not send messages, take payments or make keys', async () => {
    const [owner, colleague] = [await mintOwner({ is_email_confirmed: false }), await mintOwner()]
    const by = actingIn(owner.ctx, colleague.ctx)
    await expect(requireConfirmedEmail(by, goLive)).resolves.toBeUndefined()
    for (const code of [send, make] as const)
      await expect(requireConfirmedEmail(by, code)).rejects.toMatchObject({ code })
  })

  it('lets an unconfirmed colleague neither go live nor send messages, no matter who owns the account', async () => {
    const [owner, colleague] = [await mintOwner(), await mintOwner({ is_email_confirmed: false })]
    const by = actingIn(owner.ctx, colleague.ctx)
    await expect(requireConfirmedEmail(by, goLive)).rejects.toMatchObject({ code: goLive })
    await expect(requireConfirmedEmail(by, send)).rejects.toMatchObject({ code: send })
  })

  it('forbids calls without a session', async () => {
    await expect(requireConfirmedEmail(testContext(), goLive)).rejects.toMatchObject({
      code: 'session.required',
    })
  })
})

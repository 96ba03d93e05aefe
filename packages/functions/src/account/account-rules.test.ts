import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { expect, it } from 'vitest'
import { refusal, refusedAs } from '../testing/refusal.ts'

it.each(['', '/stripe', '/api-keys', '/taxes-and-fees', '/event-defaults', '/audit-log'])(
  'another account is not there: /accounts/{id}%s',
  async (part) => {
    const [{ ctx }, other] = [await mintOwner(), await mintOwner()]
    const call = `GET /accounts/${accountOf(other.ctx)}${part}`
    expect(await refusal(ctx, call)).toEqual(refusedAs('account.not_found'))
  },
)

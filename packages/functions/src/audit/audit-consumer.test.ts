import { actionTaken } from '@foyer/contracts/audit/audit-messages'
import { listAuditEntries } from '@foyer/core/audit/list-audit-entries'
import { toSend } from '@foyer/core/table/write'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { describe, expect, it } from 'vitest'
import { inRole } from '../testing/as-function.ts'
import { sqsEvent } from '../testing/sqs-event.ts'
import { handler as handle } from './audit-consumer.ts'

const handler = inRole('audit-consumer', handle)

describe('audit consumer', () => {
  it('works: records and counts each report once, even if it is repeated', async () => {
    const { ctx, user } = await mintOwner()
    const account_id = accountOf(ctx)
    const report = (at: string) =>
      toSend(actionTaken, {
        account_id,
        at,
        action: 'user.role_changed',
        actor_kind: 'USER',
        actor_id: user.id,
        subject_id: user.id,
        details: { from: 'ORGANIZER', to: 'ADMIN' },
      })
    const reports = [report('2027-05-01T10:00:00.000Z'), report('2027-05-02T10:00:00.000Z')]
    expect(await handler(sqsEvent(...reports, ...reports))).toEqual({ batchItemFailures: [] })
    await handler(sqsEvent(...reports))
    const { data, meta } = await listAuditEntries(ctx, {
      params: { account_id },
      query: { page: 1, per_page: 1 },
    })
    expect(data).toMatchObject([{ at: '2027-05-02T10:00:00.000Z', actor_name: 'Olive Owner' }])
    expect(meta.total).toBe(2)
  })

  it('refuses a report of an unknown action', async () => {
    const { ctx } = await mintOwner()
    const known = toSend(actionTaken, {
      account_id: accountOf(ctx),
      at: '2027-05-01T10:00:00.000Z',
      action: 'user.joined',
      actor_kind: 'SYSTEM',
      actor_id: null,
      subject_id: '',
      details: {},
    })
    const strange = { ...known, payload: { ...known.payload, action: 'user.forgotten' as 'user.joined' } }
    expect(await handler(sqsEvent(strange))).toEqual({ batchItemFailures: [{ itemIdentifier: '0' }] })
  })
})

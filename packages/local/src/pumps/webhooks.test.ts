import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { mintWebhook } from '@foyer/core/testing/mint-webhook'
import { answerWith, startReceiver } from '@foyer/core/testing/webhook-receiver'
import { afterAll, expect, it, vi } from 'vitest'
import { loadLambdaFunctions } from '../lambda-functions.ts'
import { standIns } from '../stand-ins/own-stand-ins.ts'
import { startPumps } from './start-pumps.ts'

const functions = await loadLambdaFunctions()
const pumps = startPumps({ standIns, functions, directory: null })
afterAll(() => pumps.stop())

it('a webhook that hangs delays no other: one gets all its messages while another one’s first is not answered', async () => {
  const [hanging, quick] = await Promise.all([startReceiver(), startReceiver()])
  const held: (() => void)[] = []
  hanging.answers((received, answer) => void held.push(() => answerWith(200)(received, answer)))
  const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }])
  await mintWebhook(ctx, { url: hanging.url })
  await mintWebhook(ctx, { url: quick.url })
  const { updateEvent } = await import('@foyer/core/event/update-event')
  for (let step = 1; step <= 5; step += 1) {
    await updateEvent(ctx, { params: { event_id: event.id }, body: { title: `Night ${step}` } })
    pumps.wake()
    await vi.waitFor(() => expect(quick.received.length).toBeGreaterThanOrEqual(step), 60_000)
    expect(held.length).toBeLessThanOrEqual(4)
  }
  expect(held.length).toBeGreaterThan(0)
  for (const answer of held) answer()
  hanging.answers(answerWith(200))
  // It began to hear earlier, so it may have been told more.
  const toldToQuick = quick.messageIds()
  await vi.waitFor(() => expect(hanging.messageIds()).toEqual(expect.arrayContaining(toldToQuick)), 60_000)
  await Promise.all([hanging.stop(), quick.stop()])
})

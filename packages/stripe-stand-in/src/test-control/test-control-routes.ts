import type { Hono } from 'hono'
import type { Deliverer } from '../event/deliverer.ts'
import type { StandIn } from '../stand-in.ts'
import { mountDeliveryControls } from './delivery-controls.ts'
import { mountDisputeControls } from './dispute-controls.ts'
import { mountMoneyControls } from './money-controls.ts'
import { mountPayoutControls } from './payout-controls.ts'
import { type Clock, mountWeatherControls } from './weather-controls.ts'

/** What the controls change besides what the stand-in stores. */
export interface Controlled {
  deliverer: Deliverer
  clock: Clock
}

/**
 * What tests may do that Stripe's API cannot; JSON in, JSON out, no key. Bodies and fields are optional
 * unless said otherwise.
 *
 * - GET  /test/deliveries                      all deliveries, oldest first: event, type, status, attempts, last_status
 * - POST /test/deliveries/hold                 { types? } from now on events (of these types) wait
 * - POST /test/deliveries/release              { order?: created | reversed | shuffled } stops holding, sends what waits
 *                                              one by one in that order, answers when all were sent once
 * - POST /test/deliveries/drop                 { types? } what waits now is never sent
 * - POST /test/deliveries/duplicate            { event (required), times?: 1, at_once?: false } sends an event again
 * - POST /test/events                          { type (required), object?, account?, api_version? } any event, as an endpoint of
 *                                              any API version would get it
 * - POST /test/idempotency/forget             { account (required) } a day goes by: the account's keys are forgotten
 * - POST /test/payment_intents/:id/settle      { outcome: succeeded | failed (required) } ends a `processing` payment
 * - POST /test/payment_intents/:id/refund      { amount? } a refund made in the dashboard
 * - POST /test/refunds/:id/settle              { outcome: succeeded | failed (required) } ends a refund, or fails it late
 * - POST /test/payment_intents/:id/dispute     { amount?, reason?, inquiry?: false } the payer's bank takes the money back, or asks
 * - POST /test/disputes/:id/close              { outcome: won | lost | under_review } the bank decides, or looks at an answer
 * - POST /test/accounts/:id/payouts           { currency?: eur, amount?, automatic?: true } pays out the balance, or an amount by hand
 * - POST /test/payouts/:id/fail                the bank refuses a payout
 * - POST /test/accounts/:id/bookings           { late } whether charges get their balance transactions later; false: now
 * - POST /test/clock                          { advance_seconds } the stand-in's clock goes on: keys are forgotten, deliveries fall due
 * - POST /test/traffic                        { requests_per_second?, post_milliseconds? } how many requests it takes, how long one takes
 * - POST /test/accounts/:id/onboard            finishes onboarding as the page does
 * - POST /test/accounts/:id/restrict           { due?: string[] } takes charges away again
 * - POST /test/accounts/:id/deauthorize        the owner disconnects the platform
 */
export function mountTestControlRoutes(app: Hono, standIn: StandIn, { deliverer, clock }: Controlled): void {
  mountDeliveryControls(app, standIn, deliverer)
  mountMoneyControls(app, standIn)
  mountDisputeControls(app, standIn)
  mountPayoutControls(app, standIn)
  mountWeatherControls(app, standIn, clock)
}

import type { Queue } from '@foyer/contracts/message'
import type { GrantedFunction } from '../../../stacks/grant/function-grants.ts'
import { functionLimits } from '../../../stacks/limit/function-limits.ts'
import type { HttpFunction } from './gateway/http-api.ts'
import type { LambdaHandler } from './lambda-function.ts'
import type { QueueFunction } from './pumps/queue-pump.ts'
import type { ScheduledFunction } from './pumps/schedule-pump.ts'
import type { StreamFunction } from './pumps/stream-pump.ts'
import type { CalledFunction } from './stand-ins/start-lambda.ts'

export type LambdaFunctions = {
  api: HttpFunction
  door: HttpFunction
  stripeWebhook: HttpFunction
  wallet: HttpFunction
  page: HttpFunction
  relay: StreamFunction
  consumers: Record<Queue, QueueFunction>
  /** The function that others call without waiting. */
  webhookSender: CalledFunction
  /** The function that the clock calls. */
  reconcilePayments: ScheduledFunction
}

/**
 * The product's own Lambda entry points. Imported only when called, since configuration is read from the environment
 * when they are first used: set the stand-ins' environment before.
 */
export async function loadLambdaFunctions(): Promise<LambdaFunctions> {
  const [
    api,
    webhook,
    wallet,
    page,
    relay,
    email,
    emailFeedback,
    expiry,
    payment,
    attendee,
    statistics,
    audit,
    image,
    file,
    importing,
    eventMessage,
    walletNews,
    availability,
    changeLog,
    snapshot,
    webhookNews,
    webhookSender,
  ] = await Promise.all([
    import('@foyer/functions/api'),
    import('@foyer/functions/stripe-webhook'),
    import('@foyer/functions/wallet'),
    import('@foyer/functions/page'),
    import('@foyer/functions/relay'),
    import('@foyer/functions/email/email-consumer'),
    import('@foyer/functions/email/email-feedback-consumer'),
    import('@foyer/functions/order/order-expiry-consumer'),
    import('@foyer/functions/payment/payment-consumer'),
    import('@foyer/functions/attendee/attendee-consumer'),
    import('@foyer/functions/statistics/statistics-consumer'),
    import('@foyer/functions/audit/audit-consumer'),
    import('@foyer/functions/image/image-consumer'),
    import('@foyer/functions/export/export-consumer'),
    import('@foyer/functions/import/import-consumer'),
    import('@foyer/functions/event-message/event-message-consumer'),
    import('@foyer/functions/wallet/wallet-consumer'),
    import('@foyer/functions/availability/availability-consumer'),
    import('@foyer/functions/change-log/change-log-consumer'),
    import('@foyer/functions/change-log/snapshot-consumer'),
    import('@foyer/functions/webhook/webhook-consumer'),
    import('@foyer/functions/webhook/webhook-sender'),
  ])
  const { handler: reconcile } = await import('@foyer/functions/payment/reconcile-payments')
  const { asFunction, inRole } = await import('@foyer/functions/testing/as-function')
  /** As AWS runs it: only with the role's rights, and no longer than the function may take. */
  const lambda = <Event, Result>(name: GrantedFunction, handler: LambdaHandler<Event, Result>) => ({
    name,
    timeoutSeconds: functionLimits[name].timeoutSeconds,
    handler: inRole(name, handler),
    poll: async <Answer>(ask: () => Promise<Answer>) => (await asFunction(name, ask)).result,
  })
  // Hono's handlers take several kinds of events, which their types cannot express together.
  const http = (name: GrantedFunction, { handler }: { handler: unknown }): HttpFunction =>
    lambda(name, handler as HttpFunction['handler'])
  const consumer = (name: Queue, { handler }: { handler: QueueFunction['handler'] }): QueueFunction =>
    lambda(`${name}-consumer`, handler)
  return {
    api: http('api', api),
    door: http('door', api),
    stripeWebhook: http('stripe-webhook', webhook),
    wallet: http('wallet', wallet),
    page: http('page', page),
    relay: lambda('relay', relay.handler),
    webhookSender: lambda('webhook-sender', webhookSender.handler) as CalledFunction,
    reconcilePayments: lambda('reconcile-payments', reconcile),
    consumers: {
      email: consumer('email', email),
      'email-feedback': consumer('email-feedback', emailFeedback),
      'order-expiry': consumer('order-expiry', expiry),
      payment: consumer('payment', payment),
      attendee: consumer('attendee', attendee),
      statistics: consumer('statistics', statistics),
      audit: consumer('audit', audit),
      image: consumer('image', image),
      export: consumer('export', file),
      import: consumer('import', importing),
      'event-message': consumer('event-message', eventMessage),
      wallet: consumer('wallet', walletNews),
      availability: consumer('availability', availability),
      'change-log': consumer('change-log', changeLog),
      snapshot: consumer('snapshot', snapshot),
      webhook: consumer('webhook', webhookNews),
    },
  }
}

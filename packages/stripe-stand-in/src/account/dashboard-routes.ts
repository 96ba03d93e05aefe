import type { Context, Hono } from 'hono'
import type { Stripe } from 'stripe'
import { ApiError } from '../api/api-error.ts'
import { pageHeaders } from '../page-html.ts'
import { refundCharge } from '../refund/create-refund.ts'
import { PLATFORM_ACCOUNT, type StandIn } from '../stand-in.ts'
import { dashboardPage } from './dashboard-page.ts'
import { deauthorizeAccount } from './onboard-account.ts'

const headers = pageHeaders('alone')

/**
 * A connected account's dashboard: behind a login link for Express accounts, at a fixed address for those with
 * Stripe's full dashboard, where Stripe would ask for a password and the stand-in does not.
 */
export function mountDashboardRoutes(app: Hono, standIn: StandIn): void {
  mountDashboard(app, '/connect/dashboard/:token', standIn, (token) => {
    const visit = standIn.store.get('visit_token', PLATFORM_ACCOUNT, token)
    return visit?.purpose === 'dashboard' ? visit.account : undefined
  })
  mountDashboard(app, '/dashboard/account/:id', standIn, (id) => id)
}

type FindAccountId = (segment: string) => string | undefined

function mountDashboard(app: Hono, path: string, standIn: StandIn, find: FindAccountId): void {
  const accountOf = (context: Context) => {
    const id = find(context.req.path.split('/').at(-1) ?? '')
    return id && standIn.store.get('account', PLATFORM_ACCOUNT, id)
  }
  app.get(path, (context) => {
    const account = accountOf(context)
    if (!account) return context.notFound()
    const charges = standIn.store.page('charge', account.id, { limit: 50 })
    return context.html(dashboardPage(account, charges, context.req.query('notice')), 200, headers)
  })
  app.post(path, async (context) => {
    const account = accountOf(context)
    if (!account) return context.notFound()
    const form = await context.req.parseBody()
    if (form.step !== 'disconnect') return refundTheRest(context, standIn, account, String(form.charge))
    standIn.store.transaction(() => deauthorizeAccount(standIn, account))
    return context.text('Disconnected. The platform has been told.', 200, headers)
  })
}

function refundTheRest(context: Context, standIn: StandIn, account: Stripe.Account, chargeId: string) {
  const charge = standIn.store.get('charge', account.id, chargeId)
  if (!charge) return context.notFound()
  const scope = { standIn, account: account.id, request: null }
  try {
    standIn.store.transaction(() => refundCharge(scope, charge, { metadata: {}, refundFee: false }))
    return context.redirect('?notice=Refunded.', 303)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return context.redirect(`?notice=${encodeURIComponent(error.message)}`, 303)
  }
}

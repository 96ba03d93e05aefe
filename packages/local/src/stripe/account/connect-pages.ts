import type { Context, Hono } from 'hono'
import { ApiError } from '../api/api-error.ts'
import { pageHeaders } from '../page-html.ts'
import { refundCharge } from '../refund/create-refund.ts'
import { nowSeconds, PLATFORM_ACCOUNT, type StandIn } from '../stand-in.ts'
import type { VisitToken } from '../store/stored-record.ts'
import { dashboardPage } from './dashboard-page.ts'
import { completeOnboarding, deauthorizeAccount } from './onboard-account.ts'
import { onboardingPage } from './onboarding-page.ts'

const headers = pageHeaders('alone')

/** Stripe's own pages for a connected account: onboarding, and the dashboard behind a login link. */
export function mountConnectPages(app: Hono, standIn: StandIn): void {
  app.get('/connect/onboarding/:token', (context) => {
    const token = firstVisit(standIn, context.req.param('token'), 'onboarding')
    if (!token.valid) return token.refreshUrl ? context.redirect(token.refreshUrl, 303) : context.notFound()
    const account = accountOf(standIn, token.token)
    if (!account) return context.notFound()
    return context.html(onboardingPage(account), 200, headers)
  })
  app.post('/connect/onboarding/:token', async (context) => {
    const token = standIn.store.get('visit_token', PLATFORM_ACCOUNT, context.req.param('token'))
    const account = token && accountOf(standIn, token)
    if (!token || !account) return context.notFound()
    const form = await context.req.parseBody()
    if (form.step === 'submit') standIn.store.transaction(() => completeOnboarding(standIn, account))
    return context.redirect(token.return_url, 303)
  })
  app.get('/connect/dashboard/:token', (context) => {
    const token = standIn.store.get('visit_token', PLATFORM_ACCOUNT, context.req.param('token'))
    const account = token?.purpose === 'dashboard' && accountOf(standIn, token)
    if (!account) return context.notFound()
    const charges = standIn.store.page('charge', account.id, { limit: 50 })
    return context.html(dashboardPage(account, charges, context.req.query('notice')), 200, headers)
  })
  app.post('/connect/dashboard/:token', (context) => changeInDashboard(context, standIn))
}

async function changeInDashboard(context: Context, standIn: StandIn) {
  const token = standIn.store.get('visit_token', PLATFORM_ACCOUNT, context.req.param('token') ?? '')
  const account = token?.purpose === 'dashboard' && accountOf(standIn, token)
  if (!account) return context.notFound()
  const form = await context.req.parseBody()
  if (form.step === 'disconnect') {
    standIn.store.transaction(() => deauthorizeAccount(standIn, account))
    return context.text('Disconnected. The platform has been told.', 200, headers)
  }
  const charge = standIn.store.get('charge', account.id, String(form.charge))
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

function accountOf(standIn: StandIn, token: VisitToken) {
  return standIn.store.get('account', PLATFORM_ACCOUNT, token.account)
}

type FirstVisit = { valid: true; token: VisitToken } | { valid: false; refreshUrl: string | undefined }

/** Account links are good for one visit; later ones lead to the refresh address, as at Stripe. */
function firstVisit(standIn: StandIn, id: string, purpose: VisitToken['purpose']): FirstVisit {
  const token = standIn.store.get('visit_token', PLATFORM_ACCOUNT, id)
  const isGood = token?.purpose === purpose && !token.visited && token.expires_at > nowSeconds()
  if (!token || !isGood) return { valid: false, refreshUrl: token?.refresh_url }
  standIn.store.put('visit_token', PLATFORM_ACCOUNT, { ...token, visited: true })
  return { valid: true, token }
}

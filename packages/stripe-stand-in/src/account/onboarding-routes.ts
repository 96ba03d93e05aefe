import type { Hono } from 'hono'
import { pageHeaders } from '../page-html.ts'
import { nowSeconds, PLATFORM_ACCOUNT, type StandIn } from '../stand-in.ts'
import type { VisitToken } from '../store/stored-record.ts'
import { onboardingPage } from './onboarding-page.ts'
import { saveOnboarding } from './save-onboarding.ts'

const headers = pageHeaders('alone')

/** Stripe's own page on which the owner of a connected account says who they are, behind an account link. */
export function mountOnboardingRoutes(app: Hono, standIn: StandIn): void {
  app.get('/connect/onboarding/:token', (context) => {
    const token = firstVisit(standIn, context.req.param('token'))
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
    standIn.store.transaction(() => saveOnboarding(standIn, account, form))
    return context.redirect(token.return_url, 303)
  })
}

function accountOf(standIn: StandIn, token: VisitToken) {
  return standIn.store.get('account', PLATFORM_ACCOUNT, token.account)
}

type FirstVisit = { valid: true; token: VisitToken } | { valid: false; refreshUrl: string | undefined }

/** Account links are good for one visit; later ones lead to the refresh address, as at Stripe. */
function firstVisit(standIn: StandIn, id: string): FirstVisit {
  const token = standIn.store.get('visit_token', PLATFORM_ACCOUNT, id)
  const isGood = token?.purpose === 'onboarding' && !token.visited && token.expires_at > nowSeconds()
  if (!token || !isGood) return { valid: false, refreshUrl: token?.refresh_url }
  standIn.store.put('visit_token', PLATFORM_ACCOUNT, { ...token, visited: true })
  return { valid: true, token }
}

import type { Hono } from 'hono'
import { pageHeaders } from '../page-html.ts'
import { browserAsset } from './browser-asset.ts'
import { paymentFormPage } from './payment-form-page.ts'

/** The script for the shop's page, the payment form that it frames, and what the stand-in's pages load. */
export function mountBrowserRoutes(app: Hono): void {
  app.get('/stripe.js', async (context) => {
    const { body, type } = await browserAsset('stripe-js.js')
    return context.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
  })
  app.get('/assets/:name', async (context) => {
    const asset = await browserAsset(context.req.param('name')).catch(() => undefined)
    if (!asset) return context.notFound()
    return context.body(asset.body, 200, { 'Content-Type': asset.type, 'Cache-Control': 'no-cache' })
  })
  app.get('/elements/payment', (context) => context.html(paymentFormPage(), 200, pageHeaders('framed')))
}

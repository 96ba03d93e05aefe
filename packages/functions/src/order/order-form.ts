import { linkId } from '@foyer/contracts/id'
import { locale } from '@foyer/contracts/locale'
import {
  formRefusal,
  type OrderFormAnswer,
  type OrderFormBody,
  orderFormBody,
} from '@foyer/contracts/order/order-form'
import { readEventGraph } from '@foyer/core/event-graph/event-graph'
import { formPicks } from '@foyer/core/order/create-order-by-form'
import { eventPageAddress } from '@foyer/core/order/event-page-address'
import type { AppError } from '@foyer/core/verb'
import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { PageForm } from '../http/mount.ts'

/** The hold that this browser has of the event, sent to its form only: the next one replaces it (F22). */
const holdCookie = 'hold'

/**
 * The event page's form as browsers send it without script: the affiliate's code stands in the page's address, which the browser names as
 * the referrer, and the earlier hold in a cookie. A refusal leads back to the page, with what was chosen (docs/decisions/0079).
 */
export const orderForm: PageForm = {
  complete: (c, fields) => {
    const named = locale.safeParse(fields.lang)
    // The checkout that follows is shown in the language that the page's address names, as the page's script has it.
    if (named.success) setCookie(c, 'locale', named.data, { path: '/', sameSite: 'Lax' })
    return {
      ...given('affiliate_code', affiliateIn(c.req.header('referer'))),
      ...given('replaces_order', linkId.safeParse(getCookie(c, holdCookie)).data),
      ...fields,
    }
  },
  answered: (c, answer) => {
    const { order_short_id } = answer as OrderFormAnswer
    if (order_short_id === null) return
    setCookie(c, holdCookie, order_short_id, {
      path: c.req.path,
      httpOnly: true,
      sameSite: 'Lax',
      secure: c.req.header('x-forwarded-proto') === 'https' || new URL(c.req.url).protocol === 'https:',
      maxAge: 7200,
    })
  },
  refusedAddress,
}

async function refusedAddress(
  c: HonoContext,
  fields: Record<string, unknown>,
  { code }: AppError,
): Promise<string> {
  const event_id = c.req.param('event_id') ?? ''
  const graph = await readEventGraph(event_id).catch(() => null)
  const body = readable(fields)
  return eventPageAddress({
    ...body,
    event_id: encodeURIComponent(event_id),
    promo_code: body.shown_promo_code || null,
    affiliate_code: body.affiliate_code,
    picks: graph ? formPicks(body, graph.event.currency) : {},
    refused: formRefusal.catch('server.unexpected').parse(code),
  })
}

/** The form's fields without those that cannot be read. */
function readable(fields: Record<string, unknown>): OrderFormBody {
  const { shape } = orderFormBody
  const lines = Object.entries((fields.lines ?? {}) as Record<string, unknown>).filter(
    ([price_id, line]) => shape.lines.safeParse({ [price_id]: line }).success,
  )
  const given = { ...fields, lines: Object.fromEntries(lines) }
  const kept = Object.entries(given).filter(
    ([name, value]) => name in shape && shape[name as keyof typeof shape].safeParse(value).success,
  )
  return orderFormBody.parse(Object.fromEntries(kept))
}

/** As `followed-affiliate.ts` reads it in the browser. */
function affiliateIn(referrer: string | undefined): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined
  return new URL(referrer).searchParams.get('aff')?.trim().slice(0, 100) || undefined
}

function given(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value }
}

import { words } from 'virtual:buyer-words'
import { languageTag } from '@foyer/contracts/language-tag'
import { loadZoneCities } from '@foyer/contracts/zone-city/load-zone-cities'
import { zoneCityRow } from '@foyer/contracts/zone-words'
import { setupI18n } from '@lingui/core'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { PageFrame } from '../components/layout/page-frame.tsx'
import { DrawnBody } from '../event-page/drawn-body.tsx'
import { checkoutPlace } from '../features/checkout/checkout-place.ts'
import { createQueryClient } from '../lib/api/query-client.ts'
import { stageQuery } from '../lib/api/stage.ts'
import { homepageLook } from '../lib/look/homepage-look.ts'
import { lookProps } from '../lib/look/look-props.ts'
import { typefaceLook } from '../lib/look/typefaces.ts'
import { type CheckoutStep, checkoutSteps, paths } from '../paths.ts'
import { BuyerPageHead } from './buyer-page-head.tsx'
import { type BuyerPageState, designOf, stateElementId } from './buyer-page-state.ts'
import { loadBuyerPage } from './buyer-pages.ts'
import { fillCache } from './fill-cache.ts'

/**
 * Draws a page behind a buyer's link as a whole HTML document, which the browser's script then takes over. Answers with the
 * step's address instead if the order's state asks for another step of the checkout.
 */
export async function renderBuyerPage(
  given: BuyerPageState,
): Promise<{ html: string } | { location: string }> {
  const location = otherStep(given)
  if (location !== null) return { location }
  const { locale } = given
  const [Page, { messages }] = await Promise.all([
    loadBuyerPage(given.page),
    words[locale](),
    loadZoneCities(locale),
  ])
  const event = (given.order ?? given.ticket)?.event
  const state = { ...given, zoneCity: event ? zoneCityRow(event.timezone, locale) : '' }
  const i18n = setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: messages } })
  const client = createQueryClient(() => {})
  client.setQueryData(stageQuery().queryKey, state.stage)
  fillCache(client, state)
  const body = renderToString(
    <PageFrame i18n={i18n} client={client}>
      <Page eventId={state.eventId} shortId={state.shortId} />
    </PageFrame>,
  )
  client.clear()
  const html = renderToStaticMarkup(
    <html lang={languageTag(locale)} {...lookOf(state)}>
      <BuyerPageHead state={state} />
      <DrawnBody markup={body} state={state} stateElementId={stateElementId} />
    </html>,
  )
  return { html: `<!doctype html>${html}` }
}

function otherStep({ page, order, eventId, shortId }: BuyerPageState): string | null {
  const step = checkoutSteps.find((known: CheckoutStep) => known === page)
  if (!step || order?.event_id !== eventId) return null
  const place = checkoutPlace(order, step)
  return place === step || place === 'ended' ? null : paths.checkout(eventId, shortId, place)
}

/** An event's font and colors, for the whole checkout. It has one background, that of the content. */
function lookOf(state: BuyerPageState) {
  const design = designOf(state)
  if (!design) return {}
  const look = homepageLook(design).page
  const ground = look['--background']
  return lookProps({ ...look, ...(ground && { '--backdrop': ground }), ...typefaceLook(design.font) })
}

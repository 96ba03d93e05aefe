import { buyerAssets } from 'virtual:page-assets'
import { PageBasics } from '../event-page/page-basics.tsx'
import { type BuyerPageState, designOf } from './buyer-page-state.ts'

/** The title, and the page's files, which are loaded at once. Rendered only on the server. */
export function BuyerPageHead({ state }: { state: BuyerPageState }) {
  const { order, ticket, locale, page } = state
  const title = (order ?? ticket)?.event.title
  const words = buyerAssets.words[locale]
  const parts = [...buyerAssets.preloads, ...(buyerAssets.pages[page] ?? []), ...(words ? [words] : [])]
  return (
    <head>
      <PageBasics files={buyerAssets} font={designOf(state)?.font} />
      <script type="module" src={buyerAssets.script} />
      {parts.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <title>{title ? `${title} · Foyer` : 'Foyer'}</title>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
    </head>
  )
}

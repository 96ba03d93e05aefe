import { assets, buyerAssets } from 'virtual:page-assets'

/** What the page function imports, built into one self-contained file, `dist/server/render-pages.js`. */
export { renderBuyerPage } from './buyer-page/render-buyer-page.tsx'
export { renderEventPage } from './event-page/render-event-page.tsx'
export { renderOrganizerPage } from './organizer-page/render-organizer-page.tsx'

/** The hashes of the inline stylesheets for the content security policy. Empty outside a build. */
export const styleHash: string = assets.cssHash
export const buyerStyleHash: string = buyerAssets.cssHash

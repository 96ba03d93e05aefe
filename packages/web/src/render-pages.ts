import { assets } from 'virtual:event-page-assets'

/** What the page function imports: built into one self-contained file, `dist/server/render-pages.js`. */
export { renderEventPage } from './event-page/render-event-page.tsx'
export { renderOrganizerPage } from './organizer-page/render-organizer-page.tsx'

/** What the content security policy of these pages names for the stylesheet that stands in them; empty outside a build. */
export const styleHash: string = assets.cssHash

import { assets } from 'virtual:event-page-assets'

/** What the page function imports, built into one self-contained file, `dist/server/render-pages.js`. */
export { renderEventPage } from './event-page/render-event-page.tsx'
export { renderOrganizerPage } from './organizer-page/render-organizer-page.tsx'

/** The hash of the inline stylesheet for the content security policy. Empty outside a build. */
export const styleHash: string = assets.cssHash

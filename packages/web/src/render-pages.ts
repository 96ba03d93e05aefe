/** What the page function imports: built into one self-contained file, `dist/server/render-pages.js`. */
export { renderEventPage } from './event-page/render-event-page.tsx'
export { renderOrganizerPage } from './organizer-page/render-organizer-page.tsx'

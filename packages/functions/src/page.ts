import { renderEventPage } from '@foyer/web/render-event-page'
import { handle } from 'hono/aws-lambda'
import { buildPageApp } from './page/build-page-app.ts'

export const handler = handle(buildPageApp(renderEventPage))

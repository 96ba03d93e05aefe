import * as renderers from '@foyer/web/render-pages'
import { handle } from 'hono/aws-lambda'
import { buildPageApp } from './page/build-page-app.ts'

export const handler = handle(buildPageApp(renderers))

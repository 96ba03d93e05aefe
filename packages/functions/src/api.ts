import './parameters.ts'
import { handle } from 'hono/aws-lambda'
import { buildApp } from './http/build-app.ts'
import { publicRoutes } from './public-routes.ts'

const answerPublic = handle(buildApp(publicRoutes))

/**
 * Every call of the API except the webhook, which has its own function. What organizers call is read with their first call, so that no
 * buyer and no door waits for it (docs/decisions/0154).
 */
export const handler: typeof answerPublic = async (event, context) => {
  const isPublic = 'rawPath' in event && event.rawPath.startsWith('/api/public/')
  const answer = isPublic ? answerPublic : (await import('./management.ts')).handler
  return answer(event, context)
}

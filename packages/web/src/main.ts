import './styles/app.css'
import { isAtFrontDoor } from './sign-in-page/is-at-front-door.ts'
import { untilWordsArePainted } from './sign-in-page/until-words-are-painted.ts'

// Somebody who signs in loads that page alone: the app is three times as large, and a slow phone runs it for seconds.
if (isAtFrontDoor()) {
  await untilWordsArePainted()
  await import('./sign-in-page/start-sign-in.tsx')
} else await import('./start-app.tsx')

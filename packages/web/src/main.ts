import './styles/app.css'
import { isAtFrontDoor } from './sign-in-page/is-at-front-door.ts'

// Somebody who signs in loads that page alone: the app is three times as large, and a slow phone runs it for seconds.
await (isAtFrontDoor() ? import('./sign-in-page/start-sign-in.tsx') : import('./start-app.tsx'))

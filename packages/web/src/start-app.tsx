import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from './app.tsx'
import { reloadOnceForNewRelease } from './lib/api/new-release.ts'
import { appWords } from './lib/words/app-words.ts'
import { detectLocale } from './lib/words/detect-locale.ts'
import { activateLocale, takeWordsFrom } from './lib/words/locale.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root.')

reloadOnceForNewRelease()
takeWordsFrom(appWords)
const { app } = createApp()
await activateLocale(detectLocale())

createRoot(container).render(<StrictMode>{app}</StrictMode>)

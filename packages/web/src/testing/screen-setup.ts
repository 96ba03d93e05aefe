import { configure } from '@testing-library/dom'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { forgetUnsavedForms } from '../lib/form/unsaved-forms.ts'
import { appWords } from '../lib/words/app-words.ts'
import { activateLocale, takeWordsFrom } from '../lib/words/locale.ts'
import { forgetAnswers, server, unlessFault } from './answers.ts'
import { desk } from './browser.ts'
import { closeScreen } from './open-screen.ts'

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

configure({
  // The first test of a page reads its files, which takes a busy machine its time.
  asyncUtilTimeout: 120_000,
  // The texts of a screen say more than its elements.
  getElementError: (message, { textContent }) => new Error(`${message} The screen says: ${textContent}`),
  // What React does after a screen has changed is done before the test goes on.
  asyncWrapper: async (act) => {
    const result = await unlessFault(act())
    await soon()
    return result
  },
})
takeWordsFrom(appWords)

beforeAll(async () => {
  await activateLocale('en')
  server.listen({ onUnhandledFrame: 'error' })
})

afterEach(async () => {
  closeScreen()
  window.resizeTo(desk.width, desk.height)
  toast.dismiss()
  forgetUnsavedForms()
  localStorage.clear()
  sessionStorage.clear()
  // Files that share a process share its cookies: a language that one chooses would be the next one's.
  await cookieStore.delete('locale')
  await activateLocale('en')
  await unlessFault(soon()).finally(forgetAnswers)
})

afterAll(() => server.close())

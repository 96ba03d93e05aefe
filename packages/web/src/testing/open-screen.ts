import { type UserEvent, userEvent } from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { createApp } from '../app.tsx'
import { storeToken } from '../lib/session/session.ts'
import { sampleId } from './sample.ts'

/** The address of a screen of the event that every sample is of. */
export const eventScreen = (screen: string) => `/manage/event/${sampleId('event')}/${screen}`

/** Opens the app at an address for a person who is signed in, and returns their mouse and keyboard. */
export function openScreen(address: string): UserEvent {
  const claims = { sub: sampleId('user'), account_id: sampleId('account') }
  storeToken(`e30.${btoa(JSON.stringify(claims))}.`)
  return openAsVisitor(address)
}

let close = (): void => {}

/** The same for a person who is not. */
export function openAsVisitor(address: string): UserEvent {
  closeScreen()
  window.history.pushState(null, '', address)
  const { app, queryClient, router } = createApp()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(app)
  close = () => {
    root.unmount()
    container.remove()
    router.dispose()
    queryClient.clear()
  }
  return userEvent.setup()
}

/** Opening the next one does so, and the end of the test. */
export function closeScreen(): void {
  close()
  close = () => {}
}

/** Presses Tab until the element has the focus, as a person without a mouse would. */
export async function tabTo(user: UserEvent, find: () => HTMLElement): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await user.tab()
    if (document.activeElement === find()) return
  }
  throw new Error(`Tab never reaches ${find().textContent}.`)
}

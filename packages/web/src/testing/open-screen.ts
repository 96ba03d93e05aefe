import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from '../app.tsx'
import { PageFrame } from '../components/layout/page-frame.tsx'
import { createQueryClient } from '../lib/api/query-client.ts'
import { storeToken } from '../lib/session/session.ts'
import { showFailure } from '../lib/words/show-failure.ts'
import { sampleId } from './sample.ts'

/** The address of a screen of the event that every sample is of. */
export const eventScreen = (screen: string) => `/manage/event/${sampleId('event')}/${screen}`

/** Opens the app at an address for a person who is signed in, and returns their mouse and keyboard. */
export function openScreen(address: string): UserEvent {
  const claims = { sub: sampleId('user'), account_id: sampleId('account') }
  storeToken(`e30.${btoa(JSON.stringify(claims))}.`)
  return openAsVisitor(address)
}

/** The same for a person who is not. */
export function openAsVisitor(address: string): UserEvent {
  return show(address, () => {
    const { app, queryClient, router } = createApp()
    return { page: app, queryClient, leave: () => router.dispose() }
  })
}

/** Opens a page outside the app, which needs no login: a buyer's, or the one to sign in. */
export function openPage(address: string, page: ReactNode): UserEvent {
  return show(address, () => {
    const client = createQueryClient((error, failure) => showFailure(i18n, error, failure))
    return { page: PageFrame({ i18n, client, children: page }), queryClient: client }
  })
}

let close = (): void => {}

interface Shown {
  page: ReactNode
  queryClient: QueryClient
  leave?: () => void
}

function show(address: string, create: () => Shown): UserEvent {
  closeScreen()
  window.history.pushState(null, '', address)
  const { page, queryClient, leave } = create()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(page)
  close = () => {
    root.unmount()
    container.remove()
    leave?.()
    queryClient.clear()
  }
  // While a dialog closes, the page takes no pointer for a moment, which a person waits for. Roles tell what a dialog covers.
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
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

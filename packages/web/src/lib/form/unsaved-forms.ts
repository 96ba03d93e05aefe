import { safely } from '../browser/safely.ts'
import { readToken } from '../session/session.ts'
import { tokenClaim } from '../session/token-claim.ts'

/** A form with changes that are not saved: leaving it asks first, and the end of the session keeps them. */
export interface UnsavedForm {
  /** The names of its values: they tell apart the forms of one address. */
  name: string
  /** On its way to the server: it may be left without a question. */
  isBeingSent: boolean
  /** By the names of its values. */
  readChanges: () => Changes
}

type Changes = Record<string, unknown>

interface Draft {
  /** Another person who signs in here does not see it. */
  userId: string
  address: string
  name: string
  changes: Changes
}

const draftsKey = 'unsaved_changes'
const unsaved = new Map<UnsavedForm, string>()

/** Counts the form among the unsaved ones until the answer is called. */
export function watchUnsaved(form: UnsavedForm): () => void {
  unsaved.set(form, signedInUserId() ?? '')
  return () => void unsaved.delete(form)
}

/** Whether leaving would lose something that was not asked about. */
export function hasUnsavedForms(): boolean {
  return [...unsaved.keys()].some(({ isBeingSent }) => !isBeingSent)
}

/** Gives the changes up: nothing asks about them anymore. */
export function forgetUnsavedForms(): void {
  unsaved.clear()
}

/** Before the page is left for login: what was typed waits in this tab for the same person to come back. */
export function keepUnsavedForms(): void {
  const address = presentAddress()
  const drafts = [...unsaved].map(([{ name, readChanges }, userId]) => ({
    ...{ userId, address, name },
    changes: readChanges(),
  }))
  unsaved.clear()
  if (drafts.length > 0) storeDrafts([...readDrafts(), ...drafts])
}

/** For a form that was left while it was being sent, and then refused. */
export function keepChanges(address: string, name: string, changes: Changes): void {
  const userId = signedInUserId()
  if (userId) storeDrafts([...readDrafts(), { userId, address, name, changes }])
}

/** What was kept of the form with that name at the present address; the answer comes once. */
export function takeChanges(name: string): Changes | null {
  const address = presentAddress()
  const isOfForm = (draft: Draft) => draft.address === address && draft.name === name
  const drafts = readDrafts()
  const draft = drafts.findLast(isOfForm)
  if (!draft) return null
  storeDrafts(drafts.filter((other) => !isOfForm(other)))
  return draft.userId === signedInUserId() ? draft.changes : null
}

export function presentAddress(): string {
  return window.location.pathname + window.location.search
}

function signedInUserId(): string | null {
  return tokenClaim(readToken() ?? '', 'sub')
}

function readDrafts(): Draft[] {
  return safely(() => JSON.parse(sessionStorage.getItem(draftsKey) ?? '[]') as Draft[]) ?? []
}

function storeDrafts(drafts: Draft[]): void {
  safely(() =>
    drafts.length > 0
      ? sessionStorage.setItem(draftsKey, JSON.stringify(drafts))
      : sessionStorage.removeItem(draftsKey),
  )
}

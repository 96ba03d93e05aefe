import { safely } from '../browser/safely.ts'
import { readToken } from '../session/session.ts'
import { tokenClaim } from '../session/token-claim.ts'

/** A form with unsaved changes. Leaving it asks first, and the changes are kept when the session ends. */
export interface UnsavedForm {
  /** The names of its values, to tell apart the forms at one address. */
  name: string
  /** True while the form is being sent. It may then be left without a question. */
  isBeingSent: boolean
  /** Reads the changes by the names of their values. */
  readChanges: () => Changes
}

type Changes = Record<string, unknown>

interface Draft {
  /** The user who made the changes. Another user who signs in here does not see them. */
  userId: string
  address: string
  name: string
  changes: Changes
}

const draftsKey = 'unsaved_changes'
const unsaved = new Map<UnsavedForm, string>()

/** Counts the form as unsaved until the returned function is called. */
export function watchUnsaved(form: UnsavedForm): () => void {
  unsaved.set(form, signedInUserId() ?? '')
  return () => void unsaved.delete(form)
}

/** Whether leaving without a question would lose changes. */
export function hasUnsavedForms(): boolean {
  return [...unsaved.keys()].some(({ isBeingSent }) => !isBeingSent)
}

/** Discards the changes, so that nothing asks about them. */
export function forgetUnsavedForms(): void {
  unsaved.clear()
}

/** Keeps typed changes in this tab before the page goes to sign-in, until the same person comes back. */
export function keepUnsavedForms(): void {
  const address = presentAddress()
  const drafts = [...unsaved].map(([{ name, readChanges }, userId]) => ({
    ...{ userId, address, name },
    changes: readChanges(),
  }))
  unsaved.clear()
  if (drafts.length > 0) storeDrafts([...readDrafts(), ...drafts])
}

/** Keeps the changes of a form that was left while it was being sent, and was then refused. */
export function keepChanges(address: string, name: string, changes: Changes): void {
  const userId = signedInUserId()
  if (userId) storeDrafts([...readDrafts(), { userId, address, name, changes }])
}

/** Returns the kept changes of the form with this name at the current address, and forgets them. */
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

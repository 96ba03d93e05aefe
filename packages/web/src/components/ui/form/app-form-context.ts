import { createContext, type RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What a form shares with its fields, buttons and guards. */
export interface SharedForm<Input extends FieldValues = FieldValues> {
  methods: UseFormReturn<Input, unknown, FieldValues>
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  /** Loads what checks the form, if that comes late. */
  prepare: () => void
  /** Names of the fields on screen. Errors of other fields go to the banner. */
  fieldNames: Set<string>
  /** Gets a failure that the form cannot show because it was left meanwhile (`useLeaveGuard`). */
  afterLeaving: RefObject<((error: unknown) => void) | null>
}

/** Set by `AppForm`. A field needs it. */
export const AppFormContext = createContext<SharedForm>(null as unknown as SharedForm)

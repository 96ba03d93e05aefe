import { createContext, type RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What a form shares with its fields, buttons and guards. */
export interface SharedForm<Input extends FieldValues = FieldValues> {
  methods: UseFormReturn<Input, unknown, FieldValues>
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  /** Names of the fields on screen: errors of other fields go to the banner. */
  fieldNames: Set<string>
  /** Takes a failure that the form cannot show, for it was left meanwhile (`useLeaveGuard`). */
  afterLeaving: RefObject<((error: unknown) => void) | null>
}

/** Set by `AppForm`; without it a field has nowhere to belong. */
export const AppFormContext = createContext<SharedForm>(null as unknown as SharedForm)

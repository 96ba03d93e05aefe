import { createContext } from 'react'
import type { AppForm } from './use-app-form.tsx'

/** Set by `AppForm`; without it a field has nowhere to belong. */
export const AppFormContext = createContext<AppForm>(null as unknown as AppForm)

import type { eventSettings } from '@foyer/contracts/event/event-settings'
import type * as z from 'zod'
import { FormField } from '../../components/ui/form/form-field.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'

/** A field of an event's settings, in any form that has it: one event's, or the defaults of new ones. */
export const SettingsField = FormField as AppForm<z.input<typeof eventSettings>>['Field']

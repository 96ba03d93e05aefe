import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import type { NewEventInput } from '../../lib/form/new-event.ts'
import { instantToWall, wallToInstant } from '../../lib/format/zoned-time.ts'

/** Gives the event another time zone. The hours on the clock stay as they were typed: 7 pm in Berlin becomes 7 pm in Lisbon. */
export function moveToZone({ methods }: AppForm<NewEventInput>, zone: string): void {
  const before = methods.getValues('timezone') ?? 'UTC'
  for (const name of ['start_date', 'end_date'] as const) {
    const instant = methods.getValues(name)
    const moved = instant && wallToInstant(instantToWall(instant, before), zone)?.instant
    if (moved) methods.setValue(name, moved, { shouldDirty: true })
  }
  methods.setValue('timezone', zone, { shouldDirty: true })
}

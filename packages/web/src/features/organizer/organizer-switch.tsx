import type { Organizer } from '@foyer/contracts/organizer/organizer'
import { useLingui } from '@lingui/react/macro'
import { useNavigate, useParams } from 'react-router-dom'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { type EventsState, paths } from '../../paths.ts'

interface OrganizerSwitchProps {
  organizers: readonly Organizer[]
  /** The chosen organizer. Without one, the list has all events. */
  current?: string
}

/** Chooses the organizer of the listed events, and keeps the tab. Renders nothing when there is only one organizer. */
export function OrganizerSwitch({ organizers, current = '' }: OrganizerSwitchProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { eventsState } = useParams()
  if (organizers.length < 2) return null
  const state = eventsState as EventsState | undefined
  return (
    <NativeSelect
      aria-label={t`Organizer`}
      className="max-w-full min-w-40 sm:w-60"
      value={current}
      onChange={({ target }) =>
        void navigate(target.value ? paths.organizerEvents(target.value, state) : paths.events(state))
      }
    >
      <option value="">{t`All organizers`}</option>
      {organizers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}

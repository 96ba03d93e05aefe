import type { Account } from '@foyer/contracts/account/account'
import type { Organizer } from '@foyer/contracts/organizer/organizer'
import type { User } from '@foyer/contracts/user/user'
import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { EditBesidePreview } from '../../components/foyer/edit-beside-preview.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { NewEventForm } from '../../features/event/new-event-form.tsx'
import { CoverChoice } from '../../features/image/cover-choice.tsx'
import { ImageField } from '../../features/image/image-field.tsx'
import { FirstTicketFields } from '../../features/ticket/first-ticket-fields.tsx'
import type { NewEventInput } from '../../lib/form/new-event.ts'
import { useFileAddress } from '../../lib/image/use-file-address.ts'
import { useCreateWholeEvent } from './use-create-whole-event.ts'

const NewEventPreview = lazy(async () => ({
  default: (await import('../../features/event/new-event-preview.tsx')).NewEventPreview,
}))

interface NewEventProps {
  me: User
  account: Account
  organizers: readonly Organizer[]
  /** Whether it is a test event. */
  isTest?: boolean
  /** The initial organizer. */
  organizerId?: string | undefined
  /** Below the button that creates the event. */
  children?: ReactNode
}

/** The screen that creates an event, beside the page as it will be. The first event of an account also creates its organizer. */
export function NewEvent(props: NewEventProps) {
  const { me, account, organizers: current, isTest = false, organizerId, children } = props
  const { t } = useLingui()
  // As they were on arrival: after a failure the form stays the same, although its organizer exists by then.
  const [organizers] = useState(current)
  const [cover, setCover] = useState<File | null>(null)
  const coverAddress = useFileAddress(cover)
  const create = useCreateWholeEvent({ cover, isTest })
  const organizer = organizers.find(({ id }) => id === organizerId) ?? organizers[0]
  const defaults = organizer
    ? { organizer_id: organizer.id, timezone: organizer.timezone, currency: organizer.currency }
    : {
        organizer_id: '' as NewEventInput['organizer_id'],
        timezone: me.timezone,
        currency: account.currency,
        organizer: { name: account.name, email: me.email },
      }
  const nameOf = (typed: Partial<NewEventInput>) =>
    typed.organizer?.name ?? organizers.find(({ id }) => id === typed.organizer_id)?.name ?? account.name
  return (
    <NewEventForm
      organizers={organizers}
      defaults={defaults}
      isFirst={organizers.every(({ event_count }) => event_count === 0)}
      findsPlaces={me.finds_places}
      ticket={(form) => <FirstTicketFields form={form} />}
      cover={
        <ImageField label={t`Cover image`}>
          <CoverChoice shown={coverAddress} onChoose={setCover} />
        </ImageField>
      }
      layout={(form, typed) => (
        <EditBesidePreview
          label={t`Create event`}
          editLabel={t`Details`}
          edit={<div className="pt-4 lg:pt-0">{form}</div>}
          preview={<Preview typed={typed} organizerName={nameOf(typed)} cover={coverAddress} />}
          className="lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)]"
        />
      )}
      onSubmit={create}
    >
      {children}
    </NewEventForm>
  )
}

interface PreviewProps {
  typed: Partial<NewEventInput>
  organizerName: string
  cover: string | null
}

function Preview({ typed, ...props }: PreviewProps) {
  const settled = useDeferredValue(typed)
  return (
    <div className="pt-4 lg:sticky lg:top-4 lg:pt-0">
      <Suspense fallback={<Skeleton className="mx-auto h-195 max-w-98 rounded-lg" />}>
        <NewEventPreview typed={settled} {...props} />
      </Suspense>
    </div>
  )
}

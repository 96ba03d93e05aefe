import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { toast } from 'sonner'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'
import { TabNav, tabClass } from '../../components/ui/tabs.tsx'
import { CheckoutSettingsForm } from '../../features/event/checkout-settings-form.tsx'
import { EmailSettingsForm } from '../../features/event/email-settings-form.tsx'
import { EventForm } from '../../features/event/event-form.tsx'
import { eventQueries } from '../../features/event/event-queries.ts'
import { LocationSettingsForm } from '../../features/event/location-settings-form.tsx'
import { SearchSettingsForm } from '../../features/event/search-settings-form.tsx'
import { SelfServiceForm } from '../../features/event/self-service-form.tsx'
import { TicketSettingsForm } from '../../features/event/ticket-settings-form.tsx'
import { CoverUpload } from '../../features/image/cover-upload.tsx'
import { organizerQueries } from '../../features/organizer/organizer-queries.ts'
import { useEvent } from './use-event.ts'
import { useMe } from './use-me.ts'
import { useRequestedField } from './use-requested-field.ts'

/** An event's settings in sections. Each has an address and is saved separately. */
export function EventSettingsPage() {
  const { t } = useLingui()
  const event = useEvent()
  const me = useMe()
  const [settings, organizers] = useSuspenseQueries({
    queries: [eventQueries.settings(event.id), organizerQueries.all()],
  })
  useRequestedField()
  const part = { eventId: event.id, settings: settings.data }
  const general = (
    <div className="grid grid-cols-1 gap-8">
      <SettingsPart
        title={t`Cover image`}
        help={t`At the top of the event page, on tickets, and where the link is shared.`}
      >
        <CoverUpload eventId={event.id} images={event.images} />
      </SettingsPart>
      <EventForm
        event={event}
        organizers={organizers.data}
        onSaved={() => void toast.success(t`Event saved`)}
      />
    </div>
  )
  const sections = [
    { id: 'general', label: t`General`, content: general },
    {
      id: 'location',
      label: t`Location`,
      content: <LocationSettingsForm {...part} findsPlaces={me.finds_places} />,
    },
    { id: 'checkout', label: t`Homepage and checkout`, content: <CheckoutSettingsForm {...part} /> },
    {
      id: 'self-service',
      label: t`Self-service`,
      content: <SelfServiceForm {...part} currency={event.currency} />,
    },
    { id: 'email', label: t`Email and notifications`, content: <EmailSettingsForm {...part} /> },
    { id: 'search', label: t`Search engines`, content: <SearchSettingsForm {...part} /> },
    { id: 'miscellaneous', label: t`Miscellaneous`, content: <TicketSettingsForm {...part} /> },
  ]
  const [search] = useSearchParams()
  const current = sections.find(({ id }) => id === search.get('section')) ?? sections[0]
  const tabs = (
    <TabNav aria-label={t`Settings`} current={current?.label}>
      {sections.map(({ id, label }) => (
        <Link
          key={id}
          to={id === 'general' ? '?' : `?section=${id}`}
          aria-current={id === current?.id ? 'page' : undefined}
          className={tabClass}
        >
          {label}
        </Link>
      ))}
    </TabNav>
  )
  return (
    <>
      <PageHeader title={t`Settings`} tabs={tabs} />
      {current?.content}
    </>
  )
}

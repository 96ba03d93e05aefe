import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { Avatar } from '../../components/ui/avatar.tsx'
import { Button } from '../../components/ui/button.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { PageMenu } from '../../components/ui/page-menu.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { SheetSkeleton } from '../../components/ui/sheet-skeleton.tsx'
import { EventList } from '../../features/event/event-list.tsx'
import { OrganizerMenu } from '../../features/organizer/organizer-menu.tsx'
import { organizerQueries } from '../../features/organizer/organizer-queries.ts'
import { OrganizerSwitch } from '../../features/organizer/organizer-switch.tsx'
import { OrganizerTotals } from '../../features/organizer/organizer-totals.tsx'
import { useAskToDelete } from '../../features/organizer/use-ask-to-delete.ts'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { logoOf } from '../../lib/look/logo-of.ts'
import { paths } from '../../paths.ts'
import { DuplicateEventSheet } from './duplicate-event-sheet.tsx'
import { EventCardMenu } from './event-card-menu.tsx'
import { GoLive } from './go-live.tsx'
import { OrganizerSheet } from './organizer-sheet.tsx'
import { useMe } from './use-me.ts'

// Only organizers with a site of their own open it.
const OrganizerSite = lazy(async () => ({ default: (await import('./organizer-site.tsx')).OrganizerSite }))

export function OrganizerEventsPage() {
  const { t } = useLingui()
  const isAdmin = useMe().role === 'ADMIN'
  const navigate = useNavigate()
  const { organizerId = '' } = useParams()
  const [{ data: organizer }, { data: statistics }, { data: organizers }] = useSuspenseQueries({
    queries: [
      organizerQueries.detail(organizerId),
      organizerQueries.statistics(organizerId),
      organizerQueries.all(),
    ],
  })
  const { openId, hrefFor, close } = useOpenRow('open')
  const duplicate = useOpenRow('duplicate')
  const [goingLive, setGoingLive] = useState<string | null>(null)
  const askToDelete = useAskToDelete(() => void navigate(paths.organizers(), { replace: true }))
  const create = (
    <Button asChild>
      <Link to={paths.newEvent(organizer.id)}>
        <Plus />
        <Trans>Create event</Trans>
      </Link>
    </Button>
  )
  const menu = (
    <PageMenu>
      <OrganizerMenu
        organizer={organizer}
        editHref={isAdmin ? hrefFor('organizer') : null}
        siteHref={hrefFor('site')}
        onDelete={() => void askToDelete(organizer)}
      />
    </PageMenu>
  )
  return (
    <>
      <PageHeader
        title={organizer.name}
        description={t`Events of this organizer`}
        status={<Avatar name={organizer.name} image={logoOf(organizer)?.url} className="-order-1" />}
        action={create}
        menu={menu}
      />
      <OrganizerTotals statistics={statistics} currency={organizer.currency} />
      <EventList
        organizerId={organizer.id}
        hrefFor={(state) => paths.organizerEvents(organizer.id, state)}
        menuFor={(event) => (
          <EventCardMenu
            event={event}
            duplicateHref={duplicate.hrefFor(event.id)}
            onGoLive={() => setGoingLive(event.id)}
          />
        )}
        filter={<OrganizerSwitch organizers={organizers} current={organizer.id} />}
        firstStep={create}
      />
      <GoLive eventId={goingLive} onClose={() => setGoingLive(null)} />
      <DuplicateEventSheet eventId={duplicate.openId} onClose={duplicate.close} />
      <OrganizerSheet organizer={organizer} isOpen={openId === 'organizer' && isAdmin} onClose={close} />
      <Sheet open={openId === 'site'} onOpenChange={(isOpen) => !isOpen && close()}>
        <SheetContent
          title={t`Events on your site`}
          description={t`A list of the events to come, which keeps itself up to date.`}
        >
          <Suspense fallback={<SheetSkeleton />}>
            <OrganizerSite organizer={organizer} />
          </Suspense>
        </SheetContent>
      </Sheet>
    </>
  )
}

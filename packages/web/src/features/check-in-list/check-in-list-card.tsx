import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink, QrCode, RefreshCw, Trash2 } from 'lucide-react'
import type { To } from 'react-router-dom'
import { EditMenuItem } from '../../components/foyer/edit-menu-item.tsx'
import { QrCode as QrImage } from '../../components/foyer/qr-code.tsx'
import { ActionsMenu } from '../../components/ui/actions-menu.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '../../components/ui/dialog.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { Meter } from '../../components/ui/meter.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'
import { CheckInListStateBadge } from './check-in-list-state-badge.tsx'
import { CheckInListWindow } from './check-in-list-window.tsx'

interface CheckInListCardProps {
  list: CheckInList
  tickets: readonly Ticket[]
  timeZone: string
  editHref: To
  onRenew: () => void
  onDelete: () => void
}

/** One check-in list: how full it is, and the link for its staff. */
export function CheckInListCard({
  list,
  tickets,
  timeZone,
  editHref,
  onRenew,
  onDelete,
}: CheckInListCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const path = paths.checkIn(list.short_id)
  const address = `${window.location.origin}${path}`
  const admitted = tickets.filter(({ id }) => list.ticket_ids.includes(id)).map(({ title }) => title)
  const checkedIn = format.number(list.checked_in)
  const attendees = format.number(list.attendees)
  return (
    <Card className="grid content-start gap-4 p-4">
      <header className="flex items-start gap-2">
        <div className="grid min-w-0 grow gap-1">
          <h2 className="text-base font-semibold wrap-anywhere">{list.name}</h2>
          <CheckInListStateBadge state={list.state} />
        </div>
        <div className="-my-1 -me-2">
          <ActionsMenu name={list.name}>
            <EditMenuItem href={editHref} />
            <DropdownMenuItem onSelect={onRenew}>
              <RefreshCw />
              <Trans>Renew link</Trans>
            </DropdownMenuItem>
            <DropdownMenuItem isDestructive onSelect={onDelete}>
              <Trash2 />
              <Trans>Delete</Trans>
            </DropdownMenuItem>
          </ActionsMenu>
        </div>
      </header>
      <div className="grid gap-2">
        <p className="tabular-nums">
          <Trans>
            {checkedIn} of {attendees} checked in
          </Trans>
        </p>
        <Meter label={t`Checked in`} value={list.checked_in} max={list.attendees} />
      </div>
      <div className="grid gap-1 text-muted-foreground">
        <p className="line-clamp-2">
          {admitted.length > 0 ? admitted.join(', ') : <Trans>Admits every ticket</Trans>}
        </p>
        <CheckInListWindow list={list} timeZone={timeZone} />
      </div>
      <footer className="mt-auto grid grid-cols-2 gap-2">
        <Button asChild variant="secondary" size="sm" className="col-span-full">
          <a href={path} target="_blank" rel="noreferrer">
            <ExternalLink />
            <Trans>Open check-in</Trans>
          </a>
        </Button>
        <CopyButton value={address} size="sm">
          <Trans>Copy link</Trans>
        </CopyButton>
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="secondary" size="sm">
              <QrCode />
              <Trans>QR code</Trans>
            </Button>
          </DialogTrigger>
          <DialogContent
            className="max-w-sm"
            title={list.name}
            description={t`Scan it with a phone to open the check-in page. Anyone with this link can check people in.`}
          >
            <QrImage value={address} label={t`QR code of the check-in page`} className="w-full border p-2" />
          </DialogContent>
        </Dialog>
      </footer>
    </Card>
  )
}

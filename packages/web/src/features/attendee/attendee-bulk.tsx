import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import type { ExportFormat } from '@foyer/contracts/export/export'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ban, CircleCheck, FileSpreadsheet, FileText, Mail, MessageSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { BulkProgressText } from '../../components/ui/data-table/bulk-progress.tsx'
import type { RowChoice } from '../../components/ui/data-table/use-row-choice.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../components/ui/dropdown-menu.tsx'
import { paths } from '../../paths.ts'
import { admittedBy, useAttendeeBulk } from './use-attendee-bulk.ts'

interface AttendeeBulkProps {
  eventId: string
  lists: readonly CheckInList[]
  choice: RowChoice<AttendeeRow>
  /** Exports the chosen rows. */
  onExport: (shortIds: string[], format: ExportFormat) => void
}

/** What can be done with the chosen people. Only valid tickets are checked in, written to, sent or cancelled. */
export function AttendeeBulk({ eventId, lists, choice, onExport }: AttendeeBulkProps) {
  const { t } = useLingui()
  const { valid, progress, send, cancel, checkIn } = useAttendeeBulk(eventId, choice)
  const isIdle = progress === null
  const isNone = !isIdle || valid.length === 0
  const attendee_short_ids = valid.map(({ short_id }) => short_id)
  const doors = lists.filter((list) => list.state === 'ACTIVE' && admittedBy(list, valid).length > 0)
  const exported = (format: ExportFormat) =>
    onExport(
      choice.rows.map(({ short_id }) => short_id),
      format,
    )
  return (
    <>
      {progress && <BulkProgressText {...progress} />}
      <CheckInButton doors={doors} isDisabled={isNone} onCheckIn={(door) => void checkIn(door)} />
      {valid.length > 0 && isIdle && (
        <Button asChild variant="secondary">
          <Link to={`${paths.event(eventId, 'messages')}?message=new`} state={{ attendee_short_ids }}>
            <MessageSquare />
            <Trans>Message</Trans>
          </Link>
        </Button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary" disabled={!isIdle}>{t`More actions`}</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" side="top">
          <DropdownMenuItem disabled={isNone} onSelect={() => void send()}>
            <Mail />
            <Trans>Send tickets again</Trans>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => exported('csv')}>
            <FileText />
            <Trans>Export as CSV file</Trans>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => exported('xlsx')}>
            <FileSpreadsheet />
            <Trans>Export as Excel file</Trans>
          </DropdownMenuItem>
          <DropdownMenuItem isDestructive disabled={isNone} onSelect={() => void cancel()}>
            <Ban />
            <Trans>Cancel tickets</Trans>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  )
}

interface CheckInButtonProps {
  /** The open doors that would let some of the chosen people in. */
  doors: readonly CheckInList[]
  isDisabled: boolean
  onCheckIn: (door: CheckInList) => void
}

/** One door lets in at once; of several, one is chosen. */
function CheckInButton({ doors, isDisabled, onCheckIn }: CheckInButtonProps) {
  const [door] = doors
  if (!door) return null
  const face = (
    <>
      <CircleCheck />
      <Trans>Check in</Trans>
    </>
  )
  if (doors.length === 1)
    return (
      <Button variant="secondary" disabled={isDisabled} onClick={() => onCheckIn(door)}>
        {face}
      </Button>
    )
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" disabled={isDisabled}>
          {face}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top">
        {doors.map((list) => (
          <DropdownMenuItem key={list.id} onSelect={() => onCheckIn(list)}>
            {list.name}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

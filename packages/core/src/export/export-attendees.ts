import type { CreateExportBody } from '@foyer/contracts/export/export'
import { wholeAttendeeList } from '../attendee/list-attendees.ts'
import { type AttendeeItem, readAttendees } from '../store/attendee/attendee-entity.ts'
import { readCheckInLists } from '../store/check-in-list/check-in-list-entity.ts'
import {
  answerColumns,
  chosenIds,
  type ExportCell,
  type ExportColumn,
  type ExportScene,
  type ExportSource,
  linesOf,
} from './export-rows.ts'

/** The event's attendees, one line each, with a column for each check-in list that says when they were admitted there. */
export async function exportAttendees(
  scene: ExportScene,
  query: CreateExportBody & { kind: 'attendees' },
): Promise<ExportSource> {
  const { graph, t } = scene
  const answers = answerColumns(
    scene,
    graph.questions.filter(({ belongs_to }) => belongs_to === 'ATTENDEE'),
  )
  const lists = await readCheckInLists(graph.event.id)
  const line = (attendee: AttendeeItem): ExportCell[] => [
    attendee.reference,
    attendee.order_reference,
    attendee.first_name,
    attendee.last_name,
    attendee.email,
    attendee.ticket_title,
    attendee.price_label,
    t(`export.attendee-status.${attendee.status}`),
    attendee.created_at,
    ...lists.map(({ id }) => attendee.check_ins[id]?.checked_in_at ?? null),
    attendee.locale,
    attendee.notes,
    ...answers.cells(attendee.answers),
  ]
  const checkIns = lists.map(
    ({ name }): ExportColumn => ({ title: t('export.checked-in-at', { list: name }), type: 'moment' }),
  )
  return {
    columns: [
      ...attendeeColumns(scene),
      ...checkIns,
      { title: t('export.language'), type: 'text' },
      { title: t('export.notes'), type: 'text' },
      ...answers.columns,
    ],
    choose: async () => chosenIds(query, await wholeAttendeeList(graph.event.id)),
    lines: (ids) => linesOf(ids, readAttendees, line),
  }
}

function attendeeColumns({ t }: ExportScene): ExportColumn[] {
  const text = (title: string): ExportColumn => ({ title, type: 'text' })
  return [
    text(t('export.attendee')),
    text(t('export.order')),
    text(t('export.first-name')),
    text(t('export.last-name')),
    text(t('export.email')),
    text(t('export.ticket')),
    text(t('export.price')),
    text(t('export.status')),
    { title: t('export.ordered-at'), type: 'moment' },
  ]
}

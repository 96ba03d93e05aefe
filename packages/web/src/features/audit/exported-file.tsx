import type { AuditDetails } from '@foyer/contracts/audit/audit'
import type { ExportKind } from '@foyer/contracts/export/export'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'

/** The filters of the lists that can be exported. The search is one of them. */
const filterWords: Record<string, MessageDescriptor> = {
  query: msg`search`,
  status: msg`status`,
  display_status: msg`status`,
  paid_by: msg`payment`,
  source: msg`source`,
  total: msg`total`,
  email: msg`email`,
  affiliate_code: msg`affiliate`,
  ticket_id: msg`ticket`,
  ticket_ids: msg`ticket`,
  order_reference: msg`order`,
  created_at: msg`date`,
  checked_in: msg`check-in`,
}

/** What a file holds: "12 attendees as CSV, narrowed by search, ticket". */
export function ExportedFile({ kind, rows, format, narrowed_by }: AuditDetails<'export.created'>) {
  const { i18n } = useLingui()
  const count = <RowCount kind={kind} rows={rows} />
  const type = format === 'csv' ? 'CSV' : 'Excel'
  const names = narrowed_by.split(' ').filter(Boolean)
  if (names.length === 0)
    return (
      <Trans>
        {count} as {type}
      </Trans>
    )
  const words = names.map((name) => (filterWords[name] ? i18n._(filterWords[name]) : name))
  const filters = [...new Set(words)].join(', ')
  return (
    <Trans>
      {count} as {type}, filtered by {filters}
    </Trans>
  )
}

function RowCount({ kind, rows }: { kind: ExportKind; rows: number }) {
  switch (kind) {
    case 'orders':
      return <Plural value={rows} one="# order" other="# orders" />
    case 'attendees':
      return <Plural value={rows} one="# attendee" other="# attendees" />
    case 'answers':
      return <Plural value={rows} one="# answer" other="# answers" />
    case 'affiliates':
      return <Plural value={rows} one="# affiliate" other="# affiliates" />
  }
}

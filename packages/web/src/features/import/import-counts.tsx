import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Stat } from '../../components/ui/stat.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

const tried: Record<string, MessageDescriptor> = {
  created: msg`New`,
  updated: msg`Corrected`,
  unchanged: msg`Here already`,
  skipped: msg`Left out`,
  refused: msg`Refused`,
}
const undone: Record<string, MessageDescriptor> = { undone: msg`Taken back`, kept: msg`Kept` }

interface ImportCountsProps {
  item: { counts: Record<string, number>; is_undone: boolean }
}

/** Rows by the outcomes that they can have, or of an undone import what was taken back. */
export function ImportCounts({ item: { counts, is_undone } }: ImportCountsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const words = Object.entries(is_undone ? undone : tried).filter(([name]) => name in counts)
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {words.map(([name, label]) => (
        <Stat key={name} label={i18n._(label)} value={format.number(counts[name] ?? 0)} />
      ))}
    </div>
  )
}

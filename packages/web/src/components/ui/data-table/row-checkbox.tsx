import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '../checkbox.tsx'
import type { RowChoice } from './use-row-choice.ts'

interface RowCheckboxProps<Row> {
  row: Row
  name: string
  choice: RowChoice<Row>
}

export function RowCheckbox<Row>({ row, name, choice }: RowCheckboxProps<Row>) {
  const { t } = useLingui()
  return (
    <Checkbox
      aria-label={t`Choose ${name}`}
      className="relative z-1 block"
      checked={choice.has(row)}
      onCheckedChange={(isChosen) => choice.set([row], isChosen === true)}
    />
  )
}

interface PageCheckboxProps<Row> {
  rows: readonly Row[]
  choice: RowChoice<Row>
}

/** Chooses all rows of the page, or none of them. */
export function PageCheckbox<Row>({ rows, choice }: PageCheckboxProps<Row>) {
  const { t } = useLingui()
  const count = rows.filter((row) => choice.has(row)).length
  return (
    <Checkbox
      aria-label={t`Choose all on this page`}
      className="block"
      checked={count === 0 ? false : count === rows.length ? true : 'indeterminate'}
      onCheckedChange={() => choice.set(rows, count < rows.length)}
    />
  )
}

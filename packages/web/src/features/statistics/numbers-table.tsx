import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface NumbersTableProps {
  /** The column headings. The first one names the rows. */
  heads: readonly ReactNode[]
  rows: readonly { name: string; numbers: readonly string[] }[]
}

/** A chart's numbers, in a collapsed table below it. */
export function NumbersTable({ heads, rows }: NumbersTableProps) {
  return (
    <details className="min-w-0 text-sm">
      <summary className="w-fit rounded-sm text-muted-foreground hover:text-foreground">
        <Trans>Show as table</Trans>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="mt-2 max-h-64 overflow-auto" tabIndex={0}>
        <table className="w-full">
          <thead className="text-muted-foreground">
            <tr className="[&>th]:px-2 [&>th]:py-1 [&>th]:text-end [&>th]:font-medium [&>th:first-child]:text-start">
              {heads.map((head, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                <th key={index} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, numbers }) => (
              <tr
                key={name}
                className="[&>*]:border-t [&>*]:px-2 [&>*]:py-1 [&>td]:text-end [&>td]:whitespace-nowrap"
              >
                <th scope="row" className="text-start font-normal whitespace-nowrap">
                  {name}
                </th>
                {numbers.map((number, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                  <td key={index}>{number}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

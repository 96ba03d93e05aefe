import { light } from './theme.ts'

/** One line of a table: a name on the left, a value at the end. */
export interface Detail {
  label: string
  value: string
  /** Set off as the sum. */
  strong?: boolean
}

interface DetailTableProps {
  details: Detail[]
  /** The share of the values' column: amounts need less than names. */
  valueWidth?: string
}

/** Names and values, such as the lines of an order; "details" also makes it a table in the text part. */
export function DetailTable({ details, valueWidth = '40%' }: DetailTableProps) {
  return (
    <table className="details" cellPadding={0} cellSpacing={0} width="100%" style={tableStyle}>
      <tbody>
        {details.map((detail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; two lines may have the same label
          <tr key={index}>
            <td className="ink line" style={{ ...cellStyle, ...emphasis(detail), paddingRight: 16 }}>
              <bdi>{detail.label}</bdi>
            </td>
            <td
              className="ink line"
              align="right"
              width={valueWidth}
              style={{ ...cellStyle, ...emphasis(detail) }}
            >
              <bdi>{detail.value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function emphasis(detail: Detail) {
  return detail.strong ? { fontWeight: 700, fontSize: 16, borderBottom: 'none' } : {}
}

const tableStyle = { borderCollapse: 'collapse', tableLayout: 'fixed' } as const
const cellStyle = {
  padding: '10px 0',
  borderBottom: `1px solid ${light.line}`,
  fontSize: 15,
  lineHeight: '22px',
  color: light.ink,
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
  wordBreak: 'break-word',
} as const

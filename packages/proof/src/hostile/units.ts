import type { Attributes } from './table-layer.ts'

/** Roughly how many bytes DynamoDB counts for an item: names and values, with half a byte per digit of a number. */
export function itemBytes(item: Attributes = {}): number {
  return Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value),
    0,
  )
}

function valueBytes(value: Record<string, unknown>): number {
  const [[type, content] = ['NULL', true]] = Object.entries(value)
  if (type === 'S' || type === 'B') return Buffer.byteLength(String(content))
  if (type === 'N') return Math.ceil(String(content).length / 2) + 1
  if (type === 'M') return 3 + itemBytes(content as Attributes)
  if (type === 'L')
    return (content as Record<string, unknown>[]).reduce((sum, one) => sum + 1 + valueBytes(one), 3)
  return 1
}

/** A write unit is one KB; writes cost twice as much within a transaction. */
export function writeUnits(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / 1024))
}

/** A read unit is 4 KB; eventually consistent reads cost half. */
export function readUnits(bytes: number, isConsistent: boolean): number {
  return Math.max(1, Math.ceil(bytes / 4096)) * (isConsistent ? 1 : 0.5)
}

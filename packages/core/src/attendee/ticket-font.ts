import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A font file that has a character, and whether it must be thickened because the family has no bold. */
export interface TicketFont {
  file: string
  isThickened: boolean
}

interface Subset {
  file: string
  weight: number
  ranges: [first: number, last: number][]
}

let subsets: Subset[] | undefined

/** The font that prints a character; undefined for one that no font has, such as an emoji. */
export function ticketFont(character: string, isBold: boolean): TicketFont | undefined {
  const point = character.codePointAt(0) ?? 0
  subsets ??= readSubsets()
  const holding = subsets.filter(({ ranges }) =>
    ranges.some(([first, last]) => point >= first && point <= last),
  )
  const wanted = holding.find(({ weight }) => weight === (isBold ? 700 : 400))
  const subset = wanted ?? holding[0]
  return subset && { file: subset.file, isThickened: isBold && wanted === undefined }
}

/** The bytes of a font file. */
export function readTicketFont(file: string): Buffer {
  return readFileSync(join(fontDirectory(), file))
}

// A bundle leaves this file's folder behind, so a function is given the fonts and told where they are.
function fontDirectory(): string {
  return process.env.FONT_DIRECTORY ?? fileURLToPath(new URL('../../dist/fonts', import.meta.url))
}

function readSubsets(): Subset[] {
  const listed: { file: string; weight: number; ranges: string }[] = JSON.parse(
    readFileSync(join(fontDirectory(), 'subsets.json'), 'utf8'),
  )
  return listed.map(({ file, weight, ranges }) => ({
    file,
    weight,
    ranges: ranges.split(',').map(parseRange),
  }))
}

function parseRange(range: string): [number, number] {
  const [first = '', last = first] = range.split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

/**
 * The text of a file, in the encoding that it was saved in: UTF-8, UTF-16, which spreadsheets call “Unicode text”, or else the one that Windows has
 * long saved CSV in, of Chinese or of western languages. `isWhole`: false for the beginning of a file, which may end within a letter.
 */
export function textOfFile(bytes: Uint8Array, { isWhole = true } = {}): string {
  const encoding = encodingOf(bytes, isWhole)
  return new TextDecoder(encoding).decode(bytes, { stream: !isWhole })
}

function encodingOf(bytes: Uint8Array, isWhole: boolean): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (isReadAs('utf-8', bytes, isWhole)) return 'utf-8'
  if (isMostlyPaired(bytes) && isReadAs('gb18030', bytes, isWhole)) return 'gb18030'
  return 'windows-1252'
}

function isReadAs(encoding: string, bytes: Uint8Array, isWhole: boolean): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole })
    return true
  } catch {
    return false
  }
}

/** Chinese letters are pairs of high bytes; accented ones mostly stand alone. */
function isMostlyPaired(bytes: Uint8Array): boolean {
  let [alone, paired] = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue
    if ((bytes[at + 1] ?? 0) < 0x80) alone += 1
    else {
      paired += 1
      at += 1
    }
  }
  return paired > alone
}

const separators = [',', ';', '\t', '|']

/** A CSV file’s separator, and its lines without the `sep=;` with which some programs name it to Excel. */
export function separated(text: string): { separator: string; lines: string } {
  const [line = '', named] = /^\uFEFF?sep=(.)\r?\n/i.exec(text) ?? []
  const lines = text.slice(line.length)
  if (named !== undefined) return { separator: named, lines }
  const first = lines.slice(0, 20_000).split(/\r?\n/, maxLinesAbove + 1)
  const outside = first.map((each) => each.replace(/"[^"]*"?/g, ''))
  // A title may have a comma, and notes many. What separates is in nearly each line, and more often in the one with the headings.
  const counted = separators.map((sign) => {
    const counts = outside.map((each) => each.split(sign).length - 1).filter((count) => count > 0)
    return { sign, inLines: counts.length, most: counts[0] ?? 0 }
  })
  const [best] = counted.toSorted((one, other) => other.inLines - one.inLines || other.most - one.most)
  return { separator: best && best.most > 0 ? best.sign : ',', lines }
}

const maxLinesAbove = 10

/** Where the headings of a table are: at its start, or below a title, groups of columns and empty lines, as people write them above a table. */
export function headingsAt(records: readonly (readonly string[])[], required: readonly string[]): number {
  const first = records.slice(0, maxLinesAbove + 1)
  const has = (record: readonly string[]) => {
    const names = new Set(record.map(foldedHeading))
    return required.every((heading) => names.has(foldedHeading(heading)))
  }
  const named = required.length > 0 ? first.findIndex(has) : -1
  if (named !== -1) return named
  const filled = first.map((record) => record.filter((cell) => cell.trim() !== '').length)
  const most = Math.max(...filled)
  return Math.max(
    0,
    filled.findIndex((count) => count > 1 && count > most / 2),
  )
}

/** A heading as headings are compared. */
export const foldedHeading = (heading: string) => heading.trim().toLowerCase()

/** Words that make a reader stop (docs/writing.md). Parts of names, addresses and code are left alone. */
const words = [
  'nobody',
  'whoever',
  'whose',
  'whom',
  'anew',
  'so many',
  'of ours',
  'what becomes? of',
  'what became of',
  'there is no such',
]
/** A quoted word on its own is data. */
const isData = `(?<=['"])\\w+['"]`
const stumbling = new RegExp(`(?<![\\w./$-])(?!${isData})(?:${words.join('|')})(?![\\w(=-]|\\.\\w)`, 'gi')

/** A line of a catalog that holds a source text; everything of other files. */
const isRead = (file, line) => !file.endsWith('.po') || line.startsWith('msgid ')

/** Where texts use such a word: `file:line: word`. */
export function stumblesOf(texts) {
  return Object.entries(texts).flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        isRead(file, line)
          ? (line.match(stumbling) ?? []).map((word) => `${file}:${index + 1}: ${word}`)
          : [],
      ),
  )
}

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

/** Whether a line is read: in a catalog only source texts, in other files every line. */
const isRead = (file, line) => !file.endsWith('.po') || line.startsWith('msgid ')

/** The places where texts use such a word, as `file:line: word`. */
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

/**
 * The tests that a page names, as `file.test.ts` “words of the test”, and what is wrong with each: no words, a missing file, or a
 * file without those words. `read` answers a file's text, or null.
 */
export function namedTests(text) {
  const named = text.matchAll(/`([^`\s]+\.(?:test|spec)\.[a-z]+)`(?: “([^”]+)”)?/g)
  return [...named].map(([, file, words]) => ({ file, words }))
}

export function wrongTests(text, read) {
  return namedTests(text)
    .filter(({ file, words }) => !words || !read(file)?.replaceAll('\\', '').includes(words))
    .map(({ file, words }) => `${file} has no test “${words ?? ''}”`)
}

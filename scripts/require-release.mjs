import { fileURLToPath } from 'node:url'
import { readFromRoot } from './repository.mjs'

/** Why this tag cannot be released, a sentence each. `read`: a file of the repository. */
export function releaseProblems(tag, read) {
  const versions = ['package.json', 'packages/widget/package.json'].map((file) => [
    file,
    JSON.parse(read(file)).version,
  ])
  return [
    ...versions
      .filter(([, version]) => `v${version}` !== tag)
      .map(([file, version]) => `${file} has version ${version}, and the tag is ${tag}.`),
    ...(read('CHANGELOG.md').includes(`\n## ${tag.slice(1)} (`)
      ? []
      : [`CHANGELOG.md has no chapter ${tag.slice(1)}.`]),
  ]
}

// The release's workflow runs this file, a test imports it.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = releaseProblems(process.env.GITHUB_REF_NAME ?? '', readFromRoot)
  for (const problem of wrong) console.error(problem)
  process.exitCode = wrong.length === 0 ? 0 : 1
}

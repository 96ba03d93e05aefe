import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readFromRoot } from './repository.mjs'
import { releaseProblems } from './require-release.mjs'

const given = (version, chapter) => (file) =>
  file === 'CHANGELOG.md'
    ? `# Changelog\n\n## Next\n\n## ${chapter} (2026-12-01)\n`
    : JSON.stringify({ version })

describe('a release', () => {
  it('has one version in its tag, its packages and the changelog', () => {
    expect(releaseProblems('v0.3.0', given('0.3.0', '0.3.0'))).toEqual([])
    expect(releaseProblems('v0.3.0', given('0.2.0', '0.3.0'))).toEqual([
      'package.json has version 0.2.0, and the tag is v0.3.0.',
      'packages/widget/package.json has version 0.2.0, and the tag is v0.3.0.',
    ])
    expect(releaseProblems('v0.3.0', given('0.3.0', '0.2.0'))).toEqual(['CHANGELOG.md has no chapter 0.3.0.'])
  })

  it('is the version that the repository has now', () => {
    const { version } = JSON.parse(readFromRoot('package.json'))
    expect(releaseProblems(`v${version}`, readFromRoot)).toEqual([])
  })

  it('is published by a workflow that runs for tags alone, checks the release first and keeps no secret', () => {
    const text = readFromRoot('.github/workflows/release.yml')
    const { on, jobs, permissions } = parse(text)
    expect(on).toEqual({ push: { tags: ['v*'] } })
    expect(permissions).toEqual({ contents: 'read' })
    expect(jobs.widget.permissions).toEqual({ contents: 'read', 'id-token': 'write' })
    expect(jobs.widget.steps.flatMap(({ run }) => run ?? [])).toEqual([
      'node scripts/require-release.mjs',
      expect.stringMatching(/^npm pkg set repository\./),
      'npm publish --access public',
    ])
    expect(text).not.toContain('secrets.')
  })

  it('has a page at its tag once it is published, which operators go to and come back to', () => {
    const { page } = parse(readFromRoot('.github/workflows/release.yml')).jobs
    expect(page.needs).toBe('widget')
    expect(page.permissions).toEqual({ contents: 'write' })
    expect(page.steps.map(({ run }) => run)).toEqual([
      expect.stringMatching(/^gh release create "\$GITHUB_REF_NAME" .*--verify-tag/),
    ])
  })

  it('is published only when all tests of its own commit are green', () => {
    const { jobs } = parse(readFromRoot('.github/workflows/release.yml'))
    expect(jobs.tests).toEqual({ uses: './.github/workflows/nightly.yml' })
    expect(jobs.widget.needs).toBe('tests')
    // A condition of its own would run the job after red tests, too.
    expect(jobs.widget.if).toBeUndefined()
    expect(parse(readFromRoot('.github/workflows/nightly.yml')).on).toHaveProperty('workflow_call')
  })
})

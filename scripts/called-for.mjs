import { execFileSync } from 'node:child_process'
import { root } from './command.mjs'

/** The names of the groups that the gate has only in part, and that these changed files call for; all of them for null. */
export function calledFor(changed, groups) {
  const isCalled = ({ paths }) =>
    !changed || changed.some((file) => paths.some((path) => file.startsWith(path)))
  return groups
    .filter(({ steps, gate }) => steps !== gate)
    .filter(isCalled)
    .map(({ name }) => name)
}

/** The files that differ from the merge base with `main`, as it was fetched last. Null where there is no merge base. */
export function changedFiles() {
  try {
    const main = ['origin/main', 'main'].find(isKnown)
    const base = git('merge-base', 'HEAD', main)[0]
    return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  } catch {
    return null
  }
}

function isKnown(branch) {
  try {
    git('rev-parse', '--verify', '--quiet', branch)
    return true
  } catch {
    return false
  }
}

function git(...args) {
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
  return execFileSync('git', args, options).split('\n').filter(Boolean)
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Frees what nothing refers to anymore, so that a test can count what is still in memory. */
export const collectGarbage: () => void = runInNewContext('gc')

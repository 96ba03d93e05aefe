/** What a function sees of the process's environment. */
export interface Environment {
  /** Whether a variable is not there for it. */
  hides: (name: string) => boolean
  /** What a variable that it reads is for it, of which this is the process's own value. */
  read: (name: string, value: string | undefined) => string | undefined
  /** What it has written itself, such as secrets that it read: another function's newer reading changes nothing of it. */
  written: Map<string, string>
}

/**
 * From now on `process.env` is, for whatever runs in a function, that function's own environment: functions share this process, and on
 * AWS each has only the variables that it was given.
 */
export function guardEnvironment(ofRun: () => Environment | undefined): void {
  let all = process.env
  Object.defineProperty(process, 'env', {
    configurable: true,
    enumerable: true,
    get: () => {
      const own = ofRun()
      return own ? seenBy(own, all) : all
    },
    set: (replaced: NodeJS.ProcessEnv) => {
      all = replaced
    },
  })
}

function seenBy({ hides, read, written }: Environment, all: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isHidden = (name: string | symbol) => typeof name === 'string' && hides(name)
  return new Proxy(all, {
    get: (target, name) =>
      typeof name === 'string' ? read(name, written.get(name) ?? target[name]) : Reflect.get(target, name),
    set: (target, name, value) => {
      if (typeof name === 'string') written.set(name, String(value))
      return Reflect.set(target, name, value)
    },
    has: (target, name) => !isHidden(name) && Reflect.has(target, name),
    ownKeys: (target) => Reflect.ownKeys(target).filter((name) => !isHidden(name)),
    getOwnPropertyDescriptor: (target, name) =>
      isHidden(name) ? undefined : Reflect.getOwnPropertyDescriptor(target, name),
  })
}

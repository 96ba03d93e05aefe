/** What a function sees of the process's environment. */
export interface Environment {
  /** Whether the function lacks this variable. */
  hides: (name: string) => boolean
  /** The function's value of a variable that has this value in the process. */
  read: (name: string, value: string | undefined) => string | undefined
  /**
   * The variables that the function wrote itself, such as secrets. Another function's newer value does not replace them.
   */
  written: Map<string, string>
}

/**
 * Gives each function that runs in this process its own `process.env`, because on AWS each function has only the
 * variables that it was given.
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

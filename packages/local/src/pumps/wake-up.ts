/** A pause that ends early when somebody calls `wake`, even just before the pause began. */
export function wakeUp() {
  let woken = false
  let end: (() => void) | null = null
  return {
    wake() {
      woken = true
      end?.()
    },
    async pause(milliseconds: number) {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      end = null
      const early = woken
      woken = false
      return early
    },
  }
}

/** Milliseconds. The first time each browser waits up to `spread`, since all of them reach the start in the same second; later up to half an interval more. */
const askInterval = 5000
const spread = 3000

/** Asks again and again whether a sale has started: the server's clock decides, and the page may be ahead of it. Returns how to end it. */
export function askAtStart(ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const askAfter = (milliseconds: number) => {
    timer = setTimeout(() => {
      ask()
      askAfter(askInterval * (1 + Math.random() / 2))
    }, milliseconds)
  }
  askAfter(Math.random() * spread)
  return () => clearTimeout(timer)
}

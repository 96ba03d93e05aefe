import { GlobalWindow } from 'happy-dom'
import { type Environment, populateGlobal } from 'vitest/runtime'

/** The size of every screen until a test calls `window.resizeTo(390, 844)`. */
export const desk = { width: 1280, height: 800 }

/** A browser as far as a screen needs one (docs/decisions/0155). Requests are Node's, which take less time. */
const browser: Environment = {
  name: 'browser',
  viteEnvironment: 'client',
  setup(global) {
    const settings = { disableErrorCapturing: true, disableIframePageLoading: true }
    const window = new GlobalWindow({ ...desk, url: 'http://localhost:4300', console, settings })
    const { keys, originals } = populateGlobal(global, window, {
      bindFunctions: true,
      additionalKeys: ['FormData', 'URL'],
    })
    // No style sheet is loaded, so an element has its own style alone. To look for rules takes a third of a test.
    global.getComputedStyle = ({ style }: HTMLElement) => style
    global.resizeTo = (width: number, height: number) => window.happyDOM.setViewport({ width, height })
    // Media queries in rem depend on it.
    global.document.documentElement.style.fontSize = '16px'
    return {
      async teardown() {
        await window.happyDOM.abort()
        for (const key of keys) Reflect.deleteProperty(global, key)
        for (const [key, original] of originals) Object.defineProperty(global, key, original)
      },
    }
  },
}

// biome-ignore lint/style/noDefaultExport: vitest takes an environment so.
export default browser

import type { Target } from './find-in-page.ts'

export interface Size {
  width: number
  height: number
}

export const phone: Size = { width: 390, height: 844 }
export const desk: Size = { width: 1440, height: 900 }

/** A function that runs in the page; all it knows is its argument. */
export type InPage<Answer, Given> = (given: Given) => Answer

/**
 * A page of one browser window, driven as a person would: the pointer presses where it is, keys come one by one. What
 * is waited for is a condition; there is time for a very busy machine.
 */
export interface EnginePage {
  open(address: string): Promise<void>
  /** Waits until the page shows it. */
  see(target: Target): Promise<void>
  click(target: Target): Promise<void>
  /** Into a field, in the place of what it holds. */
  type(target: Target, text: string): Promise<void>
  pressEnter(): Promise<void>
  /** Presses what is at that point of the window. */
  clickAt(x: number, y: number): Promise<void>
  /** The same inside a frame that the page holds, found by its title. */
  inFrame(title: string, work: (frame: EnginePage) => Promise<void>): Promise<void>
  evaluate<Answer, Given>(run: InPage<Answer, Given>, given: Given): Promise<Answer>
  screenshot(file: string): Promise<void>
}

/** A browser of its own, with nothing in its storage. */
export interface EngineWindow {
  page: EnginePage
  close(): Promise<void>
}

/** How long a condition may take to come true. */
export const patience = 90_000

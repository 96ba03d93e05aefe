import type { Target } from './find-in-page.ts'

export interface Size {
  width: number
  height: number
}

export const phone: Size = { width: 390, height: 844 }
export const desk: Size = { width: 1440, height: 900 }

export type EngineKey = 'Enter' | 'Escape' | 'Control+k'

/** A function that runs in the page and sees only its argument. */
export type InPage<Answer, Given> = (given: Given) => Answer

/**
 * A page of one browser window, driven as a person would: the pointer moves and presses, keys come one by one. Each step
 * waits for a condition, long enough for a very busy machine.
 */
export interface EnginePage {
  open(address: string): Promise<void>
  /** Waits until the page shows the target. */
  see(target: Target): Promise<void>
  click(target: Target): Promise<void>
  /** Waits until the page shows the target no longer. */
  gone(target: Target): Promise<void>
  /** Replaces a field's text. */
  type(target: Target, text: string): Promise<void>
  /** Puts a date into its field, or chooses the option with that label. Browsers draw their pickers outside of the page. */
  set(target: Target, value: string): Promise<void>
  /** Gives a file to the first field for files. */
  upload(file: string): Promise<void>
  focus(target: Target): Promise<void>
  /** Types into what has the focus. */
  write(text: string): Promise<void>
  press(key: EngineKey): Promise<void>
  /** Clicks at that point of the window. */
  clickAt(x: number, y: number): Promise<void>
  /** Works inside a frame of the page, found by its title. */
  inFrame(title: string, work: (frame: EnginePage) => Promise<void>): Promise<void>
  evaluate<Answer, Given>(run: InPage<Answer, Given>, given: Given): Promise<Answer>
  screenshot(file: string): Promise<void>
}

/** A separate browser with empty storage. */
export interface EngineWindow {
  page: EnginePage
  close(): Promise<void>
}

/** How long a condition may take to come true. */
export const patience = 90_000

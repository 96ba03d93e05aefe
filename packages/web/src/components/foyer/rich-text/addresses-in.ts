import { linkAddress } from './link-address.ts'

export interface FoundAddress {
  index: number
  text: string
  /** The link's target. */
  data: { href: string }
}

const written = /(?<![\w@/.])(?:https:\/\/|www\.)[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi
const punctuationAfter = /[.,;:!?'")\]]+$/

/** Finds the web and email addresses in a text, without the punctuation after them. */
export function addressesIn(text: string): FoundAddress[] {
  return [...text.matchAll(written)].flatMap(({ index, 0: word }) => {
    const address = word.replace(punctuationAfter, '')
    const href = linkAddress(address)
    return href ? [{ index, text: address, data: { href } }] : []
  })
}

/** A count with its noun, as people say it: "1 message", "2 messages", "0 files". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

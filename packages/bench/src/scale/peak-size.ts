import { readFileSync } from 'node:fs'

/**
 * The largest size that this process had, in MB. Linux says it of the program itself; `resourceUsage` begins with that of the process that started it.
 */
export function peakSize(): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
    if (kilobytes) return Number(kilobytes) / 1024
  } catch {
    // Another system.
  }
  return process.resourceUsage().maxRSS / 1024
}

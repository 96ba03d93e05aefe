import type { LaunchOptions } from '@playwright/test'

/** Launches Debian's Chromium, or the one that `CHROMIUM_PATH` names, muted and able to run as root. */
export function chromiumLaunch(flags: string[] = []): LaunchOptions {
  return {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...flags,
    ],
  }
}

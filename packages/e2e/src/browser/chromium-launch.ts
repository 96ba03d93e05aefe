import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const shell = '/usr/bin/chromium-headless-shell'

/**
 * Launches Debian's Chromium, or the one that `CHROMIUM_PATH` names, muted and able to run as root. Its headless shell draws and runs
 * pages as the whole browser does, for half of the CPU.
 */
export function chromiumLaunch(flags: string[] = []): LaunchOptions {
  return {
    executablePath: process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : '/usr/bin/chromium'),
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

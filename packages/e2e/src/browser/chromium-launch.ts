import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const shell = process.env.CHROMIUM_SHELL_PATH ?? '/usr/bin/chromium-headless-shell'

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

/**
 * Launches Chromium's headless shell where there is one: it draws and runs pages as the whole browser does, for half of the CPU. It shows
 * no film to a camera and installs no page.
 */
export function shellLaunch(): LaunchOptions {
  return existsSync(shell) ? { ...chromiumLaunch(), executablePath: shell } : chromiumLaunch()
}

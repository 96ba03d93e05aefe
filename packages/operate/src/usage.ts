import type { Command } from './command.ts'

const width = 96

/** All commands and what they do, as `pnpm operate` prints them. */
export function usageOf(commands: readonly Command[]): string {
  return [
    "Usage, with AWS credentials for the stage's account:",
    ...commands.flatMap((command) => ['', callOf(command), ...wrapped(command.about)]),
    '',
    'Without --stage, the environment says where the table and the queues are.',
  ].join('\n')
}

/** How one command is called. */
export function callOf({ name, words, options = {} }: Command): string {
  const flags = Object.entries(options).map(([flag, { type }]) =>
    type === 'boolean' ? `[--${flag}]` : `[--${flag} <${flag}>]`,
  )
  return ['  pnpm operate', name, ...words, ...flags, '--stage <stage>'].join(' ')
}

function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line === undefined || `${line} ${word}`.length > width) lines.push(`      ${word}`)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}

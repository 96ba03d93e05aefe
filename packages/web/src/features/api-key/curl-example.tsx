import { Trans } from '@lingui/react/macro'
import { paths } from '../../paths.ts'

/** An example of a key's use, ready to paste into a terminal. */
export function CurlExample({ apiKey }: { apiKey: string }) {
  const { origin } = window.location
  return (
    <div className="grid min-w-0 gap-2 text-start text-sm">
      <p className="text-muted-foreground">
        <Trans>
          Send it with each call. This example lists your events. The{' '}
          <a
            href={paths.apiReference()}
            target="_blank"
            rel="noreferrer"
            className="text-primary underline underline-offset-4"
          >
            API reference
          </a>{' '}
          describes all calls.
        </Trans>
      </p>
      <pre className="rounded-md bg-muted p-3 text-xs wrap-anywhere whitespace-pre-wrap">
        <code>{`curl ${origin}/api/events \\\n  -H 'Authorization: Bearer ${apiKey}'`}</code>
      </pre>
    </div>
  )
}

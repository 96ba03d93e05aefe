import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const channel = 'http.client.response.finish'

/**
 * Takes the date off every answer that this process gets over HTTP, where it lives in a time of its own. The stand-ins say the
 * machine's time; the AWS SDK would find its clock wrong by minutes, repeat each refusal as if it came from that, and soon
 * repeat nothing anymore, since its repeats are counted. Answers how to end it.
 */
export function takeDatesOffAnswers(): () => void {
  const onAnswer = (message: unknown) => {
    const { response } = message as { response: IncomingMessage }
    delete response.headers.date
  }
  subscribe(channel, onAnswer)
  return () => unsubscribe(channel, onAnswer)
}

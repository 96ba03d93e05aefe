import { spawn } from 'node:child_process'
import process from 'node:process'
import { endChildrenOnSignals, root } from './command.mjs'

/**
 * Runs `npm start` with the Node and on the machine that run this, and buys a free ticket of the demo event over HTTP. CI does this where
 * the tests do not run: with the oldest supported Node, and on arm64. Resolves to the exit code.
 */
export async function boots() {
  const args = ['start', '--', '--in-memory', '--port', '0']
  const foyer = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  process.on('exit', () => foyer.kill())
  endChildrenOnSignals()
  const order = await buyFreeTicket(await demoEventOf(foyer))
  console.log(`Node ${process.versions.node} on ${process.arch} sold ${order.reference}.`)
  foyer.kill()
  return 0
}

/** The address of the demo event, once Foyer says that it is ready. */
function demoEventOf(foyer) {
  return new Promise((resolve, reject) => {
    let output = ''
    foyer.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      output += chunk
      const [, address] = /Demo event +(\S+)[\s\S]*Ctrl-C/.exec(output) ?? []
      if (address) resolve(new URL(address))
    })
    foyer.on('exit', (code) => reject(new Error(`npm start ended with code ${code}.`)))
  })
}

async function buyFreeTicket({ origin, pathname }) {
  const [, , event_id] = pathname.split('/')
  const call = async (method, path, body) => {
    const response = await fetch(`${origin}/api/public${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${answer.message}`)
    return answer.data
  }
  const { tickets } = await call('GET', `/events/${event_id}`)
  const free = tickets.find(({ type }) => type === 'FREE')
  const lines = [{ ticket_id: free.id, price_id: free.prices[0].id, quantity: 1 }]
  const { short_id, attendees } = await call('POST', `/events/${event_id}/orders`, { lines })
  const buyer = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
  const named = attendees.map((attendee) => ({ short_id: attendee.short_id, ...buyer }))
  await call('PUT', `/orders/${short_id}`, { ...buyer, attendees: named, answers: [] })
  const order = await call('GET', `/orders/${short_id}`)
  if (order.status !== 'COMPLETED') throw new Error(`The order is ${order.status}.`)
  return order
}

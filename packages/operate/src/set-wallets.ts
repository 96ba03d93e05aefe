import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readAppleIdentity } from '@foyer/core/wallet/apple-identity'
import type { CommandInput, Terminal } from './command.ts'
import { OperatorError } from './command.ts'
import { putSecret, readSecret } from './stage-parameters.ts'

/** A parameter of SSM's free tier holds no more. */
const mostCharacters = 4096

/**
 * Puts the credentials of the wallets into SSM, checked, and then names the wallets that have them: only from then on are they offered. The
 * files stay where they are; nothing prints a key.
 */
export async function setWallets({ options, terminal }: CommandInput): Promise<boolean> {
  const file = (name: string) => fileNamed(options[name])
  const [certificate, key] = [file('apple-certificate'), file('apple-key')]
  const authority = file('apple-authority')
  if (certificate && key) await putApple({ certificate, key, authority }, terminal)
  else if (certificate || key) throw new OperatorError('Name both: --apple-certificate and --apple-key.')
  const google = file('google-key')
  if (google) await putGoogle(google, String(options['google-issuer'] ?? ''), terminal)
  await offer(terminal)
  return true
}

function fileNamed(path: string | boolean | undefined): string | null {
  if (typeof path !== 'string') return null
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new OperatorError(`The file ${path} cannot be read.`)
  }
}

async function putApple(
  given: { certificate: string; key: string; authority: string | null },
  { print }: Terminal,
): Promise<void> {
  const authority = given.authority ?? (await readSecret('APPLE_WWDR_CERTIFICATE'))
  if (!authority) throw new OperatorError("Name Apple's own certificate too: --apple-authority (WWDR, PEM).")
  const value = inOneText(given)
  const { certificate, pass_type_id } = readAppleIdentity(value)
  if (!certificate.verify(new X509Certificate(authority).publicKey))
    throw new OperatorError(
      'Another authority issued the Pass Type ID certificate. Take the WWDR certificate that its issuer names (G4, for most).',
    )
  if (value.length > mostCharacters)
    throw new OperatorError('Certificate and key are too long for SSM. Make the key as RSA with 2048 bits.')
  await putSecret('APPLE_WWDR_CERTIFICATE', authority)
  await putSecret('APPLE_PASS', value)
  print(`${pass_type_id} is put. Its certificate ends on ${certificate.validTo}.`)
}

/** Certificate and key in one parameter, so that no function reads half of a change. */
function inOneText({ certificate, key }: { certificate: string; key: string }): string {
  try {
    const der = new X509Certificate(certificate).raw.toString('base64')
    const pkcs8 = createPrivateKey(key).export({ type: 'pkcs8', format: 'der' }).toString('base64')
    const value = `${der}.${pkcs8}`
    readAppleIdentity(value)
    return value
  } catch (error) {
    throw new OperatorError(`These are no Pass Type ID certificate and key: ${(error as Error).message}`)
  }
}

async function putGoogle(json: string, issuer_id: string, { print }: Terminal): Promise<void> {
  if (!/^\d{10,25}$/.test(issuer_id))
    throw new OperatorError("Name the issuer's number too: --google-issuer (Google Pay & Wallet Console).")
  const { client_email, private_key, token_uri } = serviceAccount(json)
  createPrivateKey(private_key)
  await putSecret('GOOGLE_WALLET', JSON.stringify({ issuer_id, client_email, private_key, token_uri }))
  print(`Google's issuer ${issuer_id} is put.`)
}

function serviceAccount(json: string): { client_email: string; private_key: string; token_uri: string } {
  try {
    const account = JSON.parse(json)
    if (account.client_email && account.private_key && account.token_uri) return account
  } catch {
    // Said below.
  }
  throw new OperatorError('This is no key of a service account: make one of the type JSON.')
}

async function offer({ print }: Terminal): Promise<void> {
  const apple = await readSecret('APPLE_PASS')
  const google = await readSecret('GOOGLE_WALLET')
  const wallets = [...(apple ? ['APPLE'] : []), ...(google ? ['GOOGLE'] : [])]
  if (wallets.length === 0) return print('No credentials are there, so no wallet is offered.')
  await putSecret('WALLETS', wallets.join())
  print(`Pages and emails offer ${wallets.join(' and ')} within some minutes.`)
}

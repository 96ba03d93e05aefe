import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import path from 'node:path'
import forge from 'node-forge'
import { keep, readKept } from '../kept-file.ts'

const { pki } = forge
const dayMs = 24 * 60 * 60 * 1000

/**
 * Credentials as Apple and Google give them to a stage, generated here and worthless elsewhere. All are PEM except
 * `apple_pass`.
 */
export interface WalletKeys {
  /** The stage's certificate and key as `APPLE_PASS` holds them. */
  apple_pass: string
  /** The authority that has signed it, and the certificate of the push service. */
  authority: string
  push: { certificate: string; key: string }
  google: { private_key: string; public_key: string }
}

/** The keys of this data directory, so that passes can be updated after a restart. New ones on the first start. */
export function walletKeys(directory: string | null): WalletKeys {
  const file = directory && path.join(directory, 'wallet-keys.json')
  const kept = file && readKept<WalletKeys>(file)
  if (kept) return kept
  const keys = makeWalletKeys()
  if (file) keep(file, keys)
  return keys
}

/** A new certificate authority, with a Pass Type ID certificate that ends after this many days. */
export function makeWalletKeys({ days = 365 } = {}): WalletKeys {
  const [ca, pass, push, google] = [newKey(), newKey(), newKey(), newKey()]
  const authorityName = [{ name: 'commonName', value: 'Local Worldwide Developer Relations' }]
  const authority = certify({
    subject: authorityName,
    issuer: authorityName,
    key: ca,
    signer: ca,
    days: 3650,
    isAuthority: true,
  })
  const subject = [
    { type: '0.9.2342.19200300.100.1.1', value: 'pass.example.foyer' },
    { name: 'commonName', value: 'Pass Type ID: pass.example.foyer' },
    { name: 'organizationalUnitName', value: 'LOCALTEAM1' },
  ]
  const certificate = certify({ subject, issuer: authorityName, key: pass, signer: ca, days })
  const localhost = [{ name: 'commonName', value: '127.0.0.1' }]
  return {
    apple_pass: `${derOf(certificate)}.${createPrivateKey(pass).export({ type: 'pkcs8', format: 'der' }).toString('base64')}`,
    authority,
    push: {
      certificate: certify({ subject: localhost, issuer: authorityName, key: push, signer: ca, days: 3650 }),
      key: push,
    },
    google: { private_key: google, public_key: publicOf(google) },
  }
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
}

const publicOf = (key: string) => pki.publicKeyToPem(publicKeyOf(key))

function publicKeyOf(key: string): forge.pki.rsa.PublicKey {
  const { n, e } = pki.privateKeyFromPem(key)
  return pki.setRsaPublicKey(n, e)
}

const derOf = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '')

function certify(given: {
  subject: forge.pki.CertificateField[]
  issuer: forge.pki.CertificateField[]
  key: string
  signer: string
  days: number
  isAuthority?: boolean
}): string {
  const certificate = pki.createCertificate()
  certificate.publicKey = publicKeyOf(given.key)
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(8))}`
  certificate.validity.notBefore = new Date(Date.now() - dayMs)
  certificate.validity.notAfter = new Date(Date.now() + given.days * dayMs)
  certificate.setSubject(given.subject)
  certificate.setIssuer(given.issuer)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: given.isAuthority === true },
    ...(given.isAuthority ? [] : [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }]),
  ])
  certificate.sign(pki.privateKeyFromPem(given.signer), forge.md.sha256.create())
  return pki.certificateToPem(certificate)
}

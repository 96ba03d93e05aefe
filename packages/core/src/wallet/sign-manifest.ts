import forge from 'node-forge'
import { required } from '../config.ts'
import type { AppleIdentity } from './apple-identity.ts'

const { pki, pkcs7, asn1, util } = forge

/**
 * Signs a pass's manifest as Apple's wallet checks it: a detached PKCS #7 signature (DER, SHA-256) with the signing time, the stage's
 * certificate and the one of Apple's that issued it.
 */
export function signManifest(manifest: string, { certificate, key }: AppleIdentity, now: Date): Uint8Array {
  const own = pki.certificateFromPem(certificate.toString())
  const issuer = pki.certificateFromPem(required('APPLE_WWDR_CERTIFICATE'))
  const { contentType, data, messageDigest, sha256, signingTime } = pki.oids
  const signed = pkcs7.createSignedData()
  signed.content = util.createBuffer(manifest, 'utf8')
  signed.addCertificate(own)
  signed.addCertificate(issuer)
  signed.addSigner({
    key: pki.privateKeyFromPem(key.export({ type: 'pkcs1', format: 'pem' }) as string),
    certificate: own,
    digestAlgorithm: sha256 as string,
    authenticatedAttributes: [
      { type: contentType as string, value: data as string },
      { type: messageDigest as string },
      // The library takes a date here, whatever its types say.
      { type: signingTime as string, value: now as unknown as string },
    ],
  })
  signed.sign({ detached: true })
  return Buffer.from(asn1.toDer(signed.toAsn1()).getBytes(), 'binary')
}

// SPDX-License-Identifier: Apache-2.0
import { createPublicKey } from 'node:crypto'

const shortestModulusBits = 2048

/**
 * Reads a vendor's public key and writes it in the one form that is stored (SPKI, PEM). Throws an Error with
 * a sentence for the person who chose the file: not a key, a private one, not RSA, or too short.
 */
export function normalPublicKey(pem: string): string {
  if (pem.includes('PRIVATE KEY'))
    throw new Error('This file holds a private key. Keep that secret and hand over the public key only.')
  const key = parse(pem)
  if (key.asymmetricKeyType !== 'rsa')
    throw new Error('This key is not an RSA key, which the protocol asks for.')
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (bits < shortestModulusBits)
    throw new Error(`This RSA key has ${bits} bits; at least ${shortestModulusBits} are needed.`)
  return key.export({ type: 'spki', format: 'pem' }).toString()
}

function parse(pem: string): ReturnType<typeof createPublicKey> {
  try {
    return createPublicKey(pem)
  } catch {
    throw new Error('This file holds no public key in PEM form (-----BEGIN PUBLIC KEY-----).')
  }
}

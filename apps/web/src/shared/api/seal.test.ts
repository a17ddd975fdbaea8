// SPDX-License-Identifier: Apache-2.0
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import { seal } from '@tessera/contract/client/seal'

describe('a sealed payload', () => {
  it('can be opened by the standard library with the private key, and contains time and nonce', async () => {
    const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
    const { kty, crv, x, y } = await exportJWK(pair.publicKey)
    const sealed = await seal(
      { username: 'läbel', password: 'x'.repeat(64) },
      { kid: 'k1', publicKey: { kty, crv, x, y } as Record<string, string> },
      1234,
    )

    const { plaintext, protectedHeader } = await compactDecrypt(sealed, pair.privateKey)
    const opened = JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>
    expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k1' })
    expect(opened).toMatchObject({ username: 'läbel', password: 'x'.repeat(64), ts: 1234 })
    expect(opened.nonce).toMatch(/^[\w-]{22}$/)
  })

  it('does not reveal its content', async () => {
    const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
    const key = { kid: 'k1', publicKey: (await exportJWK(pair.publicKey)) as Record<string, string> }
    const sealed = await seal({ password: 'open sesame' }, key, 0)
    expect(sealed).not.toContain(btoa('open sesame').slice(0, 12))
    expect(await seal({ password: 'open sesame' }, key, 0)).not.toBe(sealed)
  })
})

// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { VendorAccount } from '../../../modules/play/ports.ts'
import { isSignedBy, signatureOf } from './signature.ts'
import { workedAccount, workedBody, workedSignature } from './worked-example-for-tests.ts'

const bytes = Buffer.from(workedBody)
const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
const otherPem = other.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const withKeys = (secrets: Record<string, string>): VendorAccount => ({ ...workedAccount, secrets })

describe('the Hub88 signature', () => {
  it('accepts the worked example of the protocol', () => {
    expect(bytes.length).toBe(366)
    expect(isSignedBy(workedAccount, bytes, workedSignature)).toBe(true)
  })

  it('refuses the body after changing any single byte of it', () => {
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(isSignedBy(workedAccount, changed, workedSignature), `byte ${at}`).toBe(false)
    }
  })

  it('refuses a changed signature, whichever character changed', () => {
    for (let at = 0; at < workedSignature.length; at += 1) {
      const swapped = workedSignature[at] === 'A' ? 'B' : 'A'
      const changed = workedSignature.slice(0, at) + swapped + workedSignature.slice(at + 1)
      expect(isSignedBy(workedAccount, bytes, changed), `character ${at}`).toBe(false)
    }
  })

  it('refuses the body after parsing and writing it with other spacing', () => {
    const respaced = JSON.stringify(JSON.parse(workedBody), null, 1)
    expect(isSignedBy(workedAccount, Buffer.from(respaced), workedSignature)).toBe(false)
    expect(isSignedBy(workedAccount, Buffer.concat([bytes, Buffer.from('\n')]), workedSignature)).toBe(false)
  })

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['repeated', [workedSignature, workedSignature]],
    ['not base64', '%%%'],
    ['cut short', workedSignature.slice(0, 100)],
    ['followed by a blank', `${workedSignature} `],
    ['enormous', 'A'.repeat(100_000)],
  ])('refuses a header that is %s', (_name, header) => {
    expect(isSignedBy(workedAccount, bytes, header)).toBe(false)
  })

  it('accepts both keys while an account rotates, and no third one', () => {
    const rotating = withKeys({
      publicKey: workedAccount.secrets['publicKey'] ?? '',
      publicKeyNext: otherPem,
    })
    expect(isSignedBy(rotating, bytes, workedSignature)).toBe(true)
    expect(isSignedBy(rotating, bytes, signatureOf(bytes, other.privateKey))).toBe(true)
    expect(isSignedBy(withKeys({ publicKey: otherPem }), bytes, workedSignature)).toBe(false)
    expect(isSignedBy(workedAccount, bytes, signatureOf(bytes, other.privateKey))).toBe(false)
  })

  it('refuses everything for an account without a key', () => {
    expect(isSignedBy(withKeys({}), bytes, workedSignature)).toBe(false)
  })
})

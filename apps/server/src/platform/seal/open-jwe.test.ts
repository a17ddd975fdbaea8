// SPDX-License-Identifier: Apache-2.0
import { createPrivateKey, createPublicKey, diffieHellman, type ECDH } from 'node:crypto'
import { CompactEncrypt, exportJWK, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { agreementKey, contentKey, openJwe } from './open-jwe.ts'

let own: CryptoKeyPair
let secret: ECDH
beforeAll(async () => {
  own = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  secret = agreementKey((await exportJWK(own.privateKey)).d ?? '')
})
const keyFor = (): Promise<ECDH> => Promise.resolve(secret)
const sealed = (text: string, header: Record<string, unknown> = {}, to = own.publicKey): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k1', ...header } as never)
    .encrypt(to)
const b64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
/** The same JWE with another header. The tag covers the header, so none of these may open. */
async function withHeader(change: Record<string, unknown>): Promise<string> {
  const [head = '', ...rest] = (await sealed('{}')).split('.')
  return [
    b64({ ...(JSON.parse(Buffer.from(head, 'base64url').toString()) as object), ...change }),
    ...rest,
  ].join('.')
}

describe('opening a sealed payload', () => {
  it('gives what another library sealed, of any length', async () => {
    for (const text of ['{}', '{"a":"é😀"}', 'x'.repeat(60_000)])
      expect((await openJwe(await sealed(text), keyFor)).toString('utf8')).toBe(text)
  })

  it('makes the key of the worked example of RFC 7518, appendix C', () => {
    const alice = createPrivateKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: 'gI0GAILBdu7T53akrFmMyGcsF3n5dO7MmwNBHKW5SV0',
        y: 'SLW_xSffzlPWrHEVI30DHM_4egVwt3NQqeUD7nMFpps',
        d: '0_NxaRPUMQoAJt50Gz8YiTr8gRTwyEaCumd-MToTmIo',
      },
    })
    const bob = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: 'weNJy2HscCSM6AEDTDg04biOvhFhyyWvOHQfeF_PxMQ',
        y: 'e8lnCO-AlStT-NJVX-crhB7QRYhiix03illJOVAOyck',
      },
    })
    const agreed = diffieHellman({ privateKey: alice, publicKey: bob })
    const key = contentKey(agreed, {
      algorithm: 'A128GCM',
      partyU: Buffer.from('Alice').toString('base64url'),
      partyV: Buffer.from('Bob').toString('base64url'),
      bits: 128,
    })
    expect(key.toString('base64url')).toBe('VqqN6vgjbSBcIijNcacQGg')
  })

  it('uses the key that the payload names', async () => {
    const asked: string[] = []
    await openJwe(await sealed('{}'), (kid) => {
      asked.push(kid)
      return keyFor()
    })
    expect(asked).toEqual(['k1'])
  })

  it('refuses what was sealed for another, or changed in any of its parts', async () => {
    const other = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
    await expect(openJwe(await sealed('{}', {}, other.publicKey), keyFor)).rejects.toThrow()
    const good = (await sealed('{"a":1}')).split('.')
    for (const index of [0, 2, 3, 4]) {
      const part = good[index] ?? ''
      const spoiled = good.with(index, `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`).join('.')
      await expect(openJwe(spoiled, keyFor), `part ${index}`).rejects.toThrow()
    }
    for (const cut of [
      '',
      'x',
      good.slice(0, 4).join('.'),
      [...good, 'x'].join('.'),
      good.with(1, 'AAAA').join('.'),
      good.with(4, (good[4] ?? '').slice(0, 5)).join('.'),
      good.with(3, '').join('.'),
    ])
      await expect(openJwe(cut, keyFor)).rejects.toThrow()
  })

  it.each([
    { alg: 'none' },
    { alg: 'dir' },
    { alg: 'RSA-OAEP' },
    { alg: 'ECDH-ES+A128KW' },
    { enc: 'A128GCM' },
    { enc: 'A128CBC-HS256' },
    { zip: 'DEF' },
    { crit: ['exp'] },
    { b64: false },
    { jku: 'https://evil.example' },
    { kid: 7 },
    { kid: undefined },
    { epk: undefined },
    { epk: null },
    { epk: { kty: 'EC', crv: 'P-384', x: 'AA', y: 'AA' } },
    { epk: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' } },
    { epk: { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) } },
    { epk: { kty: 'EC', crv: 'P-256', x: 'A'.repeat(44), y: 'A'.repeat(44) } },
    { epk: { kty: 'oct', k: 'AA' } },
    { apu: 7 },
  ])('refuses a header with %j', async (change) => {
    await expect(openJwe(await withHeader(change), keyFor)).rejects.toThrow()
  })
})

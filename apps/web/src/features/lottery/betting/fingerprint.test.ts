// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hasFingerprint } from './fingerprint.ts'

const seed = '00ff10'.repeat(8)
const fingerprint = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')

it('recognizes the seed of a fingerprint, and no other', async () => {
  expect(await hasFingerprint(seed, fingerprint)).toBe(true)
  expect(await hasFingerprint(`${seed}00`, fingerprint)).toBe(false)
  for (const nonsense of ['', 'x', '0', seed.toUpperCase()])
    expect(await hasFingerprint(nonsense, fingerprint)).toBe(false)
})

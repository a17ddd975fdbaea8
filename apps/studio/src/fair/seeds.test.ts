// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { block, commitment, drawFloats, floatFrom, isClientSeed, isServerSeed } from './seeds.ts'

const published = {
  serverSeed: 'c5e7146c5863d7d647c93ffe7d4ec13fffbb7311108fab0c067d97bcc2b32d55',
  clientSeed: 'LuckyClientSeed777',
  nonce: 2,
}

describe('the seed scheme', () => {
  it('gives the published bytes and float of the check vector', async () => {
    const bytes = await block(published, 0)
    expect([...bytes.slice(0, 4)]).toEqual([137, 90, 202, 182])
    expect(floatFrom(bytes, 0).toFixed(10)).toBe('0.5365416235')
  })

  it('draws eight floats from each block and continues with the next block', async () => {
    const floats = await drawFloats(published, 20)
    const second = await block(published, 1)
    const third = await block(published, 2)
    expect(floats).toHaveLength(20)
    expect(floats[8]).toBe(floatFrom(second, 0))
    expect(floats[19]).toBe(floatFrom(third, 12))
    expect(floats.every((float) => float >= 0 && float < 1)).toBe(true)
  })

  it('gives other floats for another nonce, client seed or server seed', async () => {
    const [first] = await drawFloats(published, 1)
    const others = [{ nonce: 3 }, { clientSeed: 'Other' }, { serverSeed: 'a'.repeat(64) }]
    for (const other of others) expect((await drawFloats({ ...published, ...other }, 1))[0]).not.toBe(first)
  })

  it('commits to the text of the server seed with SHA-256', async () => {
    // Checked with: printf %s "$seed" | sha256sum
    expect(await commitment('0'.repeat(64))).toBe(
      '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55',
    )
  })

  it('takes only seeds that cannot be misread in the message', () => {
    expect(['Lucky 7', 'a-b_c.d', 'x'.repeat(64)].every(isClientSeed)).toBe(true)
    expect(['', 'a:1', 'x'.repeat(65), 'é', 'a\n'].some(isClientSeed)).toBe(false)
    expect(isServerSeed(published.serverSeed)).toBe(true)
    expect(isServerSeed(published.serverSeed.toUpperCase())).toBe(false)
  })
})

// SPDX-License-Identifier: Apache-2.0
import { createHmac } from 'node:crypto'
import { outcomeSeeds } from '../../fair/chain.ts'
import { floatFrom } from '../../fair/seeds.ts'

const BYTES_PER_FLOAT = 4

/**
 * The first floats of a round with others. The same as `drawFloats(outcomeSeeds(outcome), count)` in the browser, at once:
 * rules of rooms wait for nothing.
 */
export function floatsOfOutcome(outcome: string, count: number): number[] {
  const { serverSeed, clientSeed, nonce } = outcomeSeeds(outcome)
  const floats: number[] = []
  for (let round = 0; floats.length < count; round += 1) {
    const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${round}`).digest()
    for (let offset = 0; offset < bytes.length && floats.length < count; offset += BYTES_PER_FLOAT)
      floats.push(floatFrom(bytes, offset))
  }
  return floats
}

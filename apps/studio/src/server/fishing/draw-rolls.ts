// SPDX-License-Identifier: Apache-2.0
import { createHmac } from 'node:crypto'
import type { Seeds } from '../../fair/seeds.ts'

const BLOCKS_OF_BULLET = 8
const ROLLS_OF_BLOCK = 8
const BYTES_OF_ROLL = 4

/**
 * The first rolls of a bullet of a load, at least `count`: the same as those of `pond/rolls.ts`, at once and only as many blocks as needed, because
 * thousands of bullets a second are drawn here.
 */
export function drawRolls({ serverSeed, clientSeed, nonce }: Seeds, bullet: number, count: number): number[] {
  const rolls: number[] = []
  for (let index = 0; index < BLOCKS_OF_BULLET && rolls.length < count; index += 1) {
    const bytes = createHmac('sha256', serverSeed)
      .update(`${clientSeed}:${nonce}:${BLOCKS_OF_BULLET * bullet + index}`)
      .digest()
    for (let roll = 0; roll < ROLLS_OF_BLOCK; roll += 1) rolls.push(bytes.readUInt32BE(roll * BYTES_OF_ROLL))
  }
  return rolls
}

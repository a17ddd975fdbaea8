// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'

/**
 * Draws that are the same on every machine: the first one of a label is always the same, and so is the
 * second.
 */
export interface Draws {
  /** From 0 up to 1, exclusive. */
  share(): number
  pick<Entry>(list: readonly Entry[]): Entry
  /** True with this probability. */
  happens(often: number): boolean
}

const bytesEach = 4

export function drawsOf(label: string): Draws {
  let bytes = createHash('sha256').update(label).digest()
  let at = 0
  const share = (): number => {
    if (at + bytesEach > bytes.length) {
      bytes = createHash('sha256').update(bytes).digest()
      at = 0
    }
    at += bytesEach
    return bytes.readUInt32BE(at - bytesEach) / 2 ** 32
  }
  return {
    share,
    pick(list) {
      const entry = list[Math.floor(share() * list.length)]
      if (entry === undefined) throw new RangeError('an empty list')
      return entry
    },
    happens: (often) => share() < often,
  }
}

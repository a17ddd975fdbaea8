// SPDX-License-Identifier: Apache-2.0
import { hmacSha256 } from '../../../../fair/hash.ts'

/** Choices of a tide, one after another. All of them are whole numbers. */
export interface TideStream {
  /** From 0 to `count` - 1. */
  readonly below: (count: number) => number
  /** From `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number
  readonly oneOf: <Value>(values: readonly Value[]) => Value
  /** In proportion to their weights. */
  readonly weighted: <Value>(values: readonly (readonly [value: Value, weight: number])[]) => Value
}

const WORDS = 2 ** 32

/**
 * The stream of a tide: sfc32, whose state is HMAC-SHA-256(seed, `tide`). What swims is worth nothing to know, so it needs no more; and a phone draws it in a
 * millisecond.
 */
export async function tideStream(seed: string): Promise<TideStream> {
  const next = sfc32(new DataView((await hmacSha256(seed, 'tide')).buffer))
  const below = (count: number): number => Math.floor((next() * count) / WORDS)
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    oneOf: (values) => values[below(values.length)]!,
    weighted(values) {
      let part = below(values.reduce((sum, [, weight]) => sum + weight, 0))
      const found = values.find(([, weight]) => {
        part -= weight
        return part < 0
      })
      return found![0]
    },
  }
}

const WARM_UP = 12

function sfc32(state: DataView): () => number {
  let [a, b, c, counter] = [state.getInt32(0), state.getInt32(4), state.getInt32(8), state.getInt32(12)]
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let step = 0; step < WARM_UP; step += 1) next()
  return next
}

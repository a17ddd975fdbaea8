// SPDX-License-Identifier: Apache-2.0

/** What a game pays: each multiple of the stake, in millionths, with its chance. All chances make 1. */
export type PayTable = readonly { readonly multiplier: number; readonly chance: number }[]

const MILLION = 1_000_000

/** A table of what wins; the rest of the chances pays nothing. */
export function payTable(wins: PayTable): PayTable {
  const winning = wins.reduce((sum, { chance }) => sum + chance, 0)
  if (!(winning <= 1 + 1e-9)) throw new RangeError('the chances of a pay table are more than 1')
  return [{ multiplier: 0, chance: Math.max(0, 1 - winning) }, ...wins]
}

/** The share of the stakes that a table gives back, such as 0.9634. */
export const returnOfTable = (table: PayTable): number =>
  table.reduce((sum, { multiplier, chance }) => sum + (multiplier / MILLION) * chance, 0)

/** Draws entries of a table, each as often as its chance says (Vose's alias method): one number for each. */
export function createDraw(table: PayTable, next: () => number): () => number {
  const count = table.length
  const own = new Float64Array(count).fill(1)
  const alias = new Int32Array(count)
  const scaled = table.map(({ chance }) => chance * count)
  const few: number[] = []
  const many: number[] = []
  for (const [entry, share] of scaled.entries()) (share < 1 ? few : many).push(entry)
  while (few.length > 0 && many.length > 0) {
    const [small, large] = [few.pop() as number, many.pop() as number]
    own[small] = scaled[small] as number
    alias[small] = large
    const left = (scaled[large] as number) + (scaled[small] as number) - 1
    scaled[large] = left
    ;(left < 1 ? few : many).push(large)
  }
  return () => {
    const drawn = next() * count
    const entry = Math.floor(drawn)
    return drawn - entry < (own[entry] as number) ? entry : (alias[entry] as number)
  }
}

// SPDX-License-Identifier: Apache-2.0
import type { PayTable } from './pay-table.ts'
import { sampleSlotWindows } from './sample-slot-windows.ts'

const WINDOWS = 16 ** 5
const MILLIONTHS_PER_TENTH = 100_000
const SCATTER_TENTHS = 50
const FREE_FACTOR = 3
/** Two to the third: eight free spins. */
const DOUBLINGS = 3

let known: PayTable | undefined

/** Rarer pays are left out: all of them together have a chance of less than one in a billion. */
const RAREST = 1e-12

/** What a whole round of the sample slot pays, its free spins included. */
export const sampleSlotPays = (): PayTable => (known ??= compute())

/** Chances by tenths of the stake. */
type Chances = Float64Array

function compute(): PayTable {
  const plain = read(sampleSlotWindows.plain)
  const first = read(sampleSlotWindows.withFreeSpins)
  const spin = new Float64Array(Math.max(plain.length, first.length))
  for (const [tenths, chance] of plain.entries()) spin[tenths] = chance + (first[tenths] ?? 0)
  let free: Chances = spin
  for (let doubling = 0; doubling < DOUBLINGS; doubling += 1) free = sumOf(free, free)

  const round = new Float64Array(SCATTER_TENTHS + first.length + FREE_FACTOR * free.length)
  round.set(plain)
  for (let own = 0; own < first.length; own += 1)
    for (let tenths = 0; tenths < free.length; tenths += 1)
      round[SCATTER_TENTHS + own + FREE_FACTOR * tenths]! += first[own]! * free[tenths]!
  const pays: { multiplier: number; chance: number }[] = []
  for (let tenths = 0; tenths < round.length; tenths += 1)
    if (round[tenths]! > RAREST)
      pays.push({ multiplier: tenths * MILLIONTHS_PER_TENTH, chance: round[tenths]! })
  return pays
}

function read(text: string): Chances {
  const windows = text
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split(':').map(Number) as [tenths: number, windows: number])
  const chances = new Float64Array(Math.max(...windows.map(([tenths]) => tenths)) + 1)
  for (const [tenths, count] of windows) chances[tenths] = count / WINDOWS
  return chances
}

/** The chances of the sum of two pays that do not depend on each other. */
function sumOf(one: Chances, other: Chances): Chances {
  const sum = new Float64Array(one.length + other.length - 1)
  for (let left = 0; left < one.length; left += 1) {
    const chance = one[left]!
    if (chance === 0) continue
    for (let right = 0; right < other.length; right += 1) sum[left + right]! += chance * other[right]!
  }
  let length = sum.length
  while (sum[length - 1]! < RAREST) length -= 1
  return sum.subarray(0, length)
}

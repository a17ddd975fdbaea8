// SPDX-License-Identifier: Apache-2.0

interface RakedParts {
  readonly rake: bigint
  /** What each player put into the pot. */
  readonly parts: readonly bigint[]
}

/**
 * What each player bears of the rake of a hand: of each pot by what they put into it. Shares are whole millionths; those that are left over go
 * one each to the first who put anything in, so that together they are the rake exactly.
 */
export function rakesOf(players: number, pots: readonly RakedParts[]): bigint[] {
  const sums = Array.from({ length: players }, () => 0n)
  for (const { rake, parts } of pots)
    for (const [index, share] of sharesOf(rake, parts).entries()) sums[index]! += share
  return sums
}

function sharesOf(rake: bigint, parts: readonly bigint[]): bigint[] {
  const amount = parts.reduce((sum, part) => sum + part, 0n)
  if (amount === 0n) return parts.map(() => 0n)
  const shares = parts.map((part) => (rake * part) / amount)
  let left = rake - shares.reduce((sum, share) => sum + share, 0n)
  // Less than one millionth a player is left, and nobody bears a part of a pot without money of theirs.
  for (const [index, part] of parts.entries()) {
    if (left === 0n) break
    if (part === 0n) continue
    shares[index]! += 1n
    left -= 1n
  }
  return shares
}

// SPDX-License-Identifier: Apache-2.0

/** What somebody lost in a hand; the unit is that of the amount that is shared. */
export interface Loss {
  readonly user: string
  readonly lost: bigint
}

/**
 * Shares an amount among those who lost, by what each lost: rounded down, and the units that are left over go one each to whom
 * rounding took most from. Their sum is exactly the amount.
 */
export function sharesOfLoss(
  losses: readonly Loss[],
  amount: bigint,
): readonly { readonly user: string; readonly amount: bigint }[] {
  const total = losses.reduce((sum, { lost }) => sum + lost, 0n)
  if (total <= 0n) throw new RangeError('nobody lost anything')
  const parts = losses.map(({ user, lost }) => ({
    user,
    amount: (amount * lost) / total,
    rest: (amount * lost) % total,
  }))
  const left = amount - parts.reduce((sum, part) => sum + part.amount, 0n)
  const byRest = parts.toSorted(
    (one, other) =>
      Number(other.rest > one.rest) - Number(other.rest < one.rest) || compare(one.user, other.user),
  )
  const more = new Set(byRest.slice(0, Number(left)).map(({ user }) => user))
  return parts
    .map(({ user, amount: part }) => ({ user, amount: more.has(user) ? part + 1n : part }))
    .filter((share) => share.amount > 0n)
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

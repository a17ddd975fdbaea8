// SPDX-License-Identifier: Apache-2.0

/** What a table plays for. Amounts are millionths of a currency unit. */
export interface Stakes {
  /** What a card, or a point, is worth. */
  readonly unit: bigint
  /** The smallest coin of the currency. */
  readonly coin: bigint
  /** What the operator takes of the gain of a game, in hundredths of a percent. */
  readonly rakeBasisPoints: number
  /** With fewer units than that nobody is dealt in: whoever has little could otherwise win much and lose little. */
  readonly leastUnits: number
}

/** Amounts in a state are texts, since a state is plain JSON. */
export interface Stack {
  /** What the player had when the game began. */
  readonly chipsBefore: string
  readonly chips: string
}

/** Money that went from one player to another, by their positions. */
export interface Payment {
  readonly from: number
  readonly to: number
  readonly amount: string
  /** chopBack: the one who was chopped after chopping gives back what that had brought. */
  readonly reason: 'chop' | 'chopBack' | 'game'
}

export interface Paid<Player> {
  readonly players: readonly Player[]
  readonly payment: Payment
}

/** What is owed goes over, but no more than the payer still has: what is missing nobody pays. */
export function pay<Player extends Stack>(
  players: readonly Player[],
  { from, to, reason }: Omit<Payment, 'amount'>,
  owed: bigint,
): Paid<Player> {
  const has = BigInt(players[from]!.chips)
  const amount = owed < has ? owed : has
  const moved = players.map((player, position) => {
    if (from === to || (position !== from && position !== to)) return player
    const change = position === to ? amount : -amount
    return { ...player, chips: String(BigInt(player.chips) + change) }
  })
  return { players: moved, payment: { from, to, amount: String(amount), reason } }
}

/** Takes the rake of all who gained in the game, rounded down to the coin; what each gave stands in `rakes`. */
export function takeRake<Player extends Stack>(
  players: readonly Player[],
  { rakeBasisPoints, coin }: Stakes,
): { readonly players: readonly Player[]; readonly rakes: readonly string[] } {
  const rakes = players.map(({ chips, chipsBefore }) => {
    const gain = BigInt(chips) - BigInt(chipsBefore)
    return gain > 0n ? ((gain * BigInt(rakeBasisPoints)) / 10_000n / coin) * coin : 0n
  })
  const raked = players.map((player, position) => ({
    ...player,
    chips: String(BigInt(player.chips) - rakes[position]!),
  }))
  return { players: raked, rakes: rakes.map(String) }
}

/** Throws a RangeError for stakes that cannot be paid in coins, half units included. */
export function checkStakes({ unit, coin, rakeBasisPoints }: Stakes): void {
  if (coin <= 0n || unit <= 0n || unit % (2n * coin) !== 0n)
    throw new RangeError('a unit is an even number of coins')
  if (!Number.isInteger(rakeBasisPoints) || rakeBasisPoints < 0 || rakeBasisPoints > 10_000)
    throw new RangeError('a rake is from 0 to 10000 basis points')
}

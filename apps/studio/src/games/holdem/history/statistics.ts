// SPDX-License-Identifier: Apache-2.0
import type { HandRecord } from '../../../card-protocol/hand-record.ts'

export type PositionName = 'button' | 'smallBlind' | 'bigBlind' | 'early' | 'middle' | 'cutoff'

/** What a player has done and won in some hands. Parts are hundredths of a percent. */
export interface HandStatistics {
  readonly hands: number
  /** Hands in which they put money in of their own will before the flop (VPIP), and raised then (PFR). */
  readonly enteredBasisPoints: number
  readonly raisedBasisPoints: number
  readonly sawFlopBasisPoints: number
  readonly sawShowdownBasisPoints: number
  /** Millionths, below zero where more was lost; by currency, since amounts of two are never added. */
  readonly won: Readonly<Record<string, string>>
  readonly bigBlindsPer100Hands: number
}

export interface OwnStatistics extends HandStatistics {
  readonly byPosition: Readonly<Partial<Record<PositionName, HandStatistics>>>
}

interface Counted {
  readonly record: HandRecord
  readonly player: HandRecord['players'][number]
  readonly position: PositionName
}

const BASIS_POINTS = 10_000

/** A player's own statistics. Hands that were taken back, and those of tournaments, whose chips are no money, are left out. */
export function statisticsOf(records: readonly HandRecord[], playerId: string): OwnStatistics {
  const counted = records.flatMap((record): Counted[] => {
    const player = record.players.find((one) => one.playerId === playerId)
    const isCounted = record.counts && (record.game === 'holdem' || record.game === 'omaha')
    if (!player || !isCounted) return []
    return [{ record, player, position: positionName(player.position ?? 0, record.players.length) }]
  })
  const byPosition: Partial<Record<PositionName, HandStatistics>> = {}
  for (const position of new Set(counted.map((one) => one.position)))
    byPosition[position] = figuresOf(counted.filter((one) => one.position === position))
  return { ...figuresOf(counted), byPosition }
}

/** What a position is called: with two players the button has the small blind. */
export function positionName(position: number, players: number): PositionName {
  if (position === 0) return 'button'
  if (players === 2) return 'bigBlind'
  if (position === 1) return 'smallBlind'
  if (position === 2) return 'bigBlind'
  if (position >= players - 1) return 'cutoff'
  return position < 3 + Math.ceil((players - 4) / 2) ? 'early' : 'middle'
}

function figuresOf(counted: readonly Counted[]): HandStatistics {
  const hands = counted.length
  const part = (is: (one: Counted) => boolean | undefined) =>
    hands === 0 ? 0 : Math.round((BASIS_POINTS * counted.filter(is).length) / hands)
  const gain = ({ player }: Counted) => BigInt(player.after) - BigInt(player.before)
  const won = new Map<string, bigint>()
  for (const one of counted) {
    const currency = String(one.record.stakes['currency'])
    won.set(currency, (won.get(currency) ?? 0n) + gain(one))
  }
  // Hundredths of a big blind, each hand by its own.
  const bigBlinds = counted.reduce(
    (sum, one) => sum + Number((gain(one) * 100n) / BigInt(String(one.record.stakes['bigBlind']))),
    0,
  )
  return {
    ...{ hands, enteredBasisPoints: part(({ player }) => player.entered) },
    raisedBasisPoints: part(({ player }) => player.raisedFirst),
    sawFlopBasisPoints: part(({ player }) => player.sawFlop),
    sawShowdownBasisPoints: part(({ player }) => player.sawShowdown),
    won: Object.fromEntries([...won].map(([currency, amount]) => [currency, String(amount)])),
    bigBlindsPer100Hands: hands === 0 ? 0 : bigBlinds / hands,
  }
}

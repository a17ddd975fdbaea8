// SPDX-License-Identifier: Apache-2.0
import type { BoxBet } from '../../blackjack-room-protocol.ts'
import type { StudioRefusalCode } from '../../protocol.ts'
import type { StudioDeps } from '../deps.ts'
import { isRefusal, StudioRefusal } from '../refusal.ts'
import type { ClosingBet } from '../rooms/shared-room.ts'
import { boxBetOf, type StakedBox } from './box-state.ts'
import { parametersOf, stakeOfBox } from './check-box-bets.ts'
import type { Holders } from './holders.ts'
import type { LaidSet } from './laid-bets.ts'

interface Closing {
  readonly roundId: string
  readonly sets: readonly LaidSet[]
  readonly holders: Holders
  readonly staked: readonly StakedBox[]
}

/**
 * Laid bets as the stakes that they become at the close: first those of whoever holds a box, and each behind once that of
 * its box is taken.
 */
export function closingBoxes(
  deps: Pick<StudioDeps, 'players' | 'chance'>,
  { roundId, sets, holders, staked }: Closing,
): ClosingBet[] {
  const laid = sets.flatMap(({ session, bets }) =>
    bets.map((bet, index) => ({
      bet,
      // Several boxes of one player close together: the pace of a brand is kept by the first.
      session: index === 0 ? session : { ...session, automaticBetsMs: null },
    })),
  )
  /** Fulfilled when the bet of a box is part of the round. */
  const joined = new Map<number, PromiseWithResolvers<void>>()
  const isHeld = ({ bet, session }: (typeof laid)[number]) =>
    holders.of(bet.box)?.playerId === String(session.playerId)
  const own = laid.filter((one) => !one.bet.behind && isHeld(one))
  for (const { bet } of own) {
    const waiting = Promise.withResolvers<void>()
    // Nobody may be behind it.
    waiting.promise.catch(() => {})
    joined.set(bet.box, waiting)
  }
  const afterOf = (one: (typeof laid)[number]): Promise<void> | undefined => {
    if (one.bet.behind) return afterBox(one.bet, joined, staked)
    // It was left, or freed, after the bet was laid.
    return isHeld(one) ? undefined : refused('studio.badBox')
  }
  const order = (one: (typeof laid)[number]): ClosingBet => {
    const { bet, session } = one
    return {
      session,
      order: { requestId: deps.chance.uuid(), stake: stakeOfBox(bet), parameters: parametersOf(bet) },
      after: afterOf(one),
      taken({ round, balance }) {
        if (!bet.behind) joined.get(bet.box)?.resolve()
        deps.players.notify(session.playerId, { type: 'round', round })
        if (balance !== null) deps.players.notify(session.playerId, { type: 'balance', balance })
      },
      refused(error) {
        if (!bet.behind) joined.get(bet.box)?.reject(new StudioRefusal('studio.boxEmpty'))
        const { code, details } = isRefusal(error)
          ? error
          : { code: 'studio.unavailable' as const, details: undefined }
        deps.players.notify(session.playerId, {
          ...{ type: 'boxBetRefused', roundId, box: bet.box, code },
          ...(details && { details }),
        })
      },
    }
  }
  return [...own, ...laid.filter((one) => !own.includes(one))].map(order)
}

function afterBox(
  { box }: BoxBet,
  joined: ReadonlyMap<number, PromiseWithResolvers<void>>,
  staked: readonly StakedBox[],
): Promise<void> {
  const waiting = joined.get(box)
  if (waiting) return waiting.promise
  if (boxBetOf(staked, box)) return Promise.resolve()
  return refused('studio.boxEmpty')
}

function refused(code: StudioRefusalCode): Promise<void> {
  const failed = Promise.reject(new StudioRefusal(code))
  failed.catch(() => {})
  return failed
}

// SPDX-License-Identifier: Apache-2.0
import type { OwnBoxes } from '../../blackjack-room-protocol.ts'
import { playedOf, type BoxState } from './box-state.ts'
import type { Holders } from './holders.ts'
import type { LaidBets } from './laid-bets.ts'

/** What one player holds, has laid and has decided. */
export function ownBoxesOf(
  playerId: string,
  { holders, laid, state }: { holders: Holders; laid: LaidBets; state: BoxState | undefined },
): OwnBoxes {
  const set = state && playerId !== '' ? laid.own(BigInt(playerId), state.roundId) : undefined
  const bets = state?.bets.filter((bet) => bet.playerId === playerId) ?? []
  const played = state && playedOf(state)
  return {
    boxes: holders.ownedBy(playerId),
    laid: state && set ? { roundId: state.roundId, revision: set.revision, bets: set.bets } : null,
    staked: bets.map(({ id, own }) => {
      const { hands: _one, ...bet } = own.bet
      return { ...bet, id, insured: own.insured }
    }),
    decided: (played?.decided ?? [])
      .filter(({ box }) => bets.some(({ own }) => own.box === box && !own.behind))
      .map(({ box, hand, move }) => ({ step: played!.step, box, hand, move })),
  }
}

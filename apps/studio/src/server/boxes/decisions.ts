// SPDX-License-Identifier: Apache-2.0
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { BoxMove, DecideInput } from '../../blackjack-room-protocol.ts'
import { partsOf } from '../../games/blackjack/parts.ts'
import { insuranceOf } from '../../games/blackjack/story.ts'
import { currencyNamed } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { isRefusal, StudioRefusal } from '../refusal.ts'
import { RoomRefusal } from '../rooms/rules/room-rules.ts'
import type { SharedRoom } from '../rooms/shared-room.ts'
import type { Session } from '../sessions/session-store.ts'
import { boxBetOf, needsStake, playedOf, type BoxAction, type BoxState, type StakedBox } from './box-state.ts'
import { createStepStakes } from './take-in-step.ts'

/** What players decide at a table, with the stakes for it. */
export interface Decisions {
  /** Throws a StudioRefusal; then nothing has changed. */
  decide(session: Session, input: DecideInput): Promise<void>
  /** Takes the stakes that follow a step which has ended. */
  follow(state: BoxState): void
}

export function createDecisions(
  deps: StudioDeps,
  room: Pick<SharedRoom<BoxAction, BoxState>, 'state' | 'act' | 'roundOf'>,
): Decisions {
  const takeStake = createStepStakes(deps, room.act)
  /** Stakes that follow and have been asked for, of the step that is ending. */
  let asked = new Set<string>()
  let askedIn = ''

  async function pay(bet: StakedBox, step: number, hand: number, move: BoxMove): Promise<void> {
    const round = room.roundOf(bet.id)
    if (!round) throw new StudioRefusal('studio.tableClosed')
    await takeStake({ round, step, hand, amount: stakeFor(bet, move) })
  }

  /** The wallet has refused: the hand, or the bet behind it, is as before. */
  async function forget({ id, playerId }: StakedBox, step: number, hand: number): Promise<void> {
    await room.act(BigInt(playerId), id, { type: 'unpaid', step, hand }).catch((error: unknown) => {
      if (!(error instanceof RoomRefusal)) throw error
    })
  }

  async function decide({ playerId }: Session, input: DecideInput): Promise<void> {
    const { roundId, step, box, hand, move } = input
    const state = room.state()
    if (!state) throw new StudioRefusal('studio.tableClosed')
    if (state.roundId !== roundId) throw new StudioRefusal('studio.roundEnded')
    const bet = boxBetOf(state.bets, box)
    if (bet?.playerId !== String(playerId)) throw new StudioRefusal('studio.badBox')
    if (move === 'insure' && stakeFor(bet, move) === 0n) throw new StudioRefusal('studio.badMove')
    await act(playerId, bet, { type: 'decide', step, hand, move })
    if (!needsStake(move)) return
    try {
      await pay(bet, step, hand, move)
    } catch (error) {
      await forget(bet, step, hand)
      throw error
    }
  }

  async function act(playerId: bigint, bet: StakedBox, action: BoxAction): Promise<void> {
    try {
      if (!(await room.act(playerId, bet.id, action))) throw new StudioRefusal('studio.roundEnded')
    } catch (error) {
      throw error instanceof RoomRefusal ? new StudioRefusal(error.code) : error
    }
  }

  async function followOne(state: BoxState, bet: StakedBox, step: number, hand: number): Promise<void> {
    const made = playedOf(state)?.closing.find((one) => one.box === bet.own.box && one.hand === hand)
    if (!made) return
    try {
      await pay(bet, step, hand, made.move)
    } catch (error) {
      await forget(bet, step, hand)
      const code = isRefusal(error) ? error.code : 'studio.unavailable'
      const about = { roundId: state.roundId, box: bet.own.box, hand, code } as const
      deps.players.notify(BigInt(bet.playerId), { type: 'followRefused', ...about })
      if (!isRefusal(error)) throw error
    }
  }

  return {
    decide,
    follow(state) {
      const played = playedOf(state)
      if (played?.stage !== 'raising') return
      const name = `${state.roundId}:${played.step}`
      if (askedIn !== name) asked = new Set()
      askedIn = name
      for (const { betId, hand } of played.following) {
        const bet = state.bets.find(({ id }) => id === betId)
        if (!bet || asked.has(`${betId}:${hand}`)) continue
        asked.add(`${betId}:${hand}`)
        inBackground(followOne(state, bet, played.step, hand), deps.log, 'a stake behind could not follow')
      }
    },
  }
}

/** A double and a split cost the stake of the hand again; insurance half of it, in whole coins. */
function stakeFor({ own, stake, currency }: StakedBox, move: BoxMove): Millionths {
  const { unit } = currencyNamed(currency)
  const parts = partsOf(own.bet, { amount: BigInt(stake) })
  return move === 'insure' ? insuranceOf(parts, unit) : parts.hand
}

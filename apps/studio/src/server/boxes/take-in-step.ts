// SPDX-License-Identifier: Apache-2.0
import { createTurns } from '@tessera/rules/site/turns'
import { violatedUnique } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { formatMoney } from '../money.ts'
import { currencyNamed } from '../currencies.ts'
import { deliverRaiseRollback } from '../raises/deliver-raises.ts'
import { insertRaise, type Raise } from '../raises/raise-store.ts'
import { giveRaiseBack, takeRaise } from '../raises/take-raise.ts'
import { StudioRefusal } from '../refusal.ts'
import { RoomRefusal } from '../rooms/rules/room-rules.ts'
import type { Round } from '../rounds/round-store.ts'
import { findWallet } from '../transfer-wallet/transfer-wallet-store.ts'
import type { BoxAction } from './box-state.ts'

/** So many further stakes of a table are asked for at the same time; the others wait. */
const AT_ONCE = 16
/** Within one step a bet can be raised once for each of its two hands. */
const HANDS = 2

export interface StepStake {
  readonly round: Round
  readonly step: number
  readonly hand: number
  readonly amount: Millionths
}

/**
 * Takes the further stake of a bet in a step: stored before the operator is asked, it is part of the round with the action that says so;
 * where the step has ended meanwhile it goes back. Throws the wallet's refusal. One stake of a bet at a time.
 */
export function createStepStakes(
  deps: StudioDeps,
  act: (playerId: bigint, betId: string, action: BoxAction) => Promise<boolean>,
): (stake: StepStake) => Promise<void> {
  const inWalletTurn = createTurns(AT_ONCE)
  const last = new Map<string, Promise<void>>()

  async function take({ round, step, hand, amount }: StepStake): Promise<void> {
    const transactionId = deps.chance.uuid()
    const raise: Raise = {
      ...{ transactionId, roundId: round.id, amount, token: round.token },
      step: step * HANDS + hand,
    }
    await reserve(raise)
    const transfer = (await findWallet(deps.database, round.user)) !== undefined
    const balance = await takeRaise(deps, { wireCode: round.wireCode, transfer }, raise)
    await enter(round, raise, { type: 'paid', step, hand, transactionId })
    if (balance === null) return
    const written = formatMoney(balance, currencyNamed(round.currency).decimals)
    deps.players.notify(round.playerId, { type: 'balance', balance: written })
  }

  async function reserve(raise: Raise): Promise<void> {
    try {
      await deps.database.transaction((tx) => insertRaise(tx, raise, deps.clock.now()))
    } catch (error) {
      // One that was not taken is still being given back.
      if (violatedUnique(error)) throw new StudioRefusal('studio.roundPending')
      throw error
    }
  }

  async function enter(round: Round, raise: Raise, action: BoxAction): Promise<void> {
    try {
      if (await act(round.playerId, round.id, action)) return
    } catch (error) {
      if (!(error instanceof RoomRefusal)) throw error
    }
    if (await giveRaiseBack(deps, round, raise)) await deliverRaiseRollback(deps, raise.transactionId)
    throw new StudioRefusal('studio.stepEnded')
  }

  return (stake) => {
    const { id } = stake.round
    const before = last.get(id) ?? Promise.resolve()
    const work = before.catch(() => {}).then(() => inWalletTurn(() => take(stake)))
    last.set(id, work)
    return work.finally(() => {
      if (last.get(id) === work) last.delete(id)
    })
  }
}

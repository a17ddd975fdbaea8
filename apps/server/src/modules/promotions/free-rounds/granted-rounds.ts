// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { amountOfMillionths, zero } from '@tessera/rules/money'
import { expectedWinOfOne } from '@tessera/rules/promotions/free-rounds'
import { bonusTermsOf } from '@tessera/rules/promotions/offer-terms'
import type { Tx } from '../../../platform/db/index.ts'
import type { FreeBet, GrantedRounds } from '../../play/index.ts'
import { changeSpending, lockSpending } from '../budget/spending-store.ts'
import { lockEntries, updatePaid, type Entry } from '../entry-store.ts'
import {
  addWon,
  insertPlayed,
  lockFreeRounds,
  lockFreeRoundsOfBet,
  markRolledBack,
  type FreeRounds,
} from './free-rounds-store.ts'

/**
 * The free rounds of promotions, as the wallet plays and pays them. With its bet a round gives back what the budget
 * held for it, and its win counts as spent: wins always settle, whatever is left of the budget.
 */
export const grantedRounds: GrantedRounds = { play, win, takeBetBack, takeWinBack }

async function play(tx: Tx, free: FreeBet): Promise<'played' | 'unknown' | 'refused'> {
  const rounds = await lockFreeRounds(tx, free)
  if (!rounds) return 'unknown'
  if (!isPlayable(rounds, free)) return 'refused'
  const entry = await entryOf(tx, rounds)
  const share = expectedWinOfOne(entry.reserved, rounds.rounds - rounds.played)
  await insertPlayed(tx, { id: rounds.id, bet: free.bet, expected: share, nowMs: free.nowMs })
  const isLast = rounds.played + 1 === rounds.rounds
  await change(tx, entry, { held: -share, paid: 0n, claimedAtMs: isLast ? free.nowMs : entry.claimedAtMs })
  return 'played'
}

const isPlayable = (rounds: FreeRounds, free: FreeBet): boolean =>
  rounds.memberId === free.memberId &&
  rounds.game === free.gameCode &&
  rounds.currency === free.currency &&
  rounds.stake === free.stake &&
  rounds.played < rounds.rounds &&
  rounds.canceledAtMs === undefined &&
  free.nowMs < rounds.endsAtMs

async function win(tx: Tx, { bet, amount }: { bet: string; amount: Amount }) {
  const found = await lockFreeRoundsOfBet(tx, bet)
  if (!found) return undefined
  const { freeRounds } = found
  const entry = await entryOf(tx, freeRounds)
  if (amount > zero) {
    await addWon(tx, freeRounds.id, amount)
    await change(tx, entry, { held: 0n, paid: amount, claimedAtMs: entry.claimedAtMs })
  }
  return {
    terms: bonusTermsOf(entry.offer?.wagering),
    title: entry.title,
    reward: `${freeRounds.vendorAccountId}/${freeRounds.rewardId}`,
  }
}

async function takeBetBack(tx: Tx, { bet, nowMs }: { bet: string; nowMs: number }): Promise<void> {
  const found = await lockFreeRoundsOfBet(tx, bet)
  if (!found) return
  const { freeRounds, expected } = found
  await markRolledBack(tx, { id: freeRounds.id, bet, nowMs })
  // What can be played again is promised again; rounds that are over go the way of all unused ones.
  const held = freeRounds.canceledAtMs === undefined ? expected : zero
  await change(tx, await entryOf(tx, freeRounds), { held, paid: 0n, claimedAtMs: null })
}

async function takeWinBack(tx: Tx, { bet, amount }: { bet: string; amount: Amount }): Promise<void> {
  const found = await lockFreeRoundsOfBet(tx, bet)
  if (!found) return
  await addWon(tx, found.freeRounds.id, -amount)
  const entry = await entryOf(tx, found.freeRounds)
  await change(tx, entry, { held: 0n, paid: -amount, claimedAtMs: entry.claimedAtMs })
}

/** The entry that the rounds came with, locked. */
export async function entryOf(tx: Tx, { promotionId, memberId, turn }: FreeRounds): Promise<Entry> {
  const entry = (await lockEntries(tx, memberId, promotionId)).find((each) => each.turn === turn)
  if (!entry) throw new Error(`the free rounds of promotion ${promotionId} of ${memberId} have no entry`)
  return entry
}

/** Changes what is held back and paid, of the entry and of the budget alike. */
async function change(
  tx: Tx,
  entry: Entry,
  { held, paid, claimedAtMs }: { held: bigint; paid: bigint; claimedAtMs: number | null },
): Promise<void> {
  const { promotionId, reservedOn: day } = entry
  await updatePaid(tx, entry, {
    credited: amountOfMillionths(entry.credited + paid),
    reserved: amountOfMillionths(entry.reserved + held),
    claimedAtMs,
  })
  if (day === null || (held === 0n && paid === 0n)) return
  await lockSpending(tx, { promotionId, day })
  await changeSpending(tx, { promotionId, day }, { spent: paid, reserved: held })
}

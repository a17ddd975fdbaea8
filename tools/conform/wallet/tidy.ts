// SPDX-License-Identifier: Apache-2.0
import type { Player } from './player.ts'

/**
 * Leaves nothing open: takes back each bet without a result, closes rounds, and evens out what a scenario has won or
 * lost. Answers what could not be settled.
 */
export async function tidy(player: Player, startBalance: bigint): Promise<string | undefined> {
  const { book } = player
  const bets = [...book.accepted.values()].filter(({ kind, id }) => kind === 'bet' && !book.isTakenBack(id))
  const won = new Set(
    [...book.accepted.values()].filter(({ kind }) => kind === 'win').map((win) => win.reference),
  )
  for (const bet of bets) {
    if (!won.has(bet.id)) await player.rollback(bet, { round: bet.round === '' ? undefined : bet.round })
    else if (!book.isClosed(bet.round)) await player.win(bet, 0n)
  }
  const open = bets.filter(({ id, round }) => !won.has(id) && !book.isTakenBack(id) && !book.isClosed(round))
  if (open.length > 0) return `${open.length} bets could not be taken back`
  await evenOut(player, startBalance)
  const left = (await player.balance()) - startBalance
  return left === 0n ? undefined : `${left} of 1/100000 could not be evened out`
}

/** Bets away what is too much, or wins what is missing, with the smallest bet that the balance allows. */
async function evenOut(player: Player, startBalance: bigint): Promise<void> {
  const balance = await player.balance()
  if (balance === startBalance) return
  const smallest = balance > 0n ? 1n : 0n
  const stake = balance > startBalance ? balance - startBalance : smallest
  const bet = await player.bet(stake)
  if (bet.answer.status === 'RS_OK') await player.win(bet, startBalance - balance + stake)
}

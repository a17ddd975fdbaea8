// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { formatMultiplier, MULTIPLIER_ONE } from '../../../fair/multiplier.ts'
import type { GameHost, Outcome } from '../../../runtime/game-host.ts'
import { showAmount } from '../../../runtime/money.ts'
import { h, sayAgain } from '../../../runtime/page/element.ts'
import { colours } from '../../../runtime/stage/colours.ts'
import { openSparks } from '../../../runtime/stage/open-sparks.ts'
import type { Felt } from '../../../runtime/table/felt.ts'
import { sparksFor } from '../../../runtime/table/table-parts.ts'
import type { Placed } from '../../../runtime/table/placed-chips.ts'
import { t } from '../../../runtime/texts.ts'
import { boxNumbers, emptyTable, type SeenTable } from './seen-table.ts'
import type { EndedBet } from './seven-results.ts'
import type { SevenView } from './seven-view.ts'
import { newsOfCards, resultWords } from './seven-words.ts'
import { settleSpots } from './settle-spots.ts'

/** What happens at the table, one thing after the other, so that nothing is told before it is seen. */
export function createSevenStory(
  host: GameHost<'blackjack'>,
  { view, felt }: { readonly view: SevenView; readonly felt: Felt },
) {
  const { currency, decimals } = host.session
  const sparks = openSparks(host)
  const spoken = h('p', { class: 'visually-hidden', role: 'status' })
  let said: SeenTable = emptyTable(boxNumbers.map(() => 'free'))
  let announced: string | undefined
  const write = (amount: Amount) => `${showAmount(amount, decimals)} ${currency}`
  const tell = (table: SeenTable, bets: readonly EndedBet[], bet: Placed) => {
    settleSpots(felt, table, bet)
    const { outcome, payout, staked } = outcomeOf(bets)
    host.sound.play(outcome === 'won' ? 'win' : 'lose')
    if (outcome === 'won') sparks.burst(view.row, colours.gold, sparksFor(multiplierOf(payout, staked)))
    const paid =
      payout === 0n
        ? t('studio.round.lost')
        : t('studio.round.paid', {
            payout: showAmount(payout, decimals),
            currency,
            multiplier: formatMultiplier(multiplierOf(payout, staked)),
          })
    const words = resultWords(table, bets, write)
    host.say(`${words} · ${paid}`, { outcome, roundId: bets[0]!.round.id })
  }
  return {
    spoken,
    /** Shows the table; its new cards come within the time and are read once they lie there. */
    show(table: SeenTable, lastsMs: number): void {
      const news = newsOfCards(said, table)
      said = table
      const isThere = view.show(table, lastsMs)
      if (news !== '') void isThere.then(() => sayAgain(spoken, news))
    },
    /** The table as it is when a page opens, which nobody needs to hear. */
    open(table: SeenTable): void {
      said = table
      view.hurry()
      void view.show(table)
    },
    /** Tells once what a round of the table has brought this player. */
    end(roundId: string, table: SeenTable, bets: readonly EndedBet[], bet: Placed): void {
      if (announced === roundId) return
      announced = roundId
      void view.show(table).then(() => {
        if (bets.every(({ round: { state } }) => state === 'voided' || state === 'refused'))
          host.say(t('studio.voided'))
        else tell(table, bets, bet)
      })
    },
  }
}

/** How all bets of a player ended together. */
export function outcomeOf(bets: readonly Pick<EndedBet, 'payout' | 'staked'>[]) {
  const sum = (part: 'payout' | 'staked') =>
    amountOfMillionths(bets.reduce((total, bet) => total + bet[part], 0n))
  const [payout, staked] = [sum('payout'), sum('staked')]
  const outcome: Outcome = payout > staked ? 'won' : payout === staked ? 'even' : 'lost'
  return { outcome, payout, staked }
}

const multiplierOf = (payout: bigint, staked: bigint): number =>
  staked === 0n ? 0 : Number((payout * BigInt(MULTIPLIER_ONE)) / staked)

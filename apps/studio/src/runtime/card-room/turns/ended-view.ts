// SPDX-License-Identifier: Apache-2.0
import { amountOf } from '../../money.ts'
import { h } from '../../page/element.ts'
import { t } from '../../texts.ts'
import { changeOf, sumOf, type ChipForm } from '../chips.ts'
import { deckCard } from './deck-card.ts'

/** A game of which it is known who paid whom. */
export interface EndedRound {
  readonly id: string
  readonly players: readonly { readonly name: string; readonly hand?: readonly number[] }[]
  readonly payments: readonly { readonly from: number; readonly to: number; readonly amount: string }[]
  readonly result: { readonly winner: number; readonly rakes: readonly string[] } | null
}

/** What a player has gained in a game so far, or lost, less what we took of it. */
export function changeIn({ payments, result }: EndedRound, player: number): bigint {
  const rake = result ? amountOf(result.rakes[player] ?? '0') : 0n
  return payments.reduce((sum, { from, to, amount }) => {
    if (from === to) return sum
    return sum + (to === player ? amountOf(amount) : from === player ? -amountOf(amount) : 0n)
  }, -rake)
}

/** The end of a game: everybody with what they had left, and what that pays. */
export function createEndedView(
  form: ChipForm,
  noteOf: (player: number) => string = () => '',
  sorted: (hand: readonly number[]) => readonly number[] = (hand) => hand,
) {
  const element = h('div', { class: 'turn-ended', role: 'group', 'aria-label': t('studio.climbing.result') })
  let drawn = ''
  return {
    element,
    show(round: EndedRound | null): void {
      element.hidden = !round?.result
      if (!round?.result || drawn === round.id) return
      drawn = round.id
      const { winner, rakes } = round.result
      const rows = round.players.map(({ name, hand }, player) => {
        const change = changeIn(round, player)
        const rake = amountOf(rakes[player] ?? '0')
        const note = [
          noteOf(player),
          rake > 0n ? t('studio.climbing.fee', { amount: sumOf(rake, form) }) : '',
        ].filter(Boolean)
        return h(
          'li',
          { 'data-winner': player === winner },
          h('bdi', { class: 'ended-name' }, name),
          h('bdi', { class: 'ended-change', 'data-gain': change > 0n }, changeOf(change, form)),
          h('span', { class: 'ended-cards' }, ...sorted(hand ?? []).map(deckCard)),
          h('span', { class: 'ended-note' }, note.join(' · ')),
        )
      })
      const words = t('studio.climbing.won', { name: round.players[winner]?.name ?? '' })
      element.replaceChildren(h('p', {}, words), h('ul', {}, ...rows))
    },
  }
}

// SPDX-License-Identifier: Apache-2.0
import { amountOf } from '../../money.ts'
import { h } from '../../page/element.ts'
import { t } from '../../texts.ts'
import { changeOf, sumOf, type ChipForm } from '../chips.ts'
import { changeIn, type EndedRound } from './change-in.ts'
import { deckCard } from './deck-card.ts'

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

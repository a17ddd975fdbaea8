// SPDX-License-Identifier: Apache-2.0
import { deckCardName, deckCardNames } from '../../../runtime/card-room/turns/deck-card.ts'
import { t } from '../../../runtime/texts.ts'
import type { RummyMessage } from '../rummy-robot.ts'

type Round = NonNullable<RummyMessage['round']>

/** What has happened between two messages, each thing once, for those who do not see the table. */
export function saidInRummy(before: RummyMessage | undefined, now: RummyMessage): readonly string[] {
  const { round, own } = now
  if (!round) return []
  const position = own === null ? -1 : round.chairs.indexOf(own)
  const old = before?.round?.id === round.id ? before.round : null
  const isOwnTurn = !round.result && round.turn === position && old?.turn !== position
  return [
    ...(old ? happened(old, round, position) : dealt(round, position)),
    ...(round.result && !old?.result
      ? [t('studio.climbing.won', { name: round.players[round.result.winner]?.name ?? '' })]
      : []),
    ...(isOwnTurn ? [t('studio.cards.yourTurn')] : []),
  ]
}

function dealt({ players }: Round, position: number): readonly string[] {
  const hand = players[position]?.hand
  return [hand ? t('studio.climbing.dealt', { cards: deckCardNames(hand) }) : t('studio.climbing.newGame')]
}

function happened(old: Round, now: Round, position: number): readonly string[] {
  const name = now.players[old.turn]?.name ?? ''
  const said: string[] = []
  if (!old.drawn && now.drawn) {
    const { from, card } = now.drawn
    const isKnown = card !== undefined && (from === 'open' || old.turn === position)
    said.push(
      isKnown
        ? t('studio.rummy.takes', { name, card: deckCardName(card) })
        : t('studio.rummy.draws', { name }),
    )
  }
  const top = now.discards.at(-1)
  if (top !== undefined && top !== old.discards.at(-1) && now.discards.length >= old.discards.length)
    said.push(t('studio.rummy.discards', { name, card: deckCardName(top) }))
  for (const [player, { out }] of now.players.entries())
    if (out && !old.players[player]?.out)
      said.push(
        t(out.reason === 'dropped' ? 'studio.rummy.drops' : 'studio.rummy.wrong', {
          name: now.players[player]!.name,
        }),
      )
  return said
}

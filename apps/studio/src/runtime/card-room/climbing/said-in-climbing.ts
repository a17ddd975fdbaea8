// SPDX-License-Identifier: Apache-2.0
import type { ClimbingMessage } from '../../../fair/card-room/climbing/climbing-table.ts'
import { t } from '../../texts.ts'
import { amountOf } from '../../money.ts'
import { sumOf, type ChipForm } from '../chips.ts'
import { deckCardNames } from '../turns/deck-card.ts'

type Round = NonNullable<ClimbingMessage['round']>

/** What has happened between two messages, each thing once, for those who do not see the table. */
export function saidInClimbing(
  before: ClimbingMessage | undefined,
  now: ClimbingMessage,
  form: ChipForm,
): readonly string[] {
  const { round, own } = now
  if (!round) return []
  const position = own === null ? -1 : round.chairs.indexOf(own)
  const old = before?.round?.id === round.id ? before.round : null
  const isOwnTurn = !round.result && round.turn === position && old?.turn !== position
  return [
    ...(old ? happened(old, round, form) : dealt(round, position)),
    ...(round.result && !old?.result ? [ended(round)] : []),
    ...(isOwnTurn ? [t('studio.cards.yourTurn')] : []),
  ]
}

function dealt({ players }: Round, position: number): readonly string[] {
  const hand = players[position]?.hand
  return [hand ? t('studio.climbing.dealt', { cards: deckCardNames(hand) }) : t('studio.climbing.newGame')]
}

function happened(old: Round, now: Round, form: ChipForm): readonly string[] {
  const name = (player: number): string => now.players[player]?.name ?? ''
  const last = now.trick.at(-1)
  const isPlayed =
    last && (now.trick.length > old.trick.length || old.trick.at(-1)?.cards[0] !== last.cards[0])
  const paid = now.payments.slice(old.payments.length).filter(({ reason }) => reason === 'chop')
  // The last pass of a trick clears the table.
  const isCleared = old.trick.length > 0 && now.trick.length === 0 && !now.result
  return [
    ...now.players
      .filter(({ passed }, player) => passed && !old.players[player]?.passed)
      .map(({ name: passer }) => t('studio.climbing.passes', { name: passer })),
    ...(isCleared ? [t('studio.climbing.passes', { name: name(old.turn) })] : []),
    ...(isPlayed
      ? [t('studio.climbing.plays', { name: name(last.player), cards: deckCardNames(last.cards) })]
      : []),
    ...paid.map(({ from, to, amount }) =>
      t('studio.climbing.chop', { from: name(from), to: name(to), amount: sumOf(amountOf(amount), form) }),
    ),
  ]
}

function ended({ result, players }: Round): string {
  const values = { name: players[result!.winner]?.name ?? '' }
  return t(result!.instant ? 'studio.climbing.wonAsDealt' : 'studio.climbing.won', values)
}

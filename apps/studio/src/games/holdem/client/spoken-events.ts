// SPDX-License-Identifier: Apache-2.0
import { cardName } from '../../../runtime/cards/card.ts'
import { chipsOf, writeChips } from '../../../runtime/card-room/chips.ts'
import { amountOf } from '../../../runtime/money.ts'
import { t } from '../../../runtime/texts.ts'
import { toCallOf, type FeltChair, type FeltModel } from './felt-model.ts'
import { handName } from './hand-names.ts'

const cardsOf = (cards: readonly number[]): string => cards.map(cardName).join(' ')

/** What has happened between two messages, each thing once and short, for those who do not see the table. */
export function eventsBetween(before: FeltModel | undefined, now: FeltModel): string[] {
  const isNewHand = now.hand !== null && now.hand.id !== before?.hand?.id
  return [
    ...(isNewHand ? dealtSentences(now) : []),
    ...(before && !isNewHand ? actionSentences(before, now) : []),
    ...(isNewHand ? [] : boardSentences(before, now)),
    ...(now.last && now.last.id !== before?.last?.id && before ? endSentences(now) : []),
    ...turnSentences(before, now),
  ]
}

function dealtSentences({ own }: FeltModel): string[] {
  const cards = own?.inHand?.cards
  return [cards ? t('studio.holdem.said.dealt', { cards: cardsOf(cards) }) : t('studio.holdem.said.newHand')]
}

/** Whoever was to act before and is not now has acted. */
function actionSentences(before: FeltModel, now: FeltModel): string[] {
  const actor = before.hand?.actor ?? null
  const isSameHand = now.hand?.id === before.hand?.id || now.last?.id === before.hand?.id
  if (actor === null || !isSameHand || now.hand?.turn === before.hand?.turn) return []
  const chair = now.chairs[actor]
  const sentence = chair && actionSentence(chair, now)
  return sentence ? [sentence] : []
}

/** "Ann raises to 12": what somebody did last. */
export function actionSentence(chair: FeltChair, { form }: Pick<FeltModel, 'form'>): string | undefined {
  const last = chair.inHand?.last
  if (!last) return undefined
  const values = { name: chair.name, amount: chipsOf(last.amount, form) }
  if (chair.inHand?.allIn && last.type !== 'fold') return t('studio.holdem.said.allIn', values)
  switch (last.type) {
    case 'fold':
      return t('studio.holdem.said.fold', values)
    case 'check':
      return t('studio.holdem.said.check', values)
    case 'call':
      return t('studio.holdem.said.call', values)
    case 'bet':
      return t('studio.holdem.said.bet', values)
    case 'raise':
      return t('studio.holdem.said.raise', values)
    case 'post':
      return undefined
  }
}

/** The cards that have come on the boards. */
function boardSentences(before: FeltModel | undefined, now: FeltModel): string[] {
  const boards = now.hand?.boards ?? now.last?.boards ?? []
  const old = before?.hand?.boards ?? before?.last?.boards ?? []
  if (!before) return []
  return boards.flatMap((board, index) => {
    const known = (old[index] ?? old[0] ?? []).length
    const fresh = board.slice(known)
    return fresh.length === 0 ? [] : [t('studio.holdem.said.board', { cards: cardsOf(fresh) })]
  })
}

/** Who has won what, and with which hand. */
export function endSentences({ last, chairs, form }: Pick<FeltModel, 'last' | 'chairs' | 'form'>): string[] {
  if (!last) return []
  if (!last.counts) return [t('studio.holdem.said.takenBack')]
  const winners = [...new Set(last.wins.map(({ chair }) => chair))]
  return winners.map((chair) => {
    const wins = last.wins.filter((win) => win.chair === chair)
    const amount = writeChips(
      wins.reduce((sum, win) => sum + amountOf(win.amount), 0n),
      form,
    )
    const hand = wins[0]?.with
    const name = chairs[chair]?.name ?? t('studio.cards.chairNumber', { number: chair + 1 })
    return hand
      ? t('studio.holdem.said.winsWith', { name, amount, hand: t(handName(hand)) })
      : t('studio.holdem.said.wins', { name, amount })
  })
}

function turnSentences(before: FeltModel | undefined, now: FeltModel): string[] {
  const isTurn = now.hand?.options !== null && now.hand?.options !== undefined
  const isNew = before?.hand?.id !== now.hand?.id || before?.hand?.turn !== now.hand?.turn
  if (!isTurn || !isNew) return []
  const call = toCallOf(now)
  return [
    call > 0n
      ? t('studio.holdem.said.yourTurnCall', { amount: writeChips(call, now.form) })
      : t('studio.holdem.said.yourTurn'),
  ]
}

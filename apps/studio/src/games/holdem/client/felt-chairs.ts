// SPDX-License-Identifier: Apache-2.0
import type { TableHost } from '../../../runtime/card-room/felt.ts'
import { chipsOf, writeChips } from '../../../runtime/card-room/chips.ts'
import { createChairView, type ChairLook } from '../../../runtime/card-room/table/chair-view.ts'
import { amountOf } from '../../../runtime/money.ts'
import { h, setAttribute, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import { cardName } from '../../../runtime/cards/card.ts'
import { showCards } from './card-picture.ts'
import { chairPosition, towardsCentre, type FeltPoint } from './chair-layout.ts'
import type { FeltChair, FeltModel } from './felt-model.ts'
import { handName } from './hand-names.ts'

/** How far towards the middle a bet lies; in front of the own cards further. */
const BET_SHARE = { lying: 0.3, standing: 0.38, own: 0.46 }

/** Puts an element at a point of the felt; the style decides whether the felt lies or stands. */
export function position(element: HTMLElement, lying: FeltPoint, standing: FeltPoint): void {
  for (const [name, value] of [
    ['--lying-x', lying.x],
    ['--lying-y', lying.y],
    ['--standing-x', standing.x],
    ['--standing-y', standing.y],
  ] as const)
    element.style.setProperty(name, `${value}%`)
}

/** All chairs of a table, with the cards and bets in front of them. */
export function createFeltChairs(host: TableHost) {
  const element = h('div', { class: 'felt-chairs' })
  let views: ReturnType<typeof createChair>[] = []
  return {
    element,
    tick() {
      for (const view of views) view.tick()
    },
    elementOf: (chair: number): HTMLElement | undefined => views[chair]?.element,
    show(model: FeltModel): void {
      if (views.length !== model.chairs.length) {
        views = model.chairs.map((_, index) => createChair(index, host))
        element.replaceChildren(...views.flatMap((view) => [view.element, view.bet]))
      }
      for (const [index, view] of views.entries()) view.show(model, index)
    },
  }
}

function createChair(index: number, host: TableHost) {
  const view = createChairView(index, host)
  const cards = h('div', { class: 'chair-cards' })
  view.front.append(cards)
  const sum = h('bdi', {})
  const bet = h('div', { class: 'felt-bet', 'aria-hidden': 'true' }, h('i', { class: 'bet-chip' }), sum)
  return {
    ...{ element: view.element, bet, tick: view.tick },
    show(model: FeltModel, at: number): void {
      const chair = model.chairs[at] ?? null
      const { lying, standing } = chairPosition(at, model.chairs.length, model.message.own)
      position(view.element, lying, standing)
      const isOwn = model.message.own === at
      position(
        bet,
        towardsCentre(lying, isOwn ? BET_SHARE.own : BET_SHARE.lying),
        towardsCentre(standing, isOwn ? BET_SHARE.own : BET_SHARE.standing),
      )
      const amount = amountOf(model.hand ? (chair?.inHand?.bet ?? '0') : '0')
      bet.hidden = amount === 0n
      setText(sum, writeChips(amount, model.form))
      showCards(cards, cardsOf(chair))
      setAttribute(cards, 'data-count', chair?.inHand?.cardCount ?? 0)
      raise(cards, model, at)
      view.show(lookOf(model, at))
    },
  }
}

/** The cards that lie in front of somebody: faces, backs, or none once they have folded; the own ones stay. */
function cardsOf(chair: FeltChair | null): (number | null)[] {
  const inHand = chair?.inHand
  if (!inHand) return []
  if (inHand.cards) return [...inHand.cards]
  return inHand.folded ? [] : Array.from({ length: inHand.cardCount }, () => null)
}

/** The cards that won are raised. */
function raise(row: HTMLElement, { hand, last }: FeltModel, chair: number): void {
  const winning = new Set(
    hand ? [] : (last?.wins ?? []).filter((win) => win.chair === chair).flatMap((win) => win.cards ?? []),
  )
  for (const card of row.children)
    setAttribute(
      card,
      'data-raised',
      card instanceof HTMLElement && winning.has(Number(card.dataset['card'])),
    )
}

function lookOf(model: FeltModel, at: number): ChairLook {
  const chair = model.chairs[at] ?? null
  const { message, hand, form } = model
  const own = message.own === at
  const isTournament = message.game === 'sitandgo'
  const acts = hand?.actor === at && hand.actUntil !== null
  return {
    ...{ chair, own, form },
    free: chair === null && message.own === null && !isTournament && mayChoose(model),
    clock: acts
      ? { turn: `${hand.id}:${hand.turn}`, until: hand.actUntil ?? 0, inBank: hand.inBank }
      : undefined,
    button: message.button === at,
    ...saidOf(model, at),
    dim: chair?.inHand?.folded === true || (hand !== null && chair !== null && chair.inHand === null),
    spoken: spokenOf(chair, form),
  }
}

/** A free chair is for whoever waits first. */
function mayChoose({ message }: FeltModel): boolean {
  if (message.game === 'sitandgo') return false
  return message.waiting === 0 || (message.ownWaiting?.offeredUntil ?? null) !== null
}

/** What a chair says beside itself: its last action, what it won, or its rank. */
function saidOf(model: FeltModel, at: number): Pick<ChairLook, 'said' | 'tone'> {
  const { hand, last, form } = model
  const chair = model.chairs[at]
  if (!chair) return { said: '', tone: 'plain' }
  const wins = hand ? [] : (last?.wins ?? []).filter((win) => win.chair === at)
  if (wins.length > 0) {
    const amount = wins.reduce((sum, win) => sum + amountOf(win.amount), 0n)
    const name = wins[0]?.with
    return {
      said: `${name ? `${t(handName(name))} ` : ''}+${writeChips(amount, form)}`,
      tone: 'win',
    }
  }
  if ('rank' in chair && chair.rank !== null)
    return { said: t('studio.sitandgo.rank', { rank: chair.rank }), tone: 'plain' }
  return hand ? actionOf(chair) : { said: '', tone: 'plain' }
}

function actionOf({ inHand }: FeltChair): Pick<ChairLook, 'said' | 'tone'> {
  if (inHand?.folded) return { said: t('studio.holdem.fold'), tone: 'fold' }
  if (inHand?.allIn) return { said: t('studio.holdem.allIn'), tone: 'allIn' }
  switch (inHand?.last?.type) {
    case 'check':
      return { said: t('studio.holdem.check'), tone: 'plain' }
    case 'call':
      return { said: t('studio.holdem.call'), tone: 'plain' }
    case 'bet':
      return { said: t('studio.holdem.bet'), tone: 'raise' }
    case 'raise':
      return { said: t('studio.holdem.raise'), tone: 'raise' }
    default:
      return { said: '', tone: 'plain' }
  }
}

/** Cards and bet in words. */
function spokenOf(chair: FeltChair | null, form: FeltModel['form']): string {
  const inHand = chair?.inHand
  if (!inHand || inHand.folded) return ''
  const bet =
    amountOf(inHand.bet) > 0n ? t('studio.holdem.said.betIs', { amount: chipsOf(inHand.bet, form) }) : ''
  return [inHand.cards?.map(cardName).join(' ') ?? '', bet].filter(Boolean).join(', ')
}

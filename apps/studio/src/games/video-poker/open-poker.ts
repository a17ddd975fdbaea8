// SPDX-License-Identifier: Apache-2.0
import './poker.css'
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import { cardName } from '../../runtime/cards/card.ts'
import type { Game } from '../../runtime/game.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import { h, on, setText } from '../../runtime/page/element.ts'
import { pause } from '../../runtime/pause.ts'
import { playSteps } from '../../runtime/play-steps.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { sayPaid } from '../../runtime/say-paid.ts'
import { colours } from '../../runtime/stage/colours.ts'
import { openSparks } from '../../runtime/stage/open-sparks.ts'
import { t } from '../../runtime/texts.ts'
import { bestHold, HAND_CARDS, valuesOfHolds } from './best-hold.ts'
import { createHand } from './hand.ts'
import { judgeHand } from './judge-hand.ts'
import { createPayBoard } from './pay-board.ts'
import { DEUCES_WILD, JACKS_OR_BETTER, type PokerTable } from './pay-tables.ts'
import { pokerRules } from './poker-rules.ts'
import { pokerWay } from './way.ts'

type PokerCode = 'jacks' | 'deuces'
const TURN_MS = 420

/** Jacks or Better: five cards, hold some, draw once. */
export const jacks: Game<'jacks'> = {
  open: (host) => openPoker(host as GameHost<PokerCode>, JACKS_OR_BETTER),
  recent: recentOf,
}

/** Deuces Wild: the same, and every two stands for any card. */
export const deuces: Game<'deuces'> = {
  open: (host) => openPoker(host as GameHost<PokerCode>, DEUCES_WILD),
  recent: recentOf,
}

function openPoker(host: GameHost<PokerCode>, table: PokerTable) {
  let round: RoundOf<PokerCode> | undefined
  const hand = createHand(() => steps.offer())
  const board = createPayBoard(table)
  const value = h('p', { class: 'poker-value', role: 'status' })
  const advise = on(
    h('button', { type: 'button', class: 'preset', disabled: true }, t('studio.poker.best')),
    {
      click: () => {
        const cards = dealt(round)
        if (!cards) return
        const best = bestHold(table, cards)
        hand.hold(best)
        const multiplier = formatMultiplier(Math.round(valuesOfHolds(table, cards)[best]! * MULTIPLIER_ONE))
        const names = cards.filter((_, index) => best & (1 << index)).map(cardName)
        setText(
          value,
          t('studio.poker.worth', { cards: names.join(' ') || t('studio.poker.nothing'), multiplier }),
        )
        steps.offer()
      },
    },
  )
  host.options.append(h('div', { class: 'presets' }, advise), value)
  host.overlay.append(h('div', { class: 'poker' }, board.element, hand.element))
  const sparks = openSparks(host)
  const steps = playSteps(host, {
    chosen: () => ({}),
    way: pokerWay(table),
    busy: () => {},
    enable(enabled) {
      const open = enabled && dealt(round) !== undefined
      hand.enable(open)
      advise.disabled = !open
    },
    async show(next, resumed) {
      round = next
      setText(value, '')
      const last = next.events.at(-1)
      if (!last) return
      hand.show(last.cards, last.type === 'draw' ? last.hold : undefined, resumed)
      if (!resumed) await pause(TURN_MS)
      board.mark(judgeHand(table, last.cards), last.type === 'draw')
      if (last.type === 'draw' && next.multiplier > MULTIPLIER_ONE && !resumed)
        sparks.burst(hand.element, colours.gold, Math.min(70, 14 + (next.multiplier / MULTIPLIER_ONE) * 4))
    },
    made: ({ events }) => ({ moves: events.filter((event) => event.type === 'draw').length, wins: 0 }),
    first: t('studio.poker.first'),
    main: () => ({
      label: t('studio.poker.draw'),
      detail: t('studio.poker.replaced', { cards: HAND_CARDS - hand.held().length }),
      move: hand.held().reduce((sum, index) => sum | (1 << index), 0),
    }),
    end: (ended) => sayPaid(host, ended),
  })
  return { rules: () => pokerRules(table) }
}

/** The cards of a round that waits for its player. */
function dealt(round: RoundOf<PokerCode> | undefined): readonly number[] | undefined {
  const last = round?.state === 'open' ? round.events.at(-1) : undefined
  return last?.type === 'deal' ? last.cards : undefined
}

// SPDX-License-Identifier: Apache-2.0
import '../../../runtime/card-room/turns/turns.css'
import './rummy.css'
import type { CardFelt, TableHost } from '../../../runtime/card-room/felt.ts'
import { createChairsRow, type TurnLook } from '../../../runtime/card-room/turns/chairs-row.ts'
import { changeIn } from '../../../runtime/card-room/turns/change-in.ts'
import { createEndedView } from '../../../runtime/card-room/turns/ended-view.ts'
import { createOwnState } from '../../../runtime/card-room/turns/own-state.ts'
import { h, setAttribute } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import { wildRankOf } from '../rummy-cards.ts'
import type { RummyMessage } from '../rummy-robot.ts'
import { arrangedGroups } from './own-groups.ts'
import { createOwnTurn } from './own-turn.ts'
import { createPiles } from './piles.ts'
import { saidInRummy } from './said-in-rummy.ts'

const TICK_MS = 100

/** The felt of points rummy: the others above, the piles in the middle, the own groups below. */
export function createRummyFelt(host: TableHost): CardFelt {
  let message: RummyMessage | undefined
  const chairs = createChairsRow(host)
  const turn = createOwnTurn(host, () => drawPiles())
  const piles = createPiles((from) => turn.send({ type: 'draw', from }))
  const pointsOf = (player: number): string => {
    const points = message?.round?.result?.points[player]
    return points === undefined ? '' : t('studio.rummy.points', { count: points })
  }
  const inGroups = (hand: readonly number[]): readonly number[] => {
    const { groups, loose } = arrangedGroups(hand, wildRankOf(message?.round?.cut ?? 0))
    return [...groups.flat(), ...loose]
  }
  const ended = createEndedView(host.money, pointsOf, inGroups)
  const state = createOwnState(host)
  const element = h(
    'div',
    { class: 'turn-felt', 'data-game': 'rummy' },
    h(
      'div',
      { class: 'turn-stage', role: 'group', 'aria-label': t('studio.cards.table') },
      chairs.element,
      h('div', { class: 'turn-middle' }, piles.element, ended.element),
    ),
    h('div', { class: 'turn-actions' }, turn.element, state.element),
  )

  const drawPiles = () => {
    piles.show(message?.round ?? null, turn.drawProblems())
    setAttribute(element, 'data-turn', turn.isTurn())
    host.callPlayer(turn.isTurn())
  }
  const draw = (now: RummyMessage) => {
    const { round, own } = now
    turn.show(now)
    chairs.show(now.chairs, own, (index) => lookOf(now, index))
    piles.element.hidden = !round || round.result !== null
    ended.show(round)
    state.show(now)
    drawPiles()
  }
  const timer = setInterval(chairs.tick, TICK_MS)
  return {
    element,
    show(next) {
      if (next.game !== 'rummy') return
      const before = message
      message = next
      const sentences = saidInRummy(before, next)
      draw(next)
      if (sentences.length > 0) host.say(sentences.join('. '))
      if (before) payChanges(before, next)
    },
    close() {
      clearInterval(timer)
      turn.close()
      host.callPlayer(false)
    },
  }

  function payChanges(before: RummyMessage, { round, own }: RummyMessage): void {
    const isSame = before.round?.id === round?.id
    if (!round?.result || (isSame && before.round?.result)) return
    for (const [player, chair] of round.chairs.entries()) chairs.pay(chair, changeIn(round, player))
    host.sound.play(round.chairs[round.result.winner] === own ? 'win' : 'stop')
  }
}

function lookOf({ round }: RummyMessage, index: number): TurnLook {
  const player = round?.chairs.indexOf(index) ?? -1
  const there = round?.players[player]
  if (!round || !there)
    return { cards: null, said: '', tone: 'plain', dim: false, spoken: '', clock: undefined }
  const isOn = round.result === null
  const { out } = there
  return {
    cards: isOn && !out ? there.cards : null,
    said: out ? t('studio.rummy.points', { count: out.points }) : '',
    ...{ tone: 'fold', dim: isOn && out !== null },
    spoken: isOn ? t('studio.climbing.cardsLeft', { count: there.cards }) : '',
    clock:
      isOn && round.turn === player
        ? { turn: `${round.id}:${round.turnEndsAtMs}`, until: round.turnEndsAtMs, inBank: false }
        : undefined,
  }
}

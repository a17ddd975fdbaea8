// SPDX-License-Identifier: Apache-2.0
import '../turns/turns.css'
import {
  possiblePlays,
  problemOf,
  type ClimbingPlays,
  type PlayProblem,
} from '../../../fair/card-room/climbing/climbing-plays.ts'
import type { ClimbingMessage } from '../../../fair/card-room/climbing/climbing-table.ts'
import { suitOf } from '../../cards/card.ts'
import { h, setAttribute, setText } from '../../page/element.ts'
import { t } from '../../texts.ts'
import type { CardFelt, TableHost } from '../felt.ts'
import { createActButton } from '../turns/act-button.ts'
import { createChairsRow, type TurnLook } from '../turns/chairs-row.ts'
import { deckCardName } from '../turns/deck-card.ts'
import { changeIn } from '../turns/change-in.ts'
import { createEndedView } from '../turns/ended-view.ts'
import { createHandRow } from '../turns/hand-row.ts'
import { createOwnState } from '../turns/own-state.ts'
import { listenToKeys } from '../turns/turn-keys.ts'
import { saidInClimbing } from './said-in-climbing.ts'
import { createTrickView } from './trick-view.ts'

const TICK_MS = 100

const problems: Readonly<Record<Exclude<PlayProblem, 'mustInclude'>, () => string>> = {
  noCombination: () => t('studio.climbing.noCombination'),
  doesNotBeat: () => t('studio.climbing.doesNotBeat'),
}

/** The felt of Tiến Lên and Big Two: the trick in the middle, the others above it, the own cards below. */
export function createClimbingFelt(host: TableHost, plays: ClimbingPlays): CardFelt {
  let message: ClimbingMessage | undefined
  let bySuit = false
  /** The turn whose move is on its way. */
  let sent = ''
  const chairs = createChairsRow(host)
  const trick = createTrickView()
  const ended = createEndedView(host.money)
  const state = createOwnState(host)
  const reason = h('p', { class: 'turn-reason', role: 'status' })
  const hand = createHandRow({ onChange: () => drawActions(), onEnter: () => void play.press() })
  const turnId = () => `${message?.round?.id}:${message?.round?.version}`
  const send = (input: { readonly type: string; readonly cards?: readonly number[] }) => {
    const round = message?.round
    if (!round || sent === turnId()) return
    sent = turnId()
    drawActions()
    void host.move({ ...input, handId: round.id }, round.version).then((isTaken) => {
      if (!isTaken) sent = ''
      drawActions()
    })
  }
  const play = createActButton(t('studio.climbing.play'), 'main', () =>
    send({ type: 'play', cards: hand.chosen() }),
  )
  const pass = createActButton(t('studio.climbing.pass'), 'plain', () => send({ type: 'pass' }))
  const suggest = createActButton(t('studio.climbing.suggest'), 'quiet', () =>
    hand.choose(possible()[0] ?? []),
  )
  const sort = createActButton(t('studio.climbing.bySuit'), 'quiet', () => {
    bySuit = !bySuit
    sort.name(t(bySuit ? 'studio.climbing.byRank' : 'studio.climbing.bySuit'))
    draw()
  })
  const bar = h('div', { class: 'act-bar' }, sort.element, suggest.element, pass.element, play.element)
  const actions = h('div', { class: 'turn-actions' }, reason, hand.element, bar, state.element)
  const middle = h('div', { class: 'turn-middle' }, trick.element, ended.element)
  const stage = h(
    'div',
    { class: 'turn-stage', role: 'group', 'aria-label': t('studio.cards.table') },
    chairs.element,
    middle,
  )
  const element = h('div', { class: 'turn-felt' }, stage, actions)

  const position = (): number =>
    message?.round && message.own !== null ? message.round.chairs.indexOf(message.own) : -1
  const isOwnTurn = (): boolean => {
    const round = message?.round
    return !!round && !round.result && round.turn === position() && sent !== turnId()
  }
  const onTable = () => ({
    over: message?.round?.trick.at(-1)?.cards ?? null,
    opening: message?.round?.opening ?? null,
  })
  const possible = () => possiblePlays(plays, message?.round?.players[position()]?.hand ?? [], onTable())

  function drawActions(): void {
    const isTurn = isOwnTurn()
    const chosen = hand.chosen()
    const isLeading = (message?.round?.trick.length ?? 0) === 0
    const none = isTurn && !isLeading && possible().length === 0
    const problem =
      chosen.length === 0 ? t('studio.climbing.choose') : said(problemOf(plays, chosen, onTable()))
    play.show(isTurn ? problem : t('studio.climbing.notYourTurn'))
    pass.show(isTurn ? (isLeading ? t('studio.climbing.mustLead') : null) : t('studio.climbing.notYourTurn'))
    suggest.show(isTurn && !none ? null : t('studio.climbing.notYourTurn'))
    setAttribute(element, 'data-turn', isTurn)
    setText(reason, isTurn ? (none ? t('studio.climbing.nothingBeats') : (problem ?? '')) : '')
  }

  const said = (problem: PlayProblem | null): string | null => {
    if (problem === null) return null
    if (problem !== 'mustInclude') return problems[problem]()
    return t('studio.climbing.mustInclude', { card: deckCardName(onTable().opening ?? 0) })
  }

  function draw(): void {
    if (!message) return
    const { round, own } = message
    const cards = round?.result ? [] : (round?.players[position()]?.hand ?? [])
    const sorted = cards.toSorted(
      (one, other) => (bySuit ? suitOf(one) - suitOf(other) : 0) || plays.order(one) - plays.order(other),
    )
    element.dataset['game'] = message.game
    hand.show(sorted.length > 0 ? [{ cards: sorted }] : [])
    const isPlaying = cards.length > 0
    for (const part of [hand.element, bar, reason]) part.hidden = !isPlaying
    chairs.show(message.chairs, own, (index) => lookOf(message!, index))
    trick.show(round)
    ended.show(round)
    state.show(message)
    drawActions()
    host.callPlayer(isOwnTurn())
  }

  const timer = setInterval(chairs.tick, TICK_MS)
  const endKeys = listenToKeys((key) => {
    if (key === 'Enter') return play.press()
    if (key === 'p') return pass.press()
    return key === 's' && suggest.press()
  })
  return {
    element,
    show(next) {
      if (next.game !== 'tienlen' && next.game !== 'bigtwo') return
      const before = message
      message = next
      const sentences = saidInClimbing(before, next, host.money)
      draw()
      if (sentences.length > 0) host.say(sentences.join('. '))
      if (before) payChanges(before, next)
    },
    close() {
      clearInterval(timer)
      endKeys()
      host.callPlayer(false)
    },
  }

  /** Sums rise from the chairs of who was paid and who paid. */
  function payChanges(before: ClimbingMessage, now: ClimbingMessage): void {
    const { round } = now
    if (!round) return
    const old = before.round?.id === round.id ? before.round : { ...round, payments: [], result: null }
    for (const [player, chair] of round.chairs.entries())
      chairs.pay(chair, changeIn(round, player) - changeIn(old, player))
    if (round.result && !old.result) host.sound.play(round.result.winner === position() ? 'win' : 'stop')
    else if (round.version !== old.version) host.sound.play('tick')
  }
}

/** What a chair says beside itself: how many cards are left, or that its player has passed. */
function lookOf({ round }: ClimbingMessage, index: number): TurnLook {
  const player = round?.chairs.indexOf(index) ?? -1
  const there = round?.players[player]
  if (!round || !there)
    return { cards: null, said: '', tone: 'plain', dim: false, spoken: '', clock: undefined }
  const isOn = round.result === null
  const hasPassed = isOn && there.passed
  const acts = isOn && round.turn === player
  return {
    cards: isOn ? there.cards : null,
    said: hasPassed ? t('studio.climbing.pass') : '',
    ...{ tone: 'fold', dim: hasPassed },
    spoken: isOn ? t('studio.climbing.cardsLeft', { count: there.cards }) : '',
    clock: acts
      ? { turn: `${round.id}:${round.version}`, until: round.turnEndsAtMs, inBank: false }
      : undefined,
  }
}

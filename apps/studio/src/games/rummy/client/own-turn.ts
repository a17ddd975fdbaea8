// SPDX-License-Identifier: Apache-2.0
import type { TableHost } from '../../../runtime/card-room/felt.ts'
import { createActButton } from '../../../runtime/card-room/turns/act-button.ts'
import { createHandRow, type HandPart } from '../../../runtime/card-room/turns/hand-row.ts'
import { listenToKeys } from '../../../runtime/card-room/turns/turn-keys.ts'
import { h, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import { countGroups } from '../count-groups.ts'
import { groupOf, isValidDeclaration } from '../groups.ts'
import { isJoker, isPrintedJoker, wildRankOf } from '../rummy-cards.ts'
import type { RummyMessage } from '../rummy-robot.ts'
import type { RummyInput } from '../rummy-state.ts'
import { FIRST_DROP, MIDDLE_DROP } from '../turns.ts'
import { arrangedGroups, groupsWith, withGroup, withoutGroups, type OwnGroups } from './own-groups.ts'

const kindNames = {
  pure: () => t('studio.rummy.pure'),
  sequence: () => t('studio.rummy.sequence'),
  set: () => t('studio.rummy.set'),
} as const

/** The own cards in groups, and everything that can be done in a turn. `changed` is called when what can be done is something else. */
export function createOwnTurn(host: TableHost, changed: () => void) {
  let message: RummyMessage | undefined
  let own: OwnGroups = { groups: [], loose: [] }
  /** The move that is on its way. */
  let sent = ''
  let wantsDrop = ''
  const wild = (): number => wildRankOf(message?.round?.cut ?? 0)
  const position = (): number =>
    message?.round && message.own !== null ? message.round.chairs.indexOf(message.own) : -1
  const turnId = (): string => `${message?.round?.id}:${message?.round?.version}`
  const isTurn = (): boolean => {
    const round = message?.round
    return !!round && !round.result && round.turn === position() && sent !== turnId()
  }
  const hand = createHandRow({
    onChange: () => draw(),
    onEnter: () => void (declare.press() || discard.press()),
    isMarked: (card) => !isPrintedJoker(card) && isJoker(card, wild()),
  })
  const points = h('p', { class: 'turn-reason' })
  const reason = h('p', { class: 'turn-reason', role: 'status' })
  const send = (input: RummyInput) => {
    const round = message?.round
    if (!round || !isTurn()) return
    sent = turnId()
    draw()
    void host.move({ ...input, handId: round.id }, round.version).then((isTaken) => {
      if (!isTaken) sent = ''
      draw()
    })
  }
  const regroup = (next: OwnGroups) => {
    own = next
    hand.choose([])
    draw()
  }
  const group = createActButton(t('studio.rummy.group'), 'quiet', () =>
    regroup(withGroup(own, hand.chosen())),
  )
  const ungroup = createActButton(t('studio.rummy.ungroup'), 'quiet', () =>
    regroup(withoutGroups(own, hand.chosen())),
  )
  const arrange = createActButton(t('studio.rummy.arrange'), 'quiet', () =>
    regroup(arrangedGroups([...own.groups.flat(), ...own.loose], wild())),
  )
  const drop = createActButton(t('studio.rummy.drop'), 'plain', () => {
    // The first press says what it costs, the second one does it.
    if (wantsDrop === turnId()) return send({ type: 'drop' })
    wantsDrop = turnId()
    draw()
  })
  const discard = createActButton(t('studio.rummy.discard'), 'main', () =>
    send({ type: 'discard', card: hand.chosen()[0]! }),
  )
  const declare = createActButton(t('studio.rummy.declare'), 'main', () => {
    const [card] = hand.chosen()
    send({ type: 'declare', card: card!, groups: declared(card!) })
  })
  const bar = h(
    'div',
    { class: 'act-bar' },
    ...[group, ungroup, arrange, drop, discard, declare].map(({ element }) => element),
  )
  const element = h('div', { class: 'own-turn' }, reason, hand.element, points, bar)

  /** The groups without the card that is laid away; nothing may be loose then. */
  const declared = (card: number): number[][] =>
    own.groups.map((cards) => cards.filter((one) => one !== card)).filter(({ length }) => length > 0)

  function discardProblem(): string | null {
    const drawn = message?.round?.drawn
    if (!isTurn()) return t('studio.climbing.notYourTurn')
    if (!drawn) return t('studio.rummy.drawFirst')
    const [card, ...others] = hand.chosen()
    if (card === undefined || others.length > 0) return t('studio.rummy.oneCard')
    return drawn.from === 'open' && drawn.card === card ? t('studio.rummy.justTaken') : null
  }

  function declareProblem(): string | null {
    const problem = discardProblem()
    if (problem !== null) return problem
    const [card] = hand.chosen()
    const isWhole = own.loose.every((one) => one === card)
    return isWhole && isValidDeclaration(declared(card!), wild()) ? null : t('studio.rummy.groupsFirst')
  }

  function draw(): void {
    const round = message?.round
    const chosen = hand.chosen()
    const away = discardProblem()
    discard.show(away)
    declare.show(declareProblem())
    group.show(chosen.length >= 2 ? null : t('studio.climbing.choose'))
    ungroup.show(
      own.groups.some((cards) => cards.some((card) => chosen.includes(card)))
        ? null
        : t('studio.climbing.choose'),
    )
    arrange.show(null)
    drop.show(
      !isTurn() ? t('studio.climbing.notYourTurn') : round?.drawn ? t('studio.rummy.dropFirst') : null,
    )
    const cost = round?.players[position()]?.hasDrawn ? MIDDLE_DROP : FIRST_DROP
    drop.name(
      wantsDrop === turnId()
        ? t('studio.rummy.dropFor', { points: t('studio.rummy.points', { count: cost }) })
        : t('studio.rummy.drop'),
    )
    setText(reason, isTurn() ? (away ?? '') : '')
    // What stays when the chosen card is laid away.
    const last = away === null ? chosen[0] : undefined
    const count = countGroups(
      last === undefined ? own.groups : declared(last),
      own.loose.filter((card) => card !== last),
      wild(),
    )
    setText(points, t('studio.rummy.points', { count }))
    const isPlaying = own.groups.length + own.loose.length > 0
    element.hidden = !isPlaying
    hand.show(partsOf(own, wild()))
    changed()
  }

  const endKeys = listenToKeys((key) => {
    if (key === 'd') {
      if (drawProblems().stock !== null) return false
      send({ type: 'draw', from: 'stock' })
      return true
    }
    if (key === 'g') return group.press()
    if (key === 'a') return arrange.press()
    return key === 'Enter' && (declare.press() || discard.press())
  })

  function drawProblems(): Readonly<Record<'stock' | 'open', string | null>> {
    const round = message?.round
    if (!round || !isTurn())
      return { stock: t('studio.climbing.notYourTurn'), open: t('studio.climbing.notYourTurn') }
    if (round.drawn) return { stock: t('studio.rummy.oneCard'), open: t('studio.rummy.oneCard') }
    const top = round.discards.at(-1)
    // The first open card may be a joker; the server says so when it is no longer the first.
    const isJokerOnTop = top !== undefined && round.discards.length > 1 && isJoker(top, wild())
    return { stock: null, open: top === undefined || isJokerOnTop ? t('studio.rummy.jokerNotTaken') : null }
  }

  return {
    ...{ element, send, isTurn, drawProblems },
    close: endKeys,
    show(now: RummyMessage): void {
      message = now
      const there = now.round?.players[position()]
      const cards = now.round?.result || there?.out ? [] : (there?.hand ?? [])
      own = groupsWith(own, cards)
      draw()
    },
  }
}

function partsOf({ groups, loose }: OwnGroups, wildRank: number): readonly HandPart[] {
  const parts = groups.map((cards): HandPart => {
    const kind = groupOf(cards, wildRank)
    return { cards, label: kind ? kindNames[kind]() : t('studio.rummy.noGroup'), tone: kind ? 'good' : 'bad' }
  })
  return loose.length > 0
    ? [...parts, { cards: loose, label: t('studio.rummy.loose'), tone: 'plain' }]
    : parts
}

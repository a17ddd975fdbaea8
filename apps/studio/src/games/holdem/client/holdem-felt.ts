// SPDX-License-Identifier: Apache-2.0
import './holdem.css'
import type { CardFelt, TableHost } from '../../../runtime/card-room/felt.ts'
import { keysUsed } from '../../../runtime/keys/keys.ts'
import { keyOf } from '../../../runtime/keys/key-of.ts'
import { amountOf } from '../../../runtime/money.ts'
import { h, setAttribute } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import { sizingOf } from './bet-size.ts'
import { createCashBar, stateLine } from './cash-bar.ts'
import { createFeltChairs } from './felt-chairs.ts'
import { createFeltMiddle } from './felt-middle.ts'
import { isHoldem, modelOf, toMatch, wholePot, type FeltModel } from './felt-model.ts'
import { createHandStrength } from './hand-strength.ts'
import { createPreBar } from './pre-bar.ts'
import { preferenceSwitches } from './preferences.ts'
import { slideChips } from './slide-chips.ts'
import { eventsBetween } from './spoken-events.ts'
import { createTournamentBar } from './tournament-bar.ts'
import { createTurnBar, type HandAction, type Turn } from './turn-bar.ts'

const TICK_MS = 100
/** Keys belong to whatever text is typed into. */
const typing = 'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea'

/** The felt of hold'em, Omaha and sit-and-go tournaments. */
export function createFelt(host: TableHost): CardFelt {
  let model: FeltModel | undefined
  const chairs = createFeltChairs(host)
  const middle = createFeltMiddle()
  const version = () => model?.message.ownVersion ?? 0
  const cash = createCashBar(host, version)
  const tournament = createTournamentBar(host)
  const before = createPreBar()
  const strength = host.session.playMoney ? createHandStrength() : undefined
  /** The turn whose action is on its way: its buttons are gone, and nothing is sent twice. */
  let sent = ''
  const act = (action: HandAction) => {
    const hand = model?.hand
    if (!hand?.options || sent === turnId(hand)) return
    sent = turnId(hand)
    turnBar.show(undefined)
    host.move({ ...action, handId: hand.id }, hand.turn).then(
      (isTaken) => {
        if (isTaken) return
        sent = ''
        draw()
      },
      () => undefined,
    )
  }
  const turnBar = createTurnBar(act)
  const stage = h(
    'div',
    { class: 'felt-stage', role: 'group', 'aria-label': t('studio.cards.table') },
    h('div', { class: 'felt-cloth' }),
    middle.element,
    chairs.element,
  )
  const actions = h(
    'div',
    { class: 'felt-actions' },
    tournament.element,
    cash.element,
    strength?.element,
    before.element,
    turnBar.element,
  )
  const element = h('div', { class: 'holdem-felt' }, stage, actions)

  function draw(): void {
    if (!model) return
    const { message, hand } = model
    const chosen = before.take(model)
    if (chosen) act({ type: chosen })
    const isTurn = hand?.options !== null && hand?.options !== undefined && sent !== turnId(hand)
    element.dataset['game'] = message.game
    setAttribute(element, 'data-turn', isTurn)
    chairs.show(model)
    middle.show(model)
    turnBar.show(isTurn ? turnOf(model) : undefined)
    before.show(model)
    strength?.show(model)
    const isCash = message.game !== 'sitandgo'
    cash.show(isCash && !isTurn ? stateLine({ ...model, message }) : undefined)
    tournament.show(isCash ? undefined : message)
    host.callPlayer(isTurn)
  }

  const press = (event: KeyboardEvent) => {
    const { target } = event
    if (!keysUsed.get() || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    if (target instanceof Element && target.closest(typing)) return
    const key = keyOf(event)
    // A button that has the focus is pressed by Enter itself, a slider moves by its arrows.
    if (target instanceof Element && target.closest(key === 'Enter' ? 'button, a' : 'input')) return
    if (turnBar.press(key)) event.preventDefault()
  }
  document.addEventListener('keydown', press)
  const timer = setInterval(() => {
    chairs.tick()
    cash.tick()
    if (model?.message.game === 'sitandgo') tournament.tick()
  }, TICK_MS)

  return {
    element,
    show(message) {
      if (!isHoldem(message)) return
      const old = model
      model = modelOf(message, host.money)
      const sentences = eventsBetween(old, model)
      draw()
      if (sentences.length > 0) host.say(sentences.join('. '))
      if (old && model.last && model.last.id !== old.last?.id) pay(model)
      if (old && model.hand && model.hand.turn !== old.hand?.turn) host.sound.play('tick')
    },
    settings: () => preferenceSwitches(host, () => model?.message),
    close() {
      clearInterval(timer)
      document.removeEventListener('keydown', press)
      host.callPlayer(false)
    },
  }

  function pay({ last, own }: FeltModel): void {
    const winners = [...new Set((last?.wins ?? []).map(({ chair }) => chair))]
    slideChips(
      stage,
      middle.pot,
      winners.flatMap((chair) => chairs.elementOf(chair) ?? []),
    )
    host.sound.play(own && winners.includes(own.chair) ? 'win' : 'stop')
  }
}

const turnId = ({ id, turn }: { readonly id: string; readonly turn: number }): string => `${id}:${turn}`

function turnOf(model: FeltModel): Turn | undefined {
  const { hand, form, blinds, coin } = model
  if (!hand?.options) return undefined
  return {
    ...{ id: turnId(hand), options: hand.options, form },
    sizing: sizingOf(hand.options, { match: toMatch(model), coin, wholePot: wholePot(model) }),
    bigBlind: amountOf(blinds?.[1] ?? '0'),
  }
}

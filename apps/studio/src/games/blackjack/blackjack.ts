// SPDX-License-Identifier: Apache-2.0
import './blackjack.css'
import { formatMultiplier } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import type { Game } from '../../runtime/game.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import { amountOf, groupMoney } from '../../runtime/money.ts'
import { createCallButtons } from '../../runtime/page/call-buttons.ts'
import { h, on, setText } from '../../runtime/page/element.ts'
import { playSteps } from '../../runtime/play-steps.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { colours } from '../../runtime/stage/colours.ts'
import { openSparks } from '../../runtime/stage/open-sparks.ts'
import { stakedOf } from '../../runtime/staked.ts'
import { t } from '../../runtime/texts.ts'
import { bestPlay } from './advice.ts'
import { blackjackRules, playTexts } from './blackjack-rules.ts'
import { openSeven } from './live/open-seven.ts'
import { BLACKJACK_MOVES } from './rules.ts'
import { createPartsFields } from './parts-fields.ts'
import { tableOfEvents } from './table-of-events.ts'
import { createTableView } from './table-view.ts'
import { handsOf } from './parts.ts'
import { movesOf } from './table.ts'
import { blackjackWay } from './way.ts'

type Round = RoundOf<'blackjack'>
const { hit, stand, double, split, insure, decline } = BLACKJACK_MOVES
/** Events that are no move of the player. */
const besides: readonly string[] = ['deal', 'sides', 'dealer', 'result']

/** Blackjack: up to three hands of one player, one dealer, eight decks. */
export const blackjack: Game<'blackjack'> = {
  open(host) {
    const { room } = host.session
    if (room) return openSeven(host, room)
    let round: Round | undefined
    let enabled = false
    const view = createTableView()
    const parts = createPartsFields(host)
    const controls = createControls(
      (move) => steps.move(move),
      () => round,
    )
    const offer = () => {
      const table = enabled && round?.state === 'open' ? tableOfEvents(round.events) : undefined
      controls.show(table ? movesOf(table) : [], table?.asksInsurance === true)
    }
    host.options.append(parts.element, controls.element)
    host.overlay.append(view.element)
    offer()
    const sparks = openSparks(host)
    const steps = playSteps(host, {
      chosen: parts.bet,
      total: parts.total,
      check: parts.check,
      way: blackjackWay,
      busy(busy) {
        parts.disable(busy)
        controls.element.hidden = !busy
        parts.element.hidden = busy
      },
      enable(next) {
        enabled = next
        offer()
      },
      async show(next, resumed) {
        round = next
        if (resumed) parts.follow(next.parameters)
        controls.forget()
        await view.show(next, resumed)
        if (!resumed && next.state !== 'open' && amountOf(next.payout) > stakedOf(next))
          sparks.burst(view.hands, colours.gold, 30)
      },
      made: ({ events }) => ({
        moves: events.filter(({ type }) => !besides.includes(type)).length,
        wins: 0,
      }),
      first: t('studio.blackjack.first'),
      main: () => {
        const { asksInsurance, hands, active } = tableOfEvents(round?.events ?? [])
        const order = handsOf(round?.parameters ?? {}) > 1 ? hands[active ?? 0]?.order : undefined
        return {
          label: t(asksInsurance ? 'studio.blackjack.decline' : 'studio.blackjack.stand'),
          detail: order === undefined ? '' : t('studio.blackjack.hand', { number: order + 1 }),
          move: asksInsurance ? decline : stand,
        }
      },
      note: ({ events }) => {
        const { asksInsurance } = tableOfEvents(events)
        return t(asksInsurance ? 'studio.blackjack.asks' : 'studio.blackjack.first')
      },
      end: (ended) => announce(host, ended),
    })
    return { rules: blackjackRules }
  },
  recent: (round) => ({
    ...recentOf(round),
    tone: amountOf(round.payout) >= stakedOf(round) ? 'won' : 'lost',
  }),
}

/** The player's plays besides the main button's, insurance where it is asked about, and the best play on wish. */
function createControls(onMove: (move: number) => void, round: () => Round | undefined) {
  const plays = createCallButtons(
    t('studio.blackjack.first'),
    [
      { label: t(playTexts.hit), mark: '+', move: hit },
      { label: t(playTexts.double), mark: '×2', move: double },
      { label: t(playTexts.split), mark: '⇆', move: split },
    ],
    onMove,
  )
  const insurance = createCallButtons(
    t('studio.blackjack.asks'),
    [{ label: t('studio.blackjack.insure'), mark: '✓', move: insure }],
    onMove,
  )
  const said = h('p', { class: 'blackjack-advice', role: 'status' })
  const advise = on(
    h('button', { type: 'button', class: 'preset', disabled: true }, t('studio.blackjack.best')),
    {
      click: () => {
        const advice = bestPlay(tableOfEvents(round()?.events ?? []))
        if (!advice) return setText(said, t('studio.blackjack.noInsurance'))
        const result = `${advice.result < 0 ? '−' : '+'}${Math.abs(advice.result).toFixed(3)}`
        setText(said, t('studio.blackjack.advice', { play: t(playTexts[advice.play]), result }))
      },
    },
  )
  return {
    element: h(
      'div',
      { class: 'option-stack blackjack-controls' },
      plays.element,
      insurance.element,
      h('div', { class: 'presets' }, advise),
      said,
    ),
    forget: () => setText(said, ''),
    show(moves: readonly number[], asks: boolean) {
      plays.element.hidden = asks
      insurance.element.hidden = !asks
      for (const group of [plays, insurance])
        group.show(
          (move) => moves.includes(move),
          () => '',
        )
      advise.disabled = moves.length === 0
    },
  }
}

/** Says what a round paid, measured by everything that was staked. */
function announce({ sound, say }: Pick<GameHost<'blackjack'>, 'sound' | 'say'>, round: Round): void {
  const [payout, staked] = [amountOf(round.payout), stakedOf(round)]
  const outcome = payout > staked ? 'won' : payout === staked ? 'even' : 'lost'
  sound.play(outcome === 'won' ? 'win' : 'lose')
  const values = {
    payout: groupMoney(round.payout),
    currency: round.currency,
    multiplier: formatMultiplier(round.multiplier),
  }
  const sentence = payout > 0n ? t('studio.round.paid', values) : t('studio.round.lost')
  say(sentence, { outcome, roundId: round.id })
}

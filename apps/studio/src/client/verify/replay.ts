// SPDX-License-Identifier: Apache-2.0
import './replay.css'
import { zero, type Amount } from '@tessera/rules/money'
import { anySlotOf } from '../../games/slots/titles/every-slot.ts'
import type { RoundOf, SessionView } from '../../protocol.ts'
import type { Action } from '../../runtime/frame/main-button.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import { amountOf } from '../../runtime/money.ts'
import { createCell } from '../../runtime/page/cell.ts'
import { h, setText } from '../../runtime/page/element.ts'
import { loadScene } from '../../runtime/stage/load-scene.ts'
import { loadGame } from '../games.ts'
import type { ReplayedGame } from './replayed-game.ts'

/**
 * Opens the game of a round in `container`, without its controls and without a session: every bet in it is the recorded
 * round. Returns what plays the round; it resolves when the story has ended.
 */
export async function openReplay<Code extends ReplayedGame>(
  round: RoundOf<Code>,
  container: HTMLElement,
): Promise<() => Promise<void>> {
  const game = await loadGame(round.game)
  const overlay = h('div', { class: 'overlay', inert: true })
  const picture = h('div', { class: 'picture' }, overlay)
  const result = h('p', { class: 'result', role: 'status' })
  document.body.dataset['game'] = round.game
  container.replaceChildren(h('div', { class: 'stage' }, picture, result))
  let action: Action | undefined
  let opened: Promise<unknown> = Promise.resolve()
  let ended = () => {}
  let showings = 0
  /** Games draw a round anew when its id is new. */
  const showing = () => ({ ...round, id: `${round.id}/${(showings += 1)}` })
  game.open({
    ...silent(round),
    game: round.game,
    recorded: showing,
    remember: () => ended(),
    overlay,
    action: {
      element: h('button'),
      set: (next) => {
        action = next
      },
      press: () => {},
    },
    say(sentence, about) {
      setText(result, sentence)
      result.dataset['outcome'] = about?.outcome ?? 'none'
    },
    bet: () => Promise.resolve({ round: showing(), taken: zero, finished: () => {} }),
    openScene: (load) => {
      const scene = loadScene(picture, load)
      opened = scene
      return scene
    },
  })
  await opened
  return () => {
    setText(result, '')
    return new Promise((resolve) => {
      const run = action?.run
      ended = resolve
      run?.()
      if (!run) resolve()
    })
  }
}

/** Everything that a game may ask for and a recorded round has no use for. */
function silent<Code extends ReplayedGame>(
  round: RoundOf<Code>,
): Omit<
  GameHost<Code>,
  'game' | 'recorded' | 'remember' | 'overlay' | 'action' | 'say' | 'bet' | 'openScene'
> {
  const nothing = () => {}
  const stake = amountOf(round.stake)
  const decimals = round.stake.split('.')[1]?.length ?? 0
  const refuse = () => Promise.reject(new Error('a recorded round makes no calls'))
  return {
    session: {
      game: round.game,
      lang: '',
      currency: round.currency,
      decimals,
      balance: '0',
      playMoney: round.playMoney ?? false,
      limits: { minimumStake: round.stake, maximumStake: round.stake, maximumWin: round.payout },
      seeds: { serverSeedHash: '', clientSeed: '', nonce: 0, nextServerSeedHash: '' },
      lobbyUrl: '',
      depositUrl: '',
      openRound: null,
      sample: null,
      room: null,
      cards: null,
      fishing: null,
      freeRounds: null,
      automaticBetsMs: null,
      bonusBuy: false,
      chat: 'off',
      slot: slotOf(round),
    },
    ask: refuse,
    balanceTracker: {
      visible: createCell(zero),
      know: nothing,
      hold: () => ({ answered: nothing, release: nothing }),
    },
    sound: { on: createCell(false), play: nothing },
    modes: h('div'),
    options: h('div'),
    more: h('div'),
    extra: h('div'),
    stake: {
      element: h('div'),
      amount: createCell(stake),
      take: () => stake,
      set: nothing,
      minimum: stake,
      maximum: stake,
      disable: nothing,
      fix: nothing,
    },
    quickStakes: createCell<readonly Amount[]>([]),
    freeRounds: { chosen: () => undefined, payOwn: nothing, disable: nothing },
    recent: { element: h('div'), add: nothing, fill: nothing },
    announce: nothing,
    count: nothing,
    simulates: nothing,
    move: () => Promise.resolve(undefined),
    fail: nothing,
    forgive: nothing,
    listen: nothing,
    moneyMoved: nothing,
  }
}

/** The title that a round of a slot was played on. */
function slotOf(round: RoundOf<ReplayedGame>): SessionView['slot'] {
  const title = 'title' in round.parameters ? anySlotOf(round.parameters.title) : undefined
  return title ? { code: title.code, name: title.name, par: null } : null
}

// SPDX-License-Identifier: Apache-2.0
import { ignoreComposedKeys } from '@tessera/ui/forms/composed-keys.ts'
import type { GameCode } from '../../protocol.ts'
import { createBalanceTracker } from '../balance-tracker.ts'
import { createBetFeed } from '../feed/bet-feed.ts'
import { fitFirstView } from '../frame/fit-first-view.ts'
import { buildFrame, type FrameOptions } from '../frame/frame.ts'
import { createFreeRoundsField } from '../frame/free-rounds.ts'
import { pressByKeyboard } from '../frame/keyboard.ts'
import { createMainButton, type MainButton } from '../frame/main-button.ts'
import { createQuickStakes } from '../frame/quick-stakes.ts'
import { createRecent } from '../frame/recent.ts'
import { createStakeField } from '../frame/stake-field.ts'
import { pressByKeys } from '../keys/keys.ts'
import type { Operator } from '../operator.ts'
import { h, on } from '../page/element.ts'
import { keepFocus } from '../page/keep-focus.ts'
import { createTheme } from '../page/theme.ts'
import type { OpenedSession } from '../server/open-session.ts'
import { createSound } from '../sound.ts'
import { createStatistics } from '../stats/statistics.ts'

export type GamePage = ReturnType<typeof createGamePage>
/** What the buttons of the frame do. */
export type FrameButtons = Pick<FrameOptions, 'onFairness' | 'onRules' | 'onTools' | 'onShare'>

/** Builds the page of a game: its frame with the controls of a bet, the statistics and the feed of bets. */
export function createGamePage(
  { view: session, secret }: OpenedSession,
  operator: Operator,
  nameOf: (game: GameCode) => string,
  buttons: FrameButtons,
) {
  const balanceTracker = createBalanceTracker(session.balance)
  const sound = createSound()
  const theme = createTheme()
  const recent = createRecent()
  const quickStakes = createQuickStakes(session)
  const stake = createStakeField(session, quickStakes)
  const statistics = createStatistics(session, secret, theme)
  const feed = createBetFeed(session, nameOf)
  const freeRounds = createFreeRoundsField(session, stake)
  const action = createMainButton()
  const modes = h('div', { class: 'bet-part' })
  const options = h('div', { class: 'options' })
  const more = h('div', { class: 'bet-part' })
  const problem = h('p', { class: 'problem', role: 'alert' })
  const frame = buildFrame({
    session,
    operator,
    balanceTracker,
    sound,
    theme,
    recent: recent.element,
    ...buttons,
  })
  frame.controls.append(modes, options, freeRounds.element, stake.element, more, problem, action.element)
  frame.below.append(statistics.element, feed.element)
  pressAction(frame.controls, action)
  fitFirstView({ picture: frame.stage, controls: frame.controls, main: action.element })
  return {
    ...{ balanceTracker, sound, theme, recent, quickStakes, stake, statistics, feed, freeRounds, action },
    ...{ modes, options, more, problem, frame },
  }
}

/** The form, the keyboard and the keys of the page press the main button. */
function pressAction(controls: HTMLFormElement, action: MainButton): void {
  on(controls, {
    submit: (event) => {
      event.preventDefault()
      action.press()
    },
  })
  ignoreComposedKeys(window)
  pressByKeyboard(action)
  keepFocus(action.element)
  pressByKeys()
}

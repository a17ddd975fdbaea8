// SPDX-License-Identifier: Apache-2.0
import type { GameCode, SessionView } from '../protocol.ts'
import type { Game } from './game.ts'
import type { AnswerOf, GameHost } from './game-host.ts'
import { createAnsweredCalls, type AnsweredCalls } from './host/answered-calls.ts'
import { createGamePage, type GamePage } from './host/game-page.ts'
import { listenToOperator } from './host/listen-to-operator.ts'
import { receiveLive, type LiveListener } from './host/live-messages.ts'
import { createPastRounds } from './host/past-rounds.ts'
import { createBetPlacer } from './host/place-bets.ts'
import { createResultLine } from './host/result-line.ts'
import type { Operator } from './operator.ts'
import { createFairnessSheet } from './panels/fairness-sheet.ts'
import { createPlayerTools } from './panels/open-tools.ts'
import { createRulesSheet } from './panels/rules-sheet.ts'
import type { OpenedSession } from './server/open-session.ts'
import type { Simulate } from './simulator/simulate.ts'
import { simulatorOf, type Simulated } from './simulator/simulator-of.ts'
import { loadScene } from './stage/load-scene.ts'

/** Builds everything around a game (frame, controls, panels, live connection) and starts it. */
export function openGameHost<Code extends GameCode>(
  game: Game<Code>,
  code: Code,
  opened: OpenedSession,
  operator: Operator,
  { simulate, nameOf }: { simulate: Simulate; nameOf: (game: GameCode) => string },
): void {
  const { ask, view: session } = opened
  const page = createGamePage(opened, operator, nameOf, {
    onFairness: () => fairness.open(),
    onRules: () => rules.open(),
    onTools: () => tools.openTools(),
    onShare() {
      const roundId = resultLine.roundId()
      if (roundId !== undefined) tools.share(roundId)
    },
  })
  const { frame, theme, quickStakes, feed } = page
  let simulated: Simulated<Code> | undefined
  const listeners = new Set<LiveListener>()
  const renew = async (): Promise<SessionView> => {
    const fresh = await ask<SessionView>('GET', '/api/session')
    page.balanceTracker.know(fresh.balance)
    page.freeRounds.show(fresh.freeRounds)
    return fresh
  }
  const calls = createAnsweredCalls({ problem: page.problem, banner: frame.banner }, operator)
  const tools = createPlayerTools({ ...session, quickStakes, theme }, calls.fail)
  const resultLine = createResultLine(frame)
  const moneyMoved = () => operator.notify('tessera.balance')
  const bets = createBetPlacer({ code, opened, page, calls, renew, moneyMoved })
  const past = createPastRounds(game, page, { isFree: bets.isFree, isShared: session.room !== null })
  const host: GameHost<Code> = {
    game: code,
    session,
    ...partsForGame(page),
    ...callsForGame(opened, page, calls),
    moneyMoved,
    say: resultLine.say,
    announce: resultLine.announce,
    remember: past.remember,
    count: past.count,
    bet: bets.bet,
    simulates(chosen, way) {
      simulated = { game: code, chosen, way }
    },
    listen: (listener) => {
      listeners.add(listener)
    },
  }
  listenToOperator(operator, {
    theme,
    onBalance: () => void renew().catch(calls.fail),
    onRules: () => rules.open(),
  })
  receiveLive({ session: opened.secret, host, feed, listeners, showBanner: calls.showBanner })
  const playing = game.open(host)
  const fairness = createFairnessSheet(code, ask, playing, renew, tools.share)
  const rules = createRulesSheet(
    playing.rules,
    session,
    () => simulated && simulatorOf(simulated, simulate, theme),
  )
  void past.fill(ask)
}

/** The parts of the page that a game uses. */
function partsForGame({
  balanceTracker,
  sound,
  modes,
  options,
  more,
  stake,
  quickStakes,
  freeRounds,
  action,
  recent,
  frame,
}: GamePage) {
  return {
    ...{ balanceTracker, sound, overlay: frame.overlay, modes, options, more, extra: frame.extra },
    ...{ stake, quickStakes, freeRounds, action, recent },
    openScene: (load) => loadScene(frame.stage, load),
  } satisfies Partial<GameHost<GameCode>>
}

/** The calls that a game makes, apart from its bets. */
function callsForGame(
  { ask }: OpenedSession,
  { balanceTracker }: GamePage,
  { attempt, fail, forgive }: AnsweredCalls,
) {
  return {
    ask,
    fail,
    forgive,
    async move<Code extends GameCode>(path: string, body: object): Promise<AnswerOf<Code> | undefined> {
      const answer = await attempt(() => ask<AnswerOf<Code>>('POST', path, body))
      if (answer?.balance) balanceTracker.know(answer.balance)
      return answer
    },
  }
}

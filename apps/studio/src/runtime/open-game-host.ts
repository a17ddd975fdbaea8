// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import type { BetInput, GameCode, LiveMessage, RoundOf, SessionView } from '../protocol.ts'
import type { AnswerOf, GameHost } from './game-host.ts'
import { buildFrame } from './frame/frame.ts'
import { createMainButton } from './frame/main-button.ts'
import { createFreeRoundsField } from './frame/free-rounds.ts'
import { createRecent } from './frame/recent.ts'
import { createStakeField } from './frame/stake-field.ts'
import type { Game } from './game.ts'
import { writeMoney } from './money.ts'
import type { Operator } from './operator.ts'
import { h, on, setText } from './page/element.ts'
import { createTheme } from './page/theme.ts'
import { createFairnessSheet } from './panels/fairness-sheet.ts'
import { createRulesSheet } from './panels/rules-sheet.ts'
import { createBalanceTracker } from './balance-tracker.ts'
import { isExpired, Refused, sentenceOf, Unanswered } from './server/failures.ts'
import { retryUntilAnswered } from './server/retry-until-answered.ts'
import { openLive } from './server/live.ts'
import type { OpenedSession } from './server/open-session.ts'
import { createSound } from './sound.ts'
import { showEnd } from './frame/end.ts'
import { pressByKeyboard } from './frame/keyboard.ts'
import { t } from './texts.ts'
import { loadScene } from './stage/load-scene.ts'

/** Builds everything around a game (frame, controls, panels, live connection) and starts it. */
export function openGameHost<Code extends GameCode>(
  game: Game<Code>,
  code: Code,
  opened: OpenedSession,
  operator: Operator,
): void {
  const { ask, view: session } = opened
  const balanceTracker = createBalanceTracker(session.balance)
  const sound = createSound()
  const theme = createTheme()
  const recent = createRecent()
  const stake = createStakeField(session)
  const freeRounds = createFreeRoundsField(session, stake)
  const action = createMainButton()
  const options = h('div', { class: 'options' })
  const problem = h('p', { class: 'problem', role: 'alert' })
  const listeners = new Set<Parameters<GameHost<Code>['listen']>[0]>()

  const renew = async (): Promise<SessionView> => {
    const fresh = await ask<SessionView>('GET', '/api/session')
    balanceTracker.know(fresh.balance)
    freeRounds.show(fresh.freeRounds)
    return fresh
  }
  const parts = buildFrame({
    session,
    operator,
    balanceTracker,
    sound,
    theme,
    recent: recent.element,
    onFairness: () => fairness.open(),
    onRules: () => rules.open(),
  })
  parts.controls.append(options, freeRounds.element, stake.element, problem, action.element)
  on(parts.controls, {
    submit: (event) => {
      event.preventDefault()
      action.press()
    },
  })
  pressByKeyboard(action)

  const forgive = () => setText(problem, '')
  const fail = (failure: unknown) => {
    if (isExpired(failure)) return showEnd(operator, sentenceOf(failure))
    setText(problem, sentenceOf(failure))
  }
  const waiting = (failure: unknown) => {
    if (failure instanceof Unanswered) showBanner(t('studio.offline.waiting'))
  }
  const showBanner = (sentence: string | undefined) => {
    setText(parts.banner, sentence ?? '')
    parts.banner.hidden = sentence === undefined
  }
  const moneyMoved = () => operator.notify('tessera.balance')
  const attempt = async <Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> => {
    forgive()
    try {
      return await retryUntilAnswered(call, waiting)
    } catch (failure) {
      fail(failure)
      return undefined
    } finally {
      showBanner(undefined)
    }
  }

  const host: GameHost<Code> = {
    game: code,
    session,
    ask,
    balanceTracker,
    sound,
    overlay: parts.overlay,
    options,
    extra: parts.extra,
    stake,
    action,
    recent,
    fail,
    forgive,
    moneyMoved,
    say(sentence, result) {
      setText(parts.result, sentence)
      parts.result.dataset['outcome'] = result?.outcome ?? 'none'
      if (result) parts.result.dataset['round'] = result.roundId
    },
    remember(round) {
      const visible = game.recent(round)
      if (visible) recent.add({ id: round.id, href: `/verify?round=${round.id}`, ...visible })
    },
    async bet(parameters) {
      const amount = stake.take()
      if (amount === undefined) return undefined
      const free = freeRounds.chosen()
      const order = {
        requestId: crypto.randomUUID(),
        stake: writeMoney(amount, session.decimals),
        ...(free && { freeRounds: free.id }),
        ...parameters,
      } as BetInput<Code>
      const hold = balanceTracker.hold(free ? zero : amount)
      const answer = await attempt(() => ask<AnswerOf<Code>>('POST', `/api/bets/${code}`, order))
      if (!answer) {
        hold.release()
        // What the server has for the player may not be what the page shows.
        if (free) renew().catch(fail)
        return undefined
      }
      if (free) freeRounds.show({ ...free, left: free.left - 1 })
      const { round, balance } = answer
      hold.answered({ balance, payout: round.payout, state: round.state })
      const finished = () => {
        hold.release()
        if (free?.left === 1) renew().catch(fail)
        moneyMoved()
      }
      return { round, finished }
    },
    async move(path, body) {
      const answer = await attempt(() => ask<AnswerOf<Code>>('POST', path, body))
      if (answer?.balance) balanceTracker.know(answer.balance)
      return answer
    },
    openScene: (load) => loadScene(parts.stage, load),
    listen: (listener) => {
      listeners.add(listener)
    },
  }

  operator.receive(({ type, theme: wanted, colour, shows }) => {
    if (type === 'tessera.balance') renew().catch(fail)
    // Hidden by style if the site displays it around the game: balance, deposit, theme.
    if (type === 'tessera.around' && typeof shows === 'string')
      document.documentElement.dataset['around'] = shows
    if (type === 'tessera.theme' && (wanted === 'dark' || wanted === 'light')) theme.set(wanted)
    if (type === 'tessera.theme' && colour !== undefined)
      void import('./page/brand-colour.ts').then(
        ({ wearColour }) => wearColour(colour, theme),
        () => undefined,
      )
  })
  openLive({
    session: opened.secret,
    onMessage: (message) =>
      receive(message, host, () => {
        for (const listener of listeners) listener.onMessage(message)
      }),
    onLine(connected) {
      showBanner(connected ? undefined : t('studio.offline.waiting'))
      for (const listener of listeners) listener.onLine?.(connected)
    },
  })
  const playing = game.open(host)
  const fairness = createFairnessSheet(code, ask, playing, renew)
  const rules = createRulesSheet(playing.rules, session)
  void fillRecent(host, game)
}

function receive<Code extends GameCode>(message: LiveMessage, host: GameHost<Code>, pass: () => void): void {
  if (message.type === 'balance') {
    host.balanceTracker.know(message.balance)
    host.moneyMoved()
  } else if (message.type === 'refused') host.fail(new Refused({ code: message.code }))
  else pass()
}

/** The player's own last results; a game whose strip displays something else fills it itself. */
async function fillRecent<Code extends GameCode>(host: GameHost<Code>, game: Game<Code>): Promise<void> {
  if (game.ownStrip) return
  const history = await host
    .ask<{ rounds: readonly RoundOf<Code>[] }>('GET', '/api/rounds')
    .catch(() => undefined)
  for (const round of history?.rounds.toReversed() ?? []) host.remember(round)
}

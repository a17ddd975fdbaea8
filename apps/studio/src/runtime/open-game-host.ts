// SPDX-License-Identifier: Apache-2.0
import { ignoreComposedKeys } from '@tessera/ui/forms/composed-keys.ts'
import { zero } from '@tessera/rules/money'
import type { BetInput, GameCode, LiveMessage, RoundOf, SessionView } from '../protocol.ts'
import { createBetFeed, type BetFeed } from './feed/bet-feed.ts'
import type { AnswerOf, GameHost } from './game-host.ts'
import { buildFrame } from './frame/frame.ts'
import { createMainButton } from './frame/main-button.ts'
import { createFreeRoundsField } from './frame/free-rounds.ts'
import { createRecent, type Recent } from './frame/recent.ts'
import { createQuickStakes } from './frame/quick-stakes.ts'
import { createStakeField } from './frame/stake-field.ts'
import type { Game } from './game.ts'
import { amountOf, writeMoney } from './money.ts'
import type { Operator } from './operator.ts'
import { h, on, sayAgain, setText } from './page/element.ts'
import { keepFocus } from './page/keep-focus.ts'
import { createTheme } from './page/theme.ts'
import { createFairnessSheet } from './panels/fairness-sheet.ts'
import { createPlayerTools } from './panels/open-tools.ts'
import { createRulesSheet } from './panels/rules-sheet.ts'
import { createBalanceTracker } from './balance-tracker.ts'
import { isExpired, Refused, sentenceOf, Unanswered } from './server/failures.ts'
import { createBetPace, LONG_WAIT_MS } from './server/bet-pace.ts'
import { retryUntilAnswered, waitOf } from './server/retry-until-answered.ts'
import { openLive } from './server/live.ts'
import type { OpenedSession } from './server/open-session.ts'
import type { Simulate } from './simulator/simulate.ts'
import { simulatorOf, type Simulated } from './simulator/simulator-of.ts'
import { createSound } from './sound.ts'
import { showEnd } from './frame/end.ts'
import { pressByKeyboard } from './frame/keyboard.ts'
import { pressByKeys } from './keys/keys.ts'
import { createStatistics } from './stats/statistics.ts'
import { stakedOf } from './staked.ts'
import { t } from './texts.ts'
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
  const balanceTracker = createBalanceTracker(session.balance)
  const sound = createSound()
  const theme = createTheme()
  const recent = createRecent()
  const quickStakes = createQuickStakes(session)
  const stake = createStakeField(session, quickStakes)
  const statistics = createStatistics(session, opened.secret, theme)
  const feed = createBetFeed(session, nameOf)
  let simulated: Simulated<Code> | undefined
  const pace = createBetPace(session.automaticBetsMs)
  const freelyPlayed = new Set<string>()
  let result: string | undefined
  const freeRounds = createFreeRoundsField(session, stake)
  const action = createMainButton()
  const modes = h('div', { class: 'bet-part' })
  const options = h('div', { class: 'options' })
  const more = h('div', { class: 'bet-part' })
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
    onTools: () => tools.openTools(),
    onShare: () => result !== undefined && tools.share(result),
  })
  parts.controls.append(modes, options, freeRounds.element, stake.element, more, problem, action.element)
  on(parts.controls, {
    submit: (event) => {
      event.preventDefault()
      action.press()
    },
  })
  parts.below.append(statistics.element, feed.element)
  ignoreComposedKeys(window)
  pressByKeyboard(action)
  keepFocus(action.element)
  pressByKeys()

  const forgive = () => setText(problem, '')
  const fail = (failure: unknown) => {
    if (isExpired(failure)) return showEnd(operator, sentenceOf(failure))
    setText(problem, sentenceOf(failure))
  }
  const tools = createPlayerTools({ ...session, quickStakes, theme }, fail)
  const waiting = (failure: unknown) => {
    if (failure instanceof Unanswered) showBanner(t('studio.offline.waiting'))
    else if ((waitOf(failure) ?? 0) > LONG_WAIT_MS) showBanner(sentenceOf(failure))
  }
  const showBanner = (sentence: string | undefined) => {
    setText(parts.banner, sentence ?? '')
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
    modes,
    options,
    more,
    extra: parts.extra,
    stake,
    quickStakes,
    freeRounds,
    action,
    recent,
    fail,
    forgive,
    moneyMoved,
    say(sentence, about) {
      sayAgain(parts.result, sentence)
      parts.result.dataset['outcome'] = about?.outcome ?? 'none'
      if (!about) return
      result = about.roundId
      parts.result.dataset['round'] = result
      parts.share.hidden = false
    },
    announce: (announced) => parts.result.setAttribute('aria-live', announced ? 'polite' : 'off'),
    remember(round) {
      showRecent(game, round, recent)
      feed.addMine(round)
      host.count(round)
    },
    count({ id, state, ...round }) {
      if (state !== 'settled' && state !== 'settling') return
      const bet = stakedOf(round)
      statistics.count({
        stake: bet,
        taken: freelyPlayed.has(id) ? zero : bet,
        payout: amountOf(round.payout),
      })
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
      const taken = free ? zero : amount
      await pace.wait(() => showBanner(t('studio.betTooEarly')))
      const hold = balanceTracker.hold(taken)
      const answer = await attempt(() => ask<AnswerOf<Code>>('POST', `/api/bets/${code}`, order))
      pace.answered()
      if (!answer) {
        hold.release()
        // What the server has for the player may not be what the page shows.
        if (free) renew().catch(fail)
        return undefined
      }
      if (free) freeRounds.show({ ...free, left: free.left - 1 })
      const { round, balance } = answer
      if (free) freelyPlayed.add(round.id)
      hold.answered({ balance, payout: round.payout, state: round.state })
      const finished = () => {
        hold.release()
        if (free?.left === 1) renew().catch(fail)
        moneyMoved()
      }
      return { round, taken, finished }
    },
    async move(path, body) {
      const answer = await attempt(() => ask<AnswerOf<Code>>('POST', path, body))
      if (answer?.balance) balanceTracker.know(answer.balance)
      return answer
    },
    simulates(chosen, way) {
      simulated = { game: code, chosen, way }
    },
    openScene: (load) => loadScene(parts.stage, load),
    listen: (listener) => {
      listeners.add(listener)
    },
  }

  operator.receive(({ type, theme: wanted, colour, shows }) => {
    if (type === 'tessera.balance') renew().catch(fail)
    if (type === 'tessera.rules') rules.open()
    // Hidden by style: what the site shows around the game (balance, deposit, theme), or the bar of a small one.
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
      receive(message, host, feed, () => {
        for (const listener of listeners) listener.onMessage(message)
      }),
    onLine(connected) {
      showBanner(connected ? undefined : t('studio.offline.waiting'))
      for (const listener of listeners) listener.onLine?.(connected)
    },
  })
  const playing = game.open(host)
  const fairness = createFairnessSheet(code, ask, playing, renew, tools.share)
  const rules = createRulesSheet(
    playing.rules,
    session,
    () => simulated && simulatorOf(simulated, simulate, theme),
  )
  void fillRecent(host, game, recent, feed)
}

function receive<Code extends GameCode>(
  message: LiveMessage,
  host: GameHost<Code>,
  feed: BetFeed,
  pass: () => void,
): void {
  if (message.type === 'balance') {
    host.balanceTracker.know(message.balance)
    host.moneyMoved()
  } else if (message.type === 'bets') feed.receive(message)
  else if (message.type === 'refused') host.fail(new Refused({ code: message.code }))
  else pass()
}

/** The player's own last results; a game whose strip displays something else fills it itself. */
async function fillRecent<Code extends GameCode>(
  host: GameHost<Code>,
  game: Game<Code>,
  recent: Recent,
  feed: BetFeed,
): Promise<void> {
  if (game.ownStrip) return
  const history = await host
    .ask<{ rounds: readonly RoundOf<Code>[] }>('GET', '/api/rounds')
    .catch(() => undefined)
  for (const round of history?.rounds.toReversed() ?? []) {
    showRecent(game, round, recent)
    feed.addMine(round)
  }
}

function showRecent<Code extends GameCode>(game: Game<Code>, round: RoundOf<Code>, recent: Recent): void {
  const visible = game.recent(round)
  if (visible) recent.add({ id: round.id, href: `/verify?round=${round.id}`, ...visible })
}

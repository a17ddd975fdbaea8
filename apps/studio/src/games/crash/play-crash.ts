// SPDX-License-Identifier: Apache-2.0
import type { LiveMessage } from '../../protocol.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import { groupHundredths } from '../../runtime/hundredths.ts'
import { t } from '../../runtime/texts.ts'
import { createAutoCrash } from './auto-crash.ts'
import { crashAction, isRiding, type CrashRequest } from './crash-action.ts'
import type { CrashBet } from './maths.ts'
import { createOwnResults } from './own-results.ts'
import type { Flight, TableModel } from './table-model.ts'

const REDRAW_MS = 50

export interface CrashSettings {
  /** The automatic cash-out; undefined for an invalid one, which the field then reports. */
  readonly auto: () => CrashBet | undefined
  readonly busy: (busy: boolean) => void
  /** Bets are automatic, so that they need an automatic cash-out; or by hand again. */
  readonly automatic: (automatic: boolean) => void
  readonly show: (flight: Flight) => void
  readonly tableChanged: () => void
}

/**
 * Plays at the live table: bet in the window or request the next one, ride, cash out. All updates come over
 * the live connection.
 */
export function playCrash(host: GameHost<'crash'>, table: TableModel, settings: CrashSettings): void {
  let connected = false
  let phase: Flight['phase'] | undefined
  const results = createOwnResults(host)
  const bets = createCrashBets(host, table, settings, { onChange: () => draw(), onResult: results.show })
  const auto = createAutoCrash(host, {
    target: settings.auto,
    changed() {
      settings.automatic(auto?.action() !== undefined)
      draw()
    },
  })

  function enter(flight: Flight): void {
    const before = phase
    phase = flight.phase
    if (phase === before) return
    if (phase === 'betting') {
      host.say(t('studio.crash.betting'))
      if (bets.request() === 'next') void bets.place()
    }
    if (phase === 'running' && before === 'betting') host.say(t('studio.crash.running'))
    if (phase === 'crashed' && !results.isAnnounced(table.mine()?.id ?? ''))
      host.say(t('studio.crash.crashed', { point: groupHundredths(flight.hundredths) }))
  }

  function draw(): void {
    const flight = table.flight(Date.now())
    enter(flight)
    settings.show(flight)
    const tableBet = table.mine()
    const request = bets.request()
    auto?.look(flight, connected)
    const taken = tableBet !== undefined || bets.isTakenFor(flight.roundId)
    const isWaiting =
      request !== 'none' || isRiding(tableBet, flight) || (flight.phase === 'betting' && taken)
    const isAutomatic = auto?.isRunning() === true
    settings.busy(isAutomatic || isWaiting)
    auto?.disable(isAutomatic || isWaiting)
    // While automatic bets run, the button stops them.
    if (isAutomatic) return
    const byHand = crashAction({
      ...{ flight, request, connected, tableBet, taken },
      decimals: host.session.decimals,
      press: bets.press,
      cashOut: (roundId) => void bets.cashOut(roundId),
    })
    host.action.set(byHand.tone === 'bet' ? (auto?.action() ?? byHand) : byHand)
  }

  host.listen({
    onMessage(message: LiveMessage) {
      table.receive(message, Date.now())
      if (message.type === 'round' && message.round.game === 'crash') {
        results.show(message.round)
        auto?.receive(message.round)
      }
      if (message.type === 'table' || message.type === 'bet') settings.tableChanged()
      if (message.type !== 'tick') draw()
    },
    onLine(line) {
      connected = line
      draw()
    },
  })
  setInterval(() => {
    if (phase === 'running' || phase === 'betting' || phase === 'crashed') draw()
  }, REDRAW_MS)
  draw()
}

/** What the player asks for: to bet now or in the next round, or to leave. */
function createCrashBets(
  host: GameHost<'crash'>,
  table: TableModel,
  settings: CrashSettings,
  {
    onChange,
    onResult,
  }: {
    readonly onChange: () => void
    readonly onResult: ReturnType<typeof createOwnResults>['show']
  },
) {
  let request: CrashRequest = 'none'
  /** The round of a bet that was accepted but is not on the table yet. */
  let takenFor: string | undefined
  const place = async () => {
    const auto = settings.auto()
    request = auto ? 'placing' : 'none'
    onChange()
    if (!auto) return
    const placed = await host.bet(auto)
    request = 'none'
    placed?.finished()
    if (placed?.round.fairness.kind === 'chain') takenFor = placed.round.fairness.tableRoundId
    onChange()
  }
  return {
    request: () => request,
    isTakenFor: (roundId: string | undefined) => takenFor !== undefined && takenFor === roundId,
    place,
    press(): void {
      if (table.flight(Date.now()).phase === 'betting') return void place()
      if (!settings.auto() || host.stake.take() === undefined) return
      request = request === 'next' ? 'none' : 'next'
      onChange()
    },
    async cashOut(roundId: string): Promise<void> {
      request = 'leaving'
      onChange()
      const answer = await host.move(`/api/rounds/${roundId}/cash-out`, {})
      request = 'none'
      if (answer) onResult(answer.round)
      onChange()
    },
  }
}

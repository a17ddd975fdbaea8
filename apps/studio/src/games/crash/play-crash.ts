// SPDX-License-Identifier: Apache-2.0
import type { LiveMessage, RoundOf } from '../../protocol.ts'
import { returnOf } from '../../fair/multiplier.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import { groupHundredths } from '../../runtime/hundredths.ts'
import { amountOf, groupMoney, showAmount } from '../../runtime/money.ts'
import { t } from '../../runtime/texts.ts'
import { amountOfMillionths } from '@tessera/rules/money'
import { crashMultiplier, type CrashBet } from './maths.ts'
import type { Flight, TableModel } from './table-model.ts'

const REDRAW_MS = 50

export interface CrashSettings {
  /** The automatic cash-out; undefined for an invalid one, which the field then reports. */
  readonly auto: () => CrashBet | undefined
  readonly busy: (busy: boolean) => void
  readonly show: (flight: Flight) => void
  readonly tableChanged: () => void
}

type Round = RoundOf<'crash'>
type Bet = 'none' | 'next' | 'placing' | 'leaving'

/**
 * Plays at the live table: bet in the window or request the next one, ride, cash out. All updates come over
 * the live connection.
 */
export function playCrash(host: GameHost<'crash'>, table: TableModel, settings: CrashSettings): void {
  let state: Bet = 'none'
  let connected = false
  const announced = new Set<string>()
  /** The round of a bet that was accepted but is not on the table yet. */
  let takenFor: string | undefined
  let phase: Flight['phase'] | undefined

  const place = async () => {
    const auto = settings.auto()
    state = auto ? 'placing' : 'none'
    if (!auto) return draw()
    draw()
    const placed = await host.bet(auto)
    state = 'none'
    placed?.finished()
    if (placed?.round.fairness.kind === 'chain') takenFor = placed.round.fairness.tableRoundId
    draw()
  }
  const press = () => {
    if (table.flight(Date.now()).phase === 'betting') return void place()
    if (!settings.auto() || host.stake.take() === undefined) return
    state = state === 'next' ? 'none' : 'next'
    draw()
  }
  const cashOut = async (roundId: string) => {
    state = 'leaving'
    draw()
    const answer = await host.move(`/api/rounds/${roundId}/cash-out`, {})
    state = 'none'
    if (answer) showOwn(answer.round)
    draw()
  }

  /** Announces the result of one's own bet, once. */
  function showOwn(round: Round): void {
    const left = round.beats.find((beat) => beat.type === 'cashOut')?.atHundredths
    const point = round.beats.find((beat) => beat.type === 'crash')?.pointHundredths
    if (announced.has(round.id) || (left === undefined && point === undefined && round.state !== 'voided'))
      return
    announced.add(round.id)
    const values = {
      point: groupHundredths(left ?? point ?? 100),
      payout: groupMoney(round.payout),
      currency: round.currency,
    }
    host.sound.play(left === undefined ? 'burst' : 'win')
    if (round.state === 'voided') host.say(t('studio.voided'))
    else
      host.say(t(left === undefined ? 'studio.crash.lost' : 'studio.crash.won', values), {
        outcome: left === undefined ? 'lost' : 'won',
        roundId: round.id,
      })
    host.count(round)
    host.moneyMoved()
  }

  function enter(flight: Flight): void {
    const before = phase
    phase = flight.phase
    if (phase === before) return
    if (phase === 'betting') {
      host.say(t('studio.crash.betting'))
      if (state === 'next') void place()
    }
    if (phase === 'running' && before === 'betting') host.say(t('studio.crash.running'))
    if (phase === 'crashed' && !announced.has(table.mine()?.id ?? ''))
      host.say(t('studio.crash.crashed', { point: groupHundredths(flight.hundredths) }))
  }

  function draw(): void {
    const flight = table.flight(Date.now())
    enter(flight)
    settings.show(flight)
    const tableBet = table.mine()
    const taken = tableBet !== undefined || (takenFor !== undefined && takenFor === flight.roundId)
    const riding = tableBet !== undefined && tableBet.leftAtHundredths === null && flight.phase !== 'crashed'
    settings.busy(state === 'next' || state === 'placing' || riding)
    if (!connected || flight.phase === 'closed')
      return host.action.set({
        label: t('studio.crash.opening'),
        tone: 'wait',
        enabled: false,
        run: () => {},
      })
    if (state === 'placing')
      return host.action.set({
        label: t('studio.crash.placing'),
        tone: 'wait',
        enabled: false,
        run: () => {},
      })
    if (riding && flight.phase === 'running') {
      const pays = returnOf(
        amountOf(tableBet.stake),
        crashMultiplier(flight.hundredths),
        10n ** BigInt(6 - host.session.decimals),
      )
      return host.action.set({
        label: t('studio.cashOut'),
        detail: `${showAmount(amountOfMillionths(pays), host.session.decimals)} ${tableBet.currency} · ${groupHundredths(flight.hundredths)}×`,
        tone: 'cash-out',
        enabled: state !== 'leaving',
        run: () => void cashOut(tableBet.id),
      })
    }
    if (flight.phase === 'betting' && taken)
      return host.action.set({
        label: t('studio.crash.placed'),
        tone: 'wait',
        enabled: false,
        run: () => {},
        ...(tableBet ? { detail: `${groupMoney(tableBet.stake)} ${tableBet.currency}` } : {}),
      })
    if (state === 'next')
      return host.action.set({
        label: t('studio.crash.waiting'),
        detail: t('studio.crash.cancel'),
        tone: 'wait',
        enabled: true,
        run: press,
      })
    host.action.set({
      label: t(flight.phase === 'betting' ? 'studio.bet' : 'studio.crash.betNext'),
      tone: 'bet',
      enabled: true,
      run: press,
    })
  }

  host.listen({
    onMessage(message: LiveMessage) {
      table.receive(message, Date.now())
      if (message.type === 'round' && message.round.game === 'crash') showOwn(message.round)
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

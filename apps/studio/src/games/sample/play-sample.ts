// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import { groupMoney } from '../../runtime/money.ts'
import { t } from '../../runtime/texts.ts'
import { FREE_FACTOR } from './maths.ts'
import type { SampleScene } from './scene.ts'
import type { SampleBeat } from './story.ts'

type Round = RoundOf<'sample'>

/** The scene; undefined if the browser cannot draw. */
export interface SampleStage {
  readonly scene: () => SampleScene | undefined
  /** Displays how many free spins are left, or nothing. */
  readonly count: (text: string | undefined) => void
}

/** Plays rounds of the slot: a spin, and its free spins one by one; continues interrupted ones. */
export function playSample(host: GameHost<'sample'>, stage: SampleStage): void {
  const wait = (label: string) => host.action.set({ label, tone: 'wait', enabled: false, run: () => {} })
  const ready = () => {
    host.stake.disable(false)
    stage.count(undefined)
    stage.scene()?.light(false)
    host.action.set({ label: t('studio.sample.spin'), tone: 'bet', enabled: true, run: () => void bet() })
  }
  const bet = async () => {
    wait(t('studio.sample.spin'))
    host.stake.disable(true)
    const placed = await host.bet({})
    if (!placed) return ready()
    host.sound.play('press')
    if (placed.round.state === 'voided') host.say(t('studio.voided'))
    else await show(placed.round.beats.at(-1))
    placed.finished()
    await follow(placed.round)
  }
  const freeSpin = async (round: Round, spin: number) => {
    wait(labelOf(round, spin))
    const answer = await host.move(`/api/rounds/${round.id}/spin`, { spin })
    // The error is displayed; the same spin can be requested again, and is never made twice.
    if (!answer) return offer(round)
    const moved = answer.round
    stage.count(labelOf(moved, spin))
    await show(moved.beats[spin])
    host.moneyMoved()
    await follow(moved)
  }
  const offer = (round: Round) => {
    const next = round.beats.length
    host.stake.disable(true)
    stage.scene()?.light(true)
    stage.count(labelOf(round, next))
    host.action.set({
      label: labelOf(round, next),
      tone: 'cash-out',
      enabled: true,
      run: () => void freeSpin(round, next),
      detail: `${groupMoney(round.payout)} ${round.currency} · ${formatMultiplier(round.multiplier)}×`,
    })
  }
  async function show(beat: SampleBeat | undefined): Promise<void> {
    const scene = stage.scene()
    if (!beat || !scene) return
    await scene.spin(beat.stops, () => host.sound.play('tick'))
    if (beat.multiplier > 0 || beat.freeSpins > 0)
      host.sound.play(beat.freeSpins > 0 || beat.multiplier >= MULTIPLIER_ONE ? 'win' : 'reveal')
    await scene.showWins(beat.stops, beat.wins, beat.freeSpins > 0)
  }
  async function follow(round: Round): Promise<void> {
    const last = round.beats.at(-1)
    if (round.state === 'open') {
      host.say(
        last?.freeSpins
          ? t('studio.sample.freeWon', { spins: last.freeSpins, factor: FREE_FACTOR })
          : sentenceOf(last?.multiplier ?? 0, round),
      )
      return offer(round)
    }
    if (round.state !== 'voided')
      host.say(sentenceOf(round.multiplier, round), {
        outcome: round.multiplier > MULTIPLIER_ONE ? 'won' : round.multiplier > 0 ? 'even' : 'lost',
        roundId: round.id,
      })
    host.remember(round)
    ready()
  }

  const { openRound } = host.session
  if (openRound?.game !== 'sample') return ready()
  host.say(t('studio.sample.resumed'))
  offer(openRound)
}

/** "Free spin 3 of 8". */
function labelOf(round: Round, spin: number): string {
  return t('studio.sample.freeSpin', { spin, spins: round.beats[0]?.freeSpins ?? spin })
}

function sentenceOf(multiplier: number, round: Round): string {
  return multiplier === 0
    ? t('studio.sample.lost')
    : t('studio.sample.won', {
        multiplier: formatMultiplier(multiplier),
        payout: groupMoney(round.payout),
        currency: round.currency,
      })
}

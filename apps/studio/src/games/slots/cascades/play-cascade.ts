// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier, MULTIPLIER_ONE } from '../../../fair/multiplier.ts'
import type { RoundOf } from '../../../protocol.ts'
import type { GameHost, PlacedBet } from '../../../runtime/game-host.ts'
import { groupMoney } from '../../../runtime/money.ts'
import { offerReplay } from '../../../runtime/offer-replay.ts'
import { t } from '../../../runtime/texts.ts'
import { createAutoSpins } from '../auto-spins.ts'
import { isBigWin, type BigWin } from '../big-win.ts'
import { amountOfBeat, sentenceOf } from '../play-slot.ts'
import type { SlotControls } from '../slot-controls.ts'
import { freeSpinsIn, type SlotBeat } from '../story.ts'
import type { WinPlate } from '../win-plate.ts'
import type { BuyBonus } from './buy-bonus.ts'
import { cascadeCap } from './cascade-story.ts'
import { atNumber, partOf } from './cascade-rules.ts'
import type { FactorBadge } from './factor-badge.ts'
import type { CascadeScene } from './scene/cascade-scene.ts'
import type { CascadeTitle } from './titles/index.ts'

type Round = RoundOf<'slot'>
/** Asks the server for every free spin that is left. */
const ALL_SPINS = 1_000
const CELEBRATION_BURSTS = 9

export interface CascadeStage {
  readonly title: CascadeTitle
  /** Undefined if the browser cannot draw, or does not yet. */
  readonly scene: () => CascadeScene | undefined
  readonly plate: WinPlate
  readonly bigWin: BigWin
  readonly badge: FactorBadge
  readonly controls: SlotControls
  readonly buyBonus: BuyBonus
}

/** Plays rounds of a slot with cascades: a spin and its free spins, or bought ones; continues interrupted rounds. */
export function playCascade(host: GameHost<'slot'>, stage: CascadeStage): void {
  const { title, plate, bigWin, badge, controls, buyBonus } = stage
  const wait = (label: string) => {
    if (!auto.isRunning()) host.action.set({ label, tone: 'wait', enabled: false, run: () => {} })
  }
  const offerSkip = () => {
    if (auto.isRunning()) return
    host.action.set({
      label: t('studio.slot.skip'),
      tone: 'bet',
      enabled: true,
      run() {
        stage.scene()?.hurry()
        bigWin.hurry()
      },
    })
  }
  const ready = () => {
    host.stake.disable(false)
    auto.disable(false)
    controls.offerAll(undefined)
    const action = auto.action()
    buyBonus.offer(action ? undefined : () => void bet(true))
    stage.scene()?.light(false)
    host.action.set(
      action ?? {
        label: t('studio.sample.spin'),
        tone: 'bet',
        enabled: true,
        run: () => void bet(false),
      },
    )
  }
  const prepare = () => {
    wait(t('studio.sample.spin'))
    host.stake.disable(true)
    auto.disable(true)
    buyBonus.offer(undefined)
    plate.show('')
  }
  const bet = async (buy: boolean) => {
    prepare()
    const placed = await host.bet({ title: title.code, ...(buy && { buy: true as const }) })
    if (placed) await playOut(placed)
    else ready()
  }
  const playOut = async (placed: PlacedBet<'slot'>): Promise<Round> => {
    host.sound.play('spin')
    if (placed.round.state === 'voided') host.say(t('studio.voided'))
    else await show(placed.round, 0)
    placed.finished()
    return follow(placed.round)
  }
  const freeSpins = async (round: Round, upTo: number): Promise<Round> => {
    const from = round.beats.length
    controls.offerAll(undefined)
    wait(labelOf(round, from))
    const answer = await host.move(`/api/rounds/${round.id}/spin`, { spin: upTo })
    // The error is displayed; the same spin can be requested again, and is never made twice.
    if (!answer) return offer(round)
    const moved = answer.round
    for (let spin = from; spin < moved.beats.length; spin += 1) {
      host.sound.play('spin')
      await show(moved, spin)
    }
    host.moneyMoved()
    return follow(moved)
  }
  const offer = (round: Round): Round => {
    if (auto.isRunning()) {
      auto.leave(round)
      return round
    }
    const next = round.beats.length
    host.stake.disable(true)
    auto.disable(true)
    buyBonus.offer(undefined)
    stage.scene()?.light(true)
    if ((round.beats.at(-1)?.freeSpins ?? 0) > 0) plate.show('')
    controls.offerAll(() => void freeSpins(round, ALL_SPINS))
    host.action.set({
      label: labelOf(round, next),
      tone: 'cash-out',
      enabled: true,
      run: () => void freeSpins(round, next),
      detail: `${amountOfBeat(round, round.multiplier)} · ${formatMultiplier(round.multiplier)}×`,
    })
    return round
  }

  /** Shows one spin: its boards, what pays on them, and the moment of a big win. */
  async function show(round: Round, spin: number): Promise<void> {
    const beat = round.beats[spin]
    if (!beat) return
    const scene = stage.scene()
    const free = isFree(round, spin)
    if (free) {
      plate.show(labelOf({ ...round, beats: round.beats.slice(0, spin) }, spin), 'free')
      scene?.light(true)
    }
    badge.show(startFactor(title, round, spin))
    if (!scene) return
    offerSkip()
    let paid = 0
    await scene.play(beat, {
      quick: controls.isQuick(),
      free,
      onColumn: () => host.sound.play('stop'),
      onSlow: () => host.sound.play('tension'),
      onWin(tumble, number) {
        paid += tumble.wins.reduce((sum, { multiplier }) => sum + multiplier, 0)
        host.sound.play(number === 0 ? 'reveal' : 'win')
        plate.show(amountOfBeat(round, paid), 'win')
        if (title.rules.engine === 'clusters') badge.show(factorOfWin(title, round, spin, number))
      },
      onMultipliers() {
        host.sound.play('win')
        badge.show(beat.factor ?? 1)
      },
      amountOf: (multiplier) => amountOfBeat(round, multiplier).split(' ')[0]!,
    })
    announce(round, beat)
    if (isBigWin(inStakes(title, round, beat.multiplier))) {
      host.sound.play('big')
      scene.celebrate(CELEBRATION_BURSTS)
      await bigWin.show(inStakes(title, round, beat.multiplier), (share) =>
        amountOfBeat(round, Math.floor(beat.multiplier * share)),
      )
    } else if (beat.freeSpins > 0 && !(round.parameters.buy && spin === 0)) host.sound.play('win')
  }

  function announce(round: Round, beat: SlotBeat): void {
    if (beat.freeSpins > 0 && !(round.parameters.buy && beat.spin === 0))
      plate.show(t('studio.cascade.freeWon', { spins: beat.freeSpins }), 'free')
    else if (beat.multiplier > 0) plate.show(amountOfBeat(round, beat.multiplier), 'win')
    else if (beat.spin === 0) plate.show('')
  }

  /** Shows a recorded round spin by spin. */
  async function showAgain(recorded: Round): Promise<void> {
    for (const [spin] of recorded.beats.entries()) await show(recorded, spin)
    await follow(recorded)
  }

  async function follow(round: Round): Promise<Round> {
    const last = round.beats.at(-1)
    if (round.state === 'open') {
      host.say(
        last && last.freeSpins > 0 && !(round.parameters.buy && last.spin === 0)
          ? t('studio.cascade.freeWon', { spins: last.freeSpins })
          : said(round, last?.multiplier ?? 0, last),
      )
      return auto.isRunning() ? freeSpins(round, ALL_SPINS) : offer(round)
    }
    if (round.state !== 'voided') {
      if (round.multiplier === cascadeCap(title.rules, round.parameters.buy === true))
        plate.show(t('studio.slot.rules.cap', { most: groupMoney(String(title.rules.winCap)) }), 'win')
      else if (round.beats.length > 1) plate.show(`${groupMoney(round.payout)} ${round.currency}`, 'win')
      host.say(said(round, round.multiplier, round.beats.length === 1 ? last : undefined), {
        outcome: round.multiplier > MULTIPLIER_ONE ? 'won' : round.multiplier > 0 ? 'even' : 'lost',
        roundId: round.id,
      })
    }
    host.remember(round)
    if (!auto.isRunning()) ready()
    return round
  }

  const auto = createAutoSpins(host, {
    title: title.code,
    prepare,
    playOut,
    ended: (left) => void (left ? offer(left) : ready()),
  })
  const { openRound } = host.session
  if (host.recorded) return offerReplay(host, showAgain)
  if (openRound?.game !== 'slot') return ready()
  badge.show(startFactor(title, openRound, openRound.beats.length))
  host.say(t('studio.sample.resumed'))
  offer(openRound)
}

/** Whether a spin is a free one: in a bought round all are. */
const isFree = ({ parameters }: Pick<Round, 'parameters'>, spin: number): boolean =>
  spin > 0 || parameters.buy === true

/** "Free spin 3 of 10". The first one of a bought round has number 0 on the wire. */
function labelOf(round: Pick<Round, 'beats' | 'parameters'>, spin: number): string {
  const more = round.parameters.buy ? 1 : 0
  return t('studio.sample.freeSpin', {
    spin: spin + more,
    spins: Math.max(spin + more, freeSpinsIn(round.beats) + more),
  })
}

/** The wins before a spin that its factor counts: in free games whose factor never falls, those of all before it. */
function winsBefore(
  { rules }: CascadeTitle,
  round: Pick<Round, 'beats' | 'parameters'>,
  spin: number,
): number {
  if (rules.engine !== 'clusters' || !rules.keepsFactor || !isFree(round, spin)) return 0
  return round.beats
    .slice(round.parameters.buy ? 0 : 1, spin)
    .reduce((sum, { tumbles = [] }) => sum + tumbles.filter(({ wins }) => wins.length > 0).length, 0)
}

/** What the badge shows when a spin begins: the factor so far, or the collected multipliers. */
function startFactor(title: CascadeTitle, round: Pick<Round, 'beats' | 'parameters'>, spin: number): number {
  const { rules } = title
  if (!isFree(round, spin)) return 1
  if (rules.engine === 'clusters') {
    const wins = winsBefore(title, round, spin)
    return wins === 0 ? 1 : atNumber(rules.factors, wins)
  }
  const last = round.beats
    .slice(round.parameters.buy ? 0 : 1, spin)
    .map(({ tumbles }) => tumbles?.at(-1)?.board ?? '')
  return [...last.join('')].reduce((sum, symbol) => sum + (rules.multipliers[symbol] ?? 0), 0)
}

function factorOfWin(title: CascadeTitle, round: Round, spin: number, number: number): number {
  const { rules } = title
  return rules.engine === 'clusters'
    ? atNumber(rules.factors, winsBefore(title, round, spin) + number + 1)
    : 1
}

/** What a bought round pays is in parts of its price: this is in parts of the stake that the price multiplies. */
const inStakes = ({ rules }: CascadeTitle, { parameters }: Round, multiplier: number): number =>
  parameters.buy ? Math.round((multiplier / partOf(rules, true)) * partOf(rules, false)) : multiplier

/** What a spin or a round pays, in words, with the factor of its last wins. */
function said(round: Round, multiplier: number, beat: SlotBeat | undefined): string {
  const factor = beat?.factor ?? 1
  const pays = sentenceOf(round, multiplier)
  return factor > 1 ? `${pays}. ${t('studio.cascade.factor', { factor })}` : pays
}

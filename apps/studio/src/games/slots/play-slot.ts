// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { formatMultiplier, MULTIPLIER_ONE, returnOf } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import type { GameHost, PlacedBet } from '../../runtime/game-host.ts'
import { amountOf, groupMoney, showAmount } from '../../runtime/money.ts'
import { offerReplay } from '../../runtime/offer-replay.ts'
import { t } from '../../runtime/texts.ts'
import { isStill } from '../../runtime/motion.ts'
import { createAutoSpins } from './auto-spins.ts'
import { isBigWin, type BigWin } from './big-win.ts'
import { featureWords, openedOf, wildWords } from './feature-words.ts'
import type { PickBoard } from './pick-board.ts'
import { holdOf, pickOf } from './slot-rules.ts'
import type { SlotScene } from './scene/scene.ts'
import type { SlotControls } from './slot-controls.ts'
import { capOf, freeSpinsIn, type SlotBeat } from './story.ts'
import type { SlotTitle } from './titles/index.ts'
import { wildReelsOf } from './wild-reels.ts'
import type { WinPlate } from './win-plate.ts'

type Round = RoundOf<'slot'>
/** Asks the server for every free spin that is left. */
const ALL_SPINS = 1_000
const CELEBRATION_BURSTS = 9
/** How long one opened place is seen before the next, and the whole board at its end. */
const OPENED_MS = 420
const BOARD_STAYS_MS = 2_200

export interface SlotStage {
  readonly title: SlotTitle
  /** Undefined if the browser cannot draw, or does not yet. */
  readonly scene: () => SlotScene | undefined
  readonly plate: WinPlate
  readonly bigWin: BigWin
  readonly controls: SlotControls
  /** In slots with a pick bonus. */
  readonly board?: PickBoard | undefined
}

/** Plays rounds of a slot: a spin and its free spins, one by one or all together; continues interrupted ones. */
export function playSlot(host: GameHost<'slot'>, stage: SlotStage): void {
  const { title, plate, bigWin, controls, board } = stage
  const factor = title.rules.freeGames?.factor ?? 1
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
    stage.scene()?.light(false)
    host.action.set(
      auto.action() ?? {
        label: t('studio.sample.spin'),
        tone: 'bet',
        enabled: true,
        run: () => void bet(),
      },
    )
  }
  const prepare = () => {
    wait(t('studio.sample.spin'))
    host.stake.disable(true)
    auto.disable(true)
    plate.show('')
    board?.hide()
  }
  const bet = async () => {
    prepare()
    const placed = await host.bet({ title: title.code })
    if (placed) await playOut(placed)
    else ready()
  }
  const playOut = async (placed: PlacedBet<'slot'>): Promise<Round> => {
    host.sound.play('spin')
    if (placed.round.state === 'voided') host.say(t('studio.voided'))
    else for (let spin = 0; spin < placed.round.beats.length; spin += 1) await show(placed.round, spin)
    placed.finished()
    return follow(placed.round)
  }
  const freeSpins = (round: Round, upTo: number) => goOn(round, 'spin', { spin: upTo })
  const goOn = async (round: Round, path: string, body: object): Promise<Round> => {
    const from = round.beats.length
    controls.offerAll(undefined)
    board?.offer(undefined)
    wait(labelOf(title, round, from))
    const answer = await host.move(`/api/rounds/${round.id}/${path}`, body)
    // The error is displayed; the same spin can be requested again, and is never made twice.
    if (!answer) return offer(round)
    const moved = answer.round
    for (let spin = from; spin < moved.beats.length; spin += 1) {
      if (!board) host.sound.play('spin')
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
    stage.scene()?.light(true)
    // The sentence below says how many there are.
    if ((round.beats.at(-1)?.freeSpins ?? 0) > 0) plate.show('')
    if (board) {
      board.show(round.beats.at(-1)?.places ?? [], openedOf(round.beats))
      board.offer((place) => void goOn(round, 'move', { step: next - 1, move: place }))
    }
    controls.offerAll(() => void freeSpins(round, ALL_SPINS))
    host.action.set({
      label: labelOf(title, round, next),
      tone: 'cash-out',
      enabled: true,
      run: () => void freeSpins(round, next),
      detail: soFar(round),
    })
    return round
  }

  /** Shows one spin of a round: the reels, what pays, and the moment of a big win. */
  async function show(round: Round, spin: number): Promise<void> {
    const beat = round.beats[spin]
    if (!beat) return
    const scene = stage.scene()
    if (spin > 0) plate.show(labelOf(title, { ...round, beats: round.beats.slice(0, spin) }, spin), 'free')
    if (board && beat.place !== undefined) return showPlace(round, beat, board)
    if (!scene) return
    offerSkip()
    await scene.spin(beat, {
      quick: controls.isQuick(),
      onStop: () => host.sound.play('stop'),
      onSlow: () => host.sound.play('tension'),
      onWild: () => host.sound.play('reveal'),
    })
    announce(round, beat)
    if (isBigWin(beat.multiplier)) {
      host.sound.play('big')
      scene.celebrate(CELEBRATION_BURSTS)
    } else if (beat.multiplier > 0 || beat.freeSpins > 0)
      host.sound.play(beat.freeSpins > 0 || beat.multiplier >= MULTIPLIER_ONE ? 'win' : 'reveal')
    await Promise.all([
      scene.showWins(beat),
      bigWin.show(beat.multiplier, (share) => amountOfBeat(round, Math.floor(beat.multiplier * share))),
    ])
  }

  /** Shows what an opened place holds; at the end of the bonus the whole board. */
  async function showPlace(round: Round, beat: SlotBeat, opened: PickBoard): Promise<void> {
    opened.show(beat.places ?? [], openedOf(round.beats.slice(0, beat.spin + 1)))
    host.sound.play(beat.multiplier > 0 ? 'win' : 'lose')
    if (beat.multiplier > 0) plate.show(amountOfBeat(round, beat.multiplier), 'win')
    const isLast = beat.spin === round.beats.length - 1 && round.state !== 'open'
    await pause(isLast ? BOARD_STAYS_MS : OPENED_MS)
    if (isLast) opened.hide()
  }

  function announce(round: Round, beat: SlotBeat): void {
    const words = featureWords(title, round.beats.slice(0, beat.spin + 1))
    if (words !== undefined)
      plate.show(beat.multiplier > 0 ? amountOfBeat(round, beat.multiplier) : words, 'free')
    else if (beat.coins && beat.multiplier === 0) plate.show(coinsOf(round, beat), 'free')
    else if (beat.freeSpins > 0)
      plate.show(t('studio.slot.freeWon', { spins: beat.freeSpins, factor }), 'free')
    else if (beat.multiplier > 0) plate.show(amountOfBeat(round, beat.multiplier), 'win')
    else if (title.rules.engine === 'ways' && title.rules.heights.length > 1) plate.show(waysOf(beat))
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
        featureWords(title, round.beats) !== undefined
          ? [wildWords(last ?? {}), featureWords(title, round.beats)].filter(Boolean).join('. ')
          : last?.coins
            ? coinsOf(round, last)
            : last && last.freeSpins > 0
              ? t('studio.slot.freeWon', { spins: last.freeSpins, factor })
              : sentenceOf(round, last?.multiplier ?? 0),
      )
      return auto.isRunning() ? freeSpins(round, ALL_SPINS) : offer(round)
    }
    if (round.state !== 'voided') {
      if (round.multiplier === capOf(title.rules))
        plate.show(
          t('studio.slot.rules.cap', { most: groupMoney(formatMultiplier(round.multiplier)) }),
          'win',
        )
      else if (round.beats.length > 1) plate.show(`${groupMoney(round.payout)} ${round.currency}`, 'win')
      host.say(sentenceOf(round, round.multiplier), {
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
  const last = openRound.beats.at(-1)
  host.say(
    last?.coins
      ? coinsOf(openRound, last)
      : (featureWords(title, openRound.beats) ?? t('studio.sample.resumed')),
  )
  offer(openRound)
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, isStill() ? 0 : ms))

/** "Free spin 3 of 10", or "Respin 3". */
function labelOf({ rules }: SlotTitle, round: Pick<Round, 'beats'>, spin: number): string {
  if (holdOf(rules) || wildReelsOf(rules) === 'walking') return t('studio.slot.respin', { spin })
  if (pickOf(rules)) return t('studio.slot.pick.next')
  return t('studio.sample.freeSpin', { spin, spins: Math.max(spin, freeSpinsIn(round.beats)) })
}

/** How many coins there are after a spin, and how many respins are left. */
function coinsOf({ beats }: Pick<Round, 'beats'>, { coins = [], spin }: SlotBeat): string {
  return t('studio.slot.coins', {
    coins: coins.filter((coin) => coin > 0).length,
    left: freeSpinsIn(beats.slice(0, spin + 1)) - spin,
  })
}

/** "7,776 ways": what the heights of the reels make. */
function waysOf(beat: SlotBeat): string {
  const ways = beat.heights.reduce((product, height) => product * height, 1)
  return t('studio.slot.ways', { ways: groupMoney(String(ways)) })
}

export function writeReturn({ stake }: Round, multiplier: number): string {
  const decimals = stake.split('.')[1]?.length ?? 0
  const millionths = returnOf(amountOf(stake), multiplier, 10n ** BigInt(6 - decimals))
  return showAmount(amountOfMillionths(millionths), decimals)
}

export const amountOfBeat = (round: Round, multiplier: number): string =>
  `${writeReturn(round, multiplier)} ${round.currency}`

/** What a round has paid so far, with the coins that it will pay for at its end. */
function soFar(round: Round): string {
  const coins = round.beats.at(-1)?.coins ?? []
  const multiplier = round.multiplier + coins.reduce((sum, coin) => sum + coin, 0) * MULTIPLIER_ONE
  return `${amountOfBeat(round, multiplier)} · ${formatMultiplier(multiplier)}×`
}

/** What a spin or a whole round pays, in words. */
export function sentenceOf(round: Round, multiplier: number): string {
  return multiplier === 0
    ? t('studio.slot.lost')
    : t('studio.sample.won', {
        multiplier: formatMultiplier(multiplier),
        payout: writeReturn(round, multiplier),
        currency: round.currency,
      })
}

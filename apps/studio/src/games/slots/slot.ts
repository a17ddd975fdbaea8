// SPDX-License-Identifier: Apache-2.0
import './slot.css'
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { Game } from '../../runtime/game.ts'
import { h } from '../../runtime/page/element.ts'
import { artOf } from './art/index.ts'
import { addressOf, paintSymbols } from './art/show-picture.ts'
import { createBigWin } from './big-win.ts'
import { playMusic } from './music.ts'
import { createPickBoard } from './pick-board.ts'
import { openCascade } from './cascades/cascade-game.ts'
import { cascadeTitleOf } from './cascades/titles/index.ts'
import { playSlot } from './play-slot.ts'
import { rulesOf } from './rules-of-slot.ts'
import type { SlotScene } from './scene/scene.ts'
import { t } from '../../runtime/texts.ts'
import { holdOf, pickOf } from './slot-rules.ts'
import { createSlotControls } from './slot-controls.ts'
import { tuneOf } from './tunes.ts'
import { slotTitles, slotTitleOf, type SlotTitle } from './titles/index.ts'
import { createWinPlate } from './win-plate.ts'

const HIGH = 10 * MULTIPLIER_ONE

/** Every slot of the studio: the session says which title was opened. */
export const slot: Game<'slot'> = {
  open(host) {
    const cascades = cascadeTitleOf(host.session.slot?.code ?? '')
    if (cascades) return openCascade(host, cascades)
    const title = slotTitleOf(host.session.slot?.code ?? '') ?? slotTitles[0]!
    const art = artOf(title.code)
    document.body.dataset['title'] = title.code
    const backdrop = h('img', {
      class: 'slot-backdrop',
      src: addressOf(art.backdrop),
      alt: '',
      'aria-hidden': 'true',
    })
    host.overlay.closest('.stage')?.prepend(backdrop)
    const plate = createWinPlate()
    const bigWin = createBigWin()
    const pick = pickOf(title.rules)
    const board = pick && createPickBoard(addressOf(art.symbols[title.rules.scatter!.symbol]!), pick.places)
    host.overlay.append(
      h('p', { class: 'slot-name', 'aria-hidden': 'true' }, h('bdi', {}, title.name)),
      plate.element,
      ...(board ? [board.element] : []),
      bigWin.element,
    )
    const controls = createSlotControls(t(pick ? 'studio.slot.pick.all' : 'studio.slot.spinAll'))
    playMusic(host.sound.on, tuneOf(title.code))
    host.options.append(controls.element)
    const opened = host.session.openRound?.game === 'slot' ? host.session.openRound : undefined
    let scene: SlotScene | undefined
    void host
      .openScene(async () => {
        const [{ createSlotScene }, pictures] = await Promise.all([
          import('./scene/scene.ts'),
          paintSymbols(art.symbols),
        ])
        return createSlotScene(title.rules, art, pictures, (pays) => coinLabel(title, pays))
      })
      .then((made) => {
        scene = made
        const last = opened?.beats.at(-1)
        scene?.rest(last ?? firstSight(title))
        if (opened) scene?.light(true)
      })
    // A pick bonus also depends on the player's order, which a simulation does not have.
    if (!pick) host.simulates(() => ({ title: title.code }))
    playSlot(host, { title, scene: () => scene, plate, bigWin, controls, board })
    return { rules: () => rulesOf(title, art) }
  },

  recent: (round) =>
    round.beats.length === 0
      ? undefined
      : {
          label: `${formatMultiplier(round.multiplier)}×`,
          tone: round.multiplier >= HIGH ? 'high' : round.multiplier > MULTIPLIER_ONE ? 'won' : 'lost',
        },
}

/** What is written on a coin: its jackpot, or how many stakes it pays. */
function coinLabel({ rules }: SlotTitle, pays: number): string {
  const jackpot = holdOf(rules)?.values.find((value) => value.pays === pays)?.jackpot
  return jackpot ? t(`studio.slot.${jackpot}`) : `${pays}×`
}

/** Reels before the first spin: each at another stop, without a result. */
function firstSight({ rules }: SlotTitle): { stops: number[]; heights: number[] } {
  const heights = rules.engine === 'lines' ? [rules.rows] : rules.heights
  return {
    stops: rules.strips.map((_strip, reel) => reel * 3),
    heights: rules.strips.map((_strip, reel) => heights[(reel + 1) % heights.length]!),
  }
}

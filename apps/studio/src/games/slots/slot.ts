// SPDX-License-Identifier: Apache-2.0
import './slot.css'
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { Game } from '../../runtime/game.ts'
import { h } from '../../runtime/page/element.ts'
import { artOf } from './art/index.ts'
import type { SlotArt } from './art/paint.ts'
import { addressOf, paintSymbols } from './art/show-picture.ts'
import { createBigWin } from './big-win.ts'
import { openCascade } from './cascades/cascade-game.ts'
import { cascadeTitleOf } from './cascades/titles/index.ts'
import { createNote, createPlate } from './demo/plate.ts'
import { playMusic } from './music.ts'
import { openedArt, openedTitle } from './opened-title.ts'
import { createPickBoard } from './pick-board.ts'
import { playSlot } from './play-slot.ts'
import { rulesOf } from './rules-of-slot.ts'
import { saySlotName } from './say-slot-name.ts'
import type { SlotScene } from './scene/scene.ts'
import { t } from '../../runtime/texts.ts'
import { holdOf, pickOf } from './slot-rules.ts'
import { createSlotControls } from './slot-controls.ts'
import { tuneOf } from './tunes.ts'
import type { SlotTitle } from './titles/index.ts'
import { slotWay } from './way.ts'
import { createWinPlate } from './win-plate.ts'

const HIGH = 10 * MULTIPLIER_ONE

/** Every slot of the studio: the session says which title was opened. */
export const slot: Game<'slot'> = {
  open(host) {
    const cascades = cascadeTitleOf(host.session.slot?.code ?? '')
    if (cascades) return openCascade(host, cascades)
    const title = openedTitle(host.session)
    const demo = host.session.sample
    document.body.dataset['title'] = demo ? 'demo' : title.code
    let art: SlotArt | undefined
    const drawn = openedArt(title, host.ask).then((found) => {
      art = found
      host.overlay.closest('.stage')?.prepend(backdropOf(found))
      if (demo) document.body.style.setProperty('--accent', accentOf(found))
      return found
    })
    const plate = createWinPlate()
    const bigWin = createBigWin()
    const pick = pickOf(title.rules)
    // Only slots of the studio's own have one, and their pictures are here at once.
    const board =
      pick && createPickBoard(addressOf(artOf(title.code).symbols[title.rules.scatter!.symbol]!), pick.cells)
    host.overlay.append(
      demo
        ? createPlate(demo)
        : h('p', { class: 'slot-name', 'aria-hidden': 'true' }, h('bdi', {}, saySlotName(title))),
      plate.element,
      ...(board ? [board.element] : []),
      bigWin.element,
    )
    const controls = createSlotControls(t(pick ? 'studio.slot.pick.all' : 'studio.slot.spinAll'))
    if (!demo) playMusic(host.sound.on, tuneOf(title.code))
    if (demo) host.extra.append(createNote(demo))
    host.options.append(controls.element)
    const opened = host.session.openRound?.game === 'slot' ? host.session.openRound : undefined
    let scene: SlotScene | undefined
    void host
      .openScene(async () => {
        const scenery = import('./scene/scene.ts')
        const found = await drawn
        const [{ createSlotScene }, symbols] = await Promise.all([scenery, paintSymbols(found.symbols)])
        return createSlotScene(title.rules, found, { symbols, coinLabel: (pays) => coinLabel(title, pays) })
      })
      .then((made) => {
        scene = made
        const last = opened?.events.at(-1)
        scene?.rest(last ?? firstSight(title))
        if (opened) scene?.light(true)
      })
    host.simulates(() => ({ title: title.code }), slotWay)
    playSlot(host, { title, scene: () => scene, plate, bigWin, controls, board })
    return { rules: () => rulesOf(title, art) }
  },

  recent: (round) =>
    round.events.length === 0
      ? undefined
      : {
          label: `${formatMultiplier(round.multiplier)}×`,
          tone: round.multiplier >= HIGH ? 'high' : round.multiplier > MULTIPLIER_ONE ? 'won' : 'lost',
        },
}

const backdropOf = (art: SlotArt): HTMLElement =>
  h('img', { class: 'slot-backdrop', src: addressOf(art.backdrop), alt: '', 'aria-hidden': 'true' })

/** The second colour of a title, for its buttons. */
const accentOf = ({ colours }: SlotArt): string => `#${colours.free.toString(16).padStart(6, '0')}`

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

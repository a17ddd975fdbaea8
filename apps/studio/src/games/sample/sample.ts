// SPDX-License-Identifier: Apache-2.0
import './sample.css'
import { toPercent } from '../../fair/fraction.ts'
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { h, setText } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'
import {
  FREE_FACTOR,
  FREE_SPINS,
  freeSpinsChance,
  SAMPLE_LINES,
  SAMPLE_PAYS,
  sampleHitRate,
  sampleRtp,
  SCATTER_PAY,
  type PayingSymbol,
} from './maths.ts'
import { paletteOf } from './palette.ts'
import { createBackdrop, createNote, createPlate } from './plate.ts'
import { playSample } from './play-sample.ts'
import type { SampleScene } from './scene.ts'
import { signOf } from './signs.ts'

const HIGH = 10 * MULTIPLIER_ONE
/** Reels without a chance result, before the first spin: crowns, wilds and suns. */
const FIRST_SIGHT = [0, 3, 7, 4, 0]

/** The sample slot: it replaces a demonstration vendor's game, with that game's name and picture. */
export const sample: Game<'sample'> = {
  open(host) {
    const visible = host.session.sample
    let scene: SampleScene | undefined
    const counter = h('p', { class: 'sample-counter', hidden: true })
    if (visible) {
      const backdrop = createBackdrop(visible)
      if (backdrop) host.overlay.closest('.stage')?.prepend(backdrop)
      host.overlay.append(createPlate(visible), counter)
      host.extra.append(createNote(visible))
    }
    const opened = host.session.openRound?.game === 'sample' ? host.session.openRound : undefined
    void host
      .openScene(async () => (await import('./scene.ts')).createSampleScene(paletteOf(visible?.theme ?? '')))
      .then((made) => {
        scene = made
        scene?.rest(opened?.beats.at(-1)?.stops ?? FIRST_SIGHT)
        if (opened) scene?.light(true)
      })
    playSample(host, {
      scene: () => scene,
      count(text) {
        counter.hidden = text === undefined
        setText(counter, text ?? '')
      },
    })
    return { rules: () => rulesOf(visible?.title) }
  },

  recent: (round) =>
    round.beats.length === 0
      ? undefined
      : {
          label: `${formatMultiplier(round.multiplier)}×`,
          tone: round.multiplier >= HIGH ? 'high' : round.multiplier > MULTIPLIER_ONE ? 'won' : 'lost',
        },
}

function rulesOf(title: string | undefined): Rules {
  const pays = Object.entries(SAMPLE_PAYS) as [PayingSymbol, readonly number[]][]
  return {
    sentences: [
      ...(title === undefined ? [] : [t('studio.sample.of', { title })]),
      t('studio.sample.rules.lines', { lines: SAMPLE_LINES.length }),
      t('studio.sample.rules.wild'),
      t('studio.sample.rules.free', {
        multiplier: SCATTER_PAY / MULTIPLIER_ONE,
        spins: FREE_SPINS,
        factor: FREE_FACTOR,
      }),
    ],
    facts: [
      [t('studio.rtp'), `${toPercent(sampleRtp(), 4)} %`],
      [t('studio.sample.hitRate'), `${toPercent(sampleHitRate(), 2)} %`],
      [t('studio.sample.freeChance'), `${toPercent(freeSpinsChance(), 4)} %`],
    ],
    table: {
      head: [t('studio.sample.symbol'), '3', '4', '5'],
      rows: pays.map(([symbol, tenths]) => [
        signOf(symbol),
        ...tenths.map((pay) => `${formatMultiplier((pay * MULTIPLIER_ONE) / SAMPLE_LINES.length)}×`),
      ]),
    },
  }
}

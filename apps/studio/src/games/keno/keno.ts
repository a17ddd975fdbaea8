// SPDX-License-Identifier: Apache-2.0
import './keno.css'
import { toPercent } from '../../fair/fraction.ts'
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { createChoices } from '../../runtime/page/choices.ts'
import { createPresets } from '../../runtime/page/presets.ts'
import { pause } from '../../runtime/pause.ts'
import { playInstantly } from '../../runtime/play-instantly.ts'
import { randomOf } from '../../runtime/random-of.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { sayPaid } from '../../runtime/say-paid.ts'
import { colours } from '../../runtime/stage/colours.ts'
import { openSparks } from '../../runtime/stage/open-sparks.ts'
import { t } from '../../runtime/texts.ts'
import { createKenoBoard } from './board.ts'
import {
  KENO_NUMBERS,
  KENO_PICKS,
  KENO_RISKS,
  kenoChance,
  kenoRtp,
  kenoTable,
  type KenoBet,
} from './maths.ts'
import { riskTexts } from './risk-texts.ts'

const DRAW_MS = 130

/** Keno: ten of forty numbers are drawn; the more of the player's are among them, the more it pays. */
export const keno: Game<'keno'> = {
  open(host) {
    let chosen: KenoBet = host.recorded?.().parameters ?? { risk: 'classic', picks: [] }
    let locked = false
    const change = (bet: KenoBet) => {
      chosen = bet
      host.forgive()
      board.clear()
      show()
    }
    const board = createKenoBoard((number) => {
      if (!locked) change({ ...chosen, picks: toggled(chosen.picks, number) })
    })
    const risk = createChoices(
      t('studio.plinko.risk'),
      KENO_RISKS.map((value) => ({ value, label: t(riskTexts[value]) })),
      chosen.risk,
      (value) => change({ ...chosen, risk: value }),
    )
    const quick = createPresets(t('studio.presets'), [
      { label: t('studio.keno.random'), choose: () => change({ ...chosen, picks: filledUp(chosen.picks) }) },
      { label: t('studio.keno.clear'), choose: () => change({ ...chosen, picks: [] }) },
    ])
    const show = () => {
      board.showPicks(chosen.picks, locked)
      board.showPays(chosen.risk, chosen.picks)
    }
    host.options.append(risk.element, quick.element)
    host.overlay.append(board.element)
    show()
    const sparks = openSparks(host)
    playInstantly(host, {
      chosen() {
        if (chosen.picks.length > 0) return chosen
        host.say(t('studio.badPicks'))
        board.button(1).focus()
        return undefined
      },
      busy(busy) {
        locked = busy
        risk.disable(busy)
        quick.disable(busy)
        board.showPicks(chosen.picks, locked)
      },
      async describe(round) {
        board.clear()
        let hits = 0
        for (const event of round.events) {
          if (event.type !== 'draw') continue
          await pause(DRAW_MS)
          board.reveal(event.number, event.hit ? 'hit' : 'drawn')
          host.sound.play(event.hit ? 'reveal' : 'tick')
          if (!event.hit) continue
          hits += 1
          board.markHits(hits)
          sparks.burst(board.button(event.number), colours.cyan, 10)
        }
        board.markHits(hits)
        if (round.multiplier > MULTIPLIER_ONE)
          for (const event of round.events)
            if (event.type === 'draw' && event.hit) sparks.burst(board.button(event.number), colours.gold, 14)
        sayPaid(host, round)
      },
    })
    return { rules: () => rulesOf(chosen) }
  },
  recent: recentOf,
}

function toggled(picks: readonly number[], number: number): readonly number[] {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number)
  if (picks.length === KENO_PICKS.maximum) return picks
  return [...picks, number].toSorted((left, right) => left - right)
}

/** As many picks as before, or ten if there were none, all of them new. */
function filledUp(picks: readonly number[]): readonly number[] {
  const wanted = picks.length === 0 ? KENO_PICKS.maximum : picks.length
  let drawn: readonly number[] = []
  while (drawn.length < wanted) {
    const left = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1).filter(
      (number) => !drawn.includes(number),
    )
    drawn = toggled(drawn, randomOf(left)!)
  }
  return drawn
}

function rulesOf(bet: KenoBet): Rules {
  const picks = bet.picks.length === 0 ? Array.from({ length: KENO_PICKS.maximum }, () => 0) : bet.picks
  const visible = { risk: bet.risk, picks }
  return {
    sentences: [t('studio.keno.rules.draw'), t('studio.keno.rules.pay')],
    facts: [
      [t('studio.plinko.risk'), t(riskTexts[bet.risk])],
      [t('studio.keno.picks'), String(picks.length)],
      [t('studio.rtp'), `${toPercent(kenoRtp(visible), 4)} %`],
    ],
    table: {
      head: [t('studio.keno.hits'), t('studio.multiplier'), t('studio.chance')],
      rows: kenoTable(visible).map((multiplier, hits) => [
        String(hits),
        `${formatMultiplier(multiplier)}×`,
        `${toPercent(kenoChance(picks.length, hits), 5)} %`,
      ]),
    },
  }
}

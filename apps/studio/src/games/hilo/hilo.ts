// SPDX-License-Identifier: Apache-2.0
import './hilo.css'
import { fraction, toPercent } from '../../fair/fraction.ts'
import { formatMultiplier } from '../../fair/multiplier.ts'
import { rtpFor } from '../../fair/fair-odds.ts'
import type { RoundOf } from '../../protocol.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { createCallButtons } from '../../runtime/page/call-buttons.ts'
import { createPresets } from '../../runtime/page/presets.ts'
import { playSteps } from '../../runtime/play-steps.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { openSparks } from '../../runtime/stage/open-sparks.ts'
import { colours } from '../../runtime/stage/colours.ts'
import { t } from '../../runtime/texts.ts'
import { cardName } from '../../runtime/cards/card.ts'
import { HILO_MOST, HILO_MOVES, HILO_RANKS, hiloMultiplier, winningRanks } from './maths.ts'
import { createHiloTable } from './table.ts'
import { hiloWay } from './way.ts'

type Round = RoundOf<'hilo'>

/** Hilo: is the next card higher or lower than this one? */
export const hilo: Game<'hilo'> = {
  open(host) {
    const table = createHiloTable()
    let round: Round | undefined
    let enabled = false
    const calls = createCallButtons(
      t('studio.hilo.first'),
      [
        { label: t('studio.hilo.higher'), mark: '▲', move: HILO_MOVES.higher },
        { label: t('studio.hilo.lower'), mark: '▼', move: HILO_MOVES.lower },
      ],
      (move) => steps.move(move),
    )
    const skip = createPresets(t('studio.presets'), [
      { label: t('studio.hilo.skip'), choose: () => steps.move(HILO_MOVES.skip) },
    ])
    const show = () => {
      const card = round && enabled ? cardOf(round) : undefined
      calls.show(
        (move) => card !== undefined && winningRanks(card, move) < HILO_RANKS,
        (move) => (card === undefined ? '' : factsOf(round!, card, move)),
      )
      skip.disable(card === undefined || skipsOf(round!) >= HILO_MOST.skips)
    }
    host.options.append(calls.element, skip.element)
    host.overlay.append(table.element)
    const sparks = openSparks(host)
    const steps = playSteps(host, {
      chosen: () => ({}),
      way: hiloWay,
      busy: () => {},
      enable(next) {
        enabled = next
        show()
      },
      async show(next, resumed) {
        round = next
        await table.show(next.events, resumed)
        if (resumed) return
        const last = next.events.at(-1)
        if (last?.type === 'next' && last.move !== HILO_MOVES.skip)
          sparks.burst(table.current, last.won ? colours.gold : colours.lose, last.won ? 20 : 12)
      },
      made: ({ events }) => {
        const moves = events.filter((event) => event.type === 'next')
        return { moves: moves.length, wins: moves.filter(({ move }) => move !== HILO_MOVES.skip).length }
      },
      first: t('studio.hilo.first'),
    })
    show()
    return { rules: rulesOf }
  },
  recent: recentOf,
}

function cardOf({ events }: Round): number | undefined {
  return events.at(-1)?.card
}

function skipsOf({ events }: Round): number {
  return events.filter((event) => event.type === 'next' && event.move === HILO_MOVES.skip).length
}

/** What a guess reaches and its chance: "1.43× · 69.2 %". */
function factsOf({ events }: Round, card: number, move: number): string {
  const won = events.flatMap((event, index) =>
    event.type === 'next' && event.move !== HILO_MOVES.skip
      ? [winningRanks(events[index - 1]!.card, event.move)]
      : [],
  )
  const wins = winningRanks(card, move)
  if (wins === HILO_RANKS) return '–'
  const chance = toPercent(fraction(BigInt(wins), BigInt(HILO_RANKS)), 1)
  return `${formatMultiplier(hiloMultiplier([...won, wins]))}× · ${chance} %`
}

function rulesOf(): Rules {
  const ranks = Array.from({ length: HILO_RANKS }, (_, index) => index)
  const guess = (card: number, move: number) => {
    const wins = winningRanks(card, move)
    if (wins === HILO_RANKS) return '–'
    return `${formatMultiplier(hiloMultiplier([wins]))}× · ${toPercent(fraction(BigInt(wins), BigInt(HILO_RANKS)), 2)} %`
  }
  return {
    sentences: [
      t('studio.hilo.rules.guess'),
      t('studio.hilo.rules.equal'),
      t('studio.steps.rules.cashOut'),
      t('studio.steps.rules.pay'),
    ],
    facts: [[t('studio.rtp'), `${toPercent(rtpFor(fraction(7n, 13n)), 4)} %`]],
    table: {
      head: [t('studio.hilo.card'), t('studio.hilo.higher'), t('studio.hilo.lower')],
      rows: ranks.map((rank) => [
        cardName(rank * 4).slice(0, -1),
        guess(rank * 4, HILO_MOVES.higher),
        guess(rank * 4, HILO_MOVES.lower),
      ]),
    },
  }
}

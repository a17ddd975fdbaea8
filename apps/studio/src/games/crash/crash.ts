// SPDX-License-Identifier: Apache-2.0
import './crash.css'
import { toPercent } from '../../fair/fraction.ts'
import type { TableRound } from '../../protocol.ts'
import type { RecentResult } from '../../runtime/frame/recent.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { formatHundredths, groupHundredths, readHundredths } from '../../runtime/hundredths.ts'
import { createFigures } from '../../runtime/page/figures.ts'
import { createNumberField } from '../../runtime/page/number-field.ts'
import { chainSection } from '../../runtime/panels/chain-section.ts'
import { t } from '../../runtime/texts.ts'
import { typedProblem } from '../../runtime/typed-problem.ts'
import { winOf } from '../../runtime/win-of.ts'
import { CRASH_BETTING_MS, CRASH_TARGETS, crashChance, crashMultiplier, crashRtp } from './maths.ts'
import { playCrash } from './play-crash.ts'
import { replayCrash } from './replay-crash.ts'
import { createReadout } from './readout.ts'
import { createBetsList } from './bets-list.ts'
import { createTableModel, type Flight } from './table-model.ts'
import { CRASH_WAY_HUNDREDTHS, crashWay } from './way.ts'
import type { CrashScene } from './scene.ts'

const HIGH = 1_000

/**
 * Crash: one live table for everybody. A multiplier rises until it crashes; players who leave before are
 * paid.
 */
export const crash: Game<'crash'> = {
  ownStrip: true,
  open(host) {
    const table = createTableModel()
    const readout = createReadout()
    const tableBets = createBetsList(host.session)
    let auto: number | undefined
    let isAutomatic = false
    const field = createNumberField({
      label: t('studio.crash.auto'),
      name: 'auto',
      unit: '×',
      initial: '',
      problem: (text) => problemOf(text, isAutomatic),
      placeholder: t('studio.crash.auto.off'),
      onChange(text) {
        auto = text.trim() === '' ? undefined : readHundredths(text)
        show()
      },
    })
    const figures = createFigures([t('studio.chance'), t('studio.win')])
    const show = () => {
      figures.element.hidden = auto === undefined
      if (auto !== undefined)
        figures.show([`${toPercent(crashChance(auto), 2)} %`, winOf(host, crashMultiplier(auto))])
    }
    host.options.append(field.element, figures.element)
    host.overlay.append(readout.element)
    host.extra.append(tableBets.element)
    host.stake.amount.watch(show)
    let scene: CrashScene | undefined
    void host
      .openScene(async () => (await import('./scene.ts')).createCrashScene)
      .then((made) => {
        scene = made
        scene?.follow(() => table.flight(Date.now()))
      })
    if (host.recorded) {
      let recorded: Flight | undefined
      replayCrash(host, {
        show(flight, cashedOut) {
          recorded = flight
          readout.show(flight, cashedOut)
          scene?.follow(() => recorded!)
        },
      })
      return { rules: () => rulesOf(auto) }
    }
    host.simulates(
      () => (field.check() ? { autoHundredths: auto ?? CRASH_WAY_HUNDREDTHS } : undefined),
      crashWay,
    )
    playCrash(host, table, {
      auto: () => (field.check() ? { autoHundredths: auto } : undefined),
      busy(busy) {
        field.disable(busy)
        host.stake.disable(busy)
      },
      automatic(automatic) {
        isAutomatic = automatic
        if (!automatic || auto !== undefined) return
        auto = CRASH_WAY_HUNDREDTHS
        field.show(formatHundredths(auto))
        show()
      },
      show(flight) {
        readout.show(flight)
        scene?.wake()
      },
      tableChanged() {
        tableBets.show(table.tableBets())
        host.recent.fill(table.recent().map(recentOf))
      },
    })
    return {
      rules: () => rulesOf(auto),
      fairness: () => chainSection(table.chain(), t('studio.crash.chain.check')),
    }
  },
  recent: () => undefined,
}

function recentOf({ id, pointHundredths }: TableRound): RecentResult {
  return {
    id,
    label: `${groupHundredths(pointHundredths)}×`,
    tone: pointHundredths >= HIGH ? 'high' : pointHundredths >= CRASH_WAY_HUNDREDTHS ? 'won' : 'lost',
    href: `/verify?table=${id}`,
  }
}

/** Why a cash-out is invalid; bets by hand can do without one. */
function problemOf(text: string, isNeeded: boolean): string | undefined {
  if (text.trim() === '' && !isNeeded) return undefined
  const target = readHundredths(text)
  const { minimum, maximum } = CRASH_TARGETS
  if (target !== undefined && target >= minimum && target <= maximum) return undefined
  return typedProblem(
    text,
    2,
    t('studio.field.range', { minimum: formatHundredths(minimum), maximum: groupHundredths(maximum) }),
  )
}

function rulesOf(auto = CRASH_WAY_HUNDREDTHS): Rules {
  return {
    sentences: [
      t('studio.crash.rules.table', { seconds: CRASH_BETTING_MS / 1_000 }),
      t('studio.crash.rules.leave'),
      t('studio.crash.rules.auto'),
      t('studio.crash.rules.lost'),
    ],
    facts: [
      [t('studio.crash.target'), `${groupHundredths(auto)}×`],
      [t('studio.chance'), `${toPercent(crashChance(auto), 4)} %`],
      [t('studio.rtp'), `${toPercent(crashRtp(auto), 4)} %`],
    ],
  }
}

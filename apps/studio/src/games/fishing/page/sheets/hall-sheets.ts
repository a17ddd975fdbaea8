// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { SessionView } from '../../../../protocol.ts'
import { switchOf } from '../../../../runtime/card-room/panels/tools-sheet.ts'
import { keysUsed } from '../../../../runtime/keys/keys.ts'
import { turbo } from '../../../../runtime/motion.ts'
import { createCell, type Cell } from '../../../../runtime/page/cell.ts'
import { h } from '../../../../runtime/page/element.ts'
import { createSheet, type Sheet } from '../../../../runtime/page/sheet.ts'
import { keep, stored, type Theme } from '../../../../runtime/page/theme.ts'
import { createFairnessSheet } from '../../../../runtime/panels/fairness-sheet.ts'
import { historySection } from '../../../../runtime/panels/history-section.ts'
import { createShareSheet } from '../../../../runtime/panels/share-sheet.ts'
import type { Ask } from '../../../../runtime/server/calls.ts'
import { t } from '../../../../runtime/texts.ts'
import { hallKeys } from '../hall-keys.ts'
import type { SittingFigures } from '../sitting.ts'
import { hallRules } from './hall-rules.ts'
import { sittingFigures } from './sitting-figures.ts'

export interface HallSheets {
  readonly rules: Sheet
  readonly fairness: Sheet
  readonly history: Sheet
  readonly statistics: Sheet
  readonly tools: Sheet
  readonly vibrates: Cell<boolean>
}

interface SheetOptions {
  readonly look: HallLook
  readonly ask: Ask
  readonly renew: () => Promise<SessionView>
  readonly theme: Cell<Theme>
  readonly session: SessionView
  readonly sitting: () => SittingFigures | undefined
}

const VIBRATION = 'vibration'

/** The panels around a hall: rules, seeds, own loads, figures of this sitting, settings. */
export function createHallSheets({ look, ask, renew, theme, session, sitting }: SheetOptions): HallSheets {
  const share = createShareSheet()
  const vibrates = createCell(stored(VIBRATION) !== 'off')
  vibrates.watch((value) => keep(VIBRATION, value ? 'on' : 'off'))
  const loads = historySection(ask, share)
  const rows = () =>
    hallKeys.map(([key, name]) => h('div', {}, h('dt', {}, t(name)), h('dd', {}, h('kbd', {}, key))))
  return {
    vibrates,
    rules: createSheet(t('studio.rules'), 'rules', (body) =>
      body.replaceChildren(
        ...hallRules(look),
        h('h3', {}, t('studio.keys')),
        h('p', {}, t('studio.fishing.ui.listHint', { enter: 'Enter' })),
        h('dl', { class: 'facts' }, ...rows()),
      ),
    ),
    fairness: createFairnessSheet('fishing', ask, {}, renew, share),
    history: createSheet(t('studio.history'), 'fishing-loads', (body) => {
      body.replaceChildren(loads.element)
      loads.refresh()
    }),
    statistics: createSheet(t('studio.stats'), 'fishing-statistics', (body) =>
      body.replaceChildren(
        ...sittingFigures(sitting(), { currency: session.currency, decimals: session.decimals }),
      ),
    ),
    tools: createSheet(t('studio.tools'), 'tools', (body) => {
      const light = switchOf(t('studio.lightTheme'), theme.get() === 'light', (value) =>
        theme.set(value ? 'light' : 'dark'),
      )
      light.classList.add('theme-switch')
      body.replaceChildren(
        switchOf(t('studio.fishing.ui.calm'), turbo.get(), turbo.set),
        ...('vibrate' in navigator
          ? [switchOf(t('studio.fishing.ui.vibration'), vibrates.get(), vibrates.set)]
          : []),
        light,
        h('h3', {}, t('studio.keys')),
        switchOf(t('studio.keys.use'), keysUsed.get(), keysUsed.set),
        h('dl', { class: 'facts' }, ...rows()),
      )
    }),
  }
}

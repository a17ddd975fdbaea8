// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import type { HoldemPreferences } from '../../../card-protocol/holdem-table-view.ts'
import type { TableHost } from '../../../runtime/card-room/felt.ts'
import { switchOf } from '../../../runtime/card-room/panels/tools-sheet.ts'
import { h } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import type { HoldemMessage } from './felt-model.ts'

const names: Readonly<Record<keyof HoldemPreferences, TextKey>> = {
  straddles: 'studio.holdem.prefer.straddle',
  runsTwice: 'studio.holdem.prefer.twice',
  showsLosing: 'studio.holdem.prefer.losing',
  autoRebuy: 'studio.holdem.prefer.rebuy',
}

/** What the own chair wants, as far as its table allows it. */
export function preferenceSwitches(host: TableHost, newest: () => HoldemMessage | undefined): HTMLElement[] {
  const message = newest()
  if (!message) return []
  if (message.game === 'sitandgo') {
    const own = message.own === null ? null : message.chairs[message.own]
    if (!own || own.rank !== null || message.phase === 'waiting') return []
    return [
      switchOf(t('studio.sitandgo.wantDeal'), own.wantsDeal, (wants) => {
        void host.move({ type: 'wantDeal', wants }, newest()?.ownVersion ?? 0)
      }),
    ]
  }
  const { preferences, straddle, runTwice } = message
  if (!preferences) return []
  let current = preferences
  const offered = (Object.keys(names) as (keyof HoldemPreferences)[]).filter(
    (name) => (name !== 'straddles' || straddle) && (name !== 'runsTwice' || runTwice),
  )
  return [
    h('h3', {}, t('studio.cards.preferences')),
    ...offered.map((name) =>
      switchOf(t(names[name]), current[name], (value) => {
        current = { ...current, [name]: value }
        void host.move({ type: 'prefer', preferences: current }, newest()?.ownVersion ?? 0)
      }),
    ),
  ]
}

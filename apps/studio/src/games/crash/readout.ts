// SPDX-License-Identifier: Apache-2.0
import { groupHundredths } from '../../runtime/hundredths.ts'
import { h, setText } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'
import { CRASH_BETTING_MS } from './maths.ts'
import type { Flight } from './table-model.ts'

/** The large figure over the curve: the multiplier, or the time left to bet. */
export function createReadout() {
  const figure = h('p', { class: 'crash-figure' })
  const note = h('p', { class: 'crash-note' })
  const left = h('p', { class: 'crash-left' })
  const bar = h('div', { class: 'crash-bar' })
  const element = h(
    'div',
    { class: 'crash-readout', 'aria-hidden': 'true' },
    figure,
    note,
    left,
    h('div', { class: 'crash-track' }, bar),
  )
  return {
    element,
    /** `cashedOutHundredths`: where a recorded bet left, once the curve has come that far. */
    show(flight: Flight, cashedOutHundredths?: number) {
      element.dataset['phase'] = flight.phase
      setText(left, cashedOutHundredths === undefined ? '' : cashedOutAt(cashedOutHundredths))
      switch (flight.phase) {
        case 'closed':
          setText(figure, '')
          setText(note, t('studio.crash.opening'))
          break
        case 'betting':
          setText(figure, (flight.leftMs / 1_000).toFixed(1))
          setText(note, t('studio.crash.startsIn'))
          bar.style.transform = `scaleX(${flight.leftMs / CRASH_BETTING_MS})`
          break
        case 'running':
          setText(figure, `${groupHundredths(flight.hundredths)}×`)
          setText(note, '')
          break
        case 'crashed':
          setText(figure, `${groupHundredths(flight.hundredths)}×`)
          setText(note, t('studio.crash.crashedShort'))
      }
    },
  }
}

const cashedOutAt = (hundredths: number): string =>
  t('studio.crash.cashedOutAt', { point: groupHundredths(hundredths) })

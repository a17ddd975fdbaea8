// SPDX-License-Identifier: Apache-2.0
import { toPercent } from '../../fair/fraction.ts'
import { formatHundredths, groupHundredths, readHundredths } from '../../runtime/hundredths.ts'
import { isStill } from '../../runtime/motion.ts'
import { countUp } from '../../runtime/page/count-up.ts'
import { h, setText } from '../../runtime/page/element.ts'
import { createFigures } from '../../runtime/page/figures.ts'
import { createNumberField } from '../../runtime/page/number-field.ts'
import { createPresets } from '../../runtime/page/presets.ts'
import { t } from '../../runtime/texts.ts'
import { typedProblem } from '../../runtime/typed-problem.ts'
import { LIMBO_TARGETS, limboChance, type LimboBet } from './maths.ts'

const PRESETS = [150, 200, 500, 1_000, 10_000]
const RISE_MS = 700

/** The target of limbo, the figures that follow from it, and the multiplier that rises. */
export function createLimboControls(initial: LimboBet, onChange: (bet: LimboBet) => void) {
  const field = createNumberField({
    label: t('studio.limbo.target'),
    name: 'target',
    unit: '×',
    initial: formatHundredths(initial.targetHundredths),
    problem: problemOf,
    onChange: (text) => onChange({ targetHundredths: readHundredths(text)! }),
  })
  const presets = createPresets(
    t('studio.presets'),
    PRESETS.map((hundredths) => ({
      label: `${hundredths / 100}×`,
      choose: () => onChange({ targetHundredths: hundredths }),
    })),
  )
  const figures = createFigures([t('studio.chance'), t('studio.win')])
  const readout = h('p', { class: 'limbo-readout', 'aria-hidden': 'true' }, '1.00×')
  return {
    target: h('div', { class: 'option-stack' }, field.element, presets.element),
    figures: figures.element,
    readout,
    check: () => field.check(),
    disable(disabled: boolean) {
      field.disable(disabled)
      presets.disable(disabled)
    },
    show(bet: LimboBet, win: string) {
      field.show(formatHundredths(bet.targetHundredths))
      figures.show([`${toPercent(limboChance(bet), bet.targetHundredths < 10_000 ? 2 : 6)} %`, win])
    },
    async rise(pointHundredths: number, won: boolean) {
      readout.dataset['tone'] = 'rising'
      // Logarithmic: every doubling takes as long as the one before.
      await countUp(isStill() ? 0 : RISE_MS, (share) =>
        setText(readout, `${groupHundredths(Math.round(100 * (pointHundredths / 100) ** share))}×`),
      )
      readout.dataset['tone'] = won ? 'won' : 'lost'
    },
  }
}

function problemOf(text: string): string | undefined {
  const target = readHundredths(text)
  const { minimum, maximum } = LIMBO_TARGETS
  if (target !== undefined && target >= minimum && target <= maximum) return undefined
  return typedProblem(
    text,
    2,
    t('studio.field.range', { minimum: formatHundredths(minimum), maximum: groupHundredths(maximum) }),
  )
}

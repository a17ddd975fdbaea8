// SPDX-License-Identifier: Apache-2.0
import { toPercent } from '../../fair/fraction.ts'
import { formatMultiplier } from '../../fair/multiplier.ts'
import { isStill } from '../../runtime/motion.ts'
import { createChoices } from '../../runtime/page/choices.ts'
import { h, on, setAttribute, setText } from '../../runtime/page/element.ts'
import { createFigures } from '../../runtime/page/figures.ts'
import { createNumberField } from '../../runtime/page/number-field.ts'
import { countUp } from '../../runtime/page/count-up.ts'
import { readHundredths, formatHundredths } from '../../runtime/hundredths.ts'
import { t } from '../../runtime/texts.ts'
import { typedProblem } from '../../runtime/typed-problem.ts'
import { diceChance, diceMultiplier, diceTargets, type DiceBet } from './maths.ts'

const SLIDER_STEP = 50
const ROLL_MS = 420

/** Direction, target and slider of dice, and the figures that follow from them. */
export function createDiceControls(initial: DiceBet, onChange: (bet: DiceBet) => void) {
  let bet = initial
  const change = (changed: DiceBet) => {
    bet = changed
    onChange(bet)
  }
  const field = createNumberField({
    label: t('studio.dice.target'),
    name: 'target',
    initial: formatHundredths(bet.targetHundredths),
    problem: (text) => problemOf(bet.direction, text),
    onChange: (text) => change({ ...bet, targetHundredths: readHundredths(text)! }),
  })
  // The opposite bet has the same chance.
  const turn = (direction: DiceBet['direction']) =>
    change({ direction, targetHundredths: 10_000 - bet.targetHundredths })
  const choices = createDirections(bet.direction, turn)
  const slider = createSlider((target) => change({ ...bet, targetHundredths: within(bet.direction, target) }))
  const figures = createFigures([t('studio.multiplier'), t('studio.chance'), t('studio.win')])
  const readout = h('p', { class: 'dice-readout', 'aria-hidden': 'true' }, '50.00')
  return {
    choices: h('div', { class: 'option-row' }, choices.element, field.element),
    figures: figures.element,
    readout,
    bar: h('div', { class: 'dice-bar' }, slider),
    check: () => field.check(),
    disable(disabled: boolean) {
      field.disable(disabled)
      choices.disable(disabled)
      slider.disabled = disabled
    },
    show(visible: DiceBet, win: string) {
      const target = formatHundredths(visible.targetHundredths)
      field.show(target)
      slider.value = String(visible.targetHundredths)
      setAttribute(
        slider,
        'aria-valuetext',
        t(visible.direction === 'over' ? 'studio.dice.overTarget' : 'studio.dice.underTarget', { target }),
      )
      figures.show([
        `${formatMultiplier(diceMultiplier(visible))}×`,
        `${toPercent(diceChance(visible), 2)} %`,
        win,
      ])
    },
    async roll(rollHundredths: number, won: boolean) {
      readout.dataset['tone'] = 'rolling'
      await countUp(isStill() ? 0 : ROLL_MS, (share) =>
        setText(readout, formatHundredths(Math.round(rollHundredths * share))),
      )
      readout.dataset['tone'] = won ? 'won' : 'lost'
    },
  }
}

const createDirections = (initial: DiceBet['direction'], onChoose: (chosen: DiceBet['direction']) => void) =>
  createChoices(
    t('studio.dice.direction'),
    [
      { value: 'under', label: t('studio.dice.under') },
      { value: 'over', label: t('studio.dice.over') },
    ],
    initial,
    onChoose,
  )

function createSlider(onMove: (target: number) => void): HTMLInputElement {
  const slider = h('input', {
    type: 'range',
    min: 0,
    max: 10_000,
    step: SLIDER_STEP,
    'aria-label': t('studio.dice.slider'),
  })
  return on(slider, { input: () => onMove(Number(slider.value)) })
}

function within(direction: DiceBet['direction'], target: number): number {
  const { minimum, maximum } = diceTargets(direction)
  return Math.min(maximum, Math.max(minimum, target))
}

function problemOf(direction: DiceBet['direction'], text: string): string | undefined {
  const target = readHundredths(text)
  const { minimum, maximum } = diceTargets(direction)
  if (target !== undefined && target >= minimum && target <= maximum) return undefined
  return typedProblem(
    text,
    2,
    t('studio.field.range', { minimum: formatHundredths(minimum), maximum: formatHundredths(maximum) }),
  )
}

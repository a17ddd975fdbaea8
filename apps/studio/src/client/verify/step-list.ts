// SPDX-License-Identifier: Apache-2.0
import { h } from '../../runtime/page/element.ts'
import { icon } from '../../runtime/page/icons.ts'
import { t } from '../../runtime/texts.ts'
import type { Step } from './steps.ts'

const marks = { right: 'check', wrong: 'cross', stated: 'info' } as const
const words = {
  right: 'studio.verify.right',
  wrong: 'studio.verify.wrong',
  stated: 'studio.verify.shown',
} as const

/** The steps of a check with their marks, below a summary; `allRight` says it where everything matches. */
export function stepList(steps: readonly Step[], allRight = t('studio.verify.verdict.right')): HTMLElement {
  const wrong = steps.some((step) => step.mark === 'wrong')
  const compares = steps.some((step) => step.mark !== 'stated')
  const verdict = wrong ? 'wrong' : compares ? 'right' : 'stated'
  const sentence = wrong
    ? t('studio.verify.verdict.wrong')
    : compares
      ? allRight
      : t('studio.verify.verdict.shown')
  return h(
    'section',
    { class: 'check', 'data-verdict': verdict, 'aria-label': t('studio.verify.result') },
    h('p', { class: 'verdict', 'data-mark': verdict, role: 'status' }, icon(marks[verdict]), sentence),
    h('ol', { class: 'steps' }, ...steps.map(stepOf)),
  )
}

function stepOf({ mark, title, sentence, findings }: Step): HTMLElement {
  return h(
    'li',
    { class: 'step', 'data-mark': mark },
    h(
      'span',
      { class: 'step-mark' },
      icon(marks[mark]),
      h('span', { class: 'visually-hidden' }, t(words[mark])),
    ),
    h(
      'div',
      { class: 'step-body' },
      h('h2', {}, title),
      h('p', { class: 'quiet' }, sentence),
      h(
        'dl',
        { class: 'findings' },
        ...findings.map(({ name, value }) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
      ),
    ),
  )
}

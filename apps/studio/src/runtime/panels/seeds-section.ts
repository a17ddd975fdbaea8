// SPDX-License-Identifier: Apache-2.0
import type { RevealedSeeds, RotateAnswer, SeedsView } from '../../protocol.ts'
import { isClientSeed } from '../../fair/seeds.ts'
import type { Ask } from '../server/calls.ts'
import { h, on, setAttribute, setText } from '../page/element.ts'
import { sentenceOf } from '../server/failures.ts'
import { t } from '../texts.ts'
import { copyLine } from './copy-line.ts'

/**
 * The current pair, the commitment to the next one, and the two ways to change them. `onRotated` is called
 * after a seed was revealed.
 */
export function seedsSection(ask: Ask, seeds: SeedsView, onRotated: () => void): HTMLElement {
  const section = h('section', { class: 'seeds' })
  const show = (current: SeedsView, revealed?: RevealedSeeds) => {
    const input = seedInput(current.clientSeed)
    const problem = h('p', { class: 'field-problem', id: 'client-seed-problem', role: 'alert' })
    const attempt = (call: () => Promise<void>) => () => {
      const right = isClientSeed(input.value)
      setAttribute(input, 'aria-invalid', !right && 'true')
      setText(problem, right ? '' : t('studio.badClientSeed'))
      if (right) call().catch((failure: unknown) => setText(problem, sentenceOf(failure)))
    }
    const save = attempt(async () =>
      show(await ask<SeedsView>('POST', '/api/seeds/client', { clientSeed: input.value })),
    )
    const rotate = attempt(async () => {
      const answer = await ask<RotateAnswer>('POST', '/api/seeds/rotate', { clientSeed: input.value })
      show(answer.seeds, answer.revealed)
      onRotated()
    })
    const form = seedForm(input, problem, save)
    section.replaceChildren(
      h('h3', {}, t('studio.seeds.inUse')),
      copyLine(t('studio.seeds.serverHash'), current.serverSeedHash),
      form,
      h(
        'p',
        { class: 'nonce' },
        t('studio.seeds.nonce'),
        ' ',
        h('strong', { 'data-nonce': true }, String(current.nonce)),
      ),
      copyLine(t('studio.seeds.nextHash'), current.nextServerSeedHash),
      h('p', { class: 'quiet' }, t('studio.seeds.rotate.why')),
      on(
        h('button', { type: 'button', class: 'plain-button', 'data-rotate': true }, t('studio.seeds.rotate')),
        { click: rotate },
      ),
      ...(revealed ? [revealedBox(revealed)] : []),
    )
  }
  show(seeds)
  return section
}

function seedInput(value: string): HTMLInputElement {
  return h('input', {
    id: 'client-seed',
    name: 'client-seed',
    value,
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-problem',
  })
}

function seedForm(input: HTMLInputElement, problem: HTMLElement, save: () => void): HTMLFormElement {
  return on(
    h(
      'form',
      { class: 'seed-form', novalidate: true },
      h('label', { for: 'client-seed' }, t('studio.seeds.client')),
      h(
        'div',
        { class: 'seed-row' },
        input,
        h('button', { type: 'submit', class: 'small-button' }, t('common.save')),
      ),
      problem,
    ),
    {
      submit: (event) => {
        event.preventDefault()
        save()
      },
    },
  )
}

function revealedBox(revealed: RevealedSeeds): HTMLElement {
  return h(
    'div',
    { class: 'revealed', role: 'status' },
    h('h3', {}, t('studio.seeds.revealed')),
    h('p', {}, t('studio.seeds.revealed.bets', { bets: revealed.bets })),
    copyLine(t('studio.seeds.server'), revealed.serverSeed),
    copyLine(t('studio.seeds.serverHash'), revealed.serverSeedHash),
  )
}

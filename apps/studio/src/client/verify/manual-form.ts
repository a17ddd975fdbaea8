// SPDX-License-Identifier: Apache-2.0
import { CARD_GAMES } from '@tessera/rules/games/card-rooms/card-games'
import { isClientSeed, isServerSeed } from '../../fair/seeds.ts'
import type { GameCode, RoundOf, RoundView } from '../../protocol.ts'
import type { CheckField } from '../../runtime/check.ts'
import { h, on, setAttribute, setText } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'
import { gameTitles, isGameCode } from '../game-titles.ts'
import { chainSteps, seedSteps } from './manual-steps.ts'
import { gameChecks, isSeedGame, isSeedRound, type SeedGame } from './game-checks.ts'
import { stepList } from './step-list.ts'

/** Hands of card rooms and loads of bullets follow from no bet alone: they are checked from their own records. */
const codes: readonly GameCode[] = Object.keys(gameTitles)
  .filter(isGameCode)
  .filter((code) => code !== 'fishing' && !CARD_GAMES.some((game) => game === code))

interface Input {
  readonly element: HTMLElement
  readonly control: HTMLInputElement | HTMLSelectElement
  readonly judge: () => boolean
}

/** The form for checking by hand: any seeds, any game, no server needed. */
export function manualForm(start: {
  readonly game: GameCode
  readonly values: Readonly<Record<string, string>>
}): HTMLElement {
  const container = h('div', { class: 'verify-fields' })
  const result = h('div', {})
  const problem = h('p', { class: 'field-problem', role: 'alert' })
  const game = h(
    'select',
    { id: 'verify-game' },
    ...codes.map((code) => h('option', { value: code, selected: code === start.game }, t(gameTitles[code]))),
  )
  let inputs: Input[] = []
  const build = (values: Readonly<Record<string, string>>) => {
    inputs = fieldsOf(codes.find((code) => code === game.value) ?? 'dice').map((field) =>
      inputOf({ ...field, initial: values[field.name] ?? field.initial }),
    )
    container.replaceChildren(...inputs.map((input) => input.element))
    result.replaceChildren()
  }
  on(game, {
    change: () => build(Object.fromEntries(inputs.map(({ control }) => [control.name, control.value]))),
  })
  build(start.values)
  const compute = async () => {
    const values = Object.fromEntries(inputs.map(({ control }) => [control.name, control.value.trim()]))
    result.replaceChildren(
      stepList(await (isSeedGame(game.value) ? seedSteps(game.value, values) : chainSteps(values))),
    )
  }
  const form = h(
    'form',
    { class: 'verify-form', novalidate: true },
    h(
      'div',
      { class: 'field' },
      h('label', { for: 'verify-game' }, t('studio.verify.game')),
      h('div', { class: 'field-box' }, game),
    ),
    container,
    problem,
    h('button', { type: 'submit', class: 'main-button' }, t('studio.verify.compute')),
  )
  on(form, {
    submit(event) {
      event.preventDefault()
      setText(problem, '')
      const wrong = inputs
        .map((input) => (input.judge() ? undefined : input))
        .find((input) => input !== undefined)
      if (wrong) return wrong.control.focus()
      compute().catch(() => setText(problem, t('studio.verify.badSettings')))
    },
  })
  return h(
    'section',
    { class: 'manual' },
    h('h2', {}, t('studio.verify.manual.title')),
    h('p', { class: 'quiet' }, t('studio.verify.manual')),
    form,
    result,
  )
}

/** The values of a recorded round, as far as they are public. */
export function valuesOf(round: RoundView): Readonly<Record<string, string>> {
  if (round.fairness.kind === 'chain')
    return {
      hash: round.fairness.hash ?? '',
      salt: round.fairness.salt,
      terminalHash: round.fairness.terminalHash,
      position: String(round.fairness.position),
    }
  if (round.fairness.kind === 'cards') return {}
  const { serverSeed, serverSeedHash, clientSeed, nonce } = round.fairness
  const seeds = { serverSeed: serverSeed ?? '', serverSeedHash, clientSeed, nonce: String(nonce) }
  return isSeedRound(round) ? { ...seeds, ...writtenOf(round) } : seeds
}

function writtenOf<Code extends SeedGame>(round: RoundOf<Code>): Readonly<Record<string, string>> {
  return gameChecks[round.game].write(round.parameters)
}

type Field = CheckField & {
  readonly right?: (value: string) => boolean
  readonly hint?: string
  readonly numeric?: true
}

const isCount = (value: string) => /^\d{1,9}$/.test(value)

function fieldsOf(game: GameCode): readonly Field[] {
  if (!isSeedGame(game)) {
    return [
      {
        name: 'hash',
        label: t('studio.verify.hash'),
        initial: '',
        right: isServerSeed,
        hint: t('studio.verify.badServerSeed'),
      },
      {
        name: 'salt',
        label: t('studio.crash.chain.salt'),
        initial: '',
        right: (value) => value !== '',
        hint: t('studio.verify.badSalt'),
      },
      {
        name: 'terminalHash',
        label: t('studio.verify.terminalOptional'),
        initial: '',
        right: (value) => value === '' || isServerSeed(value),
        hint: t('studio.verify.badServerSeed'),
      },
      {
        name: 'position',
        label: t('studio.verify.position'),
        initial: '1',
        right: isCount,
        hint: t('studio.verify.badNonce'),
        numeric: true,
      },
    ]
  }
  return [
    {
      name: 'serverSeed',
      label: t('studio.seeds.server'),
      initial: '',
      right: isServerSeed,
      hint: t('studio.verify.badServerSeed'),
    },
    {
      name: 'serverSeedHash',
      label: t('studio.verify.hashOptional'),
      initial: '',
      right: (value) => value === '' || isServerSeed(value),
      hint: t('studio.verify.badServerSeed'),
    },
    {
      name: 'clientSeed',
      label: t('studio.seeds.client'),
      initial: '',
      right: isClientSeed,
      hint: t('studio.badClientSeed'),
    },
    {
      name: 'nonce',
      label: t('studio.verify.nonce'),
      initial: '0',
      right: isCount,
      hint: t('studio.verify.badNonce'),
      numeric: true,
    },
    ...gameChecks[game].fields,
  ]
}

function inputOf({ name, label, initial, options: listed, otherOption, right, hint, numeric }: Field): Input {
  const id = `verify-${name}`
  const other = listed?.some(({ value }) => value === initial) ? undefined : otherOption?.(initial)
  const options = other === undefined ? listed : [...(listed ?? []), { value: initial, label: other }]
  const problem = h('p', { class: 'field-problem', id: `${id}-problem`, hidden: true }, hint ?? '')
  const control = options
    ? h(
        'select',
        { id, name },
        ...options.map((option) =>
          h('option', { value: option.value, selected: option.value === initial }, option.label),
        ),
      )
    : h('input', {
        id,
        name,
        value: initial,
        autocomplete: 'off',
        spellcheck: 'false',
        autocapitalize: 'off',
        inputmode: numeric ? 'numeric' : 'text',
        'aria-describedby': problem.id,
      })
  return {
    element: h(
      'div',
      { class: 'field', 'data-field': name },
      h('label', { for: id }, label),
      h('div', { class: 'field-box' }, control),
      problem,
    ),
    control,
    judge() {
      const fine = right?.(control.value.trim()) ?? true
      setAttribute(control, 'aria-invalid', !fine && 'true')
      problem.hidden = fine
      return fine
    },
  }
}

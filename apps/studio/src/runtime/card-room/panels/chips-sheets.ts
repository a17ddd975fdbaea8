// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import { isClientSeed } from '../../../fair/seeds.ts'
import { amountOf, showAmount } from '../../money.ts'
import { h, on, setAttribute, setText } from '../../page/element.ts'
import { createSheet, type Sheet } from '../../page/sheet.ts'
import type { Ask } from '../../server/calls.ts'
import { sentenceOf } from '../../server/failures.ts'
import { t } from '../../texts.ts'
import { createAmountPicker } from '../amount-picker.ts'
import type { AmountRange } from '../amount-range.ts'
import { sumOf, writtenFor, type ChipForm } from '../chips.ts'
import type { MoveInput } from '../send-move.ts'

interface ChipsOptions {
  readonly ask: Ask
  readonly money: ChipForm
  readonly balance: () => bigint
  readonly newest: () => CardTableMessage | undefined
  /** Throws what was refused. */
  readonly send: (input: MoveInput, version: number) => Promise<void>
}

/** What somebody may bring: never more than they have. Undefined: it is not enough. */
export function buyInRange(
  { leastBuyIn, mostBuyIn, coin }: { leastBuyIn: string; mostBuyIn: string; coin: bigint },
  has: { readonly balance: bigint; readonly onTable: bigint },
): AmountRange | undefined {
  const most = amountOf(mostBuyIn) - has.onTable
  const least = has.onTable > 0n ? coin : amountOf(leastBuyIn)
  const reach = has.balance < most ? has.balance : most
  return reach < least ? undefined : { least, most: reach - (reach % coin), coin }
}

const coinOf = (message: CardTableMessage, { decimals }: ChipForm): bigint =>
  'coin' in message ? amountOf(message.coin) : 10n ** BigInt(6 - decimals)

/** The panel in which somebody sits down: how much they bring, and their own part of every shuffle. */
export function createSitSheet(options: ChipsOptions) {
  const { ask, money, balance, newest, send } = options
  let chair = 0
  const sheet: Sheet = createSheet(t('studio.cards.sitDown'), 'card-sit', (body) => {
    const message = newest()
    if (!message || !('leastBuyIn' in message)) return
    const range = buyInRange(
      { ...message, coin: coinOf(message, money) },
      { balance: balance(), onTable: 0n },
    )
    if (!range) return body.replaceChildren(h('p', { class: 'field-problem' }, t('studio.notEnoughMoney')))
    const seed = seedField(ask)
    body.replaceChildren(
      h('p', { class: 'quiet' }, t('studio.cards.sit.about')),
      chipsForm({
        ...{
          name: 'buy-in',
          label: t('studio.cards.buyIn'),
          money,
          range,
          initial: range.most,
          balance: balance(),
        },
        more: seed.element,
        button: (amount) => t('studio.cards.sitFor', { amount: sumOf(amount, money) }),
        async confirm(amount) {
          if (!(await seed.save())) return
          await send({ type: 'sit', chair, buyIn: writtenFor(amount, money) }, newest()?.ownVersion ?? 0)
          sheet.close()
        },
      }),
    )
  })
  return {
    open(at: number): void {
      chair = at
      sheet.open()
    },
    remove: sheet.remove,
  }
}

/** The panel in which somebody brings more chips. */
export function createRebuySheet(options: ChipsOptions): Sheet {
  const { money, balance, newest, send } = options
  const sheet: Sheet = createSheet(t('studio.cards.rebuy'), 'card-rebuy', (body) => {
    const message = newest()
    const own = message?.own === null ? null : message?.chairs[message.own]
    if (!message || !own || !('leastBuyIn' in message)) return
    const onTable = amountOf(own.stack) + amountOf(own.pending)
    const range = buyInRange({ ...message, coin: coinOf(message, money) }, { balance: balance(), onTable })
    if (!range) {
      const isFull = amountOf(message.mostBuyIn) <= onTable
      return body.replaceChildren(
        h('p', {}, isFull ? t('studio.cards.rebuy.full') : t('studio.notEnoughMoney')),
      )
    }
    body.replaceChildren(
      h('p', { class: 'quiet' }, t('studio.cards.rebuy.about')),
      chipsForm({
        ...{
          name: 'rebuy',
          label: t('studio.cards.rebuy'),
          money,
          range,
          initial: range.most,
          balance: balance(),
        },
        button: (amount) => t('studio.cards.rebuyFor', { amount: sumOf(amount, money) }),
        async confirm(amount) {
          await send({ type: 'rebuy', amount: writtenFor(amount, money) }, newest()?.ownVersion ?? 0)
          sheet.close()
        },
      }),
    )
  })
  return sheet
}

interface FormOptions {
  readonly name: string
  readonly label: string
  readonly money: ChipForm
  readonly range: AmountRange
  readonly initial: bigint
  readonly balance: bigint
  readonly more?: HTMLElement
  readonly button: (amount: bigint) => string
  readonly confirm: (amount: bigint) => Promise<void>
}

function chipsForm({ name, label, money, range, initial, balance, more, button, confirm }: FormOptions) {
  const problem = h('p', { class: 'field-problem', role: 'alert' })
  const submit = h('button', { type: 'submit', class: 'main-button' })
  const picker = createAmountPicker({
    ...{ name, label, range, initial, form: money },
    onChange: (amount) => setText(submit, button(amount ?? range.least)),
  })
  const confirmed = async () => {
    const amount = picker.amount()
    if (!picker.check() || amount === undefined) return
    submit.disabled = true
    setText(problem, '')
    await confirm(amount)
  }
  return on(
    h(
      'form',
      { class: 'card-form', novalidate: true },
      picker.element,
      h(
        'p',
        { class: 'quiet' },
        t('studio.balance'),
        ' ',
        h(
          'bdi',
          {},
          `${showAmount(balance as ReturnType<typeof amountOf>, money.decimals)} ${money.currency ?? ''}`,
        ),
      ),
      more,
      problem,
      submit,
    ),
    {
      submit: (event) => {
        event.preventDefault()
        confirmed()
          .catch((failure: unknown) => setText(problem, sentenceOf(failure)))
          .finally(() => {
            submit.disabled = false
          })
      },
    },
  )
}

/** The player's own part of every shuffle; saved with the chair if it was changed. */
function seedField(ask: Ask) {
  const input = h('input', {
    ...{ id: 'card-seed', name: 'card-seed', maxlength: 64, autocomplete: 'off', spellcheck: 'false' },
    'aria-describedby': 'card-seed-about',
  })
  let before = ''
  ask<{ readonly seed: string }>('GET', '/api/cards/seed').then(
    ({ seed }) => {
      before = seed
      if (input.value === '') input.value = seed
    },
    () => undefined,
  )
  const problem = h('p', { class: 'field-problem', role: 'alert' })
  return {
    element: h(
      'div',
      { class: 'seed-form' },
      h('label', { for: 'card-seed' }, t('studio.cards.seed')),
      h('div', { class: 'seed-row' }, input),
      problem,
      h('p', { class: 'quiet', id: 'card-seed-about' }, t('studio.cards.seed.about')),
    ),
    /** False: what is typed is no seed, and the field says so. */
    async save(): Promise<boolean> {
      const isRight = input.value === '' || isClientSeed(input.value)
      setAttribute(input, 'aria-invalid', !isRight && 'true')
      setText(problem, isRight ? '' : t('studio.badClientSeed'))
      if (!isRight) input.focus()
      else if (input.value !== before && input.value !== '')
        await ask('POST', '/api/cards/seed', { seed: input.value })
      return isRight
    },
  }
}

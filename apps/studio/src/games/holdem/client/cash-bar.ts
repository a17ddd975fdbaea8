// SPDX-License-Identifier: Apache-2.0
import type { TableHost } from '../../../runtime/card-room/felt.ts'
import { h, on, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import type { CashMessage, FeltModel } from './felt-model.ts'

/** What stands below the felt while it is nobody's turn to press there: a sentence, and buttons. */
export interface StateLine {
  readonly key: string
  readonly sentence: string
  readonly buttons: readonly {
    readonly label: string
    readonly input: { readonly type: string; readonly posts?: boolean }
  }[]
  /** Until when a chair is kept. */
  readonly until?: number
}

/** What the table says to whoever looks, apart from the actions of a hand. */
export function stateLine({ message, own, hand }: FeltModel & { readonly message: CashMessage }): StateLine {
  if (own) {
    if (own.leaving) return line('leaving', t('studio.cards.leavingSoon'))
    if (own.sitsOut)
      return line('out', t('studio.holdem.out'), [
        { label: t('studio.cards.return'), input: { type: 'return', posts: false } },
        { label: t('studio.cards.returnPosting'), input: { type: 'return', posts: true } },
      ])
    if ('waitsForBlind' in own && own.waitsForBlind)
      return line('blind', t('studio.holdem.waitsForBlind'), [
        { label: t('studio.cards.returnPosting'), input: { type: 'return', posts: true } },
      ])
    if (message.chairs.filter(Boolean).length < 2) return line('alone', t('studio.cards.waitsForOthers'))
    return line('own', hand || message.nextHandAt === null ? '' : t('studio.cards.nextHand'))
  }
  if (message.ownWaiting) return waitingLine(message.ownWaiting)
  if (message.chairs.includes(null) && message.waiting === 0)
    return line('free', t('studio.cards.chooseChair'))
  return line('full', t('studio.cards.full', { count: message.waiting }), [
    { label: t('studio.cards.wait'), input: { type: 'wait' } },
  ])
}

function waitingLine({ number, offeredUntil }: NonNullable<CashMessage['ownWaiting']>): StateLine {
  const stop = { label: t('studio.cards.stopWaiting'), input: { type: 'stopWaiting' } }
  if (offeredUntil === null) return line('waiting', t('studio.cards.yourNumber', { number }), [stop])
  return { ...line('offered', t('studio.cards.chairOffered'), [stop]), until: offeredUntil }
}

const line = (key: string, sentence: string, buttons: StateLine['buttons'] = []): StateLine => ({
  key: `${key}:${sentence}`,
  sentence,
  buttons,
})

const SECOND_MS = 1_000

/** Draws the line, and counts the time for which a chair is kept. */
export function createCashBar(host: TableHost, version: () => number) {
  const sentence = h('p', { class: 'state-sentence', role: 'status' })
  const seconds = h('b', { class: 'state-seconds' })
  const buttons = h('div', { class: 'state-buttons' })
  const element = h(
    'div',
    { class: 'state-line' },
    h('div', { class: 'state-words' }, sentence, seconds),
    buttons,
  )
  let current: StateLine | undefined
  const tick = () => {
    const left = current?.until === undefined ? undefined : Math.max(0, current.until - host.now())
    setText(seconds, left === undefined ? '' : `${Math.ceil(left / SECOND_MS)} s`)
  }
  return {
    element,
    tick,
    show(next: StateLine | undefined): void {
      element.hidden = next === undefined || (next.sentence === '' && next.buttons.length === 0)
      if (next && next.key !== current?.key) {
        setText(sentence, next.sentence)
        buttons.replaceChildren(
          ...next.buttons.map(({ label, input }) =>
            on(h('button', { type: 'button', class: 'plain-button' }, label), {
              click: () => void host.move({ ...input }, version()),
            }),
          ),
        )
      }
      current = next
      tick()
    },
  }
}

// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import { amountOf } from '../../money.ts'
import { h, on, setText } from '../../page/element.ts'
import { createSheet, type Sheet } from '../../page/sheet.ts'
import { sentenceOf } from '../../server/failures.ts'
import { t } from '../../texts.ts'
import { sumOf, type ChipForm } from '../chips.ts'
import type { MoveInput } from '../send-move.ts'

interface ChairOptions {
  readonly money: ChipForm
  readonly newest: () => CardTableMessage | undefined
  readonly send: (input: MoveInput, version: number) => Promise<void>
  readonly rebuy: () => void
  /** What the game itself offers. */
  readonly settings: () => readonly HTMLElement[]
}

/** What goes back to the balance when whoever looks leaves now; chips in a pot stay in it. */
export function backOnLeaving(message: CardTableMessage): bigint {
  const own = message.own === null ? null : message.chairs[message.own]
  return own ? amountOf(own.stack) + amountOf(own.pending) : 0n
}

/** Everything about the own chair: more chips, sitting out, preferences, leaving. */
export function createChairSheet({ money, newest, send, rebuy, settings }: ChairOptions): Sheet {
  const sheet: Sheet = createSheet(t('studio.cards.yourChair'), 'card-chair', (body) => {
    const message = newest()
    const own = message?.own === null ? null : message?.chairs[message.own]
    if (!message || !own) return body.replaceChildren(h('p', { class: 'quiet' }, t('studio.cards.noChair')))
    const problem = h('p', { class: 'field-problem', role: 'alert' })
    const act = (input: MoveInput) => () => {
      send(input, newest()?.ownVersion ?? 0).then(
        () => sheet.close(),
        (failure: unknown) => setText(problem, sentenceOf(failure)),
      )
    }
    const button = (label: string, press: () => void, tone = '') =>
      on(h('button', { type: 'button', class: `plain-button ${tone}` }, label), { click: press })
    if (message.game === 'sitandgo')
      return body.replaceChildren(
        ...settings(),
        problem,
        ...(message.phase === 'waiting'
          ? [button(t('studio.cards.withdraw'), act({ type: 'withdraw' }))]
          : []),
      )
    const canPost = 'waitsForBlind' in own
    // A hand of poker is folded; the other games are played to their end.
    const leaving = canPost ? 'studio.cards.leave.about' : 'studio.cards.leave.played'
    body.replaceChildren(
      h(
        'div',
        { class: 'chair-ways' },
        button(t('studio.cards.rebuy'), () => {
          sheet.close()
          rebuy()
        }),
        ...(own.sitsOut || own.absent
          ? [
              button(t('studio.cards.return'), act({ type: 'return', ...(canPost && { posts: false }) })),
              ...(canPost
                ? [button(t('studio.cards.returnPosting'), act({ type: 'return', posts: true }))]
                : []),
            ]
          : [button(t('studio.cards.sitOut'), act({ type: 'sitOut' }))]),
      ),
      ...settings(),
      problem,
      h('h3', {}, t('studio.cards.leave')),
      h('p', {}, t(leaving, { amount: sumOf(backOnLeaving(message), money) })),
      button(t('studio.cards.leaveNow'), act({ type: 'leave' }), 'danger'),
    )
  })
  return sheet
}

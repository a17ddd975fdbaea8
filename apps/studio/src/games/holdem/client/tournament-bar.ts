// SPDX-License-Identifier: Apache-2.0
import { sumOf } from '../../../runtime/card-room/chips.ts'
import { chipsOf } from '../../../runtime/card-room/chips.ts'
import type { TableHost } from '../../../runtime/card-room/felt.ts'
import { amountOf } from '../../../runtime/money.ts'
import { h, on, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import type { TournamentMessage } from './felt-model.ts'

const SECOND_MS = 1_000

/** "4:05" of what is left until a time. */
export function leftUntil(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND_MS))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Around a tournament: entry, level, prizes, the offer of a deal, and the end. */
export function createTournamentBar(host: TableHost) {
  const facts = h('dl', { class: 'tournament-facts' })
  const sentence = h('p', { class: 'state-sentence', role: 'status' })
  const offer = h('div', { class: 'tournament-offer' })
  const buttons = h('div', { class: 'state-buttons' })
  const element = h('div', { class: 'tournament' }, facts, sentence, offer, buttons)
  let message: TournamentMessage | undefined
  let drawn = ''
  const button = (label: string, input: { readonly type: string; readonly wants?: boolean }, main = false) =>
    on(h('button', { type: 'button', class: main ? 'plain-button main' : 'plain-button' }, label), {
      click: () => void host.move({ ...input }, message?.ownVersion ?? 0),
    })
  const buttonsOf = (now: TournamentMessage): HTMLElement[] => {
    const own = now.own === null ? null : now.chairs[now.own]
    if (now.phase === 'waiting')
      return own
        ? [button(t('studio.cards.withdraw'), { type: 'withdraw' })]
        : [
            button(
              t('studio.sitandgo.join', {
                amount: sumOf(amountOf(now.entry) + amountOf(now.fee), host.money),
              }),
              { type: 'join' },
              true,
            ),
          ]
    if (!own || own.rank !== null) return []
    if (now.phase === 'deal' && now.own !== null && now.offer)
      return now.offer.agreed.includes(now.own)
        ? [button(t('studio.sitandgo.decline'), { type: 'decline' })]
        : [
            button(t('studio.sitandgo.agree'), { type: 'agree' }, true),
            button(t('studio.sitandgo.decline'), { type: 'decline' }),
          ]
    if (own.absent || own.sitsOut) return [button(t('studio.cards.return'), { type: 'return' }, true)]
    return []
  }
  const draw = (now: TournamentMessage) => {
    setText(sentence, sentenceOf(now, host))
    facts.replaceChildren(...factsOf(now, host))
    offer.replaceChildren(...offerOf(now, host))
    const text = JSON.stringify([
      now.phase,
      now.own,
      now.offer?.agreed,
      now.own !== null && now.chairs[now.own],
    ])
    if (text === drawn) return
    drawn = text
    buttons.replaceChildren(...buttonsOf(now))
  }
  return {
    element,
    tick() {
      if (message) facts.replaceChildren(...factsOf(message, host))
    },
    show(next: TournamentMessage | undefined): void {
      message = next
      element.hidden = next === undefined
      if (next) draw(next)
    },
  }
}

function sentenceOf(
  { phase, chairs, size, own, opensAt }: TournamentMessage,
  { money }: Pick<TableHost, 'money'>,
): string {
  const taken = chairs.filter(Boolean).length
  const mine = own === null ? null : chairs[own]
  if (phase === 'waiting') return t('studio.sitandgo.waiting', { taken, size })
  if (phase === 'deal') return t('studio.sitandgo.deal')
  if (mine?.rank)
    return amountOf(mine.prize ?? '0') > 0n
      ? t('studio.sitandgo.yourPrize', { rank: mine.rank, prize: sumOf(amountOf(mine.prize ?? '0'), money) })
      : t('studio.sitandgo.yourRank', { rank: mine.rank })
  if (phase === 'over') return opensAt === null ? t('studio.sitandgo.over') : t('studio.sitandgo.opens')
  return ''
}

function factsOf(message: TournamentMessage, { money, now }: TableHost): HTMLElement[] {
  const fact = (name: string, value: string) =>
    h('div', {}, h('dt', {}, name), h('dd', {}, h('bdi', {}, value)))
  const { level, prizes, opensAt, phase, offer } = message
  return [
    ...(level
      ? [
          fact(
            t('studio.sitandgo.level', { number: level.number }),
            `${level.blinds[0]} / ${level.blinds[1]}`,
          ),
          ...(level.nextAt === null
            ? []
            : [fact(t('studio.sitandgo.nextLevel'), leftUntil(level.nextAt, now()))]),
        ]
      : []),
    ...prizes.map((prize, index) =>
      fact(t('studio.sitandgo.prize', { rank: index + 1 }), sumOf(amountOf(prize), money)),
    ),
    ...(phase === 'deal' && offer ? [fact(t('common.time'), leftUntil(offer.until, now()))] : []),
    ...(phase === 'over' && opensAt !== null
      ? [fact(t('studio.sitandgo.next'), leftUntil(opensAt, now()))]
      : []),
  ]
}

/** Who would get what, and who has agreed. */
function offerOf({ phase, offer, chairs }: TournamentMessage, { money }: TableHost): HTMLElement[] {
  if (phase !== 'deal' || !offer) return []
  return offer.amounts.flatMap((amount, chair) => {
    const who = chairs[chair]
    if (amount === null || !who) return []
    const agreed = offer.agreed.includes(chair)
    return [
      h(
        'p',
        { 'data-agreed': agreed },
        h('bdi', {}, who.name),
        h('b', {}, h('bdi', {}, chipsOf(amount, money))),
        h('span', { class: 'quiet' }, agreed ? t('studio.sitandgo.agreed') : '…'),
      ),
    ]
  })
}

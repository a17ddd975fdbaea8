// SPDX-License-Identifier: Apache-2.0
import type { CardLevel, CardLobby, ListedCardTable } from '../../../card-protocol/card-table-protocol.ts'
import { amountOf } from '../../money.ts'
import { h, on, setText } from '../../page/element.ts'
import { icon } from '../../page/icons.ts'
import type { Ask } from '../../server/calls.ts'
import { sentenceOf } from '../../server/failures.ts'
import { t } from '../../texts.ts'
import { chipsOf, sumOf, type ChipForm } from '../chips.ts'
import { levelName, stakesOf } from '../table-name.ts'

/** Lobbies change while one looks. */
const REFRESH_MS = 10_000

interface LobbyOptions {
  readonly ask: Ask
  readonly money: ChipForm
  /** `sits`: a chair is wanted at once. */
  readonly open: (table: string, sits: boolean) => void
  readonly addressOf: (table: string) => string
}

/** The tables of a game, by their stakes. */
export function createCardLobby({ ask, money, open, addressOf }: LobbyOptions) {
  const list = h('div', { class: 'lobby-levels' }, h('p', { class: 'quiet' }, t('common.loading')))
  const problem = h('p', { class: 'problem', role: 'alert' })
  let timer: ReturnType<typeof setInterval> | undefined
  let drawn = ''
  const draw = (lobby: CardLobby) => {
    const text = JSON.stringify(lobby)
    // What has not changed is left alone: a focus, and a finger on a button.
    if (text === drawn) return
    drawn = text
    const focused = document.activeElement?.id
    list.replaceChildren(...lobby.levels.map((level) => levelOf(level, lobby)))
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
  }
  const refresh = () => {
    if (document.hidden) return
    ask<CardLobby>('GET', '/api/cards/lobby').then(
      (lobby) => {
        setText(problem, '')
        draw(lobby)
      },
      (failure: unknown) => setText(problem, sentenceOf(failure)),
    )
  }
  const takeQuickChair = async (level: CardLevel) => {
    const { table } = await ask<{ readonly table: string }>('POST', '/api/cards/quick', {
      level: level.level,
    })
    open(table, true)
  }

  function levelOf(level: CardLevel, { tables }: CardLobby): HTMLElement {
    const own = tables.filter((table) => table.level === level.level)
    const quick = on(
      h(
        'button',
        { type: 'button', class: 'plain-button main', id: `quick-${level.level}` },
        t('studio.cards.quick'),
      ),
      {
        click: () => {
          takeQuickChair(level).catch((failure: unknown) => setText(problem, sentenceOf(failure)))
        },
      },
    )
    const heading = h('h2', { id: `level-${level.level}` }, levelName(level.level))
    return h(
      'section',
      { class: 'lobby-level', 'aria-labelledby': heading.id },
      h(
        'div',
        { class: 'level-head' },
        h(
          'div',
          {},
          heading,
          h('p', { class: 'level-stakes' }, h('bdi', {}, stakesOf(level, money))),
          h('p', { class: 'quiet' }, buyInOf(level, money)),
        ),
        quick,
      ),
      own.length === 0
        ? h('p', { class: 'quiet' }, t('studio.cards.noTables'))
        : h('ul', { class: 'level-tables' }, ...own.map((table) => rowOf(table))),
    )
  }

  function rowOf(table: ListedCardTable): HTMLElement {
    const name = t('studio.cards.tableNumber', { number: table.number })
    const go = h(
      'a',
      {
        class: table.own ? 'small-button main' : 'small-button',
        id: `open-${table.table}`,
        href: addressOf(table.table),
      },
      table.own ? t('studio.cards.goBack') : t('studio.cards.watch'),
      h('span', { class: 'visually-hidden' }, ` ${name}`),
    )
    on(go, {
      click: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        open(table.table, false)
      },
    })
    const apart = t('studio.cards.newWindow', { table: name })
    return h(
      'li',
      { class: 'lobby-table', 'data-own': table.own },
      h('b', { class: 'lobby-name' }, name),
      playersOf(table),
      h('dl', { class: 'lobby-figures' }, ...figuresOf(table, money)),
      h(
        'span',
        { class: 'lobby-ways' },
        go,
        h(
          'a',
          {
            ...{ class: 'icon-button', href: addressOf(table.table), target: '_blank', rel: 'opener' },
            ...{ 'aria-label': apart, title: apart },
          },
          icon('external'),
        ),
      ),
    )
  }

  return {
    element: h('div', { class: 'card-lobby' }, problem, list),
    start(): void {
      refresh()
      timer ??= setInterval(refresh, REFRESH_MS)
    },
    stop(): void {
      clearInterval(timer)
      timer = undefined
    },
  }
}

/** A dot for each chair, full where somebody sits. */
function playersOf({ chairs, taken, waiting }: ListedCardTable): HTMLElement {
  return h(
    'span',
    { class: 'lobby-players' },
    h(
      'span',
      { class: 'lobby-dots', 'aria-hidden': 'true' },
      ...Array.from({ length: chairs }, (_, chair) => h('i', { 'data-taken': chair < taken })),
    ),
    h('span', {}, t('studio.cards.taken', { taken, chairs })),
    waiting > 0 && h('span', { class: 'lobby-waiting' }, t('studio.cards.waiting', { count: waiting })),
  )
}

function figuresOf({ averagePot, seeFlop, handsAnHour }: ListedCardTable, money: ChipForm): HTMLElement[] {
  const figure = (name: string, value: string) =>
    h('div', {}, h('dt', {}, name), h('dd', {}, h('bdi', {}, value)))
  return [
    ...(averagePot === null ? [] : [figure(t('studio.cards.averagePot'), chipsOf(averagePot, money))]),
    ...(seeFlop === null ? [] : [figure(t('studio.cards.seeFlop'), `${Math.round(seeFlop)}%`)]),
    ...(handsAnHour === null ? [] : [figure(t('studio.cards.handsAnHour'), String(Math.round(handsAnHour)))]),
  ]
}

function buyInOf(level: CardLevel, money: ChipForm): string {
  if (level.entry !== undefined)
    return t('studio.cards.entryAndFee', {
      entry: chipsOf(level.entry, money),
      fee: chipsOf(level.fee ?? '0', money),
    })
  return t('studio.cards.buyInRange', {
    least: chipsOf(level.leastBuyIn, money),
    most: sumOf(amountOf(level.mostBuyIn), money),
  })
}

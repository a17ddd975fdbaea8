// SPDX-License-Identifier: Apache-2.0
import type { ChatMessage } from '../../../chat-protocol.ts'
import { h, on } from '../../page/element.ts'
import { icon } from '../../page/icons.ts'
import { t } from '../../texts.ts'
import type { Muted } from './muted.ts'

/** Older ones leave the page. */
const MOST = 100
const AT_END_PX = 24

export interface ChatListOptions {
  readonly muted: Muted
  /** Reports a message; answers whether that worked. Undefined for who may not. */
  readonly report: ((message: ChatMessage) => Promise<boolean>) | undefined
}

/** The messages, newest at the bottom. A new one is read aloud by itself, those that were there are not. */
export function createChatList({ muted, report }: ChatListOptions) {
  const list = h('ol', {
    class: 'chat-list',
    role: 'log',
    'aria-live': 'polite',
    'aria-relevant': 'additions',
    'aria-label': t('studio.chat.title'),
    tabindex: 0,
  })
  const none = h('p', { class: 'quiet' }, t('studio.chat.none'))
  const again = on(h('button', { type: 'button', class: 'small-button', hidden: true }), {
    click() {
      muted.clear()
      draw()
    },
  })
  let messages: readonly ChatMessage[] = []
  let ownAuthor: string | null = null
  const reported = new Set<string>()
  const lines = new Map<string, HTMLElement>()

  const isAtEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < AT_END_PX
  const toEnd = () => {
    list.scrollTop = list.scrollHeight
  }
  function lineOf(message: ChatMessage): HTMLElement {
    const { author, name, text, id } = message
    const isOwn = author === ownAuthor
    const hide = on(
      h(
        'button',
        { type: 'button', class: 'chat-name', title: t('studio.chat.hide', { name }) },
        h('bdi', {}, name),
      ),
      {
        click() {
          muted.add(author)
          draw()
          list.focus()
        },
      },
    )
    const flag = h(
      'button',
      {
        type: 'button',
        class: 'chat-flag',
        'aria-label': t('studio.chat.report', { name }),
        disabled: reported.has(id),
      },
      icon('flag'),
    )
    on(flag, {
      click() {
        flag.disabled = true
        void report?.(message).then((isDone) => {
          flag.disabled = isDone
          if (isDone) reported.add(id)
        })
      },
    })
    return h(
      'li',
      { 'data-own': isOwn },
      isOwn ? h('b', { class: 'chat-name' }, h('bdi', {}, name)) : hide,
      ' ',
      h('bdi', { class: 'chat-text', dir: 'auto' }, text),
      !isOwn && report !== undefined && flag,
    )
  }
  function draw(): void {
    const wasAtEnd = isAtEnd()
    const visible = messages.filter(({ author }) => !muted.has(author))
    const wanted = visible.map((message) => lines.get(message.id) ?? lineOf(message))
    for (const [id, line] of lines) if (!wanted.includes(line)) lines.delete(id)
    for (const [index, { id }] of visible.entries()) lines.set(id, wanted[index]!)
    for (const child of [...list.children]) if (!wanted.includes(child as HTMLElement)) child.remove()
    for (const [index, line] of wanted.entries())
      if (list.children[index] !== line) list.insertBefore(line, list.children[index] ?? null)
    none.hidden = visible.length > 0
    again.hidden = muted.count() === 0
    again.textContent = t('studio.chat.showAgain', { count: muted.count() })
    if (wasAtEnd) toEnd()
  }
  draw()
  return {
    element: h('div', { class: 'chat-messages' }, none, list, again),
    toEnd,
    /** Which messages are this player's own. */
    own(author: string | null): void {
      if (author === ownAuthor) return
      ownAuthor = author
      lines.clear()
      draw()
    },
    fill(all: readonly ChatMessage[]): void {
      messages = all
      list.setAttribute('aria-live', 'off')
      draw()
      toEnd()
      list.setAttribute('aria-live', 'polite')
    },
    add(message: ChatMessage): void {
      if (messages.some(({ id }) => id === message.id)) return
      messages = [...messages, message].slice(-MOST)
      draw()
    },
    remove(id: string): void {
      messages = messages.filter((message) => message.id !== id)
      draw()
    },
  }
}

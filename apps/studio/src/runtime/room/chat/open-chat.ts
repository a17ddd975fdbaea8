// SPDX-License-Identifier: Apache-2.0
import './chat.css'
import type { ChatLiveMessage, ChatMessage, ChatView } from '../../../chat-protocol.ts'
import type { GameCode } from '../../../protocol.ts'
import type { GameHost } from '../../game-host.ts'
import { h, on, setText } from '../../page/element.ts'
import { icon } from '../../page/icons.ts'
import { createSheet } from '../../page/sheet.ts'
import { t } from '../../texts.ts'
import { createChatForm } from './chat-form.ts'
import { createChatList } from './chat-list.ts'
import type { Muted } from './muted.ts'

/** The chat of a table, once it has been opened. */
export interface OpenedChat {
  readonly isOpen: () => boolean
  readonly toggle: () => void
  readonly receive: (message: ChatLiveMessage) => void
  /** Reads again what was written while the connection was lost. */
  readonly reload: () => void
}

interface Around {
  readonly button: HTMLElement
  /** It was opened or closed. */
  readonly changed: () => void
}

/** From here on the chat stands beside the table; on narrower screens it lies over it. */
const wide = matchMedia('(min-width: 760px)')

/** Builds the chat: beside the table, or in a sheet over it on a phone. Nothing in it is spoken while it is closed. */
export function openChat<Code extends GameCode>(
  host: GameHost<Code>,
  muted: Muted,
  { button, changed }: Around,
): OpenedChat {
  const status = h('p', { class: 'quiet chat-status', role: 'status' })
  const say = (sentence: string) => setText(status, sentence)
  const report = async ({ id }: ChatMessage): Promise<boolean> => {
    try {
      await host.ask('POST', `/api/room/chat/${id}/report`, {})
      say(t('studio.chat.reported'))
      return true
    } catch {
      say(t('common.error.title'))
      return false
    }
  }
  const list = createChatList({ muted, report: host.session.chat === 'write' ? report : undefined })
  const form = createChatForm({
    mayWrite: host.session.chat === 'write',
    ask: host.ask,
    say,
    sent(message) {
      list.own(message.author)
      list.add(message)
    },
  })
  const content = h('div', { class: 'chat' }, list.element, status, form.element)
  const close = on(
    h('button', { type: 'button', class: 'icon-button', 'aria-label': t('common.close') }, icon('close')),
    { click: () => toggle() },
  )
  const panel = h(
    'section',
    { class: 'chat-panel', 'aria-label': t('studio.chat.title'), hidden: true },
    h('div', { class: 'chat-head' }, h('h2', {}, t('studio.chat.title')), close),
  )
  on(panel, {
    keydown(event) {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      toggle()
    },
  })
  host.extra.prepend(panel)
  const sheet = createSheet(t('studio.chat.title'), 'chat', (body) => body.replaceChildren(content))
  const dialog = sheet.body.closest('dialog')
  dialog?.addEventListener('close', changed)

  const isOpen = () => !panel.hidden || (dialog?.open ?? false)
  function toggle(): void {
    if (isOpen()) {
      panel.hidden = true
      sheet.close()
      button.focus()
    } else {
      if (wide.matches) {
        panel.append(content)
        panel.hidden = false
        panel.scrollIntoView({ block: 'nearest' })
      } else sheet.open()
      form.focus()
      list.toEnd()
    }
    changed()
  }

  const reload = () => {
    host.ask<ChatView>('GET', '/api/room/chat/messages').then(
      (view) => {
        list.own(view.author)
        list.fill(view.messages)
      },
      () => say(t('common.error.title')),
    )
  }
  reload()
  return {
    isOpen,
    toggle,
    reload,
    receive(message) {
      if (message.type === 'chat') list.add(message.message)
      else list.remove(message.id)
    },
  }
}

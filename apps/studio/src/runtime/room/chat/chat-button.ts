// SPDX-License-Identifier: Apache-2.0
import type { GameCode } from '../../../protocol.ts'
import type { GameHost } from '../../game-host.ts'
import { h, on, setAttribute, setText } from '../../page/element.ts'
import { icon } from '../../page/icons.ts'
import { t } from '../../texts.ts'
import { createMuted } from './muted.ts'
import type { OpenedChat } from './open-chat.ts'

const MOST_COUNTED = 99

/**
 * Opens and closes the chat, and counts what is written meanwhile; undefined where there is no chat. The chat itself is loaded
 * when it is first opened.
 */
export function createChatButton<Code extends GameCode>(host: GameHost<Code>): HTMLElement | undefined {
  if (host.session.chat === 'off') return undefined
  const muted = createMuted()
  const count = h('b', { 'aria-hidden': 'true' })
  const button = h(
    'button',
    { type: 'button', class: 'chat-button', 'aria-expanded': 'false' },
    icon('chat'),
    count,
  )
  let opening: Promise<OpenedChat> | undefined
  let chat: OpenedChat | undefined
  let missed = 0

  function show(): void {
    const isOpen = chat?.isOpen() ?? false
    if (isOpen) missed = 0
    setAttribute(button, 'aria-expanded', String(isOpen))
    const news = missed > 0 ? `${t('studio.chat.title')}, ${t('studio.chat.new', { count: missed })}` : ''
    setAttribute(button, 'aria-label', news || t('studio.chat.title'))
    setText(count, missed > 0 ? String(Math.min(missed, MOST_COUNTED)) : '')
  }
  async function toggle(): Promise<void> {
    opening ??= import('./open-chat.ts').then(({ openChat }) =>
      openChat(host, muted, { button, changed: show }),
    )
    try {
      chat = await opening
      chat.toggle()
    } catch (failure) {
      opening = undefined
      host.fail(failure)
    }
    show()
  }
  host.listen({
    onMessage(message) {
      if (message.type !== 'chat' && message.type !== 'chatRemoved') return
      chat?.receive(message)
      if (message.type === 'chat' && !chat?.isOpen() && !muted.has(message.message.author)) missed += 1
      show()
    },
    onLine(connected) {
      if (connected) chat?.reload()
    },
  })
  show()
  return on(button, { click: () => void toggle() })
}

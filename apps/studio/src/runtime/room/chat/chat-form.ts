// SPDX-License-Identifier: Apache-2.0
import { CHAT_LENGTH } from '@tessera/rules/games/chat/clean-message'
import type { ChatMessage } from '../../../chat-protocol.ts'
import { h, on } from '../../page/element.ts'
import type { Ask } from '../../server/calls.ts'
import { Refused, sentenceOf } from '../../server/failures.ts'
import { t } from '../../texts.ts'

export interface ChatFormOptions {
  readonly mayWrite: boolean
  readonly ask: Ask
  /** Says how it went; empty for nothing. */
  readonly say: (sentence: string) => void
  readonly sent: (message: ChatMessage) => void
}

/** Where a message is written; who reads only is told so. */
export function createChatForm({ mayWrite, ask, say, sent }: ChatFormOptions) {
  if (!mayWrite) return { element: h('p', { class: 'quiet' }, t('studio.chat.readOnly')), focus: () => {} }
  const field = h('input', {
    type: 'text',
    class: 'chat-field',
    maxlength: CHAT_LENGTH,
    autocomplete: 'off',
    enterkeyhint: 'send',
    'aria-label': t('studio.chat.write'),
    placeholder: t('studio.chat.write'),
  })
  let isSending = false
  async function send(): Promise<void> {
    const text = field.value.trim()
    if (text === '' || isSending) return
    isSending = true
    try {
      const message = await ask<ChatMessage>('POST', '/api/room/chat', { text })
      if (field.value.trim() === text) field.value = ''
      say('')
      sent(message)
    } catch (failure) {
      const isFast = failure instanceof Refused && failure.refusal.code === 'studio.tooManyRequests'
      say(isFast ? t('studio.chat.tooFast') : sentenceOf(failure))
    }
    isSending = false
  }
  const form = on(
    h(
      'form',
      { class: 'chat-form', novalidate: true },
      field,
      h('button', { type: 'submit', class: 'small-button' }, t('studio.chat.send')),
    ),
    {
      submit(event) {
        event.preventDefault()
        void send()
      },
    },
  )
  return {
    element: h('div', {}, form, h('p', { class: 'quiet chat-rules' }, t('studio.chat.rules'))),
    focus: () => field.focus(),
  }
}

// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': 'As suas mensagens',
  'inbox.unread': 'Por ler',
  'inbox.unreadCount':
    '{count, plural, =0 {Sem mensagens por ler} one {# mensagem por ler} many {# de mensagens por ler} other {# mensagens por ler}}',
  'inbox.empty': 'Ainda não há mensagens',
  'inbox.emptyHint': 'As mensagens para si chegam aqui.',
  'inbox.delete': 'Apagar esta mensagem',
  'inbox.deleteRead': 'Apagar todas as mensagens lidas',
  'inbox.deleteRead.question': 'Apagar todas as mensagens que já leu?',
  'inbox.deleted': 'Apagada',
  'inbox.back': 'Voltar às mensagens',
}

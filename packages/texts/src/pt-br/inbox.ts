// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': 'Suas mensagens',
  'inbox.unread': 'Não lidas',
  'inbox.unreadCount':
    '{count, plural, =0 {Nenhuma mensagem não lida} one {# mensagem não lida} many {# de mensagens não lidas} other {# mensagens não lidas}}',
  'inbox.empty': 'Nenhuma mensagem ainda',
  'inbox.emptyHint': 'As mensagens para você chegam aqui.',
  'inbox.delete': 'Excluir esta mensagem',
  'inbox.deleteRead': 'Excluir todas as mensagens lidas',
  'inbox.deleteRead.question': 'Excluir todas as mensagens que você já leu?',
  'inbox.deleted': 'Excluída',
  'inbox.back': 'Voltar às mensagens',
}

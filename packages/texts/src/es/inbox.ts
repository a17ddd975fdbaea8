// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': 'Tus mensajes',
  'inbox.unread': 'Sin leer',
  'inbox.unreadCount':
    '{count, plural, =0 {No hay mensajes sin leer} one {# mensaje sin leer} many {# de mensajes sin leer} other {# mensajes sin leer}}',
  'inbox.empty': 'Aún no hay mensajes',
  'inbox.emptyHint': 'Los mensajes para ti llegan aquí.',
  'inbox.delete': 'Borrar este mensaje',
  'inbox.deleteRead': 'Borrar los mensajes leídos',
  'inbox.deleteRead.question': '¿Borrar los mensajes que ya has leído?',
  'inbox.deleted': 'Borrado',
  'inbox.back': 'Volver a los mensajes',
}

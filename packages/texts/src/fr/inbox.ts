// SPDX-License-Identifier: Apache-2.0
import type { inbox as source } from '../en/inbox.ts'
import type { Translated } from '../translated.ts'

/** The inbox of a member. */
export const inbox: Translated<typeof source> = {
  'inbox.list': 'Vos messages',
  'inbox.unread': 'Non lus',
  'inbox.unreadCount':
    '{count, plural, =0 {Aucun message non lu} one {# message non lu} many {# de messages non lus} other {# messages non lus}}',
  'inbox.empty': 'Aucun message pour l’instant',
  'inbox.emptyHint': 'Les messages qui vous sont adressés arrivent ici.',
  'inbox.delete': 'Supprimer ce message',
  'inbox.deleteRead': 'Supprimer tous les messages lus',
  'inbox.deleteRead.question': 'Supprimer tous les messages que vous avez lus ?',
  'inbox.deleted': 'Supprimé',
  'inbox.back': 'Retour aux messages',
}

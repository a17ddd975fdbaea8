// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': 'Transfert',
  'center.transferUpline': 'Transfert au parrain',
  'center.personalProfit': 'Gains et pertes',
  'center.bonusDetails': 'Bonus',
  'center.messageV2': 'Messages',
  'center.playerRank': 'Niveau VIP',
  'center.broken': 'L’espace membre n’a pas pu s’ouvrir',
  'center.promotions': 'Voir les promotions',
  'center.transferFund.empty': 'Votre argent est dans un seul portefeuille',
  'center.transferFund.emptyHint':
    'Aucun studio n’a ici son propre portefeuille, il n’y a donc rien à transférer.',
  'center.transfer.to': 'Transférer à {account}',
  'center.transfer.hint': 'Le transfert arrive aussitôt et ne peut pas être annulé.',
  'center.transfer.done': '{amount} ont été transférés',
  'center.personalProfit.empty': 'Rien ici pour l’instant',
  'center.personalProfit.emptyHint': 'Chacun de vos paris figure dans l’historique des paris.',
  'center.personalProfit.action': 'Ouvrir l’historique des paris',
  'center.bonusDetails.empty': 'Aucun bonus pour l’instant',
  'center.bonusDetails.emptyHint': 'Les bonus que vous recevez s’afficheront ici.',
  'center.avatar': 'Votre image',
  'center.avatar.all': 'Images au choix',
  'center.avatar.one': 'Image {number}',
}

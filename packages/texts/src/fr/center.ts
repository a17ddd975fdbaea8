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
  'center.transferFund.main': 'Portefeuille principal',
  'center.transferFund.wallets': 'Vos portefeuilles',
  'center.transferFund.maintenance': 'En maintenance',
  'center.transferFund.onItsWay': '{amount} en route vers : {wallet}',
  'center.transferFund.from': 'De',
  'center.transferFund.to': 'Vers',
  'center.transferFund.swap': 'Échanger les deux portefeuilles',
  'center.transferFund.all': 'Tout : {amount}',
  'center.transferFund.returnAll': 'Tout ramener',
  'center.transferFund.returned': 'Tout est de retour dans votre portefeuille principal',
  'center.transferFund.notReturned':
    'Tous les portefeuilles n’ont pas répondu. Votre argent est en sécurité, réessayez plus tard.',
  'center.transferFund.pending': '{amount} est en route. Vous verrez ici quand il arrivera.',
  'center.transferFund.hint':
    'Les jeux d’un fournisseur qui a son propre portefeuille se jouent avec l’argent de ce portefeuille. Vos limites de jeu n’y comptent pas. Les mises qui y sont faites ne figurent pas dans votre historique de paris ici et ne comptent pas dans le volume de mises.',
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

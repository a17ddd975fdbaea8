// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': 'Inviter et gagner',
  'referral.promise': 'Votre ami et vous recevez chacun {amount}',
  'referral.steps': 'Comment ça marche',
  'referral.step.share': 'Partagez votre lien ou votre code.',
  'referral.step.register': 'Votre ami s’inscrit avec.',
  'referral.step.play': 'En {days} jours, il dépose {deposit} et atteint {bets} de mises valides.',
  'referral.step.reward':
    'Chacun reçoit {amount} dans le centre de récompenses, à miser {times, plural, one {# fois} many {# fois} other {# fois}}.',
  'referral.step.cash': 'Chacun reçoit {amount} dans le centre de récompenses.',
  'referral.step.commission':
    'Vous recevez aussi {percent} des mises valides de vos amis, versés chaque jour.',
  'referral.code': 'Votre code',
  'referral.share': 'Partager',
  'referral.shareText': 'Rejoignez-moi sur {site}',
  'referral.invited': 'Invités',
  'referral.qualified': 'Qualifiés',
  'referral.bonus': 'Gagné',
  'referral.friends': 'Vos amis',
  'referral.friends.empty': 'Personne ne s’est encore inscrit avec votre code',
  'referral.friends.emptyHint': 'Partagez votre lien pour commencer.',
  'referral.registered': 'Inscription',
  'referral.status.Process': 'En cours',
  'referral.status.Qualified': 'Qualifié',
  'referral.status.Blocked': 'Ne compte pas',
  'referral.status.Expired': 'Délai dépassé',
  'referral.blocked.device': 'Utilise le même appareil que vous ou qu’un autre ami invité',
  'referral.blocked.ip': 'Utilise la même adresse internet que vous',
  'referral.blocked.payeeName': 'A le même nom de paiement que vous',
  'referral.blocked.phone': 'A le même numéro de téléphone que vous',
  'referral.rules': 'Qui compte',
  'referral.rules.text':
    'Un compte ne compte pas s’il partage avec vous un appareil, une adresse internet, un nom de paiement ou un numéro de téléphone, ou un appareil avec un autre ami que vous avez invité.',
  'referral.title.inviter': 'Un ami que vous avez invité est qualifié',
  'referral.title.friend': 'Récompense pour une invitation acceptée',
  'referral.title.commission': 'Part des mises de vos amis invités, {day}',
}

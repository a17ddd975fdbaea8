// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': 'Centre de récompenses',
  'rewardCentre.open': 'À réclamer',
  'rewardCentre.before': 'Réclamées',
  'rewardCentre.empty': 'Aucune récompense à réclamer',
  'rewardCentre.emptyHint': 'Les récompenses que vous gagnez vous attendront ici.',
  'rewardCentre.missions': 'Voir les missions',
  'rewardCentre.claim': 'Réclamer',
  'rewardCentre.claimed': 'Réclamée',
  'rewardCentre.until': 'À réclamer avant le {time}',
  'rewardCentre.wager': 'À miser {times, plural, one {# fois} many {# fois} other {# fois}}',
  'rewardCentre.credited': '{amount} vous ont été crédités.',
  'rewardCentre.source.MISSION': 'Mission',
  'rewardCentre.source.RANK': 'Rang VIP',
  'rewardCentre.source.EVENT': 'Événement',
  'rewardCentre.source.REFERRAL': 'Invitation',
  'fault.rewardCentre.claimed': 'Vous avez déjà réclamé cette récompense',
  'fault.rewardCentre.expired': 'Cette récompense a expiré',
  'fault.rewardCentre.cancelled': 'Cette récompense a été annulée',
}

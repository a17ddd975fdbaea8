// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': 'Centro de recompensas',
  'rewardCentre.open': 'Por reclamar',
  'rewardCentre.before': 'Reclamadas',
  'rewardCentre.empty': 'Não há recompensas por reclamar',
  'rewardCentre.emptyHint': 'As recompensas que ganhar ficarão aqui à sua espera.',
  'rewardCentre.missions': 'Ver as missões',
  'rewardCentre.claim': 'Reclamar',
  'rewardCentre.claimed': 'Reclamada',
  'rewardCentre.until': 'Reclamar até {time}',
  'rewardCentre.wager': 'Tem de ser apostada {times, plural, one {# vez} many {# vezes} other {# vezes}}',
  'rewardCentre.credited': 'Foram-lhe creditados {amount}.',
  'rewardCentre.source.MISSION': 'Missão',
  'rewardCentre.source.RANK': 'Nível VIP',
  'rewardCentre.source.EVENT': 'Evento',
  'rewardCentre.source.REFERRAL': 'Convite',
  'fault.rewardCentre.claimed': 'Já reclamou esta recompensa',
  'fault.rewardCentre.expired': 'Esta recompensa expirou',
  'fault.rewardCentre.cancelled': 'Esta recompensa foi cancelada',
}

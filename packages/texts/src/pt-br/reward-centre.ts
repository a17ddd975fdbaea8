// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': 'Central de recompensas',
  'rewardCentre.open': 'Para resgatar',
  'rewardCentre.before': 'Resgatadas',
  'rewardCentre.empty': 'Nenhuma recompensa para resgatar',
  'rewardCentre.emptyHint': 'As recompensas que você ganhar ficarão esperando aqui.',
  'rewardCentre.missions': 'Ver as missões',
  'rewardCentre.claim': 'Resgatar',
  'rewardCentre.claimed': 'Resgatada',
  'rewardCentre.until': 'Resgate até {time}',
  'rewardCentre.wager': 'Precisa ser apostada {times, plural, one {# vez} many {# vezes} other {# vezes}}',
  'rewardCentre.credited': '{amount} foram creditados para você.',
  'rewardCentre.source.MISSION': 'Missão',
  'rewardCentre.source.RANK': 'Nível VIP',
  'rewardCentre.source.EVENT': 'Evento',
  'rewardCentre.source.REFERRAL': 'Convite',
  'fault.rewardCentre.claimed': 'Você já resgatou esta recompensa',
  'fault.rewardCentre.expired': 'Esta recompensa expirou',
  'fault.rewardCentre.cancelled': 'Esta recompensa foi cancelada',
}

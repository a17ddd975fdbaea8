// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': 'Centro de recompensas',
  'rewardCentre.open': 'Por reclamar',
  'rewardCentre.before': 'Reclamadas',
  'rewardCentre.empty': 'No hay recompensas por reclamar',
  'rewardCentre.emptyHint': 'Las recompensas que ganes te esperarán aquí.',
  'rewardCentre.missions': 'Ver las misiones',
  'rewardCentre.claim': 'Reclamar',
  'rewardCentre.claimed': 'Reclamada',
  'rewardCentre.until': 'Reclamar hasta {time}',
  'rewardCentre.wager': 'Hay que apostarla {times, plural, one {# vez} many {# veces} other {# veces}}',
  'rewardCentre.credited': 'Se te han abonado {amount}.',
  'rewardCentre.source.MISSION': 'Misión',
  'rewardCentre.source.RANK': 'Rango VIP',
  'rewardCentre.source.EVENT': 'Evento',
  'rewardCentre.source.REFERRAL': 'Invitación',
  'fault.rewardCentre.claimed': 'Ya has reclamado esta recompensa',
  'fault.rewardCentre.expired': 'Esta recompensa ha caducado',
  'fault.rewardCentre.cancelled': 'Esta recompensa se ha cancelado',
}

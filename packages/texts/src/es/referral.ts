// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': 'Invita y gana',
  'referral.promise': 'Tú y tu amigo recibís {amount} cada uno',
  'referral.steps': 'Cómo funciona',
  'referral.step.share': 'Comparte tu enlace o tu código.',
  'referral.step.register': 'Tu amigo se registra con él.',
  'referral.step.play': 'En {days} días deposita {deposit} y alcanza apuestas válidas de {bets}.',
  'referral.step.reward':
    'Cada uno recibe {amount} en el centro de recompensas, que hay que apostar {times, plural, one {# vez} many {# veces} other {# veces}}.',
  'referral.step.cash': 'Cada uno recibe {amount} en el centro de recompensas.',
  'referral.step.commission': 'Además recibes el {percent} de las apuestas válidas de tus amigos, cada día.',
  'referral.code': 'Tu código',
  'referral.share': 'Compartir',
  'referral.shareText': 'Únete a mí en {site}',
  'referral.invited': 'Invitados',
  'referral.qualified': 'Cumplen',
  'referral.bonus': 'Ganado',
  'referral.friends': 'Tus amigos',
  'referral.friends.empty': 'Nadie se ha registrado con tu código todavía',
  'referral.friends.emptyHint': 'Comparte tu enlace para empezar.',
  'referral.registered': 'Registro',
  'referral.status.Process': 'En camino',
  'referral.status.Qualified': 'Cumple',
  'referral.status.Blocked': 'No cuenta',
  'referral.status.Expired': 'Plazo vencido',
  'referral.blocked.device': 'Usa el mismo dispositivo que tú u otro amigo invitado',
  'referral.blocked.ip': 'Usa la misma dirección de internet que tú',
  'referral.blocked.payeeName': 'Tiene el mismo nombre de pago que tú',
  'referral.blocked.phone': 'Tiene el mismo número de teléfono que tú',
  'referral.rules': 'Quién cuenta',
  'referral.rules.text':
    'Una cuenta no cuenta si comparte contigo un dispositivo, una dirección de internet, un nombre de pago o un número de teléfono, o un dispositivo con otro amigo que hayas invitado.',
  'referral.title.inviter': 'Un amigo al que invitaste ha cumplido',
  'referral.title.friend': 'Recompensa por aceptar una invitación',
  'referral.title.commission': 'Parte de las apuestas de tus amigos invitados, {day}',
}

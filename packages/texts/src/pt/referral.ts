// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': 'Convidar e ganhar',
  'referral.promise': 'Você e o seu amigo recebem {amount} cada um',
  'referral.steps': 'Como funciona',
  'referral.step.share': 'Partilhe a sua ligação ou o seu código.',
  'referral.step.register': 'O seu amigo regista-se com ele.',
  'referral.step.play': 'Em {days} dias, deposita {deposit} e atinge apostas válidas de {bets}.',
  'referral.step.reward':
    'Cada um recebe {amount} no centro de recompensas, a apostar {times, plural, one {# vez} many {# vezes} other {# vezes}}.',
  'referral.step.cash': 'Cada um recebe {amount} no centro de recompensas.',
  'referral.step.commission':
    'Recebe também {percent} das apostas válidas dos seus amigos, pagos todos os dias.',
  'referral.code': 'O seu código',
  'referral.share': 'Partilhar',
  'referral.shareText': 'Junte-se a mim em {site}',
  'referral.invited': 'Convidados',
  'referral.qualified': 'Qualificados',
  'referral.bonus': 'Ganho',
  'referral.friends': 'Os seus amigos',
  'referral.friends.empty': 'Ainda ninguém se registou com o seu código',
  'referral.friends.emptyHint': 'Partilhe a sua ligação para começar.',
  'referral.registered': 'Registo',
  'referral.status.Process': 'A caminho',
  'referral.status.Qualified': 'Qualificado',
  'referral.status.Blocked': 'Não conta',
  'referral.status.Expired': 'Prazo terminado',
  'referral.blocked.device': 'Usa o mesmo dispositivo que o seu ou o de outro amigo convidado',
  'referral.blocked.ip': 'Usa o mesmo endereço de internet que o seu',
  'referral.blocked.payeeName': 'Tem o mesmo nome de pagamento que o seu',
  'referral.blocked.phone': 'Tem o mesmo número de telefone que o seu',
  'referral.rules': 'Quem conta',
  'referral.rules.text':
    'Uma conta não conta se partilhar consigo um dispositivo, um endereço de internet, um nome de pagamento ou um número de telefone, ou um dispositivo com outro amigo que convidou.',
  'referral.title.inviter': 'Um amigo que convidou qualificou-se',
  'referral.title.friend': 'Recompensa por aceitar um convite',
  'referral.title.commission': 'Parte das apostas dos amigos convidados, {day}',
}

// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': 'Convide e ganhe',
  'referral.promise': 'Você e seu amigo ganham {amount} cada um',
  'referral.steps': 'Como funciona',
  'referral.step.share': 'Compartilhe seu link ou seu código.',
  'referral.step.register': 'Seu amigo se cadastra com ele.',
  'referral.step.play': 'Em {days} dias, ele deposita {deposit} e atinge {bets} em apostas válidas.',
  'referral.step.reward':
    'Cada um recebe {amount} na central de recompensas, a apostar {times, plural, one {# vez} many {# vezes} other {# vezes}}.',
  'referral.step.cash': 'Cada um recebe {amount} na central de recompensas.',
  'referral.step.commission':
    'Você também recebe {percent} das apostas válidas dos seus amigos, pagos todos os dias.',
  'referral.code': 'Seu código',
  'referral.share': 'Compartilhar',
  'referral.shareText': 'Venha comigo para {site}',
  'referral.invited': 'Convidados',
  'referral.qualified': 'Qualificados',
  'referral.bonus': 'Ganhos',
  'referral.friends': 'Seus amigos',
  'referral.friends.empty': 'Ninguém se cadastrou com seu código ainda',
  'referral.friends.emptyHint': 'Compartilhe seu link para começar.',
  'referral.registered': 'Cadastro',
  'referral.status.Process': 'A caminho',
  'referral.status.Qualified': 'Qualificado',
  'referral.status.Blocked': 'Não conta',
  'referral.status.Expired': 'Prazo encerrado',
  'referral.blocked.device': 'Usa o mesmo dispositivo que você ou outro amigo convidado',
  'referral.blocked.ip': 'Usa o mesmo endereço de internet que você',
  'referral.blocked.payeeName': 'Tem o mesmo nome de pagamento que você',
  'referral.blocked.phone': 'Tem o mesmo telefone que você',
  'referral.rules': 'Quem conta',
  'referral.rules.text':
    'Uma conta não conta se compartilhar com você um dispositivo, um endereço de internet, um nome de pagamento ou um telefone, ou um dispositivo com outro amigo que você convidou.',
  'referral.title.inviter': 'Um amigo que você convidou se qualificou',
  'referral.title.friend': 'Recompensa por aceitar um convite',
  'referral.title.commission': 'Parte das apostas dos amigos convidados, {day}',
}

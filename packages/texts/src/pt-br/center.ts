// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': 'Transferir',
  'center.transferUpline': 'Transferir ao superior',
  'center.personalProfit': 'Ganhos e perdas',
  'center.bonusDetails': 'Bônus',
  'center.messageV2': 'Mensagens',
  'center.playerRank': 'Nível VIP',
  'center.broken': 'Não foi possível abrir sua área de membro',
  'center.promotions': 'Ver promoções',
  'center.transferFund.empty': 'Seu dinheiro está em uma só carteira',
  'center.transferFund.emptyHint':
    'Nenhum estúdio aqui tem carteira própria, então não há nada para transferir.',
  'center.transfer.to': 'Transferir para {account}',
  'center.transfer.hint': 'Chega na hora e não pode ser desfeita.',
  'center.transfer.done': '{amount} transferidos',
  'center.personalProfit.empty': 'Nada por aqui ainda',
  'center.personalProfit.emptyHint': 'Cada aposta sua está no histórico de apostas.',
  'center.personalProfit.action': 'Abrir histórico de apostas',
  'center.bonusDetails.empty': 'Nenhum bônus ainda',
  'center.bonusDetails.emptyHint': 'Os bônus que você receber aparecem aqui.',
  'center.avatar': 'Sua imagem',
  'center.avatar.all': 'Imagens para escolher',
  'center.avatar.one': 'Imagem {number}',
}

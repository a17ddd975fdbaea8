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
  'center.transferFund.main': 'Carteira principal',
  'center.transferFund.wallets': 'Suas carteiras',
  'center.transferFund.maintenance': 'Em manutenção',
  'center.transferFund.onItsWay': '{amount} a caminho de: {wallet}',
  'center.transferFund.from': 'De',
  'center.transferFund.to': 'Para',
  'center.transferFund.swap': 'Inverter as duas carteiras',
  'center.transferFund.all': 'Tudo: {amount}',
  'center.transferFund.returnAll': 'Trazer tudo de volta',
  'center.transferFund.returned': 'Tudo voltou para a sua carteira principal',
  'center.transferFund.notReturned':
    'Nem todas as carteiras responderam. Seu dinheiro está seguro; tente mais tarde.',
  'center.transferFund.pending': '{amount} está a caminho. Você verá aqui quando chegar.',
  'center.transferFund.hint':
    'Os jogos de um provedor com carteira própria são jogados com o dinheiro dessa carteira. Seus limites de jogo não contam lá. As apostas feitas lá não aparecem no seu histórico de apostas aqui nem contam como volume apostado.',
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

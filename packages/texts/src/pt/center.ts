// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': 'Transferir',
  'center.transferUpline': 'Transferir ao superior',
  'center.personalProfit': 'Ganhos e perdas',
  'center.bonusDetails': 'Bónus',
  'center.messageV2': 'Mensagens',
  'center.playerRank': 'Nível VIP',
  'center.broken': 'Não foi possível abrir a área de membro',
  'center.promotions': 'Ver as promoções',
  'center.transferFund.main': 'Carteira principal',
  'center.transferFund.wallets': 'As suas carteiras',
  'center.transferFund.maintenance': 'Em manutenção',
  'center.transferFund.onItsWay': '{amount} a caminho de: {wallet}',
  'center.transferFund.from': 'De',
  'center.transferFund.to': 'Para',
  'center.transferFund.swap': 'Trocar as duas carteiras',
  'center.transferFund.all': 'Tudo: {amount}',
  'center.transferFund.returnAll': 'Trazer tudo de volta',
  'center.transferFund.returned': 'Tudo voltou à sua carteira principal',
  'center.transferFund.notReturned':
    'Nem todas as carteiras responderam. O seu dinheiro está seguro; tente mais tarde.',
  'center.transferFund.pending': '{amount} está a caminho. Verá aqui quando chegar.',
  'center.transferFund.hint':
    'Os jogos de um fornecedor com carteira própria jogam-se com o dinheiro dessa carteira. Os seus limites de jogo não contam lá. As apostas feitas lá não constam do seu registo de apostas aqui nem contam como volume de apostas.',
  'center.transferFund.emptyHint':
    'Nenhum estúdio tem aqui carteira própria, por isso não há nada a transferir.',
  'center.transfer.to': 'Transferir para {account}',
  'center.transfer.hint': 'Chega de imediato e não pode ser anulada.',
  'center.transfer.done': '{amount} transferidos',
  'center.personalProfit.empty': 'Ainda não há nada aqui',
  'center.personalProfit.emptyHint': 'Cada uma das suas apostas está no histórico de apostas.',
  'center.personalProfit.action': 'Abrir o histórico de apostas',
  'center.bonusDetails.empty': 'Ainda não há bónus',
  'center.bonusDetails.emptyHint': 'Os bónus que receber aparecem aqui.',
  'center.avatar': 'A sua imagem',
  'center.avatar.all': 'Imagens à escolha',
  'center.avatar.one': 'Imagem {number}',
}

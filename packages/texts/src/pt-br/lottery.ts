// SPDX-License-Identifier: Apache-2.0
import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': 'Central de loterias',
  'lottery.one': 'Loteria',
  'lottery.vietnam': 'Loteria vietnamita',
  'lottery.studios': 'Estúdios de loteria',
  'lottery.draws': 'Sorteios',
  'lottery.noDraws': 'Nenhum sorteio no momento',
  'lottery.noDrawsHint':
    'Sorteios, resultados e apostas aparecem aqui assim que uma loteria estiver à venda.',
  'lottery.unknown': 'Esta loteria não está à venda',
  'lottery.unknownHint': 'Não existe essa loteria aqui.',
  'lottery.action': 'Ver os estúdios de loteria',
  'lottery.all': 'Todas as loterias',
  'lottery.lobby': 'Jogos',
  'lottery.lobby.hint': 'Todos os jogos em uma só página.',
  'lottery.group.MB': 'Norte',
  'lottery.group.MT': 'Centro',
  'lottery.group.MN': 'Sul',
  'lottery.group.FAST': 'Sorteios rápidos',
  'lottery.group.KENO': 'Keno',
  'fault.lottery.unknownGame': 'Esta loteria não existe',
  'fault.lottery.unknownDraw': 'Este sorteio não existe',
  'fault.lottery.notOnSale': 'Esta loteria não está à venda',
  'fault.lottery.drawClosed': 'As apostas deste sorteio estão encerradas',
  'fault.lottery.wrongPick': 'A escolha não combina com este tipo de aposta',
  'fault.lottery.belowMinimum': 'A aposta mínima por lote é {min}',
  'fault.lottery.aboveMaximum': 'A aposta máxima por lote é {max}',
  'fault.lottery.shareUsed':
    'Seus bilhetes atingiram o que um membro pode ter deste sorteio. Tente uma aposta menor',
  'fault.lottery.drawFull': 'Este sorteio atingiu o limite. Tente uma aposta menor',
}

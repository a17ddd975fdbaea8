// SPDX-License-Identifier: Apache-2.0
import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': 'Centro de lotarias',
  'lottery.one': 'Lotaria',
  'lottery.vietnam': 'Lotaria vietnamita',
  'lottery.studios': 'Estúdios de lotaria',
  'lottery.draws': 'Sorteios',
  'lottery.noDraws': 'De momento não há sorteios',
  'lottery.noDrawsHint':
    'Os sorteios, resultados e apostas aparecem aqui assim que uma lotaria estiver à venda.',
  'lottery.unknown': 'Esta lotaria não está à venda',
  'lottery.unknownHint': 'Não existe essa lotaria aqui.',
  'lottery.action': 'Ver os estúdios de lotaria',
  'lottery.all': 'Todas as lotarias',
  'lottery.lobby': 'Jogos',
  'lottery.lobby.hint': 'Todos os jogos numa só página.',
  'lottery.group.MB': 'Norte',
  'lottery.group.MT': 'Centro',
  'lottery.group.MN': 'Sul',
  'lottery.group.FAST': 'Sorteios rápidos',
  'lottery.group.KENO': 'Keno',
  'fault.lottery.unknownGame': 'Esta lotaria não existe',
  'fault.lottery.unknownDraw': 'Este sorteio não existe',
  'fault.lottery.notOnSale': 'Esta lotaria não está à venda',
  'fault.lottery.drawClosed': 'As apostas neste sorteio estão encerradas',
  'fault.lottery.wrongPick': 'A escolha não corresponde a este tipo de aposta',
  'fault.lottery.belowMinimum': 'A aposta mínima por lote é {min}',
  'fault.lottery.aboveMaximum': 'A aposta máxima por lote é {max}',
  'fault.lottery.shareUsed':
    'Os seus bilhetes atingiram o que um membro pode ter deste sorteio. Tente uma aposta menor',
  'fault.lottery.drawFull': 'Este sorteio atingiu o limite. Tente uma aposta menor',
}

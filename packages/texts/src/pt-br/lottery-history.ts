// SPDX-License-Identifier: Apache-2.0
import type { lotteryHistory as source } from '../en/lottery-history.ts'
import type { Translated } from '../translated.ts'

/** Statistics and past results of lotteries, and notices of results. */
export const lotteryHistory: Translated<typeof source> = {
  'lottery.history': 'Resultados e estatísticas',
  'lottery.history.source': 'Origem dos sorteios',
  'lottery.history.site': 'Sorteios deste site',
  'lottery.history.state': 'Resultados oficiais',
  'lottery.history.imported':
    'Resultados oficiais, importados de {source}. As apostas deste site nunca são liquidadas por eles.',
  'lottery.history.north':
    'O Norte tem um sorteio por dia, o da província daquele dia. Aqui contam os dias de {lottery}.',
  'lottery.history.independent':
    'Os sorteios são independentes entre si. O que saiu no passado não diz nada sobre o próximo sorteio.',
  'lottery.history.span': 'Período',
  'lottery.history.days': '{days} dias',
  'lottery.history.year': '1 ano',
  'lottery.history.fiveYears': '5 anos',
  'lottery.history.counted': 'Sorteios contados: {draws}, de {from} a {until}',
  'lottery.history.empty': 'Não há sorteios nesta seleção',
  'lottery.history.series': 'O que se conta',
  'lottery.history.series.all': 'Terminações de todos os prêmios',
  'lottery.history.series.special': 'Terminações de DB',
  'lottery.history.series.balls': 'Bolas',
  'lottery.history.series.any': 'Todas as posições',
  'lottery.history.frequency': 'Quantas vezes saiu cada número',
  'lottery.history.expected': 'Esperado em sorteios justos: {count} vezes cada, indicado pela linha',
  'lottery.history.table': 'Todos os números em tabela',
  'lottery.history.number': 'Número',
  'lottery.history.hits': 'Vezes que saiu',
  'lottery.history.last': 'Última vez',
  'lottery.history.gap': 'Sorteios desde então',
  'lottery.history.longest': 'Maior intervalo',
  'lottery.history.average': 'Um em cada quantos sorteios',
  'lottery.history.averageExpected':
    'Em sorteios justos, um número sai em média em um de cada {count} sorteios.',
  'lottery.history.never': 'Não neste período',
  'lottery.history.heads': 'Cabeças e caudas',
  'lottery.history.headsHint':
    'O algarismo das dezenas (cabeça) e o das unidades (cauda) das terminações acima.',
  'lottery.history.digit': 'Algarismo',
  'lottery.history.head': 'Cabeça',
  'lottery.history.tail': 'Cauda',
  'lottery.history.deviation': 'Comparado com o acaso',
  'lottery.history.deviation.text':
    'De 100 séries justas com tantos sorteios, cerca de {share} são pelo menos tão desiguais quanto esta.',
  'lottery.history.deviation.usual': 'Diferenças deste tamanho são próprias do acaso.',
  'lottery.history.deviation.rare':
    'É raro, mas o raro também acontece por acaso. Não ajuda a adivinhar o próximo sorteio.',
  'lottery.history.deviation.few': 'Há poucos sorteios para compará-los com o acaso.',
  'lottery.history.chiSquare': 'Qui-quadrado {value} com {degrees} graus de liberdade',
  'lottery.history.day': 'Dia',
  'lottery.history.noneOnDay': 'Sem resultado neste dia',
  'lottery.history.bet': 'Apostar nesta loteria',
  'lottery.notices': 'Avisos de resultados',
  'lottery.notices.hint':
    'Chegam à sua caixa de mensagens. Os ganhos de uma loteria que sorteia o dia todo são reunidos por hora.',
  'lottery.notices.off': 'Nenhum',
  'lottery.notices.each': 'Cada resultado',
  'lottery.notices.won': 'Quando um bilhete ganha',
  'lottery.notices.daily': 'Uma vez por dia',
  'lottery.notice.title': '{lottery}: resultados de {when}',
  'lottery.notice.tickets':
    'Seus bilhetes: {tickets}. Premiados: {won}. Custaram {cost} e devolveram {returned}.',
  'lottery.notice.void': 'Este sorteio não aconteceu. As apostas foram devolvidas.',
  'fault.lottery.noSuchNotice': 'Esta loteria não oferece estes avisos',
}

// SPDX-License-Identifier: Apache-2.0
import type { lotteryHistory as source } from '../en/lottery-history.ts'
import type { Translated } from '../translated.ts'

/** Statistics and past results of lotteries, and notices of results. */
export const lotteryHistory: Translated<typeof source> = {
  'lottery.history': 'Resultados y estadísticas',
  'lottery.history.source': 'De quién son los sorteos',
  'lottery.history.site': 'Sorteos de este sitio',
  'lottery.history.state': 'Resultados estatales',
  'lottery.history.imported':
    'Resultados estatales, importados de {source}. Las apuestas de este sitio nunca se liquidan con ellos.',
  'lottery.history.north':
    'El Norte tiene un sorteo al día, el de la provincia de ese día. Aquí se cuentan los días de {lottery}.',
  'lottery.history.independent':
    'Los sorteos son independientes entre sí. Lo que salió en el pasado no dice nada del próximo sorteo.',
  'lottery.history.span': 'Período',
  'lottery.history.days': '{days} días',
  'lottery.history.year': '1 año',
  'lottery.history.fiveYears': '5 años',
  'lottery.history.counted': 'Sorteos contados: {draws}, del {from} al {until}',
  'lottery.history.empty': 'No hay sorteos en esta selección',
  'lottery.history.series': 'Qué se cuenta',
  'lottery.history.series.all': 'Terminaciones de todos los premios',
  'lottery.history.series.special': 'Terminaciones de DB',
  'lottery.history.series.balls': 'Bolas',
  'lottery.history.series.any': 'Todos los lugares',
  'lottery.history.frequency': 'Cuántas veces salió cada número',
  'lottery.history.expected': 'Esperado en sorteos justos: {count} veces cada uno, según la línea',
  'lottery.history.table': 'Todos los números en una tabla',
  'lottery.history.number': 'Número',
  'lottery.history.hits': 'Veces que salió',
  'lottery.history.last': 'Última vez',
  'lottery.history.gap': 'Sorteos desde entonces',
  'lottery.history.longest': 'Ausencia más larga',
  'lottery.history.average': 'Uno de cada tantos sorteos',
  'lottery.history.averageExpected':
    'En sorteos justos un número aparece de media en uno de cada {count} sorteos.',
  'lottery.history.never': 'No en este período',
  'lottery.history.heads': 'Cabezas y colas',
  'lottery.history.headsHint': 'La decena (cabeza) y la unidad (cola) de las terminaciones de arriba.',
  'lottery.history.digit': 'Cifra',
  'lottery.history.head': 'Cabeza',
  'lottery.history.tail': 'Cola',
  'lottery.history.deviation': 'Comparado con el azar',
  'lottery.history.deviation.text':
    'De 100 series justas de tantos sorteos, unas {share} son al menos tan desiguales como esta.',
  'lottery.history.deviation.usual': 'Diferencias así son las que trae el azar.',
  'lottery.history.deviation.rare':
    'Es raro, pero lo raro también ocurre por azar. No ayuda a adivinar el próximo sorteo.',
  'lottery.history.deviation.few': 'Hay muy pocos sorteos para compararlos con el azar.',
  'lottery.history.chiSquare': 'Ji cuadrado {value} con {degrees} grados de libertad',
  'lottery.history.day': 'Día',
  'lottery.history.noneOnDay': 'Sin resultado ese día',
  'lottery.history.bet': 'Apostar en esta lotería',
  'lottery.notices': 'Avisos de resultados',
  'lottery.notices.hint':
    'Llegan a tu buzón. Los premios de una lotería que sortea todo el día se reúnen por horas.',
  'lottery.notices.off': 'Ninguno',
  'lottery.notices.each': 'Cada resultado',
  'lottery.notices.won': 'Cuando gana un boleto',
  'lottery.notices.daily': 'Una vez al día',
  'lottery.notice.title': '{lottery}: resultados del {when}',
  'lottery.notice.tickets':
    'Tus boletos: {tickets}. Premiados: {won}. Costaron {cost} y devolvieron {returned}.',
  'lottery.notice.void': 'Este sorteo no se celebró. Se devolvió lo apostado.',
  'fault.lottery.noSuchNotice': 'Esta lotería no ofrece estos avisos',
}

// SPDX-License-Identifier: Apache-2.0
import type { bonusPrice as source } from '../en/bonus-price.ts'
import type { Translated } from '../translated.ts'

/** What a bonus costs its owner, before they claim it. */
export const bonusPrice: Translated<typeof source> = {
  'bonusPrice.title': 'Lo que cuesta este bono',
  'bonusPrice.cash': 'Este bono es efectivo al instante. No hay que apostar nada.',
  'bonusPrice.required': 'Hay que apostar {amount} en total',
  'bonusPrice.requiredHint': 'Solo entonces lo que quede del bono pasa a ser efectivo.',
  'bonusPrice.until': '{days, plural, one {En # día} many {En # días} other {En # días}}',
  'bonusPrice.untilHint': 'Después, el dinero del bono y lo que ganó se pierden.',
  'bonusPrice.games': 'Juegos que cuentan',
  'bonusPrice.counts': 'Cuenta el {percent} de cada apuesta: hay que apostar {amount}',
  'bonusPrice.excluded': 'No con este bono: {types}',
  'bonusPrice.noGames': 'Ahora mismo no cuenta ningún juego, así que este bono no puede pasar a efectivo.',
  'bonusPrice.gameCount': 'Juegos: {count}',
  'bonusPrice.unknown': 'Sin retorno indicado: {count}',
  'bonusPrice.cost': 'Cuesta {amount} de media',
  'bonusPrice.costRange': 'Cuesta de {least} a {most} de media',
  'bonusPrice.costAt': 'En {game}.',
  'bonusPrice.costBoth': '{least} en {game}, {most} en {other}.',
  'bonusPrice.costOwn': 'En {game}, a lo que más juegas: {amount}.',
  'bonusPrice.costUnknown': 'El coste se desconoce: ninguno de estos juegos indica su retorno.',
  'bonusPrice.chance': 'El {percent} acaba con más que el bono',
  'bonusPrice.chanceWithDeposit': 'El {percent} acaba con más que el depósito y el bono',
  'bonusPrice.chanceAt': 'Simulado en {game}, con un error de ±{error}.',
  'bonusPrice.chanceBoth':
    'Simulado en {game}, con un error de ±{error}; en {other}, el {percent}, con un error de ±{otherError}.',
  'bonusPrice.chanceUnknown': 'Hacen falta demasiadas apuestas para simular cómo acaba.',
  'bonusPrice.halfWay': 'Si paras a medias',
  'bonusPrice.halfWayText':
    'El efectivo y lo que ganó es tuyo; el dinero del bono y lo que ganó se pierde. Ejemplo: {staked} apostados, {lost} perdidos. Entonces {cash} se quedan contigo y {bonus} se pierden.',
  'bonusPrice.maxStake': 'Apuestas con dinero del bono: {amount} como máximo',
  'bonusPrice.order.cashFirst': 'Las apuestas usan primero tu efectivo y luego el bono.',
  'bonusPrice.order.bonusFirst': 'Las apuestas usan primero el bono y luego tu efectivo.',
  'bonusPrice.how': 'Cómo se calcula',
  'bonusPrice.how.cost':
    'Coste medio: lo que hay que apostar por la parte que el juego no devuelve (100 % menos su retorno al jugador).',
  'bonusPrice.how.simulation':
    'Simulación: el bono se juega {rounds} veces con apuestas de {stake}, hasta apostarlo todo o quedarse sin dinero. Apuestas necesarias: {bets}.',
  'bonusPrice.how.seed': 'Semilla: {seed}. Las mismas condiciones dan siempre las mismas cifras.',
  'bonusPrice.how.error':
    'El error es el error estándar. En dos de cada tres casos, la proporción real queda dentro.',
  'bonusPrice.pays.exact': 'Las apuestas pagan exactamente como el juego.',
  'bonusPrice.pays.choice': 'Las apuestas pagan exactamente como el juego con {choice}.',
  'bonusPrice.pays.model': 'Las apuestas pagan como un modelo de juego con este retorno y esta volatilidad.',
  'bonusPrice.finished': 'Todo apostado antes de quedarse sin dinero',
  'bonusPrice.moreThanDeposit': 'Queda más que el depósito',
  'bonusPrice.moreThanBonus': 'Queda más que el depósito y el bono',
  'bonusPrice.medianLeft': 'En la mitad de los casos queda como mucho',
  'bonusPrice.weight': 'Cuenta',
  'bonusPrice.return': 'Retorno al jugador',
  'bonusPrice.stake': 'Total a apostar',
  'bonusPrice.average': 'Coste medio',
  'bonusPrice.choice.dice': 'tirada por encima de 50.50',
  'bonusPrice.choice.limbo': 'objetivo 2.00×',
  'bonusPrice.choice.mines': '3 minas y 3 casillas',
  'bonusPrice.choice.plinko': '12 filas, riesgo medio',
  'bonusPrice.choice.crash': 'retirada en 2.00×',
}

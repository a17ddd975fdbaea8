// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'Las apuestas en este combate están cerradas',
  'sportsbook.reason.pool_cancelled':
    'El bote se canceló: un lado habría devuelto 1,07 o menos, o no tenía apuestas',
  'sportsbook.pool': 'Bote',
  'sportsbook.pool.about':
    'Las apuestas de ambos lados forman un bote. El {percent} % es comisión; el resto se reparte entre quienes apostaron al ganador.',
  'sportsbook.pool.changes':
    'Lo que devuelve un lado cambia con cada apuesta, hasta que se cierran al empezar el combate.',
  'sportsbook.pool.back':
    'Si hay empate se devuelve todo lo apostado. También si un lado devolviera 1,07 o menos, o no tuviera apuestas: entonces el bote se cancela.',
  'sportsbook.pool.returns': 'Devuelve ahora',
  'sportsbook.pool.noStakes': 'Aún sin apuestas',
  'sportsbook.pool.on': 'Apostar a {side}',
  'sportsbook.pool.hint':
    'Escribe un importe y toca un lado. La apuesta se hace al instante y no se puede retirar.',
  'sportsbook.pool.low': 'Al menos {amount}',
  'sportsbook.pool.high': 'Como máximo {amount}',
  'sportsbook.pool.placed': '{amount} a {side} están en el bote.',
  'sportsbook.pool.closed': 'Las apuestas en este combate están cerradas',
  'sportsbook.pool.mine': 'Mis apuestas en este combate',
  'sportsbook.pool.bets': 'Apuestas de bote',
  'sportsbook.pool.none': 'No tienes apuestas en ningún bote.',
  'sportsbook.pool.ifWins': 'Devolvería ahora si gana',
  'sportsbook.pool.rule':
    'Una apuesta ganadora devuelve su parte del bote tras la comisión, redondeada hacia abajo a la moneda más pequeña.',
  'sportsbook.pool.commission': 'Comisión',
}

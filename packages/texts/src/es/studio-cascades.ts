// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': 'Aquí no se pueden comprar tiradas gratis',
  'studio.cascade.buy': 'Comprar tiradas gratis',
  'studio.cascade.buyAsk': '¿Comprar {spins} tiradas gratis por {amount} {currency}? Empiezan enseguida.',
  'studio.cascade.buyReturns': 'De media devuelven el {percent} % de su precio.',
  'studio.cascade.freeWon': 'Tiradas gratis ganadas: {spins}',
  'studio.cascade.factor': 'Multiplicador {factor}×',
  'studio.cascade.boards': 'Tableros de la tirada {spin}',
  'studio.cascade.rules.clusters':
    '{from} o más símbolos iguales pagan si se tocan, uno al lado o encima del otro. La apuesta cubre todo el tablero.',
  'studio.cascade.rules.anywhere':
    '{from} o más símbolos iguales pagan estén donde estén. La apuesta cubre todo el tablero.',
  'studio.cascade.rules.fall':
    'Los símbolos ganadores desaparecen, los demás caen y llegan otros desde arriba mientras haya premio: hasta {most} veces por tirada. Tras el último de estos premios ya no cae nada.',
  'studio.cascade.rules.factors':
    'Los premios de una tirada se multiplican uno tras otro por {factors}; los siguientes, por el último de estos.',
  'studio.cascade.rules.keeps':
    'En las tiradas gratis el multiplicador nunca baja: se cuentan los premios de todas.',
  'studio.cascade.rules.multipliers':
    'Los multiplicadores quedan hasta el final de la tirada; entonces se suman y multiplican lo ganado. En las tiradas gratis cuentan los de todas hasta el momento.',
  'studio.cascade.rules.free':
    'Suficientes scatters en el último tablero de una tirada dan tiradas gratis, según la lista; {from} o más en una tirada gratis dan {again} más, hasta {most} por ronda. Los scatters pagan sin multiplicadores. Si te vas, tus tiradas gratis te esperan.',
  'studio.cascade.rules.buy':
    'Donde se ofrece, puedes comprar {spins} tiradas gratis por {price} veces tu apuesta. Empiezan enseguida, sin tirada pagada, y no pagan más de {most} veces esa apuesta. Los múltiplos se muestran entonces respecto del precio.',
  'studio.cascade.par.bought': 'Retorno de tiradas gratis compradas',
  'studio.cascade.par.error': 'Error estándar',
  'studio.cascade.par.rounds': 'Rondas simuladas',
  'studio.cascade.par.top': 'Mayor premio en ellas',
}

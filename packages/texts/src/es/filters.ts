// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': 'Filtros',
  'filters.minBet': 'Apuesta mínima desde',
  'filters.lines': 'Líneas de pago, al menos',
  'filters.theme': 'Tema',
  'filters.feature': 'Función',
  'filters.volatility': 'Volatilidad',
  'filters.volatility.1': 'Baja',
  'filters.volatility.2': 'Media-baja',
  'filters.volatility.3': 'Media',
  'filters.volatility.4': 'Alta',
  'filters.volatility.5': 'Muy alta',
  'filters.rtp': 'Retorno al jugador',
  'filters.from': '{value} o más',
  'filters.clear': 'Borrar todo',
  'filters.show': '{count, plural, one {Ver # juego} many {Ver # de juegos} other {Ver # juegos}}',
  'filters.remove': 'Quitar: {name}',
}

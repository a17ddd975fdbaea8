// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': 'Filtros',
  'filters.minBet': 'Aposta mínima desde',
  'filters.lines': 'Linhas de pagamento, no mínimo',
  'filters.theme': 'Tema',
  'filters.feature': 'Funcionalidade',
  'filters.volatility': 'Volatilidade',
  'filters.volatility.1': 'Baixa',
  'filters.volatility.2': 'Média-baixa',
  'filters.volatility.3': 'Média',
  'filters.volatility.4': 'Alta',
  'filters.volatility.5': 'Muito alta',
  'filters.rtp': 'Retorno ao jogador',
  'filters.from': '{value} ou mais',
  'filters.clear': 'Limpar tudo',
  'filters.show': '{count, plural, one {Ver # jogo} many {Ver # de jogos} other {Ver # jogos}}',
  'filters.remove': 'Remover: {name}',
}

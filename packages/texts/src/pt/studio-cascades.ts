// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': 'Não é possível comprar rodadas grátis aqui',
  'studio.cascade.buy': 'Comprar rodadas grátis',
  'studio.cascade.buyAsk': 'Comprar {spins} rodadas grátis por {amount} {currency}? Começam de imediato.',
  'studio.cascade.buyReturns': 'Em média devolvem {percent} % do seu preço.',
  'studio.cascade.freeWon': 'Rodadas grátis ganhas: {spins}',
  'studio.cascade.factor': 'Multiplicador {factor}×',
  'studio.cascade.boards': 'Tabuleiros da rodada {spin}',
  'studio.cascade.rules.clusters':
    '{from} ou mais símbolos iguais pagam se se tocarem, lado a lado ou um por cima do outro. A aposta cobre todo o tabuleiro.',
  'studio.cascade.rules.anywhere':
    '{from} ou mais símbolos iguais pagam onde quer que estejam. A aposta cobre todo o tabuleiro.',
  'studio.cascade.rules.fall':
    'Os símbolos vencedores desaparecem, os outros caem e chegam novos de cima enquanto houver prémio: até {most} vezes por rodada. Depois do último destes prémios nada mais cai.',
  'studio.cascade.rules.factors':
    'Os prémios de uma rodada são multiplicados um a seguir ao outro por {factors}; todos os seguintes pelo último destes.',
  'studio.cascade.rules.keeps':
    'Nas rodadas grátis o multiplicador nunca desce: contam-se os prémios de todas.',
  'studio.cascade.rules.multipliers':
    'Os multiplicadores ficam até ao fim da rodada, depois somam-se e multiplicam o que ela ganhou. Nas rodadas grátis contam os de todas até ao momento.',
  'studio.cascade.rules.free':
    'Scatters suficientes no último tabuleiro de uma rodada dão rodadas grátis, conforme a lista; {from} ou mais numa rodada grátis dão mais {again}, até {most} por jogada. Os scatters pagam sem multiplicadores. Se sair, as suas rodadas grátis esperam por si.',
  'studio.cascade.rules.buy':
    'Onde é oferecido, pode comprar {spins} rodadas grátis por {price} vezes a sua aposta. Começam de imediato, sem rodada paga, e não pagam mais de {most} vezes essa aposta. Os múltiplos são então mostrados em relação ao preço.',
  'studio.cascade.par.bought': 'Retorno das rodadas grátis compradas',
  'studio.cascade.par.error': 'Erro padrão',
  'studio.cascade.par.rounds': 'Jogadas simuladas',
  'studio.cascade.par.top': 'Maior prémio nelas',
}

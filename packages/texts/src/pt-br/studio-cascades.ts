// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': 'Não dá para comprar giros grátis aqui',
  'studio.cascade.buy': 'Comprar giros grátis',
  'studio.cascade.buyAsk': 'Comprar {spins} giros grátis por {amount} {currency}? Eles começam na hora.',
  'studio.cascade.buyReturns': 'Em média eles devolvem {percent} % do preço.',
  'studio.cascade.freeWon': 'Giros grátis ganhos: {spins}',
  'studio.cascade.factor': 'Multiplicador {factor}×',
  'studio.cascade.boards': 'Tabuleiros do giro {spin}',
  'studio.cascade.rules.clusters':
    '{from} ou mais símbolos iguais pagam quando se tocam, lado a lado ou um acima do outro. A aposta cobre o tabuleiro inteiro.',
  'studio.cascade.rules.anywhere':
    '{from} ou mais símbolos iguais pagam onde quer que estejam. A aposta cobre o tabuleiro inteiro.',
  'studio.cascade.rules.fall':
    'Os símbolos vencedores somem, os outros caem e novos chegam de cima enquanto houver prêmio: até {most} vezes por giro. Depois do último desses prêmios nada mais cai.',
  'studio.cascade.rules.factors':
    'Os prêmios de um giro são multiplicados um após o outro por {factors}; todos os seguintes pelo último deles.',
  'studio.cascade.rules.keeps':
    'Nos giros grátis o multiplicador nunca cai: os prêmios de todos são contados.',
  'studio.cascade.rules.multipliers':
    'Os multiplicadores ficam até o fim do giro, depois se somam e multiplicam o que ele ganhou. Nos giros grátis contam os de todos até agora.',
  'studio.cascade.rules.free':
    'Scatters suficientes no último tabuleiro de um giro dão giros grátis, conforme a lista; {from} ou mais em um giro grátis dão mais {again}, até {most} por rodada. Os scatters pagam sem multiplicadores. Se você sair, seus giros grátis esperam por você.',
  'studio.cascade.rules.buy':
    'Onde for oferecido, você pode comprar {spins} giros grátis por {price} vezes a sua aposta. Eles começam na hora, sem giro pago, e não pagam mais de {most} vezes essa aposta. Os múltiplos então são mostrados em relação ao preço.',
  'studio.cascade.par.bought': 'Retorno dos giros grátis comprados',
  'studio.cascade.par.error': 'Erro padrão',
  'studio.cascade.par.rounds': 'Rodadas simuladas',
  'studio.cascade.par.top': 'Maior prêmio nelas',
}

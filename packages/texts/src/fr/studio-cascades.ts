// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': 'Les tours gratuits ne s’achètent pas ici',
  'studio.cascade.buy': 'Acheter des tours gratuits',
  'studio.cascade.buyAsk':
    'Acheter {spins} tours gratuits pour {amount} {currency} ? Ils commencent aussitôt.',
  'studio.cascade.buyReturns': 'En moyenne, ils rendent {percent} % de leur prix.',
  'studio.cascade.freeWon': 'Tours gratuits gagnés : {spins}',
  'studio.cascade.factor': 'Multiplicateur {factor}×',
  'studio.cascade.boards': 'Grilles du tour {spin}',
  'studio.cascade.rules.clusters':
    '{from} symboles identiques ou plus paient s’ils se touchent, côte à côte ou l’un au-dessus de l’autre. La mise couvre toute la grille.',
  'studio.cascade.rules.anywhere':
    '{from} symboles identiques ou plus paient où qu’ils soient. La mise couvre toute la grille.',
  'studio.cascade.rules.fall':
    'Les symboles gagnants disparaissent, les autres tombent et de nouveaux arrivent d’en haut tant qu’il y a un gain : jusqu’à {most} fois par tour. Après le dernier de ces gains, plus rien ne tombe.',
  'studio.cascade.rules.factors':
    'Les gains d’un tour sont multipliés l’un après l’autre par {factors} ; tous les suivants par le dernier de ceux-ci.',
  'studio.cascade.rules.keeps':
    'Pendant les tours gratuits, le multiplicateur ne baisse jamais : les gains de tous sont comptés.',
  'studio.cascade.rules.multipliers':
    'Les multiplicateurs restent jusqu’à la fin du tour, puis s’additionnent et multiplient ses gains. Pendant les tours gratuits, ceux de tous les tours jusque-là comptent.',
  'studio.cascade.rules.free':
    'Assez de scatters sur la dernière grille d’un tour donnent des tours gratuits, selon la liste ; {from} ou plus pendant un tour gratuit en donnent {again} de plus, jusqu’à {most} par partie. Les scatters paient sans multiplicateur. Si vous partez, vos tours gratuits vous attendent.',
  'studio.cascade.rules.buy':
    'Là où c’est proposé, vous pouvez acheter {spins} tours gratuits pour {price} fois votre mise. Ils commencent aussitôt, sans tour payé, et ne paient pas plus de {most} fois cette mise. Les multiples se rapportent alors au prix.',
  'studio.cascade.par.bought': 'Retour des tours gratuits achetés',
  'studio.cascade.par.error': 'Erreur type',
  'studio.cascade.par.rounds': 'Parties simulées',
  'studio.cascade.par.top': 'Plus gros gain parmi elles',
}

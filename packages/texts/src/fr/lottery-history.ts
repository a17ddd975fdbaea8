// SPDX-License-Identifier: Apache-2.0
import type { lotteryHistory as source } from '../en/lottery-history.ts'
import type { Translated } from '../translated.ts'

/** Statistics and past results of lotteries, and notices of results. */
export const lotteryHistory: Translated<typeof source> = {
  'lottery.history': 'Résultats et statistiques',
  'lottery.history.source': 'Origine des tirages',
  'lottery.history.site': 'Tirages de ce site',
  'lottery.history.state': 'Résultats officiels',
  'lottery.history.imported':
    'Résultats officiels, importés de {source}. Les paris de ce site ne sont jamais réglés d’après eux.',
  'lottery.history.north':
    'Le Nord a un tirage par jour, celui de la province du jour. Seuls les jours de {lottery} sont comptés ici.',
  'lottery.history.independent':
    'Les tirages sont indépendants les uns des autres. Les tirages passés ne disent rien du prochain.',
  'lottery.history.span': 'Période',
  'lottery.history.days': '{days} jours',
  'lottery.history.year': '1 an',
  'lottery.history.fiveYears': '5 ans',
  'lottery.history.counted': 'Tirages comptés : {draws}, du {from} au {until}',
  'lottery.history.empty': 'Aucun tirage dans cette sélection',
  'lottery.history.series': 'Ce qui est compté',
  'lottery.history.series.all': 'Terminaisons de tous les prix',
  'lottery.history.series.special': 'Terminaisons de DB',
  'lottery.history.series.balls': 'Boules',
  'lottery.history.series.any': 'Toutes les places',
  'lottery.history.frequency': 'Fréquence de chaque numéro',
  'lottery.history.expected': 'Attendu avec des tirages équitables : {count} fois chacun, selon la ligne',
  'lottery.history.table': 'Tous les numéros en tableau',
  'lottery.history.number': 'Numéro',
  'lottery.history.hits': 'Sorties',
  'lottery.history.last': 'Dernière sortie',
  'lottery.history.gap': 'Tirages depuis',
  'lottery.history.longest': 'Plus long écart',
  'lottery.history.average': 'Un tirage sur',
  'lottery.history.averageExpected':
    'Avec des tirages équitables, un numéro sort en moyenne un tirage sur {count}.',
  'lottery.history.never': 'Pas dans cette période',
  'lottery.history.heads': 'Têtes et queues',
  'lottery.history.headsHint':
    'Le chiffre des dizaines (tête) et celui des unités (queue) des terminaisons ci-dessus.',
  'lottery.history.digit': 'Chiffre',
  'lottery.history.head': 'Tête',
  'lottery.history.tail': 'Queue',
  'lottery.history.deviation': 'Comparé au hasard',
  'lottery.history.deviation.text':
    'Sur 100 séries équitables d’autant de tirages, environ {share} sont au moins aussi inégales que celle-ci.',
  'lottery.history.deviation.usual': 'De tels écarts sont le fait du hasard.',
  'lottery.history.deviation.rare':
    'C’est rare, mais le rare arrive aussi par hasard. Cela n’aide pas à deviner le prochain tirage.',
  'lottery.history.deviation.few': 'Il y a trop peu de tirages pour les comparer au hasard.',
  'lottery.history.chiSquare': 'Khi-deux {value} à {degrees} degrés de liberté',
  'lottery.history.day': 'Jour',
  'lottery.history.noneOnDay': 'Aucun résultat ce jour-là',
  'lottery.history.bet': 'Parier sur cette loterie',
  'lottery.notices': 'Avis de résultats',
  'lottery.notices.hint':
    'Ils arrivent dans votre boîte de réception. Les gains d’une loterie qui tire toute la journée sont regroupés par heure.',
  'lottery.notices.off': 'Aucun',
  'lottery.notices.each': 'Chaque résultat',
  'lottery.notices.won': 'Quand un billet gagne',
  'lottery.notices.daily': 'Une fois par jour',
  'lottery.notice.title': '{lottery} : résultats du {when}',
  'lottery.notice.tickets':
    'Vos billets : {tickets}. Gagnants : {won}. Ils ont coûté {cost} et rapporté {returned}.',
  'lottery.notice.void': 'Ce tirage n’a pas eu lieu. Les mises ont été rendues.',
  'fault.lottery.noSuchNotice': 'Cette loterie ne propose pas ces avis',
}

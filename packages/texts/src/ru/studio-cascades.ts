// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': 'Здесь нельзя купить бесплатные вращения',
  'studio.cascade.buy': 'Купить бесплатные вращения',
  'studio.cascade.buyAsk': 'Купить {spins} бесплатных вращений за {amount} {currency}? Они начнутся сразу.',
  'studio.cascade.buyReturns': 'В среднем они возвращают {percent} % своей цены.',
  'studio.cascade.freeWon': 'Выиграно бесплатных вращений: {spins}',
  'studio.cascade.factor': 'Множитель {factor}×',
  'studio.cascade.boards': 'Поля вращения {spin}',
  'studio.cascade.rules.clusters':
    '{from} или больше одинаковых символов приносят выигрыш, если соприкасаются по горизонтали или вертикали. Ставка покрывает всё поле.',
  'studio.cascade.rules.anywhere':
    '{from} или больше одинаковых символов приносят выигрыш, где бы они ни были. Ставка покрывает всё поле.',
  'studio.cascade.rules.fall':
    'Выигравшие символы исчезают, остальные падают, и сверху приходят новые, пока что-то выигрывает: до {most} раз за вращение. После последнего из этих выигрышей ничего больше не падает.',
  'studio.cascade.rules.factors':
    'Выигрыши вращения умножаются один за другим на {factors}; все дальнейшие — на последнее из этих чисел.',
  'studio.cascade.rules.keeps':
    'В бесплатных вращениях множитель не падает: считаются выигрыши всех вращений.',
  'studio.cascade.rules.multipliers':
    'Множители остаются до конца вращения, затем складываются и умножают его выигрыш. В бесплатных вращениях учитываются множители всех вращений до сих пор.',
  'studio.cascade.rules.free':
    'Достаточно скаттеров на последнем поле вращения дают бесплатные вращения по списку; {from} или больше в бесплатном вращении дают ещё {again}, до {most} за раунд. Скаттеры платят без множителей. Если вы уйдёте, бесплатные вращения вас подождут.',
  'studio.cascade.rules.buy':
    'Где это предлагается, можно купить {spins} бесплатных вращений за {price} ставок. Они начинаются сразу, без платного вращения, и платят не больше {most} таких ставок. Кратность тогда указана от цены.',
  'studio.cascade.par.bought': 'Возврат купленных бесплатных вращений',
  'studio.cascade.par.error': 'Стандартная ошибка',
  'studio.cascade.par.rounds': 'Смоделировано раундов',
  'studio.cascade.par.top': 'Наибольший выигрыш в них',
}

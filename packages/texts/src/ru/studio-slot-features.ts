// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': 'Выберите, что открыть',
  'studio.slot.pick.closed': 'Место {place}, закрыто',
  'studio.slot.pick.prize': 'Место {place}: {pays}×',
  'studio.slot.pick.end': 'Место {place} завершает бонус',
  'studio.slot.pick.left': 'Открыто {opened} из {places}, пока {pays}×',
  'studio.slot.pick.next': 'Открыть за меня',
  'studio.slot.pick.all': 'Открыть все',
  'studio.slot.pick.places': 'Что было на местах',
  'studio.slot.pick.share': 'Места с {pays}×',
  'studio.slot.pick.endShare': 'Места, завершающие бонус',
  'studio.slot.par.pick': 'Отдача бонуса',
  'studio.slot.par.pickChance': 'Вероятность бонуса',
  'studio.slot.rules.pick':
    'Бонусные символы ({from}) открывают поле из закрытых мест, всего {places}. Вы открываете их по одному, и каждое выплачивает то, что в нём лежит, пока одно из них не завершит бонус или не откроются все. Содержимое определено вместе со ставкой, вы выбираете только порядок. Если вы уйдёте, поле подождёт, а через два дня места откроются начиная с первого.',
  'studio.slot.rules.expanding': 'Дикий символ заполняет весь барабан.',
  'studio.slot.rules.sticky':
    'Во фриспинах дикий символ заполняет весь барабан и остаётся до последнего вращения.',
  'studio.slot.rules.walking':
    'Дикий символ заполняет весь барабан. Затем с каждым респином он сдвигается на один барабан влево, пока не уйдёт. В раунде не больше респинов, чем {most}; если вы уйдёте, они подождут.',
  'studio.slot.rules.respinFactor': 'Каждый выигрыш респина умножается на {factor}.',
  'studio.slot.rules.wildHides': 'На полностью диком барабане скаттеры не видны.',
  'studio.slot.rules.freePlain':
    'Достаточное число скаттеров даёт фриспины, как указано ниже. Если вы уйдёте, они подождут.',
  'studio.slot.freePlainWon': 'Фриспинов: {spins}',
  'studio.slot.walks': 'Дикий символ движется: респин',
  'studio.slot.wildReels': 'Дикие барабаны: {reels}',
}

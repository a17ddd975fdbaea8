// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': 'Игровой автомат',
  'studio.slot.lost': 'В этот раз выигрыша нет',
  'studio.slot.freeWon': 'Бесплатные вращения: {spins}, каждый выигрыш считается ×{factor}',
  'studio.slot.spinAll': 'Прокрутить все',
  'studio.slot.quick': 'Быстрые вращения',
  'studio.slot.skip': 'Пропустить',
  'studio.slot.bigWin': 'Крупный выигрыш',
  'studio.slot.hugeWin': 'Огромный выигрыш',
  'studio.slot.ways': 'Способы: {ways}',
  'studio.slot.scatters': 'Скаттеры: {scatters}',
  'studio.slot.brings': '{multiplier}×, бесплатные вращения: {spins}',
  'studio.slot.rules.lines':
    'Одинаковые символы подряд слева на любой из линий (всего {lines}) приносят выплату по таблице. Ставка покрывает все линии.',
  'studio.slot.rules.ways':
    'Одинаковые символы на соседних барабанах слева приносят выплату всеми способами выбрать по одному с каждого барабана: до {ways}. Ставка покрывает все способы.',
  'studio.slot.rules.heights': 'В каждом вращении каждый барабан показывает от {least} до {most} рядов.',
  'studio.slot.rules.full':
    'Если все места показывают один и тот же из последних символов таблицы ({symbols}), каждый выигрыш считается ×{factor}.',
  'studio.slot.rules.free':
    'Достаточно скаттеров дают бесплатные вращения, как указано ниже. Каждый выигрыш в них считается ×{factor}, и они могут принести новые, до {most} за раунд. Если вы уйдёте, бесплатные вращения вас подождут.',
  'studio.slot.rules.cap': 'Раунд, дошедший до {most}×, платит столько и на этом заканчивается.',
  'studio.slot.respin': 'Повторное вращение {spin}',
  'studio.slot.rules.wild': 'Вайлд заменяет все символы, кроме монеты.',
  'studio.slot.coins': 'Монеты: {coins}, осталось вращений: {left}',
  'studio.slot.mini': 'Мини',
  'studio.slot.minor': 'Малый',
  'studio.slot.major': 'Большой',
  'studio.slot.grand': 'Главный',
  'studio.slot.coinShare': 'Монеты, которые платят {pays}×',
  'studio.slot.rules.hold':
    'Монеты, если их {from} или больше, остаются на местах, а пустые места вращаются снова: {respins} раза и ещё {respins} после каждой новой монеты. В конце каждая монета платит, что на ней указано, а полное окно добавляет главный джекпот {grand}×. Если вы уйдёте, вращения вас подождут.',
  'studio.slot.par.hold': 'Возврат повторных вращений',
  'studio.slot.par.holdChance': 'Шанс повторных вращений',
  'studio.slot.par.paid': 'Возврат платных вращений',
  'studio.slot.par.free': 'Возврат бесплатных вращений',
  'studio.slot.par.deviation': 'Стандартное отклонение',
  'studio.slot.par.top': 'Наибольший выигрыш платного вращения',
  'studio.slot.par.topValue': '{stakes}×, один раз на {spins} вращений',
  'studio.slot.par.most': 'Раунд не платит больше',
}

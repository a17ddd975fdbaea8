// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': 'Источник случайности',
  'lottery.beacon.own': 'Собственный маяк оператора, с подписью и цепочкой',
  'lottery.beacon.drand': 'drand, им управляют независимые организации',
  'lottery.beacon.unknown': 'Неизвестный источник',
  'lottery.beacon.none': 'Нет: получен только из зерна',
  'lottery.beacon.round': 'Раунд {round}',
  'lottery.beacon.signature': 'Подпись раунда',
  'lottery.beacon.waiting':
    'Розыгрыш {number} ждёт источник случайности. Если он не появится, все ставки вернут.',
  'lottery.verifier.save': 'Сохранить страницу проверки офлайн',
  'lottery.verifier.title': 'Проверка розыгрыша',
  'lottery.verifier.lead':
    'Эта страница заново вычисляет розыгрыш на этом устройстве. Она не может подключиться к серверу.',
  'lottery.verifier.seed': 'У зерна отпечаток, опубликованный до розыгрыша',
  'lottery.verifier.round': 'Это первый раунд с момента розыгрыша, и он подписан',
  'lottery.verifier.numbers': 'Числа следуют из опубликованных значений',
}

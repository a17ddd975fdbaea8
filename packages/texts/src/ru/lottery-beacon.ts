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
  'lottery.saved.save': 'Сохранить страницу проверки офлайн',
  'lottery.saved.title': 'Проверка розыгрыша',
  'lottery.saved.lead':
    'Эта страница заново вычисляет розыгрыш на этом устройстве. Она не может подключиться к серверу.',
  'lottery.saved.seed': 'У зерна отпечаток, опубликованный до розыгрыша',
  'lottery.saved.round': 'Это первый раунд с момента розыгрыша, и он подписан',
  'lottery.saved.numbers': 'Числа следуют из опубликованных значений',
  'alert.lottery.beaconFork':
    'Маяк лотерей противоречит себе: раунд пришёл с двумя значениями или не следует за предыдущим. Розыгрыши ждут и в конце концов отменяются.',
  'alert.lottery.beaconKey':
    'У маяка этой установки новый ключ. Если его никто не менял, кто-то выдаёт себя за маяк.',
  'alert.lottery.beaconMissing':
    'Розыгрыш слишком долго ждал источник случайности. Он отменён, все ставки возвращаются.',
  'console.setting.lottery.beacon': 'Источник случайности новых розыгрышей',
  'console.setting.lottery.beaconRelays': 'Адреса drand',
  'console.setting.lottery.ownBeaconUrl': 'Адрес собственного маяка',
  'console.setting.lottery.beaconWaitMinutes': 'Наибольшее ожидание источника случайности (минуты)',
}

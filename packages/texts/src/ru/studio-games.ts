// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** Keno, wheel, hilo, tower and coin flip, and what games with moves share. */
export const studioGames: Translated<typeof source> = {
  'studio.round.paid': '{multiplier}× приносит {payout} {currency}',
  'studio.round.lost': 'В этот раз без выигрыша',
  'studio.steps.safe': '{multiplier}×: если забрать сейчас, выплата {payout} {currency}',
  'studio.steps.lost': 'Проигрыш. Этот раунд ничего не приносит',
  'studio.steps.next': 'Следующий шаг даёт',
  'studio.steps.rules.cashOut': 'Заберите выигрыш когда угодно. Одна ошибка завершает раунд без выплаты.',
  'studio.steps.rules.pay':
    'Множитель равен 99 %, делённым на вероятность дойти до этого места. Преимущество — один процент, как бы далеко вы ни зашли.',
  'studio.randomTile': 'Случайная клетка',
  'studio.keno.title': 'Кено',
  'studio.keno.board': 'Числа от 1 до 40',
  'studio.keno.number': 'Число {number}',
  'studio.keno.picks': 'Выбрано чисел',
  'studio.keno.random': 'Случайные числа',
  'studio.keno.clear': 'Очистить',
  'studio.keno.hits': 'Совпадения',
  'studio.keno.classic': 'Классика',
  'studio.keno.rules.draw': 'Выберите от одного до десяти из 40 чисел. Затем выпадают десять.',
  'studio.keno.rules.pay':
    'Чем больше ваших чисел выпало, тем больше выплата. Таблица показывает выплату за каждое количество совпадений при вашем выборе и риске и её вероятность.',
  'studio.verify.keno': 'Выпавшие числа: каждое случайное число выбирает одно из оставшихся',
  'studio.wheel.title': 'Колесо',
  'studio.wheel.segments': 'Секторы',
  'studio.wheel.rules.spin': 'Колесо останавливается одним из секторов у стрелки; все они равновероятны.',
  'studio.wheel.rules.pay':
    'Этот сектор выплачивает ставку, умноженную на его множитель. На каждом колесе множители в среднем равны 0.99×.',
  'studio.verify.wheel': 'Сектор: число × {segments}, без дробной части, счёт с 0',
  'studio.hilo.title': 'Больше-меньше',
  'studio.hilo.higher': 'Старше или равна',
  'studio.hilo.lower': 'Младше или равна',
  'studio.hilo.skip': 'Пропустить карту',
  'studio.hilo.card': 'Карта',
  'studio.hilo.first': 'Следующая карта старше или младше?',
  'studio.hilo.rules.guess':
    'Угадайте, будет ли следующая карта старше или младше. Туз — самая младшая, король — самая старшая; все 13 достоинств каждый раз равновероятны.',
  'studio.hilo.rules.equal':
    'Равная карта выигрывает в обоих случаях. Беспроигрышный вариант не предлагается, а пропуск карты ничего не стоит.',
  'studio.verify.hilo': 'Карты: число × 52, без дробной части',
  'studio.tower.title': 'Башня дракона',
  'studio.tower.board': 'Башня в девять этажей',
  'studio.tower.difficulty': 'Сложность',
  'studio.tower.easy': 'Лёгкая',
  'studio.tower.medium': 'Средняя',
  'studio.tower.hard': 'Трудная',
  'studio.tower.expert': 'Экспертная',
  'studio.tower.master': 'Мастерская',
  'studio.tower.eggs': 'Яйца на этаже',
  'studio.tower.floor': 'Этаж',
  'studio.tower.tile': 'Этаж {floor}, клетка {tile}',
  'studio.tower.egg': 'яйцо',
  'studio.tower.fire': 'огонь',
  'studio.tower.first': 'Выберите клетку на нижнем этаже',
  'studio.tower.rules.floors':
    'Выберите по одной клетке на каждом из девяти этажей. Яйцо поднимает вас выше, огонь завершает раунд. Места определены до вашей первой клетки.',
  'studio.verify.tower': 'Клетки с яйцами, начиная с нижнего этажа',
  'studio.flip.title': 'Орёл или решка',
  'studio.flip.heads': 'Орёл',
  'studio.flip.tails': 'Решка',
  'studio.flip.calls': 'Верных догадок',
  'studio.flip.first': 'Орёл или решка?',
  'studio.flip.rules.call':
    'Угадывайте сторону монеты снова и снова. Каждая верная догадка удваивает множитель; после {most} верных догадок выигрыш забирается автоматически.',
  'studio.verify.flip': 'Стороны по порядку: орёл ниже 0.5',
}

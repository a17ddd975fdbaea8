// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The verifier of the studio's games. */
export const studioVerify: Translated<typeof source> = {
  'studio.verify.title': 'Проверка раунда',
  'studio.verify.lead':
    'Ваш браузер заново рассчитывает раунд по раскрытым сидам и правилам игры. Верить на слово не нужно: те же числа можно получить любой другой программой.',
  'studio.verify.game': 'Игра',
  'studio.verify.round': 'Раунд',
  'studio.verify.return': 'Выплата',
  'studio.verify.result': 'Итог проверки',
  'studio.verify.right': 'Верно:',
  'studio.verify.wrong': 'Неверно:',
  'studio.verify.shown': 'Рассчитано:',
  'studio.verify.verdict.right': 'Всё сходится. Раунд решён так, как было обещано до ставки.',
  'studio.verify.verdict.wrong':
    'Что-то не сходится. Посмотрите на красный шаг и спросите о нём службу поддержки.',
  'studio.verify.verdict.shown': 'Вот что дают сиды. Сравните с тем, что показала игра.',
  'studio.verify.computed': 'Рассчитано здесь',
  'studio.verify.recorded': 'В записи',
  'studio.verify.commitment.title': 'Сид сервера — тот, что обещан до ставки',
  'studio.verify.commitment':
    'Его хеш (SHA-256) был показан до ставки. У другого сида другой хеш, поэтому подменить его потом было нельзя.',
  'studio.verify.computedHash': 'Хеш, рассчитанный здесь',
  'studio.verify.publishedHash': 'Хеш, показанный до ставки',
  'studio.verify.stream.title': 'Сид сервера, сид клиента и номер ставки дают случайные числа',
  'studio.verify.stream':
    'Сид сервера подписывает текст «сид клиента : номер ставки : блок». Каждые четыре байта подписи дают одно число от 0 до 1 (не включая 1).',
  'studio.verify.floats':
    '{floats, plural, one {Использовано # число} few {Использовано # числа} many {Использовано # чисел} other {Использовано # числа}}',
  'studio.verify.outcome.title': 'Что эти числа значат в игре',
  'studio.verify.outcome': 'Рассчитано по правилам игры из чисел выше.',
  'studio.verify.story.title': 'Числа дают показанный результат',
  'studio.verify.story': 'Раунд проигрывается заново из чисел выше и шаг за шагом сравнивается с записью.',
  'studio.verify.money.title': 'Выплата верна',
  'studio.verify.money': 'Ставка, умноженная на множитель, с округлением вниз до наименьшей монеты.',
  'studio.verify.dice': 'Бросок: число × {rolls}, без дробной части, делённое на 100',
  'studio.verify.limbo': 'Точка: 0.99, делённое на число, до двух знаков после точки',
  'studio.verify.sample.stops': 'Остановки барабанов',
  'studio.verify.mines': 'Клетки с минами, по рядам от 1 до 25',
  'studio.verify.plinko.path': 'Путь шара: вправо, начиная с 0.5',
  'studio.verify.plinko.slot': 'Ячейка',
  'studio.verify.plinko.slotOf': '{slot} из {slots}, слева',
  'studio.verify.chain.title': 'Звено принадлежит опубликованной цепочке',
  'studio.verify.chain':
    'Если хешировать раскрытое звено {position, plural, one {# раз} few {# раза} many {# раз} other {# раза}}, получится конец цепочки, опубликованный до первого раунда.',
  'studio.verify.chain.link': 'Звено {position}, раскрыто после краша',
  'studio.verify.chain.outcome.title': 'Звено и публичная соль дают исход',
  'studio.verify.chain.outcome':
    'Звено подписывает соль, которую выбрали жребием после публикации цепочки: подобрать под неё цепочку было нельзя.',
  'studio.verify.point.title': 'Исход даёт точку краша',
  'studio.verify.point':
    'Первые 52 бита подписи — дробь X; краш наступает на 0.99 / (1 − X), до двух знаков после точки и не ниже 1.00×.',
  'studio.verify.tableBet':
    'Ставка, которую забрали до точки краша или на ней, оплачивается по своему множителю с округлением вниз; любая другая проиграна.',
  'studio.verify.left': 'Ставку забрали на',
  'studio.verify.notLeft': 'До краша ставку не забрали',
  'studio.verify.position': 'Место в цепочке',
  'studio.verify.positionOf': '{position} из {length}',
  'studio.verify.notPlayed': 'Этот раунд не сыгран, ставка возвращена, проверять нечего.',
  'studio.verify.stillRuns':
    'Раунд ещё идёт. Его звено цепочки раскроется после краша; тогда откройте эту страницу снова.',
  'studio.verify.hidden.title': 'Сид сервера этого раунда пока секретный',
  'studio.verify.hidden':
    'Он ещё решает новые ставки, поэтому показать его нельзя. Откройте в игре «Честность и история» и нажмите «Раскрыть сид сервера». Затем откройте эту страницу снова.',
  'studio.verify.manual.title': 'Проверить вручную',
  'studio.verify.manual':
    'Введите или вставьте любые значения. Всё считается в вашем браузере, ничего не отправляется.',
  'studio.verify.compute': 'Рассчитать',
  'studio.verify.nonce': 'Номер ставки (nonce)',
  'studio.verify.hash': 'Звено цепочки (хеш)',
  'studio.verify.hashOptional': 'Хеш, показанный до ставки (можно не указывать)',
  'studio.verify.terminalOptional': 'Опубликованный конец цепочки (можно не указывать)',
  'studio.verify.badServerSeed': '64 знака от 0 до 9 и от a до f',
  'studio.verify.badSalt': 'Не указана соль',
  'studio.verify.badNonce': 'Целое число от 0',
  'studio.verify.badSettings': 'В игре нет таких настроек. Проверьте цель, мины, ряды или риск.',
}

// SPDX-License-Identifier: Apache-2.0
import type { studioRefusals as source } from '../en/studio-refusals.ts'
import type { Translated } from '../translated.ts'

/** What the games' own server says when it cannot do what was asked. */
export const studioRefusals: Translated<typeof source> = {
  'studio.badRequest': 'Игра отправила то, что не удалось прочитать',
  'studio.unknownField': 'Игра отправила неизвестное поле: {field}',
  'studio.badAmount': 'На такую сумму нельзя сделать ставку',
  'studio.badClientSeed': 'Сид клиента — от 1 до 64 букв, цифр, пробелов, точек, дефисов или подчёркиваний',
  'studio.badTarget': 'Такая цель недоступна',
  'studio.badDirection': 'Выберите «больше» или «меньше»',
  'studio.badMineCount': 'На поле от 1 до 24 мин',
  'studio.badTile': 'Такой клетки на поле нет',
  'studio.tileAlreadyOpen': 'Эта клетка уже открыта',
  'studio.badRows': 'Выберите 8, 12 или 16 рядов',
  'studio.badRisk': 'Выберите низкий, средний или высокий риск',
  'studio.notFound': 'Такой раунд неизвестен',
  'studio.wrongMethod': 'Этот адрес не принимает такой метод',
  'studio.wrongContentType': 'Такой тип содержимого здесь не принимается',
  'studio.tooLarge': 'Запрос слишком большой',
  'studio.tooManyRequests': 'Слишком быстро, подождите немного',
  'studio.sessionExpired':
    'Сеанс этой игры завершён. Войдите, если потребуется, и откройте игру ещё раз из лобби',
  'studio.otherGame': 'Этот сеанс относится к другой игре',
  'studio.requestReused': 'Этот номер уже использован для другой ставки',
  'studio.roundPending': 'Ваша ставка ещё принимается, подождите немного',
  'studio.stakeTooSmall': 'Минимальная ставка: {minimum}',
  'studio.stakeTooLarge': 'Максимальная ставка: {maximum}',
  'studio.winTooLarge': 'Максимальный выигрыш за раунд: {maximum}',
  'studio.notEnoughMoney': 'Для этой ставки не хватает баланса',
  'studio.limitReached': 'Достигнут один из ваших лимитов',
  'studio.accountClosed': 'Ваш аккаунт сейчас не может играть',
  'studio.betNotTaken': 'Ставка не принята. Если сумма была списана, она уже возвращается',
  'studio.roundOpen': 'Сначала завершите открытый раунд',
  'studio.roundEnded': 'Этот раунд завершён',
  'studio.nothingOpened': 'Откройте клетку, прежде чем забрать выигрыш',
  'studio.bettingClosed': 'Приём ставок закрыт, скоро новый раунд',
  'studio.notStarted': 'Раунд ещё не начался',
  'studio.cashOutTooLate': 'Поздно: краш уже произошёл',
  'studio.tableClosed': 'Стол ненадолго закрыт. Если ставка была списана, она уже возвращается',
  'studio.unavailable': 'Игра сейчас недоступна, попробуйте чуть позже',
  'studio.unexpected': 'Ошибка на нашей стороне. Код обращения {reference}',
}

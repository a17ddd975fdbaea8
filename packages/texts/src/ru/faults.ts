// SPDX-License-Identifier: Apache-2.0
import type { faults as source } from '../en/faults.ts'
import type { Translated } from '../translated.ts'

/**
 * Refusals of the contract that belong to no domain, and their generic field messages. Domain refusals are in
 * the file of their domain.
 */
export const faults: Translated<typeof source> = {
  'fault.call.malformed': 'Не удалось прочитать запрос',
  'fault.call.invalid': 'Некоторые значения указаны неверно',
  'fault.call.badBrand': 'Такой бренд неизвестен',
  'fault.call.encryptionRequired': 'Этот запрос нужно отправлять зашифрованным',
  'fault.call.badEncryption': 'Не удалось расшифровать данные',
  'fault.call.unauthorized': 'Вы не вошли, пожалуйста, войдите',
  'fault.call.forbidden': 'У вас нет прав на это действие',
  'fault.call.notFound': 'По этому адресу ничего нет',
  'fault.call.wrongMethod': 'Этот адрес не принимает такой метод',
  'fault.call.requestReused': 'Этот номер запроса уже использован для другого',
  'fault.call.tooLarge': 'Запрос слишком большой',
  'fault.call.wrongContentType': 'Такой тип содержимого здесь не принимается',
  'fault.call.tooManyRequests': 'Слишком много запросов, попробуйте через минуту',
  'fault.call.unexpected': 'Ошибка на нашей стороне. Код обращения {reference}',
  'fault.call.unavailable': 'Сервис сейчас недоступен, попробуйте чуть позже',
  'fault.field.unknown': 'Такое поле неизвестно',
  'fault.field.required': 'Поле не может быть пустым',
  'fault.field.invalid': 'Неверное значение',
  'fault.maintenance': 'На сайте идут технические работы',
  'fault.site.invalidUrl': 'Неверный адрес, обратитесь в поддержку',
  'fault.site.ipBlocked': 'Доступ ограничен',
  'fault.site.regionRestricted': 'Сайт недоступен в вашем регионе',
  'fault.backoffice.settingChanged': 'Кто-то уже изменил это: {names}. Проверьте ещё раз',
  'fault.backoffice.noBrand': 'Такого бренда нет',
  'fault.backoffice.codeRequired': 'Введите код из приложения-аутентификатора',
  'fault.backoffice.ownRequest': 'Вы сами подали эту заявку; решает другой оператор',
  'fault.backoffice.requestOver': 'По этой заявке уже принято решение, или её срок истёк',
  'fault.backoffice.requestWaiting': 'Такая же заявка уже подана и ждёт решения',
  'fault.backoffice.noMember': 'Такого игрока нет',
  'fault.backoffice.noAgent': 'У этого бренда нет действующего агента с таким именем',
  'fault.backoffice.noUpline': 'У генерального агента и пробного счёта нет вышестоящего',
  'fault.backoffice.hasUpline': 'Контракты этому агенту предлагает вышестоящий агент, а не оператор',
  'fault.backoffice.kindOff': 'Этот вид контрактов у этого бренда отключён',
  'fault.backoffice.uplineCircle': 'Счёт не может стоять ниже самого себя или своей команды',
  'fault.agents.lineTooDeep': 'В линии может быть не больше 50 уровней',
  'fault.backoffice.moveWaiting': 'Перенос этого счёта уже запланирован. Сначала отмените его',
  'fault.backoffice.lineBlocked': 'Эта линия уже заблокирована',
  'fault.backoffice.lineNotBlocked': 'У этой линии нет собственной блокировки',
  'fault.backoffice.noMove': 'Перенос этого счёта не запланирован',
  'fault.backoffice.noRank': 'У пробного счёта нет ранга',
  'fault.backoffice.noHost': 'Такого хоста нет',
  'fault.backoffice.noChange': 'Такого изменения нет',
  'fault.backoffice.brandTaken': 'Этот код занят другим брендом',
  'fault.backoffice.hostTaken': 'Этот хост уже используется',
  'fault.backoffice.vendorAway': 'Провайдер сейчас не присылает список игр',
  'fault.backoffice.noList':
    'Этим аккаунтом пользуются демонстрационные провайдеры; своего списка игр у него нет',
  'fault.backoffice.firstBrand': 'Первый бренд нельзя закрыть',
}

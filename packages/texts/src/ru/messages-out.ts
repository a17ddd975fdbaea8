// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} — ваш код для входа. Никому его не сообщайте.',
  'mail.code.register': '{site}: {secret} — ваш код для регистрации.',
  'mail.code.forgot':
    '{site}: {secret} — ваш код для нового пароля. Если вы его не запрашивали, ничего не делайте.',
  'mail.code.contact': '{site}: {secret} — код для подтверждения нового контакта. Никому его не сообщайте.',
  'mail.contact.subject': 'Ваш код от {site}',
  'mail.reset.subject': 'Ваш временный пароль для {site}',
  'mail.reset':
    'Здравствуйте, {username}.\nС этим временным паролем можно один раз войти на {site} в течение {minutes} мин.:\n{secret}\nЗатем вам предложат выбрать новый пароль. Если вы этого не запрашивали, ничего не делайте: ваш пароль не изменился.',
  'mail.invite.subject': 'Выберите пароль для {site}',
  'mail.invite':
    'Здравствуйте, {username}.\nОткройте эту ссылку в течение 24 часов и выберите новый пароль для {site}:\n{secret}',
  'mail.security.subject': '{site}: изменение в вашем аккаунте',
  'mail.security.title': 'Изменение в вашем аккаунте',
  'mail.security.warning': 'Если это были не вы, немедленно обратитесь в службу поддержки.',
  'mail.security': 'Здравствуйте, {username}!\n{what}\n{warning}',
  'mail.security.factorsAsked':
    'В службу поддержки поступила просьба удалить ваши вторые факторы (приложение-аутентификатор и ключи доступа).',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': 'К вашему аккаунту добавлен ключ доступа.',
  'mail.security.appAdded': 'Для вашего аккаунта настроено приложение-аутентификатор.',
  'mail.security.recoveryCodesMade': 'Для вашего аккаунта созданы новые коды восстановления.',
  'mail.security.newWaysRemoved':
    'Доступ к вашему аккаунту был восстановлен. Недавно добавленные вторые факторы удалены.',
  'mail.security.factorsRemoved': 'Из вашего аккаунта удалён второй фактор.',
  'mail.security.inviteAsked':
    'В службу поддержки поступила просьба о ссылке для нового пароля к вашему аккаунту.',
  'mail.security.inviteMade': 'Создана ссылка для нового пароля к вашему аккаунту.',
  'mail.security.passwordSet': 'Пароль вашего аккаунта изменён.',
  'mail.security.paymentPasswordAdded': 'Для вашего аккаунта задан платёжный пароль.',
  'mail.security.paymentPasswordSet': 'Ваш платёжный пароль изменён.',
  'mail.security.bankAccountAdded':
    'Для вывода средств добавлен банковский счёт, оканчивающийся на {ending}.',
  'mail.security.contactChanged': 'Номер телефона или адрес почты вашего аккаунта изменён.',
  'mail.security.unlocked': 'Служба поддержки сняла блокировку вашего аккаунта после неверных попыток.',
}

import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': 'Личный кабинет',
  'members.center.pages': 'Страницы личного кабинета',
  'members.security': 'Безопасность',
  'members.account': 'Аккаунт',
  'members.since': 'Дата регистрации',
  'members.memberNumber': 'Номер игрока',
  'members.password': 'Пароль для входа',
  'members.password.change': 'Сменить пароль для входа',
  'members.password.old': 'Старый пароль',
  'members.password.new': 'Новый пароль',
  'members.password.confirm': 'Новый пароль ещё раз',
  'members.password.done': 'Пароль изменён',
  'members.payment': 'Платёжный пароль',
  'members.birthday.invalid': 'Введите дату в формате yyyy-MM-dd',
  'members.birthday.tooYoung': 'Вам должно быть {age} лет',
  'fault.members.fixed': 'Это можно указать только один раз, обратитесь в поддержку',
  'members.payment.set': 'Задан',
  'members.payment.unset': 'Не задан',
  'members.payment.hint': 'Шесть цифр. Защищает каждый вывод.',
  'members.payment.create': 'Задать платёжный пароль',
  'members.payment.change': 'Сменить платёжный пароль',
  'members.payment.old': 'Старый платёжный пароль',
  'members.payment.new': 'Новый платёжный пароль',
  'members.payment.confirm': 'Новый платёжный пароль ещё раз',
  'members.payment.done': 'Платёжный пароль сохранён',
  'members.payment.sixDigits': 'Введите 6 знаков: только цифры',
}

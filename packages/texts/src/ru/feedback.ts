// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': 'Обратная связь',
  'feedback.hint': 'Расскажите, что нравится, чего не хватает или что сломалось. Мы читаем всё.',
  'feedback.type': 'О чём сообщение?',
  'feedback.type.suggestion': 'Предложение',
  'feedback.type.complaint': 'Жалоба',
  'feedback.type.bug': 'Что-то не работает',
  'feedback.type.other': 'Другое',
  'feedback.content': 'Ваше сообщение',
  'feedback.counter': '{count} из {most}',
  'feedback.contact': 'Как с вами связаться (необязательно)',
  'feedback.contact.hint': 'Электронная почта или номер телефона.',
  'feedback.images': 'Изображения (необязательно)',
  'feedback.images.hint': 'До {count} изображений, PNG или JPG, до {size} МБ каждое.',
  'feedback.images.add': 'Добавить изображения',
  'feedback.images.remove': 'Убрать {name}',
  'feedback.images.wrong': '{name} — не изображение PNG или JPG',
  'feedback.images.tooLarge': '{name} больше {size} МБ',
  'feedback.images.tooMany': 'Не больше {count} изображений',
  'feedback.send': 'Отправить',
  'feedback.done': 'Спасибо. Ваше сообщение получено.',
  'feedback.required': 'Введите текст',
  'feedback.length': 'Длина текста — от {least} до {most} знаков',
}

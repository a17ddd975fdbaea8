// SPDX-License-Identifier: Apache-2.0
import type { messages as source } from '../en/messages.ts'
import type { Translated } from '../translated.ts'

/** Banners and notices. */
export const messages: Translated<typeof source> = {
  'messages.banners': 'Акции и новости',
  'messages.banner.of': '{number} из {total}',
  'messages.banner.pause': 'Остановить баннеры',
  'messages.banner.play': 'Запустить баннеры',
  'messages.banner.show': 'Показать баннер {number}',
  'messages.notices': 'Объявления',
  'messages.notices.all': 'Все объявления',
  'messages.notices.pinned': 'Закреплено',
  'messages.notices.empty': 'Объявлений пока нет',
  'messages.notices.previous': 'Предыдущее объявление',
  'messages.notices.next': 'Следующее объявление',
  'messages.notices.of': '{number} из {total}',
  'messages.publicity': 'Новости',
  'messages.publicity.more': 'Другие новости ({count})',
  'messages.leave.title': 'Вы покидаете сайт',
  'messages.leave.text': 'Ссылка ведёт на {host}, этот сайт нам не принадлежит.',
  'messages.leave.go': 'Открыть ссылку',
  'messages.leave.stay': 'Остаться',
  'messages.answer.title': 'Ответ на ваше обращение',
  'fault.messages.contentEmpty': 'Введите текст',
  'fault.messages.contentLength': 'Длина текста — от {min} до {max} знаков',
  'fault.messages.changedElsewhere': 'Кто-то уже изменил это. Загрузите заново и повторите изменение.',
  'fault.messages.pageTaken': 'На этой странице опубликован другой материал. Сначала уберите его в архив.',
  'fault.messages.nothingPublished': 'Из этого материала ещё ничего не опубликовано',
  'fault.messages.noSuchPicture': 'Изображения из этого материала нет в библиотеке, или оно другого вида',
  'fault.messages.pictureNotReadable': 'Этот файл не читается как изображение',
  'fault.messages.pictureWrongKind': 'Принимаются только изображения {formats}',
  'fault.messages.pictureOtherName': 'В имени указано {named}, но это изображение {found}',
  'fault.messages.pictureTooLarge': 'Изображение может быть не больше 5 МБ',
  'fault.messages.pictureTooManyPixels': 'Изображение может быть не больше 40 мегапикселей',
  'fault.messages.pictureTooSmall':
    'Изображение слишком маленькое: нужно не меньше {width} на {height} пикселей',
  'fault.messages.pictureInUse': 'Изображение используется: {items}',
  'fault.messages.tooManyFeedbacks': 'Вы уже отправили несколько сообщений. Попробуйте через десять минут.',
  'fault.messages.tooManyPictures':
    'На сегодня изображений достаточно. Отправьте без них или попробуйте завтра.',
  'fault.messages.libraryFull':
    'Библиотека этого бренда заполнена: в ней {most} изображений. Удалите ненужные.',
  'fault.messages.alreadyAnswered': 'На это обращение уже ответили',
  'fault.messages.nobodyToAnswer': 'Это прислал гость: отвечать некуда',
  'fault.messages.noSuchMember': 'Такого игрока нет',
}
